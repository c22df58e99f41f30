// SPDX-License-Identifier: Apache-2.0
// A loader of relocatable objects. All sections go into one mapping, so every distance fits the
// relocations of the small code model; calls to externals go through stubs at its end.
#include "lockstep/runtime/cpu/object_code.h"

#include <elf.h>
#include <sys/mman.h>

#include <cstring>
#include <limits>
#include <vector>

namespace lockstep::runtime::cpu {
namespace {

// jmp *[rip]; then the address.
constexpr size_t kStubSize = 16;
constexpr unsigned char kStubCode[] = {0xFF, 0x25, 0, 0, 0, 0};

Status Damaged(const std::string& what) {
  return InvalidArgumentError("the object code of the program is damaged: " + what);
}

}  // namespace

class ObjectLoader {
 public:
  ObjectLoader(std::span<const std::byte> object, const ObjectCode::Externals& externals)
      : object_(object), externals_(externals) {}

  Result<std::unique_ptr<ObjectCode>> Load() {
    LS_RETURN_IF_ERROR(ReadSections());
    LS_RETURN_IF_ERROR(ReadSymbols());
    LS_RETURN_IF_ERROR(Place());
    LS_RETURN_IF_ERROR(ResolveSymbols());
    LS_RETURN_IF_ERROR(Relocate());
    if (mprotect(code_->memory_, code_->size_, PROT_READ | PROT_EXEC) != 0) {
      return ResourceExhaustedError("the system does not let generated code be executed");
    }
    return std::move(code_);
  }

 private:
  template <typename T>
  Result<T> Read(uint64_t offset) const {
    if (offset > object_.size() || object_.size() - offset < sizeof(T)) {
      return Damaged("it ends early");
    }
    T value;
    std::memcpy(&value, object_.data() + offset, sizeof(T));
    return value;
  }

  bool IsInside(uint64_t offset, uint64_t size) const {
    return offset <= object_.size() && size <= object_.size() - offset;
  }

  Status ReadSections() {
    LS_ASSIGN_OR_RETURN(const Elf64_Ehdr header, Read<Elf64_Ehdr>(0));
    if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_type != ET_REL ||
        header.e_machine != EM_X86_64) {
      return Damaged("it is no relocatable object for x86-64");
    }
    for (uint64_t i = 0; i < header.e_shnum; ++i) {
      LS_ASSIGN_OR_RETURN(const Elf64_Shdr section,
                          Read<Elf64_Shdr>(header.e_shoff + i * sizeof(Elf64_Shdr)));
      if (section.sh_type != SHT_NOBITS && section.sh_type != SHT_NULL &&
          !IsInside(section.sh_offset, section.sh_size)) {
        return Damaged("a section reaches beyond its end");
      }
      sections_.push_back(section);
    }
    addresses_.resize(sections_.size(), nullptr);
    return OkStatus();
  }

  Status ReadSymbols() {
    for (const Elf64_Shdr& section : sections_) {
      if (section.sh_type != SHT_SYMTAB) continue;
      if (section.sh_link >= sections_.size()) return Damaged("it has no names");
      names_ = sections_[section.sh_link];
      for (uint64_t i = 0; i < section.sh_size / sizeof(Elf64_Sym); ++i) {
        LS_ASSIGN_OR_RETURN(const Elf64_Sym symbol,
                            Read<Elf64_Sym>(section.sh_offset + i * sizeof(Elf64_Sym)));
        symbols_.push_back(symbol);
      }
    }
    values_.resize(symbols_.size(), 0);
    return OkStatus();
  }

  Result<std::string> NameOf(const Elf64_Sym& symbol) const {
    if (symbol.st_name >= names_.sh_size) return Damaged("a symbol has no name");
    const char* begin =
        reinterpret_cast<const char*>(object_.data() + names_.sh_offset + symbol.st_name);
    return std::string(begin, strnlen(begin, names_.sh_size - symbol.st_name));
  }

  static bool IsLoaded(const Elf64_Shdr& section) { return (section.sh_flags & SHF_ALLOC) != 0; }
  static bool IsExternal(const Elf64_Sym& symbol) {
    return symbol.st_shndx == SHN_UNDEF && symbol.st_name != 0;
  }

  Status Place() {
    uint64_t size = 0;
    std::vector<uint64_t> offsets(sections_.size(), 0);
    for (size_t i = 0; i < sections_.size(); ++i) {
      if (!IsLoaded(sections_[i])) continue;
      const uint64_t alignment = std::max<uint64_t>(sections_[i].sh_addralign, 1);
      if (alignment > 4096 || (alignment & (alignment - 1)) != 0) return Damaged("an alignment");
      size = (size + alignment - 1) & ~(alignment - 1);
      offsets[i] = size;
      if (sections_[i].sh_size > (uint64_t{1} << 31)) return Damaged("a section is too large");
      size += sections_[i].sh_size;
      if (size > (uint64_t{1} << 31)) return Damaged("it is larger than 2 GiB");
    }
    stubs_ = (size + kStubSize - 1) / kStubSize * kStubSize;
    size = stubs_;
    for (const Elf64_Sym& symbol : symbols_) size += IsExternal(symbol) ? kStubSize : 0;

    code_.reset(new ObjectCode());
    code_->size_ = std::max<size_t>(size, 1);
    void* memory =
        mmap(nullptr, code_->size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
      code_->size_ = 0;
      return ResourceExhaustedError("there is no memory for " + std::to_string(size) +
                                    " bytes of generated code");
    }
    code_->memory_ = static_cast<std::byte*>(memory);
    for (size_t i = 0; i < sections_.size(); ++i) {
      if (!IsLoaded(sections_[i])) continue;
      addresses_[i] = code_->memory_ + offsets[i];
      if (sections_[i].sh_type == SHT_NOBITS) continue;
      std::memcpy(addresses_[i], object_.data() + sections_[i].sh_offset, sections_[i].sh_size);
    }
    return OkStatus();
  }

