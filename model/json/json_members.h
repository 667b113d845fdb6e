#pragma once

#include "model/core/members.h"
#include "model/core/one_of.h"
#include "model/json/json_forms.h"
#include "model/json/json_writer.h"

#include <tl/expected.hpp>

#include <array>
#include <functional>
#include <map>
#include <set>

namespace dossier
{

// JSON of values with described members (members.h): writer, reader and shape come from the one description.

/// Type-erased functions that write, read and describe a value: a member of a structure or an element of a list. There
/// is one table per type; structures and lists share code through these tables, which keeps the games' JSON quick to
/// compile.
struct JsonTable
{
    std::string (*write)(const void *held);
    /// Sets the value from JSON.
    void (*read)(const JsonValue &value, void *held);
    /// Sets the value that absence means; null when the member is required.
    void (*absent)(void *held);
    std::string (*shape)();
};

/// Reads into an existing value, so that a value with parts is not moved part by part.
template <typename T>
void readInto(const JsonValue &value, T &held)
{
    if constexpr (requires { JsonForm<T>::readInto(value, held); })
        JsonForm<T>::readInto(value, held);
    else
        held = JsonForm<T>::read(value);
}

template <typename T>
inline constexpr JsonTable jsonTable{
    [](const void *held) { return writeJson(*static_cast<const T *>(held)); },
    [](const JsonValue &value, void *held) { readInto(value, *static_cast<T *>(held)); },
    []() -> void (*)(void *)
    {
        if constexpr (Omissible<T>)
            return [](void *held) { *static_cast<T *>(held) = T{}; };
        else
            return nullptr;
    }(),
    [] { return jsonShape<T>(); },
};

/// A type that is read into an existing value; `read` makes one first.
template <typename T>
struct JsonReadInto
{
    static T read(const JsonValue &value)
    {
        T held{};
        JsonForm<T>::readInto(value, held);
        return held;
    }
};

template <typename T>
struct JsonForm<std::optional<T>> : JsonReadInto<std::optional<T>>
{
    static constexpr bool omissible = true;

    static std::string write(const std::optional<T> &value) { return value ? writeJson(*value) : "null"; }

    static void readInto(const JsonValue &value, std::optional<T> &held)
    {
        held.reset();
        if (value.type() != JsonType::Null)
            dossier::readInto(value, held.emplace());
    }

    static std::string shape() { return "{\"optional\": " + jsonShape<T>() + "}"; }
};

/// Functions that write and read a list: visit its elements in order, and read one more.
struct JsonListTable
{
    const JsonTable *element = nullptr;
    void (*each)(const void *list, const std::function<void(const void *element)> &take);
    void (*add)(const JsonValue &value, void *list);
};

std::string listText(const void *list, const JsonListTable &table);

/// Appends the elements of an array to a list.
void readList(const JsonValue &value, void *list, const JsonListTable &table);

/// Functions shared by vectors and sets.
template <typename List, typename T>
struct JsonListForm : JsonReadInto<List>
{
    static constexpr bool omissible = true;
    static constexpr JsonListTable table{
        &jsonTable<T>,
        [](const void *list, const std::function<void(const void *)> &take)
        {
            for (const T &element : *static_cast<const List *>(list))
                take(&element);
        },
        [](const JsonValue &value, void *held)
        {
            List &list = *static_cast<List *>(held);
            if constexpr (requires { list.emplace_back(); })
                readInto(value, list.emplace_back());
            else
                list.insert(list.end(), JsonForm<T>::read(value));
        },
    };

    static std::string write(const List &values) { return listText(&values, table); }

