#pragma once

#include "model/omega/seen/pack_members.h"

#include <set>

namespace dossier::test
{

/// Types that are typed as one value, although they have members.
template <typename T>
concept OneValue = std::same_as<T, omega::Name> || std::same_as<T, DicePool> || std::same_as<T, omega::Defense>
    || std::same_as<T, omega::PassagePlace>;

/// Calls `visit.template operator()<T>()` for each type of card in a pack, including the pack itself; some more than
/// once. A type without a form for its input does not compile.
template <typename Visit>
struct PackTypes
{
    Visit visit;

    template <typename T>
    void in(const T & /*value*/)
    {
    }

    template <typename T>
    void in(const std::vector<T> & /*values*/)
    {
        in(T{});
    }

    template <typename T>
    void in(const std::optional<T> & /*value*/)
    {
        in(T{});
    }

    template <typename K, typename V>
    void in(const std::map<K, V> & /*values*/)
    {
        in(K{});
        in(V{});
    }

    template <Described T>
        requires(!OneValue<T>)
    void in(const T &value)
    {
        visit.template operator()<T>();
        forEachMember(value, [this](std::string_view /*name*/, const auto &member) { this->in(member); });
    }
};

template <typename Visit>
void forEachPackType(Visit visit)
{
    PackTypes<Visit>{visit}.in(omega::Pack{});
}

/// Returns every member that is requested from an owner: its type and its name.
inline std::set<std::pair<std::string_view, std::string_view>> formMembers()
{
    std::set<std::pair<std::string_view, std::string_view>> members;
    forEachPackType(
        [&]<typename T>()
        {
            for (const omega::FormMemberOf<T> &member : omega::FormMembers<T>::members)
                members.emplace(omega::FormMembers<T>::type, member.name);
        });
    return members;
}

} // namespace dossier::test
