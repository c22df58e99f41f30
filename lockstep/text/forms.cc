// SPDX-License-Identifier: Apache-2.0
// Compiles the form strings of opcode.def (see its head comment for their grammar).
#include "lockstep/text/forms.h"

#include <array>
#include <cctype>
#include <utility>

#include "lockstep/status.h"

namespace lockstep::text {
namespace {

using Kind = FormElement::Kind;

constexpr std::pair<std::string_view, TypeSyntax> kTypeSyntaxes[] = {
    {"same", TypeSyntax::kSame},
    {"functional", TypeSyntax::kFunctional},
    {"operands", TypeSyntax::kOperands},
    {"results", TypeSyntax::kResults},
    {"operands -> results", TypeSyntax::kOperandsToResults},
    {"select", TypeSyntax::kSelect},
    {"complex", TypeSyntax::kComplex},
    {"tuple", TypeSyntax::kTuple},
    {"pairwise", TypeSyntax::kPairwise},
    {"variadic_same", TypeSyntax::kVariadicSame},
};

TypeSyntax FindTypeSyntax(std::string_view name) {
  for (const auto& [known, syntax] : kTypeSyntaxes) {
    if (known == name) return syntax;
  }
  internal::CheckFailed(__FILE__, __LINE__, "a known type syntax", std::string(name));
}

bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Cuts the form before ':' into tokens and tells operands from attributes.
class FormCompiler {
 public:
  FormCompiler(const ir::OpInfo& info, std::string_view text) : info_(info), text_(text) {}

  std::vector<FormElement> Compile() {
    while (SkipSpaces()) AddElement();
    NameOptionals();
    SetSpaces();
    return std::move(elements_);
  }

 private:
  bool SkipSpaces() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    return at_ < text_.size();
  }

  std::string_view TakeToken(size_t start) {
    size_t end = start;
    while (end < text_.size() && IsWord(text_[end])) ++end;
    if (end == start) ++end;
    at_ = end;
    return text_.substr(start, end - start);
  }

  void AddElement() {
    if (text_.substr(at_, 2) == "?(") {
      at_ += 2;
      in_optional_ = true;
      elements_.push_back({Kind::kBeginOptional, {}});
    } else if (text_[at_] == ')' && in_optional_) {
      ++at_;
      in_optional_ = false;
      elements_.push_back({Kind::kEndOptional, {}});
    } else if (text_[at_] == '$') {
      AddNamed(TakeToken(at_ + 1));
    } else {
      elements_.push_back({Kind::kLiteral, TakeToken(at_)});
    }
  }

  void AddNamed(std::string_view name) {
    for (size_t slot = 0; slot < info_.operands.size(); ++slot) {
      if (info_.operands[slot].name != name) continue;
      const auto index = static_cast<uint32_t>(slot);
      elements_.push_back({Kind::kOperand, name, index, info_.operands[slot].variadic});
      return;
    }
    elements_.push_back({Kind::kAttribute, name});
  }

  // An optional part is named after the attribute in it.
  void NameOptionals() {
    FormElement* open = nullptr;
    for (FormElement& element : elements_) {
      if (element.kind == Kind::kBeginOptional) open = &element;
      if (element.kind == Kind::kAttribute && open != nullptr) open->text = element.text;
      if (element.kind == Kind::kEndOptional) open = nullptr;
    }
  }

  // `op %a, %b, dims = [0]`, `op %a[1]`, `op(%a, k = 2)`.
  void SetSpaces() {
    bool glue = false;
    for (FormElement& element : elements_) {
      if (element.kind == Kind::kBeginOptional || element.kind == Kind::kEndOptional) continue;
      const bool literal = element.kind == Kind::kLiteral;
      const char c = literal ? element.text[0] : 'a';
      element.space_before = !glue && c != ',' && c != ')' && c != ']' && c != '[' && c != '(';
      glue = c == '(' || c == '[';
    }
  }

  const ir::OpInfo& info_;
  std::string_view text_;
  size_t at_ = 0;
  bool in_optional_ = false;
  std::vector<FormElement> elements_;
};

Form CompileForm(const ir::OpInfo& info) {
  Form form;
  if (info.form == "generic") return form;
  if (info.form == "custom") {
    form.kind = Form::Kind::kCustom;
    return form;
  }
  const size_t colon = info.form.rfind(':');
  LS_CHECK(colon != std::string_view::npos && info.form.substr(colon, 2) == ": ");
  form.kind = Form::Kind::kRegular;
  form.types = FindTypeSyntax(info.form.substr(colon + 2));
  form.elements = FormCompiler(info, info.form.substr(0, colon)).Compile();
  return form;
}

}  // namespace

const Form& GetForm(ir::Opcode opcode) {
  static const auto* const kForms = [] {
    auto* forms = new std::array<Form, ir::kNumOpcodes>;
    for (size_t i = 0; i < forms->size(); ++i) {
      (*forms)[i] = CompileForm(ir::GetOpInfo(static_cast<ir::Opcode>(i)));
    }
    return forms;
  }();
  return (*kForms)[static_cast<size_t>(opcode)];
}

}  // namespace lockstep::text
