#pragma once

#include <boost/variant2/variant.hpp>

namespace dossier
{

/// One of many types, for the long lists: a game's commands and events. std::variant nests once per alternative, and a
/// hundred of them take most of the time that the game takes to compile; this one does not.
template <typename... T>
using OneOf = boost::variant2::variant<T...>;

using boost::variant2::get_if;
using boost::variant2::holds_alternative;
using boost::variant2::visit;

/// How many alternatives a OneOf has.
template <typename T>
inline constexpr std::size_t alternativeCount = boost::variant2::variant_size<T>::value;

/// The alternative at that index.
template <std::size_t index, typename T>
using AlternativeAt = boost::variant2::variant_alternative_t<index, T>;

} // namespace dossier
