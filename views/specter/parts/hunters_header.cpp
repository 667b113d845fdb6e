#include "views/specter/parts/hunters_header.h"

#include "model/specter/seen/setup.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct HeaderWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::HuntersHeader)
};

/// The higher weight has its room first.
constexpr int nextStepWeight = 70;
constexpr int lettersWeight = 60;
constexpr int namesWeight = 50;
constexpr int maxNextStep = 36;
constexpr int partGap = 14;

/// Returns all texts that the caption may have while the game goes on.
std::vector<QString> partsOf(const specter::PublicTable &table)
{
    std::vector<QString> all{HeaderWords::tr("Set-up"), HeaderWords::tr("Hunters’ phase"),
        table.agents.size() > 1 ? HeaderWords::tr("Agents’ phase") : HeaderWords::tr("Agent’s phase")};
    for (const auto &[kind, hunter] : table.hunters)
        all.push_back(HeaderWords::tr("Hunters’ phase: %1").arg(wording::nameOf(table, kind)));
    return all;
}

/// Shows the hunters in the order of the table, by name or by the letters of their tokens; those who had their turn
/// are ticked.
Part order(const specter::PublicTable &table)
{
    const bool isHuntersPart = table.clock.phase == specter::Phase::Hunters;
    Parts chips;
    QStringList letters;
    QStringList tips;
    for (const auto &[kind, hunter] : table.hunters)
    {
        const bool isNow = table.turn && table.turn->hunter == kind;
        const bool isDone = isHuntersPart && hunter.hadTurn;
        const auto marked = [&](const QString &name)
        {
            return isDone ? QStringLiteral("✓ %1").arg(name) : isNow ? QStringLiteral("▸ %1").arg(name) : name;
        };
        const QString name = wording::nameOf(table, kind);
        tips << (isDone         ? HeaderWords::tr("%1 has had a turn").arg(name)
                : isNow         ? HeaderWords::tr("It is the turn of %1").arg(name)
                : isHuntersPart ? HeaderWords::tr("%1 has yet to act in this turn").arg(name)
                                : HeaderWords::tr("%1 moves after the agent").arg(name));
        letters << marked(tokenLetters(kind)).remove(u' ');
        chips.push_back(chip(marked(name),
            isNow        ? ChipTone::Due
                : isDone ? ChipTone::Done
                         : ChipTone::Later)
                .with(&Text::reserved,
                    std::vector{name, QStringLiteral("✓ %1").arg(name), QStringLiteral("▸ %1").arg(name)})
                .withTip(tips.back()));
    }
    const QString all = tips.join(QStringLiteral(", "));
    return forms({row(std::move(chips)).spaced(6).with(&Part::weight, namesWeight),
                     text(letters.join(u' '), Role::Strong).named(all).withTip(tips.join(u'\n'))})
        .with(&Part::weight, lettersWeight)
        .with(&Part::textWhenHidden, all)
        .when(!table.outcome && !table.hunters.empty());
}

} // namespace

QString partText(const specter::PublicView &view)
{
    const specter::PublicTable &table = view.open;
    if (table.outcome)
        return wording::sentence(table, *table.outcome);
    if (table.secondAgentDue)
        return HeaderWords::tr("The revealed traitor moves");
    switch (table.clock.phase)
    {
    case specter::Phase::SetUp:
        return HeaderWords::tr("Set-up");
    case specter::Phase::Agents:
        return table.agents.size() > 1 ? HeaderWords::tr("Agents’ phase") : HeaderWords::tr("Agent’s phase");
    case specter::Phase::Hunters:
        return table.turn ? HeaderWords::tr("Hunters’ phase: %1").arg(wording::nameOf(table, table.turn->hunter))
                          : HeaderWords::tr("Hunters’ phase");
    case specter::Phase::Over:
        break;
    }
    return HeaderWords::tr("The game is over");
}

Part huntersHeader(const specter::PublicView &view, const DefaultAct &act, const SpecterHeaderActions &actions)
{
    const auto turn = [](int number) { return HeaderWords::tr("Turn %1").arg(number); };
    // The full result is beside it.
    const QString part = view.open.outcome ? HeaderWords::tr("The game is over") : partText(view);
    return strip(
        {backButton(actions.goBack),
            column(
                {text(part, Role::Caption).with(&Text::reserved, partsOf(view.open)),
                    row({text(turn(view.open.clock.turn), Role::Heading)
                                .with(&Text::reserved, std::vector{turn(specter::turnsOfAGame)}),
                            text(HeaderWords::tr("of %1", "all turns of a game").arg(specter::turnsOfAGame), Role::Dim),
                            stretch()})
                        .spaced(6)})
                .spaced(2),
            order(view.open), stretch(),
            nextStep(act.text, !act.quiet, actions.doNextStep)
                .keyed(QStringLiteral("nextStep"))
                .withTip(act.tip)
                .with(&Button::maxCharacters, maxNextStep)
                .with(&Part::weight, nextStepWeight)})
        .spaced(partGap, {14, 6, 12, 6})
        .keyed(QStringLiteral("header"));
}

} // namespace dossier
