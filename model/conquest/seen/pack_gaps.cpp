#include "model/conquest/seen/pack_gaps.h"

#include <set>

namespace dossier::conquest
{

namespace
{

template <typename Card>
void addCard(std::vector<std::string> &gaps, const std::string &path, const Card &card)
{
    forEachMember(card,
        [&](std::string_view name, const auto &member)
        {
            if constexpr (requires { member.has_value(); })
            {
                // Space Stuff may be printed without a strength.
                const bool rightlyAbsent = std::is_same_v<Card, StuffCard> && name == "strength";
                if (!member && !rightlyAbsent)
                    gaps.push_back(path + '/' + std::string(name));
            }
        });
}

template <typename Card>
void addList(std::vector<std::string> &gaps, const std::string &path, const std::vector<Card> &cards)
{
    if (cards.empty())
        gaps.push_back(path);
    for (std::size_t i = 0; i < cards.size(); ++i)
        addCard(gaps, path + '/' + std::to_string(i), cards[i]);
}

void addSheet(std::vector<std::string> &gaps, const std::string &path, const ResistanceSheet &sheet)
{
    if (sheet.redCircles.empty())
        gaps.push_back(path + "/red_circles");
    if (!hasAllDice(sheet))
        gaps.push_back(path + "/sectors");
}

void addLayouts(std::vector<std::string> &gaps, const std::vector<Layout> &layouts)
{
    constexpr std::size_t numbersOfPlayers = 4;
    std::set<int> sizes;
    for (const Layout &layout : layouts)
        sizes.insert(layout.players);
    if (sizes.size() < numbersOfPlayers)
        gaps.emplace_back("/layouts");
}

} // namespace

std::vector<std::string> gapsIn(const Pack &pack)
{
    std::vector<std::string> gaps;
    addList(gaps, "/races", pack.races);
    addCard(gaps, "/capitol", pack.capitol);
    addCard(gaps, "/monument", pack.monument);
    addList(gaps, "/locations", pack.locations);
    addList(gaps, "/resistance", pack.resistance);
    addList(gaps, "/heroes", pack.heroes);
    addList(gaps, "/tokens", pack.tokens);
    addList(gaps, "/events", pack.events);
    addList(gaps, "/stuff", pack.stuff);
    addList(gaps, "/technology", pack.technology);
    addSheet(gaps, "/standard", pack.standard);
    addSheet(gaps, "/brutal", pack.brutal);
    addLayouts(gaps, pack.layouts);
    return gaps;
}

} // namespace dossier::conquest
