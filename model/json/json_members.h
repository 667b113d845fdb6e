#pragma once

#include "model/core/members.h"
#include "model/core/one_of.h"
#include "model/core/said_number.h"
#include "model/json/json_reader.h"
#include "model/json/json_writer.h"
#include "model/json/utf8.h"

#include <tl/expected.hpp>

#include <array>
#include <map>
#include <set>

namespace dossier
{

// JSON of values whose members are described (members.h): writer, reader and shape are made from the one description.

/// How a type is written and read: `write(value)` gives its JSON, `read(value)` throws a Malformed, `shape()` gives
/// JSON that lists what it is made of. A type whose values can be an object's keys has `key(value)` and `fromKey` as
/// well.
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

/// Whether a member may be left out of an object: what is absent is unknown, empty or false.
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

    static int read(const JsonValue &value) { return integer(value, -mostSaid, mostSaid); }

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

template <Worded E>
struct JsonForm<E>
{
    static std::string write(E value) { return jsonWord(wordOf(value)); }

    static E read(const JsonValue &value)
    {
        constexpr auto all = words(E{});
        for (std::size_t i = 0; i < all.size(); ++i)
            if (value.isWord(all[i]))
                return static_cast<E>(i);
        throw malformed(value, value.type() == JsonType::String ? Fault::UnknownWord : Fault::NotAString);
    }

    static std::string shape() { return jsonArray(words(E{}), jsonWord); }

    static std::string key(E value) { return std::string(wordOf(value)); }

    static E fromKey(const JsonValue &value) { return read(value); }
};

template <typename T>
struct JsonForm<std::optional<T>>
{
    static constexpr bool omissible = true;

    static std::string write(const std::optional<T> &value) { return value ? writeJson(*value) : "null"; }

    static std::optional<T> read(const JsonValue &value)
    {
        return value.type() == JsonType::Null ? std::nullopt : std::optional<T>(JsonForm<T>::read(value));
    }

    static std::string shape() { return "{\"optional\": " + jsonShape<T>() + "}"; }
};

/// What vectors and sets have in common.
template <typename List, typename T>
struct JsonListForm
{
    static constexpr bool omissible = true;

    static std::string write(const List &values) { return jsonArray(values, writeJson<T>); }

    static List read(const JsonValue &value)
    {
        List list;
        for (const JsonValue &element : array(value))
            list.insert(list.end(), JsonForm<T>::read(element));
        return list;
    }

    static std::string shape() { return '[' + jsonShape<T>() + ']'; }
};

template <typename T>
struct JsonForm<std::vector<T>> : JsonListForm<std::vector<T>, T>
{
};

template <typename T>
struct JsonForm<std::set<T>> : JsonListForm<std::set<T>, T>
{
};

/// An object when the keys have a text form, else an array of pairs.
template <typename K, typename V>
struct JsonForm<std::map<K, V>>
{
    static constexpr bool omissible = true;
    static constexpr bool isObject = requires(const K &key) { JsonForm<K>::key(key); };

    static std::string write(const std::map<K, V> &values)
    {
        const auto entry = [](const auto &pair)
        {
            if constexpr (isObject)
                return writeJson(std::string(JsonForm<K>::key(pair.first))) + ": " + writeJson(pair.second);
            else
                return '[' + writeJson(pair.first) + ", " + writeJson(pair.second) + ']';
        };
        return isObject ? '{' + joined(values, ", ", entry) + '}' : jsonArray(values, entry);
    }

    static std::map<K, V> read(const JsonValue &value)
    {
        std::map<K, V> map;
        if (value.type() != (isObject ? JsonType::Object : JsonType::Array))
            throw malformed(value, isObject ? Fault::NotAnObject : Fault::NotAnArray);
        const std::vector<JsonValue> elements = value.elements();
        if constexpr (isObject)
            for (std::size_t i = 0; i + 1 < elements.size(); i += 2)
                map.insert_or_assign(JsonForm<K>::fromKey(elements[i]), JsonForm<V>::read(elements[i + 1]));
        else
            for (const JsonValue &element : elements)
            {
                const std::vector<JsonValue> pair = array(element, 2);
                map.insert_or_assign(JsonForm<K>::read(pair[0]), JsonForm<V>::read(pair[1]));
            }
        return map;
    }

