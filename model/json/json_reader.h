#pragma once

#include "model/grid/space.h"
#include "model/json/json_text.h"
#include "model/json/malformed.h"

#include <array>
#include <span>
#include <utility>

namespace dossier
{

// Typed readers of JSON values. Each throws a Malformed that points to the value when it is not what is asked for; the
// functions that take in whole texts catch it.

/// The fault of a value, ready to throw.
Malformed malformed(const JsonValue &value, Fault fault);

/// A member that must be there.
JsonValue member(const JsonValue &object, std::string_view name);

/// A member that may be absent.
std::optional<JsonValue> memberIfAny(const JsonValue &object, std::string_view name);

/// An array's values, `least` at the least.
std::vector<JsonValue> array(const JsonValue &value, std::size_t least = 0);

bool boolean(const JsonValue &value);

/// An integer within limits, both included.
int integer(const JsonValue &value, int least, int most);

/// An integer; one that is off every map in any case is brought closer, so that it can be reckoned with.
int anyInteger(const JsonValue &value);

/// A string's code points.
std::u32string string(const JsonValue &value);

/// Words of a query and what they mean.
template <typename Meaning, std::size_t count>
using Words = std::array<std::pair<std::string_view, Meaning>, count>;

/// The meaning of a string that must be one of the words.
template <typename Meaning, std::size_t count>
Meaning word(const JsonValue &value, const Words<Meaning, count> &words)
{
    for (const auto &[text, meaning] : words)
        if (value.isWord(text))
            return meaning;
    throw malformed(value, value.type() == JsonType::String ? Fault::UnknownWord : Fault::NotAString);
}

/// Two integers of any size, each as `anyInteger` takes it.
Space anySpace(const JsonValue &value);

/// A string of one code point, such as the name of a tile.
char32_t codePoint(const JsonValue &value);

/// Refuses members that nobody knows: a name that is mistyped must not be read as absent.
void expectOnly(const JsonValue &object, std::span<const std::string_view> names, std::string_view besides = {});

} // namespace dossier
