#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace dossier
{

/// Names of a structure's members, in their order.
template <typename... Text>
constexpr auto memberNames(Text... text)
{
    return std::array<std::string_view, sizeof...(Text)>{text...};
}

/// Describes a structure by its own `names`. A specialisation describes a type of another folder.
template <typename T>
struct Members;

template <typename T>
    requires requires { T::names; }
struct Members<T>
{
    static constexpr auto names = T::names;
};

/// True when a type's members are described.
template <typename T>
concept Described = requires { Members<std::remove_const_t<T>>::names; };

/// Passes the members of a structure, in their order, to one call of `visit`. A structure with more or fewer members
/// than names does not compile, so nothing made from the names can leave a member out. At most 16. It makes no
/// std::tuple of them: that cost a third of the compile time of a game's JSON.
template <Described T, typename Visit>
constexpr void withMembers(T &value, Visit &&visit)
{
    constexpr std::size_t count = Members<std::remove_const_t<T>>::names.size();
    static_assert(count <= 16);
    if constexpr (count == 0)
    {
        static_assert(std::is_empty_v<T>);
        visit();
    }
    else if constexpr (count == 1)
    {
        auto &[a] = value;
        visit(a);
    }
    else if constexpr (count == 2)
    {
        auto &[a, b] = value;
        visit(a, b);
    }
    else if constexpr (count == 3)
    {
        auto &[a, b, c] = value;
        visit(a, b, c);
    }
    else if constexpr (count == 4)
    {
        auto &[a, b, c, d] = value;
        visit(a, b, c, d);
    }
    else if constexpr (count == 5)
    {
        auto &[a, b, c, d, e] = value;
        visit(a, b, c, d, e);
    }
    else if constexpr (count == 6)
    {
        auto &[a, b, c, d, e, f] = value;
        visit(a, b, c, d, e, f);
    }
    else if constexpr (count == 7)
    {
        auto &[a, b, c, d, e, f, g] = value;
        visit(a, b, c, d, e, f, g);
    }
    else if constexpr (count == 8)
    {
        auto &[a, b, c, d, e, f, g, h] = value;
        visit(a, b, c, d, e, f, g, h);
    }
    else if constexpr (count == 9)
    {
        auto &[a, b, c, d, e, f, g, h, i] = value;
        visit(a, b, c, d, e, f, g, h, i);
    }
    else if constexpr (count == 10)
    {
        auto &[a, b, c, d, e, f, g, h, i, j] = value;
        visit(a, b, c, d, e, f, g, h, i, j);
    }
    else if constexpr (count == 11)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k] = value;
        visit(a, b, c, d, e, f, g, h, i, j, k);
    }
    else if constexpr (count == 12)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k, l] = value;
        visit(a, b, c, d, e, f, g, h, i, j, k, l);
    }
    else if constexpr (count == 13)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k, l, m] = value;
        visit(a, b, c, d, e, f, g, h, i, j, k, l, m);
    }
    else if constexpr (count == 14)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k, l, m, n] = value;
        visit(a, b, c, d, e, f, g, h, i, j, k, l, m, n);
    }
    else if constexpr (count == 15)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k, l, m, n, o] = value;
        visit(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o);
    }
    else if constexpr (count == 16)
    {
        auto &[a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = value;
        visit(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p);
    }
}

/// Calls `visit(name, member)` for each member in order.
template <Described T, typename Visit>
constexpr void forEachMember(T &value, Visit &&visit)
{
    withMembers(value,
        [&](auto &...member)
        {
            [[maybe_unused]] std::size_t place = 0;
            (visit(Members<std::remove_const_t<T>>::names[place++], member), ...);
        });
}

/// An enum with named values: `words(value)` gives all names, in the order of the values.
template <typename E>
concept Worded = std::is_enum_v<E> && requires(E value) { words(value); };

/// Returns the name of a value.
template <Worded E>
constexpr std::string_view wordOf(E value)
{
    return words(value)[static_cast<std::size_t>(value)];
}

} // namespace dossier
