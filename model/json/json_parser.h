#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace dossier
{

/// The type of a JSON value. An integer is a number without fraction or exponent, of any number of digits.
enum class JsonType : std::uint8_t
{
    Null,
    Boolean,
    Integer,
    Fraction,
    String,
    Array,
    Object,
};

/// A value in a JSON text, as an element of a flat list.
struct JsonNode
{
    JsonType type = JsonType::Null;
    /// Offsets of the beginning and the end of its source.
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    /// Index of the enclosing array or object; the root's parent is itself.
    std::uint32_t parent = 0;
    /// Index of the first node that is not part of it.
    std::uint32_t after = 0;
};

/// Parses a JSON text (RFC 8259, UTF-8, no extensions) into its values in the order of the text, an object's keys
/// before their values; nothing when it is not JSON. Nesting grows only the list, never the stack.
std::optional<std::vector<JsonNode>> parseJson(std::string_view source);

} // namespace dossier