    static void readInto(const JsonValue &value, List &held)
    {
        held.clear();
        readList(value, &held, table);
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

/// Functions that write and read a map: visit the key and the value of each entry, and read one more.
struct JsonMapTable
{
    /// True for an object, whose keys have a text form; false for an array of pairs.
    bool isObject = false;
    std::string (*key)(const void *key);
    const JsonTable *value = nullptr;
    void (*each)(const void *map, const std::function<void(const void *key, const void *value)> &take);
    void (*add)(const JsonValue &key, const JsonValue &value, void *map);
};

std::string mapText(const void *map, const JsonMapTable &table);

/// Adds the entries of an object or an array of pairs to a map.
void readMap(const JsonValue &value, void *map, const JsonMapTable &table);

template <typename K, typename V>
struct JsonForm<std::map<K, V>> : JsonReadInto<std::map<K, V>>
{
    using Map = std::map<K, V>;
    static constexpr bool omissible = true;
    static constexpr bool isObject = requires(const K &key) { JsonForm<K>::key(key); };
    static constexpr JsonMapTable table{
        isObject,
        [](const void *held)
        {
            const K &key = *static_cast<const K *>(held);
            if constexpr (isObject)
                return writeJson(std::string(JsonForm<K>::key(key)));
            else
                return writeJson(key);
        },
        &jsonTable<V>,
        [](const void *map, const std::function<void(const void *, const void *)> &take)
        {
            for (const auto &[key, value] : *static_cast<const Map *>(map))
                take(&key, &value);
        },
        [](const JsonValue &key, const JsonValue &value, void *map)
        {
            Map &held = *static_cast<Map *>(map);
            if constexpr (isObject)
                dossier::readInto(value, held[JsonForm<K>::fromKey(key)]);
            else
                dossier::readInto(value, held[JsonForm<K>::read(key)]);
        },
    };

    static std::string write(const Map &values) { return mapText(&values, table); }

    static void readInto(const JsonValue &value, Map &held)
    {
        held.clear();
        dossier::readMap(value, &held, table);
    }

    static std::string shape()
    {
        return "{\"" + std::string(isObject ? "by" : "pairs") + "\": " + jsonShape<V>() + "}";
    }
};

/// One member of one value.
struct JsonMember
{
    std::string_view name;
    void *held = nullptr;
    const JsonTable *table = nullptr;
};

/// The members of a value, in their order. Only `readMembers` writes to them.
template <Described T>
auto jsonMembers(const T &value)
{
    std::array<JsonMember, Members<T>::names.size()> members;
    [[maybe_unused]] std::size_t place = 0;
    withMembers(const_cast<T &>(value), // NOLINT(cppcoreguidelines-pro-type-const-cast)
        [&](auto &...member)
        {
            ((members[place] = {Members<T>::names[place], &member, &jsonTable<std::remove_cvref_t<decltype(member)>>},
                 ++place),
                ...);
        });
    return members;
}

/// Members as JSON, without braces; each is `"name": value`.
std::string memberTexts(std::span<const JsonMember> members);

/// Reads the members from an object and refuses other names except `besides`.
void readMembers(const JsonValue &value, std::span<const JsonMember> members, std::string_view besides = {});

std::string memberShapes(std::span<const JsonMember> members);

template <Described T>
std::string memberTexts(const T &value)
{
    return memberTexts(jsonMembers(value));
}

template <Described T>
struct JsonForm<T> : JsonReadInto<T>
{
    static std::string write(const T &value) { return '{' + memberTexts(value) + '}'; }

    static void readInto(const JsonValue &value, T &held) { readMembers(value, jsonMembers(held)); }

    static std::string shape() { return '{' + memberShapes(jsonMembers(T{})) + '}'; }
};

template <typename Variant, typename Alternatives>
struct JsonAlternatives;

/// Alternatives with a `type` of their own: `{"type": …, members}`.
template <OneOfMany Variant>
struct JsonForm<Variant> : JsonAlternatives<Variant, typename Variant::Alternatives>
{
};

/// Returns an alternative's JSON: its type, then its members.
std::string alternativeText(std::string_view type, const std::string &members);

/// Returns the index of the type that a value names.
std::size_t alternativeOf(const JsonValue &value, std::span<const std::string_view> types);

/// The lists are long, so a game declares `extern template` for its own and one source instantiates them. For that
/// reason the functions are defined outside the class: those inside are inline, and every source would instantiate them
/// anyway.
template <typename Variant, typename... T>
    requires(requires { T::type; } && ...)
struct JsonAlternatives<Variant, OneOf<T...>>
{
    static std::string write(const Variant &value);
    static Variant read(const JsonValue &value);
    static std::string shape();

private:
    template <typename One>
    static Variant readOne(const JsonValue &value)
    {
        One one{};
        readMembers(value, jsonMembers(one), "type");
        return one;
    }
};

template <typename Variant, typename... T>
    requires(requires { T::type; } && ...)
std::string JsonAlternatives<Variant, OneOf<T...>>::write(const Variant &value)
{
    return visit([](const auto &held) { return alternativeText(held.type, memberTexts(held)); }, value);
}

template <typename Variant, typename... T>
    requires(requires { T::type; } && ...)
Variant JsonAlternatives<Variant, OneOf<T...>>::read(const JsonValue &value)
{
    using Reader = Variant (*)(const JsonValue &);
    static constexpr std::array<std::string_view, sizeof...(T)> types{T::type...};
    static constexpr std::array<Reader, sizeof...(T)> readers{readOne<T>...};
    return readers[alternativeOf(value, types)](value);
}

template <typename Variant, typename... T>
    requires(requires { T::type; } && ...)
std::string JsonAlternatives<Variant, OneOf<T...>>::shape()
{
    using Shape = std::string (*)();
    static constexpr std::array<std::pair<std::string_view, Shape>, sizeof...(T)> shapes{
        std::pair<std::string_view, Shape>{T::type, JsonForm<T>::shape}...};
    std::string text;
    for (const auto &[type, shape] : shapes)
        addJsonMember(text, type, shape());
    return '{' + text + '}';
}

/// Reads a whole text; an error comes back as a value.
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
