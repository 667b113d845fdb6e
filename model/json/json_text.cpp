#include "model/json/json_text.h"

#include "model/json/utf8.h"

#include <algorithm>
#include <charconv>

namespace dossier
{

namespace
{

/// Returns the value of an escape's four hexadecimal digits.
char32_t hexadecimal(std::string_view digits)
{
    std::uint32_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    return value;
}

/// Returns the character of an escape, by the letter after the backslash.
char32_t escaped(char letter)
{
    switch (letter)
    {
    case 'b':
        return U'\b';
    case 'f':
        return U'\f';
    case 'n':
        return U'\n';
    case 'r':
        return U'\r';
    case 't':
        return U'\t';
    default:
        return static_cast<unsigned char>(letter);
    }
}

/// Removes one code point, or one half of a surrogate pair, from the front of a string's characters and returns it.
char32_t takeUnit(std::string_view &letters)
{
    std::size_t length = 0;
    char32_t unit = 0;
    if (letters.front() != '\\')
    {
        length = utf8Length(letters);
        unit = utf8CodePoint(letters);
    }
    else if (letters[1] == 'u')
    {
        length = 6;
        unit = hexadecimal(letters.substr(2, 4));
    }
    else
    {
        length = 2;
        unit = escaped(letters[1]);
    }
    letters.remove_prefix(length);
    return unit;
}

} // namespace

std::string pointerToken(std::string_view key)
{
    std::string token;
    for (const char character : key)
    {
        if (character == '~')
            token += "~0";
        else if (character == '/')
            token += "~1";
        else
            token += character;
    }
    return token;
}

std::optional<JsonText> JsonText::parse(std::string_view source)
{
    std::optional<std::vector<JsonNode>> nodes = parseJson(source);
    if (!nodes)
        return std::nullopt;
    return JsonText(source, std::move(*nodes));
}

JsonValue JsonText::root() const
{
    return {*this, 0};
}

std::string_view JsonValue::source() const
{
    return m_text->m_source.substr(node().begin, node().end - node().begin);
}

/// Returns a string's source without its quotes.
std::string_view JsonValue::letters() const
{
    return m_text->m_source.substr(node().begin + 1, node().end - node().begin - 2);
}

std::vector<JsonValue> JsonValue::elements() const
{
    std::vector<JsonValue> all;
    for (std::uint32_t child = m_index + 1; child < node().after; child = at(child).node().after)
        all.push_back(at(child));
    return all;
}

std::optional<JsonValue> JsonValue::member(std::string_view name) const
{
    std::optional<JsonValue> found;
    // Only an object has members.
    if (type() != JsonType::Object)
        return found;
    for (std::uint32_t key = m_index + 1; key < node().after; key = at(key + 1).node().after)
        if (at(key).isWord(name))
            found = at(key + 1);
    return found;
}

bool JsonValue::isWord(std::string_view word) const
{
    if (type() != JsonType::String)
        return false;
    if (letters().find('\\') == std::string_view::npos)
        return letters() == word;
    return codePoints() == std::u32string(word.begin(), word.end());
}

std::u32string JsonValue::codePoints() const
{
    std::u32string all;
    std::string_view rest = letters();
    bool escapedHigh = false;
    while (!rest.empty())
    {
        const bool isEscape = rest.front() == '\\';
        const char32_t unit = takeUnit(rest);
        if (escapedHigh && isLowSurrogate(unit))
            all.back() = 0x10000 + ((all.back() - 0xD800) << 10U) + (unit - 0xDC00);
        else
            all += unit;
        escapedHigh = isEscape && isHighSurrogate(unit);
    }
    return all;
}

std::string JsonValue::text() const
{
    std::string text;
    for (const char32_t codePoint : codePoints())
        appendUtf8(text, codePoint);
    return text;
}

/// Returns the pointer's last token: the key, or the index in the array.
std::string JsonValue::lastToken() const
{
    const JsonValue parent = at(node().parent);
    if (parent.type() == JsonType::Object)
        return pointerToken(at(m_index - 1).text());
    std::size_t place = 0;
    for (std::uint32_t child = parent.m_index + 1; child < m_index; child = at(child).node().after)
        ++place;
    return std::to_string(place);
}

std::string JsonValue::pointer() const
{
    std::vector<std::string> tokens;
    for (JsonValue value = *this; value.m_index != 0; value = at(value.node().parent))
        tokens.push_back(value.lastToken());
    std::ranges::reverse(tokens);
    std::string pointer;
    for (const std::string &token : tokens)
        pointer += '/' + token;
    return pointer;
}

} // namespace dossier
