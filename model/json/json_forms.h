#pragma once

#include "model/core/members.h"
#include "model/core/said_number.h"
#include "model/json/json_reader.h"
#include "model/json/json_writer.h"
#include "model/json/utf8.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dossier
{

/// The JSON form of a type: `write(value)` gives its JSON, `read(value)` throws a Malformed, `shape()` gives JSON that
/// describes its structure. A type that can be an object's key also has `key(value)` and `fromKey`.
template <typename T>
struct JsonForm;

template <typename T>
std::string writeJson(const T &value)
{
    return JsonForm<T>::write(value);
}

template <typename T>
std::string jsonShape()
{
    return JsonForm<T>::shape();
}

/// True when a member may be left out of an object: an absent one is unknown, empty or false.
template <typename T>
concept Omissible = requires { JsonForm<T>::omissible; };

template <>
struct JsonForm<bool>
{
    static constexpr bool omissible = true;

    static std::string write(bool value) { return jsonBoolean(value); }

    static bool read(const JsonValue &value) { return boolean(value); }

    static std::string shape() { return jsonWord("boolean"); }
};

template <>
struct JsonForm<int>
{
    static std::string write(int value) { return jsonInteger(value); }

    static int read(const JsonValue &value) { return integer(value, -maxSaid, maxSaid); }

    static std::string shape() { return jsonWord("integer"); }
};

template <>
struct JsonForm<std::string>
{
    static std::string write(const std::string &value) { return jsonString(codePointsOf(value)); }

    static std::string read(const JsonValue &value)
    {
        if (value.type() != JsonType::String)
            throw malformed(value, Fault::NotAString);
        return value.text();
    }

    static std::string shape() { return jsonWord("string"); }
};

template <>
struct JsonForm<Space>
{
    static std::string write(Space value) { return jsonSpace(value); }

    static Space read(const JsonValue &value) { return anySpace(value); }

    static std::string shape() { return jsonWord("[x, y]"); }
};

template <>
struct JsonForm<Edge>
{
    static std::string write(const Edge &value) { return jsonEdge(value); }

    static Edge read(const JsonValue &value)
    {
        const std::vector<JsonValue> entry
            = value.type() == JsonType::Array ? value.elements() : std::vector<JsonValue>{};
        const bool shaped = entry.size() == 3 && entry[0].type() == JsonType::Integer
            && entry[1].type() == JsonType::Integer && (entry[2].isWord("E") || entry[2].isWord("S"));
        if (!shaped)
            throw malformed(value, Fault::NotAnEdge);
        return {
            {anyInteger(entry[0]), anyInteger(entry[1])}, entry[2].isWord("E") ? Edge::Side::East : Edge::Side::South};
    }

    static std::string shape() { return jsonWord("[x, y, E or S]"); }
};

template <>
struct JsonForm<char32_t>
{
    static std::string write(char32_t value) { return jsonString(std::u32string_view(&value, 1)); }

    static char32_t read(const JsonValue &value) { return codePoint(value); }

    static std::string shape() { return jsonWord("tile"); }
};

/// Returns the index of the word that a string equals.
std::size_t placeOfWord(const JsonValue &value, std::span<const std::string_view> words);

template <Worded E>
struct JsonForm<E>
{
    static std::string write(E value) { return jsonWord(wordOf(value)); }

    static E read(const JsonValue &value)
    {
        static constexpr auto all = words(E{});
        return static_cast<E>(placeOfWord(value, all));
    }

    static std::string shape() { return jsonArray(words(E{}), jsonWord); }

    static std::string key(E value) { return std::string(wordOf(value)); }

    static E fromKey(const JsonValue &value) { return read(value); }
};

} // namespace dossier
