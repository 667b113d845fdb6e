#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace dossier
{

/// Functions that copy, move, destroy and compare a value in a OneOf. There is one set for each type, compiled where a
/// value of that type is put in, so a source that copies a list of events compiles nothing for its hundred kinds.
struct Held
{
    void (*copy)(void *to, const void *from);
    void (*move)(void *to, void *from) noexcept;
    void (*destroy)(void *value) noexcept;
    bool (*equal)(const void *left, const void *right);
};

template <typename T>
inline constexpr Held held{
    [](void *to, const void *from) { ::new (to) T(*static_cast<const T *>(from)); },
    [](void *to, void *from) noexcept { ::new (to) T(std::move(*static_cast<T *>(from))); },
    [](void *value) noexcept { static_cast<T *>(value)->~T(); },
    [](const void *left, const void *right) { return *static_cast<const T *>(left) == *static_cast<const T *>(right); },
};

/// A variant for long lists of types: a game's commands and events. At most 128 types. std::variant and Boost's variant
/// compile one function per type in each source that copies such a value or a vector of them, which took most of the
/// games' compile time; this class calls the value's own functions.
template <typename... T>
class OneOf
{
public:
    using Alternatives = OneOf;
    static constexpr std::size_t count = sizeof...(T);
    static_assert(count <= 128);

    /// Index of a type in the list; `count` when it is not in the list.
    template <typename A>
    static constexpr std::size_t indexOf()
    {
        std::size_t index = 0;
        (void)((std::is_same_v<A, T> || (++index, false)) || ...);
        return index;
    }

    /// The type at an index.
    template <std::size_t index>
    using At = std::tuple_element_t<index, std::tuple<T...>>;

    /// Holds the default value of the first type.
    OneOf()
        : OneOf(At<0>{})
    {
    }

    template <typename A>
        requires(indexOf<std::remove_cvref_t<A>>() < count)
    OneOf(A &&value) // NOLINT(*-explicit-*): a value of a kind is a value of the list
        : m_held(&held<std::remove_cvref_t<A>>)
        , m_index(indexOf<std::remove_cvref_t<A>>())
    {
        using Type = std::remove_cvref_t<A>;
        static_assert(std::is_nothrow_move_constructible_v<Type>);
        ::new (m_bytes.data()) Type(std::forward<A>(value));
    }

    OneOf(const OneOf &other)
        : m_held(other.m_held)
        , m_index(other.m_index)
    {
        m_held->copy(m_bytes.data(), other.m_bytes.data());
    }

    OneOf(OneOf &&other) noexcept
        : m_held(other.m_held)
        , m_index(other.m_index)
    {
        m_held->move(m_bytes.data(), other.m_bytes.data());
    }

    OneOf &operator=(const OneOf &other)
    {
        if (this != &other)
            *this = OneOf(other);
        return *this;
    }

    OneOf &operator=(OneOf &&other) noexcept
    {
        if (this == &other)
            return *this;
        m_held->destroy(m_bytes.data());
        m_held = other.m_held;
        m_index = other.m_index;
        m_held->move(m_bytes.data(), other.m_bytes.data());
        return *this;
    }

    ~OneOf() { m_held->destroy(m_bytes.data()); }

    [[nodiscard]] std::size_t index() const { return m_index; }

    /// Returns the value as that type, which it must have.
    template <typename A>
    A &as()
    {
        return *std::launder(reinterpret_cast<A *>(m_bytes.data()));
    }

    template <typename A>
    const A &as() const
    {
        return *std::launder(reinterpret_cast<const A *>(m_bytes.data()));
    }

    friend bool operator==(const OneOf &left, const OneOf &right)
    {
        return left.m_index == right.m_index && left.m_held->equal(left.m_bytes.data(), right.m_bytes.data());
    }

private:
    alignas(T...) std::array<std::byte, std::max({sizeof(T)...})> m_bytes;
    const Held *m_held;
    std::size_t m_index;
};

template <typename A, typename... T>
bool holds_alternative(const OneOf<T...> &value)
{
    static_assert(OneOf<T...>::template indexOf<A>() < sizeof...(T));
    return value.index() == OneOf<T...>::template indexOf<A>();
}

/// Returns the value when it has that type; null otherwise.
template <typename A, typename... T>
A *get_if(OneOf<T...> *value)
{
    return value != nullptr && holds_alternative<A>(*value) ? &value->template as<A>() : nullptr;
}

template <typename A, typename... T>
const A *get_if(const OneOf<T...> *value)
{
    return value != nullptr && holds_alternative<A>(*value) ? &value->template as<A>() : nullptr;
}

/// Returns the value as that type; throws when it has another.
template <typename A, typename... T>
const A &get(const OneOf<T...> &value)
{
    if (!holds_alternative<A>(value))
        throw std::bad_variant_access();
    return value.template as<A>();
}

template <typename A, typename... T>
A &get(OneOf<T...> &value)
{
    return const_cast<A &>(get<A>(std::as_const(value)));
}

/// A OneOf, or a type derived from one to get a short name.
template <typename V>
concept OneOfMany = requires { typename std::remove_cvref_t<V>::Alternatives; };

/// Calls the function with the value in its own type.
template <typename Visit, OneOfMany V>
decltype(auto) visit(Visit &&visit, V &&value)
{
    using Many = std::remove_cvref_t<V>;
    // A switch instead of a table of functions, because the compiler then builds one function instead of one per type.
    // clang-format off
#define DOSSIER_CASE(n) case n: if constexpr (n < Many::count) return visit(value.template as<typename Many::template At<n>>()); else break;
    switch (value.index())
    {
    DOSSIER_CASE(0) DOSSIER_CASE(1) DOSSIER_CASE(2) DOSSIER_CASE(3) DOSSIER_CASE(4) DOSSIER_CASE(5) DOSSIER_CASE(6) DOSSIER_CASE(7)
    DOSSIER_CASE(8) DOSSIER_CASE(9) DOSSIER_CASE(10) DOSSIER_CASE(11) DOSSIER_CASE(12) DOSSIER_CASE(13) DOSSIER_CASE(14) DOSSIER_CASE(15)
    DOSSIER_CASE(16) DOSSIER_CASE(17) DOSSIER_CASE(18) DOSSIER_CASE(19) DOSSIER_CASE(20) DOSSIER_CASE(21) DOSSIER_CASE(22) DOSSIER_CASE(23)
    DOSSIER_CASE(24) DOSSIER_CASE(25) DOSSIER_CASE(26) DOSSIER_CASE(27) DOSSIER_CASE(28) DOSSIER_CASE(29) DOSSIER_CASE(30) DOSSIER_CASE(31)
    DOSSIER_CASE(32) DOSSIER_CASE(33) DOSSIER_CASE(34) DOSSIER_CASE(35) DOSSIER_CASE(36) DOSSIER_CASE(37) DOSSIER_CASE(38) DOSSIER_CASE(39)
    DOSSIER_CASE(40) DOSSIER_CASE(41) DOSSIER_CASE(42) DOSSIER_CASE(43) DOSSIER_CASE(44) DOSSIER_CASE(45) DOSSIER_CASE(46) DOSSIER_CASE(47)
    DOSSIER_CASE(48) DOSSIER_CASE(49) DOSSIER_CASE(50) DOSSIER_CASE(51) DOSSIER_CASE(52) DOSSIER_CASE(53) DOSSIER_CASE(54) DOSSIER_CASE(55)
    DOSSIER_CASE(56) DOSSIER_CASE(57) DOSSIER_CASE(58) DOSSIER_CASE(59) DOSSIER_CASE(60) DOSSIER_CASE(61) DOSSIER_CASE(62) DOSSIER_CASE(63)
    DOSSIER_CASE(64) DOSSIER_CASE(65) DOSSIER_CASE(66) DOSSIER_CASE(67) DOSSIER_CASE(68) DOSSIER_CASE(69) DOSSIER_CASE(70) DOSSIER_CASE(71)
    DOSSIER_CASE(72) DOSSIER_CASE(73) DOSSIER_CASE(74) DOSSIER_CASE(75) DOSSIER_CASE(76) DOSSIER_CASE(77) DOSSIER_CASE(78) DOSSIER_CASE(79)
    DOSSIER_CASE(80) DOSSIER_CASE(81) DOSSIER_CASE(82) DOSSIER_CASE(83) DOSSIER_CASE(84) DOSSIER_CASE(85) DOSSIER_CASE(86) DOSSIER_CASE(87)
    DOSSIER_CASE(88) DOSSIER_CASE(89) DOSSIER_CASE(90) DOSSIER_CASE(91) DOSSIER_CASE(92) DOSSIER_CASE(93) DOSSIER_CASE(94) DOSSIER_CASE(95)
    DOSSIER_CASE(96) DOSSIER_CASE(97) DOSSIER_CASE(98) DOSSIER_CASE(99) DOSSIER_CASE(100) DOSSIER_CASE(101) DOSSIER_CASE(102) DOSSIER_CASE(103)
    DOSSIER_CASE(104) DOSSIER_CASE(105) DOSSIER_CASE(106) DOSSIER_CASE(107) DOSSIER_CASE(108) DOSSIER_CASE(109) DOSSIER_CASE(110) DOSSIER_CASE(111)
    DOSSIER_CASE(112) DOSSIER_CASE(113) DOSSIER_CASE(114) DOSSIER_CASE(115) DOSSIER_CASE(116) DOSSIER_CASE(117) DOSSIER_CASE(118) DOSSIER_CASE(119)
    DOSSIER_CASE(120) DOSSIER_CASE(121) DOSSIER_CASE(122) DOSSIER_CASE(123) DOSSIER_CASE(124) DOSSIER_CASE(125) DOSSIER_CASE(126) DOSSIER_CASE(127)
    default: break;
    }
#undef DOSSIER_CASE
    // clang-format on
    __builtin_unreachable();
}

/// Number of alternatives of a OneOf.
template <typename T>
inline constexpr std::size_t alternativeCount = T::count;

/// The alternative at that index.
template <std::size_t index, typename T>
using AlternativeAt = typename T::template At<index>;

} // namespace dossier