    static std::string shape()
    {
        return "{\"" + std::string(isObject ? "by" : "pairs") + "\": " + jsonShape<V>() + "}";
    }
};

/// What a type of members is written, read and shown by. It is made once for a type, and not for every member that has
/// it: what a structure needs of its own is a list of places, which keeps the games' JSON quick to compile.
struct JsonMemberForm
{
    std::string (*write)(const void *held);
    /// Takes what the value says, or what is meant when nothing is said.
    void (*read)(const JsonValue &value, void *held);
    /// Takes what is meant by absence; none when the member must be there.
    void (*absent)(void *held);
    std::string (*shape)();
};

template <typename Held>
inline constexpr JsonMemberForm jsonMemberForm{
    [](const void *held) { return writeJson(*static_cast<const Held *>(held)); },
    [](const JsonValue &value, void *held) { *static_cast<Held *>(held) = JsonForm<Held>::read(value); },
    []() -> void (*)(void *)
    {
        if constexpr (Omissible<Held>)
            return [](void *held) { *static_cast<Held *>(held) = Held{}; };
        else
            return nullptr;
    }(),
    [] { return jsonShape<Held>(); },
};

/// One member of one value.
struct JsonMember
{
    std::string_view name;
    void *held = nullptr;
    const JsonMemberForm *form = nullptr;
};

/// The members of a value, in their order. They are written to by `readMembers` alone.
template <Described T>
auto jsonMembers(const T &value)
{
    std::array<JsonMember, Members<T>::names.size()> members;
    [[maybe_unused]] std::size_t place = 0;
    withMembers(const_cast<T &>(value), // NOLINT(cppcoreguidelines-pro-type-const-cast)
        [&](auto &...member)
        {
            ((members[place]
                 = {Members<T>::names[place], &member, &jsonMemberForm<std::remove_cvref_t<decltype(member)>>},
                 ++place),
                ...);
        });
    return members;
}

/// Members as JSON, without braces; each is `"name": value`.
std::string memberTexts(std::span<const JsonMember> members);

/// Reads what an object has under their names, and nothing besides but that one.
void readMembers(const JsonValue &value, std::span<const JsonMember> members, std::string_view besides);

std::string memberShapes(std::span<const JsonMember> members);

template <Described T>
std::string memberTexts(const T &value)
{
    return memberTexts(jsonMembers(value));
}

template <Described T>
T readMembers(const JsonValue &value, std::string_view besides = {})
{
    T result{};
    readMembers(value, jsonMembers(result), besides);
    return result;
}

template <Described T>
std::string memberShapes()
{
    const T value{};
    return memberShapes(jsonMembers(value));
}

template <Described T>
struct JsonForm<T>
{
    static std::string write(const T &value) { return '{' + memberTexts(value) + '}'; }

    static T read(const JsonValue &value) { return readMembers<T>(value); }

    static std::string shape() { return '{' + memberShapes<T>() + '}'; }
};

template <typename Variant, typename Alternatives>
struct JsonAlternatives;

/// Alternatives with a `type` of their own: `{"type": …, members}`.
template <OneOfMany Variant>
struct JsonForm<Variant> : JsonAlternatives<Variant, typename Variant::Alternatives>
{
};

template <typename Variant, typename... T>
    requires(requires { T::type; } && ...)
struct JsonAlternatives<Variant, OneOf<T...>>
{
    static std::string write(const Variant &value)
    {
        return visit(
            [](const auto &held)
            {
                const std::string members = memberTexts(held);
                return "{\"type\": " + jsonWord(held.type) + (members.empty() ? "" : ", ") + members + '}';
            },
            value);
    }

    static Variant read(const JsonValue &value)
    {
        using Reader = Variant (*)(const JsonValue &);
        constexpr std::array<std::pair<std::string_view, Reader>, sizeof...(T)> readers{
            std::pair<std::string_view, Reader>{T::type, readOne<T>}...};
        const JsonValue tag = member(value, "type");
        for (const auto &[type, reader] : readers)
            if (tag.isWord(type))
                return reader(value);
        throw malformed(tag, tag.type() == JsonType::String ? Fault::UnknownWord : Fault::NotAString);
    }

    static std::string shape()
    {
        std::string text;
        (addJsonMember(text, T::type, '{' + memberShapes<T>() + '}'), ...);
        return '{' + text + '}';
    }

private:
    template <typename One>
    static Variant readOne(const JsonValue &value)
    {
        return readMembers<One>(value, "type");
    }
};

/// Reads a whole text; what is wrong in it comes back as a value.
template <typename T>
tl::expected<T, Malformed> readJson(std::string_view text)
{
    const std::optional<JsonText> json = JsonText::parse(text);
    if (!json)
        return tl::unexpected(Malformed{"", Fault::NotJson});
    try
    {
        return JsonForm<T>::read(json->root());
    }
    catch (const Malformed &fault)
    {
        return tl::unexpected(fault);
    }
}

} // namespace dossier
