#pragma once

#include "model/json/json_parser.h"

#include <string>

namespace dossier
{

class JsonValue;

/// A JSON text, parsed once. Every value keeps its own source, so numbers of any size and lone surrogates survive
/// unchanged, and a text of n bytes costs at most 20 n bytes more, a bound that a library's tree does not promise.
class JsonText
{
public:
    /// Parses a text, which must outlive the result; nothing when it is not JSON.
    static std::optional<JsonText> parse(std::string_view source);

    /// Returns the whole value. It and all values found from it live as long as this text.
    [[nodiscard]] JsonValue root() const;

private:
    friend class JsonValue;

    JsonText(std::string_view source, std::vector<JsonNode> nodes)
        : m_source(source)
        , m_nodes(std::move(nodes))
    {
    }

    std::string_view m_source;
    std::vector<JsonNode> m_nodes;
};

/// One value of a JsonText: a place in it, cheap to copy.
class JsonValue
{
public:
    [[nodiscard]] JsonType type() const { return node().type; }

    /// Returns the source of the value, from its first character to its last.
    [[nodiscard]] std::string_view source() const;

    /// Returns the RFC 6901 pointer from the root to this value.
    [[nodiscard]] std::string pointer() const;

    /// Returns the values of an array, or an object's keys and values in turn.
    [[nodiscard]] std::vector<JsonValue> elements() const;

    /// Returns an object's member with that ASCII name; the last of several.
    [[nodiscard]] std::optional<JsonValue> member(std::string_view name) const;

    /// True when this is a string of exactly these ASCII characters, escaped or not.
    [[nodiscard]] bool isWord(std::string_view word) const;

    /// Returns a string's Unicode code points; a lone surrogate remains one.
    [[nodiscard]] std::u32string codePoints() const;

    /// Returns a string as UTF-8; a lone surrogate becomes U+FFFD.
    [[nodiscard]] std::string text() const;

private:
    friend class JsonText;

    JsonValue(const JsonText &text, std::uint32_t index)
        : m_text(&text)
        , m_index(index)
    {
    }

    [[nodiscard]] const JsonNode &node() const { return m_text->m_nodes[m_index]; }

    [[nodiscard]] JsonValue at(std::uint32_t index) const { return {*m_text, index}; }

    [[nodiscard]] std::string_view letters() const;
    [[nodiscard]] std::string lastToken() const;

    const JsonText *m_text;
    std::uint32_t m_index;
};

/// Returns a member's name as a token of an RFC 6901 pointer: `~` and `/` become `~0` and `~1`.
std::string pointerToken(std::string_view key);

} // namespace dossier
