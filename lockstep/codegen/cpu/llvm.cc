// SPDX-License-Identifier: Apache-2.0
// The part of LLVM's C API that is used, found by name in libLLVM.
#include "lockstep/codegen/cpu/llvm.h"

#include <dlfcn.h>
#include <llvm-c/Core.h>
#include <llvm-c/Error.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>

#include <array>
#include <cstring>
#include <memory>
#include <mutex>

namespace lockstep::codegen::cpu {
namespace {

#define LS_LLVM_FUNCTIONS(X)               \
  X(LLVMContextCreate)                     \
  X(LLVMContextDispose)                    \
  X(LLVMCreateMemoryBufferWithMemoryRange) \
  X(LLVMDisposeMemoryBuffer)               \
  X(LLVMGetBufferStart)                    \
  X(LLVMGetBufferSize)                     \
  X(LLVMParseIRInContext)                  \
  X(LLVMDisposeModule)                     \
  X(LLVMDisposeMessage)                    \
  X(LLVMSetTarget)                         \
  X(LLVMSetModuleDataLayout)               \
  X(LLVMCreateTargetDataLayout)            \
  X(LLVMDisposeTargetData)                 \
  X(LLVMGetTargetFromTriple)               \
  X(LLVMCreateTargetMachine)               \
  X(LLVMDisposeTargetMachine)              \
  X(LLVMTargetMachineEmitToMemoryBuffer)   \
  X(LLVMRunPasses)                         \
  X(LLVMCreatePassBuilderOptions)          \
  X(LLVMDisposePassBuilderOptions)         \
  X(LLVMGetErrorMessage)                   \
  X(LLVMDisposeErrorMessage)               \
  X(LLVMGetFirstFunction)                  \
  X(LLVMGetNextFunction)                   \
  X(LLVMIsDeclaration)                     \
  X(LLVMCreateStringAttribute)             \
  X(LLVMAddAttributeAtIndex)               \
  X(LLVMGetVersion)                        \
  X(LLVMInitializeX86Target)               \
  X(LLVMInitializeX86TargetInfo)           \
  X(LLVMInitializeX86TargetMC)             \
  X(LLVMInitializeX86AsmPrinter)

// The symbols of the C API as members of the same name without "LLVM".
struct Llvm {
#define LS_MEMBER(name) decltype(&::name) name = nullptr;
  LS_LLVM_FUNCTIONS(LS_MEMBER)
#undef LS_MEMBER
};

Result<Llvm> LoadLlvm() {
  void* library = nullptr;
  for (const char* file : {"libLLVM.so.19.1", "libLLVM-19.so.1", "libLLVM-19.so"}) {
    library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (library != nullptr) break;
  }
  if (library == nullptr) {
    return FailedPreconditionError(
        "the cpu backend needs LLVM 19, whose library cannot be loaded (" + std::string(dlerror()) +
        "): install the package libllvm19, or use --backend=interpreter");
  }
  Llvm llvm;
#define LS_FIND(name)                                                                       \
  llvm.name = reinterpret_cast<decltype(llvm.name)>(dlsym(library, #name));                 \
  if (llvm.name == nullptr) {                                                               \
    return FailedPreconditionError("the LLVM library has no " #name ", which LLVM 19 has"); \
  }
  LS_LLVM_FUNCTIONS(LS_FIND)
#undef LS_FIND
  llvm.LLVMInitializeX86TargetInfo();
  llvm.LLVMInitializeX86Target();
  llvm.LLVMInitializeX86TargetMC();
  llvm.LLVMInitializeX86AsmPrinter();
  return llvm;
}

const Result<Llvm>& LoadedLlvm() {
  static const Result<Llvm> loaded = LoadLlvm();
  return loaded;
}

constexpr char kTriple[] = "x86_64-unknown-linux-gnu";

// What the function attributes target-cpu and prefer-vector-width say.
const char* CpuName(base::CpuLevel level) {
  switch (level) {
    case base::CpuLevel::kBaseline:
      return "x86-64";
    case base::CpuLevel::kAvx2:
      return "x86-64-v3";
    case base::CpuLevel::kAvx512:
      return "x86-64-v4";
  }
  return "x86-64";
}

// Kernels come as vector code already; what is left is to move what does not change out of loops
// and to fold addresses.
constexpr char kPasses[] =
    "always-inline,function(sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,"
    "loop-mssa(licm),early-cse<memssa>,loop(loop-deletion),simplifycfg)";

// Target machines that no compilation uses at the moment. One keeps tables of types and
// instructions, which take longer to make than a small kernel takes to compile. They end with the
// process.
class Machines {
 public:
  // Null when there is none for `level`.
  LLVMTargetMachineRef Take(base::CpuLevel level) {
    const std::lock_guard lock(mutex_);
    std::vector<LLVMTargetMachineRef>& free = free_[static_cast<size_t>(level)];
    if (free.empty()) return nullptr;
    LLVMTargetMachineRef machine = free.back();
    free.pop_back();
    return machine;
  }
  void Give(base::CpuLevel level, LLVMTargetMachineRef machine) {
    const std::lock_guard lock(mutex_);
    free_[static_cast<size_t>(level)].push_back(machine);
  }

 private:
  std::mutex mutex_;
  std::array<std::vector<LLVMTargetMachineRef>, 3> free_;  // by level
};

Machines& FreeMachines() {
  static Machines& machines = *new Machines;
  return machines;
}

// One compilation; frees what it made.
class Compilation {
 public:
  explicit Compilation(const Llvm& llvm) : llvm_(llvm), context_(llvm.LLVMContextCreate()) {}
  ~Compilation() {
    if (object_ != nullptr) llvm_.LLVMDisposeMemoryBuffer(object_);
    if (machine_ != nullptr) FreeMachines().Give(level_, machine_);
    if (module_ != nullptr) llvm_.LLVMDisposeModule(module_);
    llvm_.LLVMContextDispose(context_);
  }
  Compilation(const Compilation&) = delete;
  Compilation& operator=(const Compilation&) = delete;

  Status Parse(std::string_view text) {
    // The text must end with a zero byte, which is not counted. The parser takes the buffer.
    text_ = text;
    LLVMMemoryBufferRef buffer =
        llvm_.LLVMCreateMemoryBufferWithMemoryRange(text_.c_str(), text_.size(), "kernels", 1);
    char* message = nullptr;
    if (llvm_.LLVMParseIRInContext(context_, buffer, &module_, &message) != 0) {
      return Taken(message, "LLVM cannot read the kernels");
    }
    return OkStatus();
  }

  Status Optimize(base::CpuLevel level) {
    LS_RETURN_IF_ERROR(FindMachine(level));
    llvm_.LLVMSetTarget(module_, kTriple);
    LLVMTargetDataRef layout = llvm_.LLVMCreateTargetDataLayout(machine_);
    llvm_.LLVMSetModuleDataLayout(module_, layout);
    llvm_.LLVMDisposeTargetData(layout);
    DescribeTarget(level);
    LLVMPassBuilderOptionsRef options = llvm_.LLVMCreatePassBuilderOptions();
    LLVMErrorRef error = llvm_.LLVMRunPasses(module_, kPasses, machine_, options);
    llvm_.LLVMDisposePassBuilderOptions(options);
    if (error != nullptr) {
      char* text = llvm_.LLVMGetErrorMessage(error);
      std::string copy(text);
      llvm_.LLVMDisposeErrorMessage(text);
      return InternalError("LLVM cannot optimize the kernels: " + copy);
    }
    return OkStatus();
  }

  Result<std::vector<std::byte>> Emit() {
    char* message = nullptr;
    if (llvm_.LLVMTargetMachineEmitToMemoryBuffer(machine_, module_, LLVMObjectFile, &message,
                                                  &object_) != 0) {
      return Taken(message, "LLVM cannot compile the kernels");
    }
    std::vector<std::byte> bytes(llvm_.LLVMGetBufferSize(object_));
    if (!bytes.empty()) std::memcpy(bytes.data(), llvm_.LLVMGetBufferStart(object_), bytes.size());
    return bytes;
  }

 private:
  Status FindMachine(base::CpuLevel level) {
    level_ = level;
    machine_ = FreeMachines().Take(level);
    if (machine_ != nullptr) return OkStatus();
    LLVMTargetRef target = nullptr;
    char* message = nullptr;
    if (llvm_.LLVMGetTargetFromTriple(kTriple, &target, &message) != 0) {
      return Taken(message, "LLVM has no such target");
    }
    machine_ =
        llvm_.LLVMCreateTargetMachine(target, kTriple, CpuName(level), "", LLVMCodeGenLevelDefault,
                                      LLVMRelocPIC, LLVMCodeModelSmall);
    return OkStatus();
  }

  // Cost models and the choice of registers read these from each function.
  void DescribeTarget(base::CpuLevel level) {
    const char* width = level == base::CpuLevel::kAvx512 ? "512" : "256";
    const std::pair<const char*, const char*> attributes[] = {
        {"target-cpu", CpuName(level)},
        {"prefer-vector-width", width},
        {"min-legal-vector-width", width},
        {"no-builtins", ""},
    };
    for (LLVMValueRef f = llvm_.LLVMGetFirstFunction(module_); f != nullptr;
         f = llvm_.LLVMGetNextFunction(f)) {
      if (llvm_.LLVMIsDeclaration(f) != 0) continue;
      for (const auto& [name, value] : attributes) {
        llvm_.LLVMAddAttributeAtIndex(
            f, static_cast<LLVMAttributeIndex>(LLVMAttributeFunctionIndex),
            llvm_.LLVMCreateStringAttribute(context_, name,
                                            static_cast<unsigned>(std::strlen(name)), value,
                                            static_cast<unsigned>(std::strlen(value))));
      }
    }
  }

  Status Taken(char* message, const char* what) {
    std::string text = message == nullptr ? "" : message;
    if (message != nullptr) llvm_.LLVMDisposeMessage(message);
    return InternalError(std::string(what) + ": " + text);
  }

  const Llvm& llvm_;
  std::string text_;
  LLVMContextRef context_ = nullptr;
  LLVMModuleRef module_ = nullptr;
  LLVMTargetMachineRef machine_ = nullptr;
  base::CpuLevel level_ = base::CpuLevel::kBaseline;
  LLVMMemoryBufferRef object_ = nullptr;
};

}  // namespace

Result<std::vector<std::byte>> CompileObject(std::string_view ir_text, base::CpuLevel level) {
  const Result<Llvm>& llvm = LoadedLlvm();
  if (!llvm.ok()) return llvm.status();
  Compilation compilation(*llvm);
  LS_RETURN_IF_ERROR(compilation.Parse(ir_text));
  LS_RETURN_IF_ERROR(compilation.Optimize(level));
  return compilation.Emit();
}

Result<std::string> LlvmVersion() {
  const Result<Llvm>& llvm = LoadedLlvm();
  if (!llvm.ok()) return llvm.status();
  unsigned major = 0, minor = 0, patch = 0;
  llvm->LLVMGetVersion(&major, &minor, &patch);
  return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
}

}  // namespace lockstep::codegen::cpu
