#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace dossier
{

/// What a JSON value is. An integer is a number without fraction or exponent, however many digits it has.
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

/// A value in a JSON text, as a part of a flat list.
struct JsonNode
{
    JsonType type = JsonType::Null;
    /// Where its source begins and ends.
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    /// The array or object that it lies in; the root's is itself.
    std::uint32_t parent = 0;
    /// The first node that is not part of it.
    std::uint32_t after = 0;
};

/// The values of a JSON text (RFC 8259, UTF-8, nothing beyond) in the order of the text, an object's keys before their
/// values; nothing when it is not JSON. Neither the stack nor anything else but the list grows with the nesting.
std::optional<std::vector<JsonNode>> parseJson(std::string_view source);

} // namespace dossier
