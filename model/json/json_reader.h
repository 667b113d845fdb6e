#pragma once

#include "model/grid/space.h"
#include "model/json/json_text.h"
#include "model/json/malformed.h"

#include <array>
#include <span>
#include <utility>

namespace dossier
{

// Typed readers of JSON values. Each throws a Malformed that points to a value of the wrong form; the functions that
// read whole texts catch it.

/// Returns the fault of a value, ready to throw.
Malformed malformed(const JsonValue &value, Fault fault);

/// Returns a required member.
JsonValue member(const JsonValue &object, std::string_view name);

/// Returns a member that may be absent.
std::optional<JsonValue> memberIfAny(const JsonValue &object, std::string_view name);

/// Returns the values of an array with at least `min` elements.
std::vector<JsonValue> array(const JsonValue &value, std::size_t min = 0);

bool boolean(const JsonValue &value);

/// Reads an integer within limits, both included.
int integer(const JsonValue &value, int min, int max);

/// Reads an integer; one far off every map is clamped, so that calculations do not overflow.
int anyInteger(const JsonValue &value);

/// Reads a string's code points.
std::u32string string(const JsonValue &value);

/// Words of a query and their meanings.
template <typename Meaning, std::size_t count>
using Words = std::array<std::pair<std::string_view, Meaning>, count>;

/// Returns the meaning of a string that must be one of the words.
template <typename Meaning, std::size_t count>
Meaning word(const JsonValue &value, const Words<Meaning, count> &words)
{
    for (const auto &[text, meaning] : words)
        if (value.isWord(text))
            return meaning;
    throw malformed(value, value.type() == JsonType::String ? Fault::UnknownWord : Fault::NotAString);
}

/// Reads two integers of any size, each by `anyInteger`.
Space anySpace(const JsonValue &value);

/// Reads a string of one code point, such as the name of a tile.
char32_t codePoint(const JsonValue &value);

/// Refuses unknown members: a mistyped name must not be read as absent.
void expectOnly(const JsonValue &object, std::span<const std::string_view> names, std::string_view besides = {});

} // namespace dossier
