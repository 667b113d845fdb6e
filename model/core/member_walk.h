#pragma once

#include "model/core/members.h"
#include "model/core/one_of.h"

#include <concepts>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace dossier
{

/// A plain value: it names nothing that a table could lack and has no members.
template <typename T>
concept PlainValue = std::same_as<T, bool> || std::same_as<T, std::string> || Worded<T>;

/// Walks through the members of a value and judges each with `Judge`, which derives from this class. Where `Judge` has
/// `wrong(value)`, it returns the JSON pointer of the fault within the value; `exists(value)` judges the value as a
/// whole, and the walk does not descend into it. A type that is none of the kinds below and that `Judge` does not judge
/// does not compile, so no value passes unchecked.
template <typename Judge>
class MemberWalk
{
public:
    /// The JSON pointer of a fault; none when the value is good.
    using Fault = std::optional<std::string>;

    /// Returns the first fault in a value.
    template <typename T>
        requires Described<T> || PlainValue<T> || requires(const Judge &judge, const T &value) { judge.exists(value); }
    Fault in(const T &value) const
    {
        if constexpr (requires { judge().wrong(value); })
            if (const Fault fault = judge().wrong(value))
                return fault;
        if constexpr (requires { judge().exists(value); })
            return judge().exists(value) ? Fault{} : Fault{""};
        else if constexpr (Described<T>)
            return inMembers(value);
        else
            return std::nullopt;
    }

    template <typename T>
    Fault in(const std::optional<T> &value) const
    {
        return value ? in(*value) : std::nullopt;
    }

    template <typename T>
    Fault in(const std::vector<T> &values) const
    {
        return inElements(values);
    }

    template <typename T>
    Fault in(const std::set<T> &values) const
    {
        return inElements(values);
    }

    template <typename K, typename V>
    Fault in(const std::map<K, V> &values) const
    {
        for (const auto &[key, value] : values)
            if (in(key) || in(value))
                return "";
        return std::nullopt;
    }

    template <OneOfMany T>
    Fault in(const T &value) const
    {
        return visit([&](const auto &held) { return in(held); }, value);
    }

    template <typename... T>
    Fault in(const std::variant<T...> &value) const
    {
        return std::visit([&](const auto &held) { return in(held); }, value);
    }

private:
    friend Judge;
    MemberWalk() = default;

    [[nodiscard]] const Judge &judge() const { return static_cast<const Judge &>(*this); }

    template <typename Values>
    Fault inElements(const Values &values) const
    {
        std::size_t place = 0;
        for (const auto &value : values)
        {
            if (const Fault fault = in(value))
                return "/" + std::to_string(place) + *fault;
            ++place;
        }
        return std::nullopt;
    }

    template <typename T>
    Fault inMembers(const T &value) const
    {
        Fault fault;
        forEachMember(value,
            [&](std::string_view name, const auto &member)
            {
                if (fault)
                    return;
                if (const Fault inside = in(member))
                    fault = "/" + std::string(name) + *inside;
            });
        return fault;
    }
};

} // namespace dossier