  Status ResolveSymbols() {
    std::byte* stub = code_->memory_ + stubs_;
    for (size_t i = 0; i < symbols_.size(); ++i) {
      const Elf64_Sym& symbol = symbols_[i];
      LS_ASSIGN_OR_RETURN(const std::string name, NameOf(symbol));
      if (IsExternal(symbol)) {
        const auto found = externals_.find(name);
        if (found == externals_.end()) {
          return FailedPreconditionError("generated code calls '" + name +
                                         "', which this build does not have");
        }
        std::memcpy(stub, kStubCode, sizeof(kStubCode));
        std::memcpy(stub + sizeof(kStubCode), &found->second, sizeof(void*));
        values_[i] = reinterpret_cast<uint64_t>(stub);
        stub += kStubSize;
      } else if (symbol.st_shndx < sections_.size() && addresses_[symbol.st_shndx] != nullptr) {
        if (symbol.st_value > sections_[symbol.st_shndx].sh_size) return Damaged("a symbol");
        std::byte* address = addresses_[symbol.st_shndx] + symbol.st_value;
        values_[i] = reinterpret_cast<uint64_t>(address);
        if (ELF64_ST_TYPE(symbol.st_info) == STT_FUNC) code_->functions_[name] = address;
      }
    }
    return OkStatus();
  }

  Status Relocate() {
    for (const Elf64_Shdr& section : sections_) {
      if (section.sh_type != SHT_RELA || section.sh_info >= sections_.size()) continue;
      std::byte* target = addresses_[section.sh_info];
      if (target == nullptr) continue;
      for (uint64_t i = 0; i < section.sh_size / sizeof(Elf64_Rela); ++i) {
        LS_ASSIGN_OR_RETURN(const Elf64_Rela relocation,
                            Read<Elf64_Rela>(section.sh_offset + i * sizeof(Elf64_Rela)));
        LS_RETURN_IF_ERROR(Apply(relocation, target, sections_[section.sh_info].sh_size));
      }
    }
    return OkStatus();
  }

  Status Apply(const Elf64_Rela& relocation, std::byte* section, uint64_t section_size) {
    const uint64_t symbol = ELF64_R_SYM(relocation.r_info);
    const uint64_t type = ELF64_R_TYPE(relocation.r_info);
    const uint64_t width = type == R_X86_64_64 || type == R_X86_64_PC64 ? 8 : 4;
    if (symbol >= values_.size() || relocation.r_offset > section_size ||
        section_size - relocation.r_offset < width) {
      return Damaged("a relocation");
    }
    std::byte* place = section + relocation.r_offset;
    const auto value = static_cast<int64_t>(values_[symbol]) + relocation.r_addend;
    const int64_t distance = value - static_cast<int64_t>(reinterpret_cast<uint64_t>(place));
    switch (type) {
      case R_X86_64_64:
        std::memcpy(place, &value, 8);
        return OkStatus();
      case R_X86_64_PC64:
        std::memcpy(place, &distance, 8);
        return OkStatus();
      case R_X86_64_PC32:
      case R_X86_64_PLT32: {
        if (distance < std::numeric_limits<int32_t>::min() ||
            distance > std::numeric_limits<int32_t>::max()) {
          return Damaged("a relocation is out of range");
        }
        const auto narrow = static_cast<int32_t>(distance);
        std::memcpy(place, &narrow, 4);
        return OkStatus();
      }
      default:
        return UnimplementedError("generated code has a relocation of type " +
                                  std::to_string(type));
    }
  }

  std::span<const std::byte> object_;
  const ObjectCode::Externals& externals_;
  std::vector<Elf64_Shdr> sections_;
  std::vector<std::byte*> addresses_;  // of loaded sections
  Elf64_Shdr names_{};
  std::vector<Elf64_Sym> symbols_;
  std::vector<uint64_t> values_;  // of symbols
  uint64_t stubs_ = 0;            // where they begin
  std::unique_ptr<ObjectCode> code_;
};

Result<std::unique_ptr<ObjectCode>> ObjectCode::Load(std::span<const std::byte> object,
                                                     const Externals& externals) {
  return ObjectLoader(object, externals).Load();
}

ObjectCode::~ObjectCode() {
  if (memory_ != nullptr) munmap(memory_, size_);
}

void* ObjectCode::Find(std::string_view name) const {
  const auto found = functions_.find(std::string(name));
  return found == functions_.end() ? nullptr : found->second;
}

}  // namespace lockstep::runtime::cpu
