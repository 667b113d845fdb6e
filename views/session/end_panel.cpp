#include "views/session/end_panel.h"

#include "views/kit/hotkeys.h"

#include <QCoreApplication>

#include <utility>

namespace dossier
{

namespace
{

struct EndWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::EndPanel)
};

Part standings(const GameEnd &end)
{
    constexpr int columns = 3;
    Parts cells;
    for (const auto &[who, has] : end.standings)
    {
        cells.push_back(text(who, Role::Strong));
        cells.push_back(text(has));
        cells.push_back(text({}).stretched());
    }
    return table(columns, std::move(cells))
        .spaced(24)
        .with(&Box::rowSpacing, 4)
        .keyed(QStringLiteral("standings"))
        .when(!end.standings.empty());
}

QString whenOf(const GameEnd &end, const PlayedTime &played)
{
    return played.began.isEmpty()
        ? end.when
        : EndWords::tr("%1, from %2 to %3", "what was played, times of day").arg(end.when, played.began, played.ended);
}

/// None of them is a default but the winner that a game proposes: no key that was meant for the game leaves it.
Part buttons(const GameEnd &end, const EndActions &actions)
{
    Parts all = end.winners;
    constexpr int maxMission = 40;
    all.push_back(button(EndWords::tr("Next mission: %1").arg(end.next), "secondary", actions.next)
            .keyed(QStringLiteral("playNext"))
            .with(&Button::maxCharacters, maxMission)
            .withTip(EndWords::tr("Set up the next mission with the same players, in the same file"))
            .when(!end.next.isEmpty()));
    all.push_back(button(EndWords::tr("Again"), "secondary", [again = actions.again] { again(false); })
            .keyed(QStringLiteral("playAgain"))
            .withTip(EndWords::tr("Set up another game with the same players")));
    all.push_back(button(EndWords::tr("Again with swapped roles"), "secondary",
        [again = actions.again]
        {
            again(true);
        }).withTip(EndWords::tr("Set up another game in which everybody takes the next player’s part")));
    all.push_back(button(EndWords::tr("Replay"), "secondary", actions.replay)
            .keyed(QStringLiteral("replay"))
            .withTip(hotkeys::with(EndWords::tr("Show the game from its start, entry by entry"), hotkeys::replay)));
    all.push_back(button(EndWords::tr("Print…"), "secondary", actions.print)
            .withTip(EndWords::tr("Print the report of this game, or save it as PDF")));
    all.push_back(button(EndWords::tr("To the start page"), "secondary", actions.leave)
            .withTip(EndWords::tr("The session is kept as it is (Ctrl+H)")));
    all.push_back(button(EndWords::tr("Look at the board"), "offer", actions.close)
            .keyed(QStringLiteral("closeEnd"))
            .withTip(EndWords::tr("Close this panel (Esc); the journal has the details")));
    return flow(std::move(all)).spaced(8);
}

Part notesField(const QString &notes, const EndActions &actions)
{
    constexpr int lines = 2;
    return field(QStringLiteral("notes"), EndWords::tr("Notes about this evening"), notes,
        [note = actions.note](const QVariant &text) { note(text.toString()); })
        .with(&Field::lines, lines)
        .with(&Field::placeholder, EndWords::tr("Notes about this evening"))
        .withTip(EndWords::tr("Kept with the session, where everybody who has its file can read them"));
}

} // namespace

Part endPanel(const GameEnd &end, const PlayedTime &played, const QString &notes, const EndActions &actions)
{
    // Buttons are read with the headline: large text leaves no room for all.
    return card(
        {text(end.headline, Role::Heading).wrapping(), buttons(end, actions),
            text(EndWords::tr("Finally: %1", "what happened").arg(played.last)).wrapping().when(!played.last.isEmpty()),
            text(whenOf(end, played)).wrapping(), standings(end),
            text(end.figures.join(QStringLiteral(" · "))).wrapping().when(!end.figures.isEmpty()),
            notesField(notes, actions)})
        .spaced(8, {14, 14, 14, 14})
        .with(&Box::look, QLatin1String("verdict"));
}

} // namespace dossier
