#include "tests/monkey/fights.h"

#include "app/omega/overseer_session.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace dossier::test
{

namespace
{

/// A generous upper limit for the number of steps that become due before the first turn.
constexpr int maxDue = 30;
constexpr int tokensEach = 6;
/// The maximum distance between a commando and an enemy.
constexpr int near = 3;

std::size_t below(std::mt19937 &random, std::size_t end)
{
    return end == 0 ? 0 : random() % end;
}

omega::PublicTable tableOf(const OverseerSession &session)
{
    return session.overseerView()->open;
}

/// Free floor near a commando on the map.
std::vector<Space> placesIn(const omega::PublicTable &table)
{
    std::vector<Space> places;
    const auto isNear = [&](Space space)
    {
        return std::ranges::any_of(table.commandos,
            [&](const auto &each)
            {
                const std::optional<Space> &at = each.second.at;
                return at && std::abs(at->x - space.x) <= near && std::abs(at->y - space.y) <= near;
            });
    };
    table.ground.map.floor().forEach(
        [&](Space space)
        {
            if (isNear(space) && !omega::combatantOn(table, space))
                places.push_back(space);
        });
    return places;
}

/// The free floor before the eyes of whoever's turn it is.
std::vector<Space> placesBefore(const omega::PublicTable &table)
{
    const std::optional<Figure> figure = table.turn ? omega::figureOf(table, table.turn->who) : std::nullopt;
    std::vector<Space> places;
    if (!figure)
        return places;
    Space at = figure->at;
    const Facing facing = omega::facingOf(table, table.turn->who);
    for (int step = 0; step < near; ++step)
    {
        at.x += facing == Facing::East ? 1 : facing == Facing::West ? -1 : 0;
        at.y += facing == Facing::South ? 1 : facing == Facing::North ? -1 : 0;
        if (!table.ground.map.contains(at) || !table.ground.map.isFloor(at))
            break;
        if (!omega::combatantOn(table, at))
            places.push_back(at);
    }
    return places;
}

std::vector<omega::KindId> enemiesIn(const omega::PublicTable &table)
{
    std::vector<omega::KindId> kinds;
    for (const omega::FigureCard &card : table.content.figures)
        if (card.side == Side::Enemy && card.size == 1)
            kinds.push_back(card.id);
    return kinds;
}

/// An enemy comes; two of three have one wound left before they fall.
void bring(OverseerSession &session, std::mt19937 &random, int number)
{
    const omega::PublicTable table = tableOf(session);
    std::vector<Space> places = placesBefore(table);
    if (places.empty() || below(random, 2) == 0)
        places = placesIn(table);
    const std::vector<omega::KindId> kinds = enemiesIn(table);
    if (places.empty() || kinds.empty())
        return;
    const omega::KindId kind = kinds.at(below(random, kinds.size()));
    const Space at = places.at(below(random, places.size()));
    const auto facing = static_cast<Facing>(below(random, 4));
    session.submit(omega::Correct{omega::FigureArrived{{number}, kind, at, facing}});
    const omega::FigureCard *card = omega::found(table.content.figures, kind);
    if (card != nullptr && card->vitality > 1 && below(random, 3) != 0)
        session.submit(omega::Correct{omega::WoundsChanged{omega::FigureId{number}, *card->vitality - 1}});
}

} // namespace

void beginFight(OverseerSession &session, std::mt19937 &random)
{
    for (int times = 0; times < maxDue && !tableOf(session).turn && !session.overseerView()->due.empty(); ++times)
        session.submit(omega::Command(session.overseerView()->due.front().command));
    std::vector<omega::Role> roles;
    const omega::PublicTable table = tableOf(session);
    for (const auto &[role, commando] : table.commandos)
        roles.push_back(role);
    for (const omega::Role role : roles)
        session.submit(omega::Correct{omega::TokensMoved{omega::bank, omega::sheet(role), tokensEach}});
    const int enemies = 3 + static_cast<int>(below(random, 4));
    for (int number = 1; number <= enemies; ++number)
        bring(session, random, number);
}

} // namespace dossier::test
