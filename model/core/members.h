#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace dossier
{

/// The names of a structure's members, in their order.
template <typename... Text>
constexpr auto memberNames(Text... text)
{
    return std::array<std::string_view, sizeof...(Text)>{text...};
}

/// How a structure is described: by its own `names`. A type of another folder is described by a specialisation.
template <typename T>
struct Members;

template <typename T>
    requires requires { T::names; }
struct Members<T>
{
    static constexpr auto names = T::names;
};

/// Whether a type's members are described.
template <typename T>
concept Described = requires { Members<std::remove_const_t<T>>::names; };

/// The members of a structure as references. A structure with more or fewer members than names does not compile, so
/// nothing that is made from the names can leave a member out. At most 16.
template <Described T>
constexpr auto tied(T &value)
{
    constexpr std::size_t count = Members<std::remove_const_t<T>>::names.size();
    static_assert(count <= 16);
    if constexpr (count == 0)
    {
        static_assert(std::is_empty_v<T>);
        return std::tuple<>{};
    }
    else if constexpr (count == 1)
    {
        auto &[a] = value;
        return std::tie(a);
    }
    else if constexpr (count == 2)
    {
        auto &[a, b] = value;
        return std::tie(a, b);
    }
    else if constexpr (count == 3)
    {
        auto &[a, b, c] = value;
        return std::tie(a, b, c);
    }
    else if constexpr (count == 4)
    {
        auto &[a, b, c, d] = value;
        return std::tie(a, b, c, d);
    }
    else if constexpr (count == 5)
    {
        auto &[a, b, c, d, e] = value;
        return std::tie(a, b, c, d, e);
    }
    else if constexpr (count == 6)
    {
        auto &[a, b, c, d, e, f] = value;
        return std::tie(a, b, c, d, e, f);
    }
    else if constexpr (count == 7)
    {
        auto &[a, b, c, d, e, f, g] = value;
        return std::tie(a, b, c, d, e, f, g);
    }
    else if constexpr (count == 8)
    {
        auto &[a, b, c, d, e, f, g, h] = value;
        return std::tie(a, b, c, d, e, f, g, h);
    }
    else if constexpr (count == 9)
    {
        auto &[a, b, c, d, e, f, g, h, i] = value;
        return std::tie(a, b, c, d, e, f, g, h, i);
    }
    else if constexpr (count == 10)
    {
        auto &[a, b, c, d, e, f, g, h, i, j] = value;
        return std::tie(a, b, c, d, e, f, g, h, i, j);
    }
    else if constexpr (count == 11)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k] = value;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k);
    }
    else if constexpr (count == 12)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k, l] = value;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
    }
    else if constexpr (count == 13)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k, l, m] = value;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m);
    }
    else if constexpr (count == 14)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k, l, m, n] = value;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n);
    }
    else if constexpr (count == 15)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k, l, m, n, o] = value;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o);
    }
    else
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = value;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p);
    }
}

/// Calls `visit(name, member)` for each member in order.
template <Described T, typename Visit>
constexpr void forEachMember(T &value, Visit &&visit)
{
    const auto &names = Members<std::remove_const_t<T>>::names;
    const auto members = tied(value);
    [&]<std::size_t... index>(std::index_sequence<index...>)
    { (visit(names[index], std::get<index>(members)), ...); }(std::make_index_sequence<names.size()>());
}

/// An enum whose values have names: `words(value)` gives them all, in the order of the values.
template <typename E>
concept Worded = std::is_enum_v<E> && requires(E value) { words(value); };

/// The name of a value.
template <Worded E>
constexpr std::string_view wordOf(E value)
{
    return words(value)[static_cast<std::size_t>(value)];
}

} // namespace dossier
