#include "views/omega/desk/end_panel.h"

#include "model/omega/seen/numbers.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/words/lines.h"
#include "views/omega/words/wording.h"
#include "views/session/journal_strip.h"

#include <QCoreApplication>

#include <numeric>

namespace dossier
{

namespace
{

struct EndWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::EndPanel)
};

template <typename Purses>
int sumOf(const Purses &purses)
{
    return std::accumulate(
        purses.begin(), purses.end(), 0, [](int sum, const auto &purse) { return sum + purse.second; });
}

/// Name, wounds and condition of each commando.
Part people(const omega::PublicTable &table)
{
    constexpr int columns = 4;
    Parts cells;
    for (const auto &[role, commando] : table.commandos)
    {
        const omega::Sheet *sheet = omega::sheetOf(table, role);
        const int wounds = omega::woundsOf(table, omega::Combatant(role));
        const QString most
            = sheet != nullptr && sheet->vitality ? QString::number(*sheet->vitality) : QStringLiteral("?");
        cells.push_back(text(wording::nameOf(table, role), Role::Strong));
        cells.push_back(text(EndWords::tr("%1 of %2 wounds", "how many, vitality").arg(wounds).arg(most)));
        cells.push_back(
            text(commando.condition == omega::Condition::Active ? QString() : wording::name(commando.condition)));
        cells.push_back(text({}).stretched());
    }
    return dossier::table(columns, std::move(cells))
        .spaced(24)
        .with(&Box::rowSpacing, 4)
        .keyed(QStringLiteral("people"));
}

QString whenOf(const omega::PublicTable &table, const EndText &told)
{
    const QString round = EndWords::tr("%1, in round %2", "a mission")
                              .arg(wording::name(table.content.mission.name))
                              .arg(table.clock.round);
    return told.began.isEmpty()
        ? round
        : EndWords::tr("%1, from %2 to %3", "a round, times of day").arg(round, told.began, told.ended);
}

QString adrenalineOf(const omega::PublicTable &table)
{
    const omega::Adrenaline &tokens = table.adrenaline;
    return EndWords::tr("Adrenaline: %1 in the bank, %2 in the pool, %3 in the wells, %4 on the sheets. "
                        "%n enemies on the map.",
        nullptr, static_cast<int>(table.figures.size()))
        .arg(tokens.bank)
        .arg(tokens.pool)
        .arg(sumOf(tokens.wells))
        .arg(sumOf(tokens.sheets));
}

Part winnerButton(Side winner, const QString &words, bool isShown, const EndActions &actions)
{
    return button(words, "secondary", [give = actions.give, winner] { give(makeCorrection(omega::GameEnded{winner})); })
        .withTip(EndWords::tr("The session’s result says so"))
        .when(isShown);
}

} // namespace

Part endPanel(const omega::PublicTable &table, const EndText &ending, const EndActions &actions)
{
    const bool isOpen = !table.clock.winner;
    Part buttons = flow({winnerButton(Side::Commando, EndWords::tr("The commandos win"), isOpen, actions)
                             .keyed(QStringLiteral("commandosWin")),
        winnerButton(Side::Enemy, EndWords::tr("The overseer wins"), isOpen, actions),
        button(EndWords::tr("To the start page"), "primary", actions.leave)
            .keyed(QStringLiteral("leaveTheEnd"))
            .withTip(EndWords::tr("The session is kept as it is (Ctrl+H)"))
            .with(&Part::tone, QLatin1String(isOpen ? "quiet" : "")),
        button(EndWords::tr("Look at the board"), "offer", actions.close)
            .withTip(EndWords::tr("Close this panel (Esc); the journal has the details"))});
    // Buttons are read with the headline: large text leaves no room for all.
    return card(
        {text(isOpen ? EndWords::tr("The game is over: who has won?") : roundText(table), Role::Heading).wrapping(),
            std::move(buttons).spaced(8),
            text(EndWords::tr("Finally: %1", "what happened").arg(ending.last)).wrapping().when(!ending.last.isEmpty()),
            text(whenOf(table, ending)).wrapping(), people(table), text(adrenalineOf(table)).wrapping()})
        .spaced(8, {14, 14, 14, 14})
        .with(&Box::look, QLatin1String("verdict"));
}

EndText endText(const JournalStrip &journal, std::uint32_t lines)
{
    const std::uint32_t last = journal.playedUpTo(lines, topicBit(OmegaTopic::Table), endTopic);
    return {journal.timeOf(1), journal.timeOf(last), journal.fullSentenceOf(last)};
}

} // namespace dossier
