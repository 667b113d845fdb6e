#pragma once

#include "model/conquest/seen/place.h"
#include "model/json/json_members.h"

namespace dossier
{

/// A space of the board by its section and its number there, such as `"2.5"`.
template <>
struct JsonForm<conquest::Place>
{
    static std::string write(const conquest::Place &place) { return jsonWord(key(place)); }

    static conquest::Place read(const JsonValue &value);

    static std::string shape() { return jsonWord("space"); }

    static std::string key(const conquest::Place &place)
    {
        return std::to_string(place.section) + '.' + std::to_string(place.number);
    }

    static conquest::Place fromKey(const JsonValue &value) { return read(value); }
};

/// Two spaces, `["0.2", "1.1"]`, in either order.
template <>
struct JsonForm<conquest::Border>
{
    static std::string write(const conquest::Border &border)
    {
        return '[' + writeJson(border.first) + ", " + writeJson(border.second) + ']';
    }

    static conquest::Border read(const JsonValue &value);

    static std::string shape() { return '[' + jsonShape<conquest::Place>() + ']'; }
};

} // namespace dossier
