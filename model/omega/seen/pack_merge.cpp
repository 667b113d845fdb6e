#include "pack_merge.h"

#include <algorithm>
#include <utility>

namespace dossier::omega
{

namespace
{

/// Whether several of a type are told apart by an id, and laid over each other one by one.
template <typename T>
concept Card = Described<T> && requires(const T &card) { card.id; };

template <typename T>
void lay(T &lower, const T &upper)
{
    lower = upper;
}

template <typename T>
void lay(std::optional<T> &lower, const std::optional<T> &upper)
{
    if (upper)
        lower = upper;
}

void lay(std::string &lower, const std::string &upper)
{
    if (!upper.empty())
        lower = upper;
}

template <typename K, typename V>
void lay(std::map<K, V> &lower, const std::map<K, V> &upper)
{
    if (!upper.empty())
        lower = upper;
}

template <typename T>
void lay(std::vector<T> &lower, const std::vector<T> &upper)
{
    if (!upper.empty())
        lower = upper;
}

template <Described T>
void lay(T &lower, const T &upper);

template <Card T>
void lay(std::vector<T> &lower, const std::vector<T> &upper)
{
    for (const T &card : upper)
        if (const auto same = std::ranges::find(lower, card.id, &T::id); same != lower.end())
            lay(*same, card);
        else
            lower.push_back(card);
}

template <Described T>
void lay(T &lower, const T &upper)
{
    withMembers(
        lower, [&](auto &...below) { withMembers(upper, [&](const auto &...above) { (lay(below, above), ...); }); });
}

} // namespace

Pack merged(Pack lower, const Pack &upper)
{
    lower.version = upper.version;
    lower.sample = upper.sample;
    lay(lower.name, upper.name);
    lay(lower.sheets, upper.sheets);
    lay(lower.weapons, upper.weapons);
    lay(lower.figures, upper.figures);
    lay(lower.abilities, upper.abilities);
    lay(lower.kits, upper.kits);
    lay(lower.roomCards, upper.roomCards);
    lay(lower.items, upper.items);
    lay(lower.doors, upper.doors);
    lay(lower.missions, upper.missions);
    lay(lower.markers, upper.markers);
    for (const Scenario &scenario : upper.scenarios)
    {
        const auto same = std::ranges::find_if(
            lower.scenarios, [&](const Scenario &one) { return one.mission.id == scenario.mission.id; });
        if (same != lower.scenarios.end())
            *same = scenario;
        else
            lower.scenarios.push_back(scenario);
    }
    return lower;
}

} // namespace dossier::omega
