#include "views/omega/desk/game_end.h"

#include "model/omega/seen/doors.h"
#include "model/omega/seen/numbers.h"
#include "views/omega/desk/headline.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/words/summary_wording.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct EndWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::OmegaEnd)
};

/// Wounds and condition of a commando.
QString stateOf(const omega::PublicTable &table, const omega::Role &role, omega::Condition condition)
{
    const omega::Sheet *sheet = omega::sheetOf(table, role);
    const QString most = sheet != nullptr && sheet->vitality ? QString::number(*sheet->vitality) : QStringLiteral("?");
    const QString wounds
        = EndWords::tr("%n of %1 wounds", "vitality", omega::woundsOf(table, omega::Combatant(role))).arg(most);
    return condition == omega::Condition::Active ? wounds : wounds + QStringLiteral(" · ") + wording::name(condition);
}

/// How the game ended, with the names of those who won.
QString headline(const omega::PublicTable &table, const OmegaPeople &people)
{
    QStringList winners;
    if (table.clock.winner == Side::Enemy)
        winners << people.overseer;
    else
        for (const auto &[role, commando] : table.commandos)
            winners << people.of(role);
    winners.removeAll(QString());
    winners.removeDuplicates();
    const QString how = roundText(table);
    return winners.isEmpty()
        ? how
        : EndWords::tr("%1 (%2)", "how a game ended, who won").arg(how, winners.join(QStringLiteral(", ")));
}

/// True when the sample has been won as it says at its beginning: the door of its goal room is open.
bool isGoalReached(const omega::PublicTable &table)
{
    return !hasGuide(table.content.mission)
        && std::ranges::any_of(table.content.doorPlaces,
            [&](const Edge &door)
            {
                return !omega::isClosed(table, door)
                    && omega::roomBeside(table, door, omega::RoomState::Goal) != nullptr;
            });
}

} // namespace

GameEnd gameEnd(const omega::PublicTable &table, const OmegaPeople &people, const omega::Summary &summary,
    const std::function<void(const OmegaCommand &command)> &give)
{
    const bool isOpen = !table.clock.winner;
    GameEnd end{.headline = isOpen ? EndWords::tr("The game is over: who has won?") : headline(table, people),
        .when = EndWords::tr("%1, in round %2", "a mission")
            .arg(wording::name(table.content.mission.name), QString::number(table.clock.round))};
    if (!people.overseer.isEmpty())
        end.standings.push_back({withPlayer(EndWords::tr("Overseer"), people.overseer), QString()});
    int wounds = 0;
    for (const auto &[role, commando] : table.commandos)
    {
        wounds += omega::woundsOf(table, omega::Combatant(role));
        end.standings.push_back(
            {withPlayer(wording::nameOf(table, role), people.of(role)), stateOf(table, role, commando.condition)});
    }
    end.figures = {EndWords::tr("%n wound(s) on commandos", nullptr, wounds),
        EndWords::tr("%n enemies on the map", nullptr, static_cast<int>(table.figures.size())),
        EndWords::tr("%n adrenaline in the pool", nullptr, table.adrenaline.pool)};
    end.figures += wording::figuresOf(summary);
    // The players can name the other side.
    const std::optional<Side> proposed = isOpen && isGoalReached(table) ? std::optional(Side::Commando) : std::nullopt;
    const auto winner = [&](Side side, const QString &words)
    {
        return button(words, side == proposed ? "primary" : "secondary",
            [give, side] { give(makeCorrection(omega::GameEnded{side})); })
            .withTip(EndWords::tr("The session’s result says so"))
            .disabledIf(!isOpen, EndWords::tr("It is said who has won. To say otherwise, undo it first."));
    };
    end.winners = {winner(Side::Commando, EndWords::tr("The commandos win")).keyed(QStringLiteral("commandosWin")),
        winner(Side::Enemy, EndWords::tr("The overseer wins"))};
    return end;
}

} // namespace dossier
