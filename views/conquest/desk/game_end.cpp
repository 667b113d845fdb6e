#include "views/conquest/desk/game_end.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

struct EndWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestEnd)
};

/// Returns the number of locations that a player has conquered.
int locationsOf(const PublicTable &table, Colour player)
{
    return static_cast<int>(std::ranges::count_if(table.spaces,
        [player](const auto &space) { return space.second.location && space.second.location->conqueredBy == player; }));
}

QString headline(const PublicTable &table, const Outcome &outcome, const ConquestPeople &people)
{
    QStringList winners;
    for (const Colour winner : outcome.winners)
        winners << wording::name(winner, people);
    if (outcome.ending != Ending::Terror || outcome.winners.empty())
        return wording::sentence(outcome, winners.join(QStringLiteral(", ")));
    if (isCooperative(table))
        return EndWords::tr("The aliens win together with %n terror", nullptr, terrorOfAll(table));
    const int terror = terrorOf(table, *outcome.winners.begin());
    return winners.size() == 1
        ? EndWords::tr("%1 wins with %n terror", "a player", terror).arg(winners.front())
        : EndWords::tr("%1 win with %n terror", "players", terror).arg(winners.join(QStringLiteral(", ")));
}

} // namespace

GameEnd gameEnd(const PublicTable &table, const ConquestPeople &people)
{
    std::vector<Colour> players = table.players.colours;
    std::ranges::stable_sort(
        players, [&](Colour one, Colour other) { return terrorOf(table, one) > terrorOf(table, other); });
    GameEnd end{.headline = headline(table, *table.outcome, people),
        .when = EndWords::tr("%1, round %2", "the kind of game, a number")
            .arg(wording::name(table.players.mode))
            .arg(table.clock.round)};
    int locations = 0;
    int tokens = 0;
    for (const auto &[at, space] : table.spaces)
        tokens += static_cast<int>(space.tokens.size());
    for (const Colour player : players)
    {
        const int conquered = locationsOf(table, player);
        locations += conquered;
        end.standings.push_back({wording::name(player, people),
            EndWords::tr("%n terror", nullptr, terrorOf(table, player)) + QStringLiteral(" · ")
                + EndWords::tr("%n location(s)", nullptr, conquered)});
    }
    end.figures << EndWords::tr("Conquered: %n location(s)", nullptr, locations);
    // CQ-SETUP-2: a competitive game has no human technology.
    if (isCooperative(table))
        end.figures << EndWords::tr(
            "%n human technology(ies)", nullptr, static_cast<int>(table.resistance.technology.size()));
    end.figures << EndWords::tr("%n resistance token(s) on the board", nullptr, tokens);
    return end;
}

} // namespace dossier
