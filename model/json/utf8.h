#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace dossier
{

/// Returns the number of bytes of the well-formed UTF-8 sequence at the beginning of a text, or 0 when there is none:
/// no overlong forms, no surrogates, nothing past U+10FFFF.
std::size_t utf8Length(std::string_view text);

/// Returns the code point at the beginning of a text in which `utf8Length` found a well-formed sequence.
char32_t utf8CodePoint(std::string_view text);

/// Returns the code points of a text; each byte that is not part of well-formed UTF-8 becomes U+FFFD.
std::u32string codePointsOf(std::string_view text);

/// Appends a code point. A surrogate has no UTF-8 form and becomes U+FFFD.
void appendUtf8(std::string &text, char32_t codePoint);

constexpr bool isHighSurrogate(char32_t codePoint)
{
    return codePoint >= 0xD800 && codePoint < 0xDC00;
}

constexpr bool isLowSurrogate(char32_t codePoint)
{
    return codePoint >= 0xDC00 && codePoint < 0xE000;
}

} // namespace dossier
