#include "model/json/utf8.h"

#include <array>

namespace dossier
{

namespace
{

struct Form
{
    /// Bits of the first byte that identify the form, and their value.
    unsigned char mask;
    unsigned char lead;
    std::size_t length;
    /// The least code point that needs this form.
    char32_t min;
};

constexpr std::array<Form, 4> forms{{
    {0x80, 0x00, 1, 0x0},
    {0xE0, 0xC0, 2, 0x80},
    {0xF0, 0xE0, 3, 0x800},
    {0xF8, 0xF0, 4, 0x10000},
}};

unsigned byteAt(std::string_view text, std::size_t index)
{
    return static_cast<unsigned char>(text[index]);
}

const Form *formOf(unsigned first)
{
    for (const Form &form : forms)
        if ((first & form.mask) == form.lead)
            return &form;
    return nullptr;
}

char32_t decoded(std::string_view text, const Form &form)
{
    char32_t codePoint = byteAt(text, 0) & ~static_cast<unsigned>(form.mask);
    for (std::size_t i = 1; i < form.length; ++i)
        codePoint = (codePoint << 6U) | (byteAt(text, i) & 0x3FU);
    return codePoint;
}

} // namespace

std::size_t utf8Length(std::string_view text)
{
    const Form *form = text.empty() ? nullptr : formOf(byteAt(text, 0));
    if (form == nullptr || text.size() < form->length)
        return 0;
    for (std::size_t i = 1; i < form->length; ++i)
        if ((byteAt(text, i) & 0xC0U) != 0x80U)
            return 0;
    const char32_t codePoint = decoded(text, *form);
    const bool surrogate = isHighSurrogate(codePoint) || isLowSurrogate(codePoint);
    return codePoint < form->min || codePoint > 0x10FFFF || surrogate ? 0 : form->length;
}

char32_t utf8CodePoint(std::string_view text)
{
    return decoded(text, *formOf(byteAt(text, 0)));
}

std::u32string codePointsOf(std::string_view text)
{
    std::u32string all;
    while (!text.empty())
    {
        const std::size_t length = utf8Length(text);
        all += length == 0 ? U'\uFFFD' : utf8CodePoint(text);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return all;
}

void appendUtf8(std::string &text, char32_t codePoint)
{
    if (isHighSurrogate(codePoint) || isLowSurrogate(codePoint) || codePoint > 0x10FFFF)
        codePoint = 0xFFFD;
    std::size_t form = 0;
    while (form + 1 < forms.size() && codePoint >= forms[form + 1].min)
        ++form;
    std::size_t shift = 6 * form;
    text += static_cast<char>(forms[form].lead | (codePoint >> shift));
    while (shift > 0)
    {
        shift -= 6;
        text += static_cast<char>(0x80U | ((codePoint >> shift) & 0x3FU));
    }
}

} // namespace dossier
