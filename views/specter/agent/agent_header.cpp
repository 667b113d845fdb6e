#include "views/specter/agent/agent_header.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/selection/agent_draft.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace dossier
{

namespace
{

struct AgentHeaderWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AgentHeader)
};

/// The higher weight has its room first.
constexpr int minHealthWeight = 95;
constexpr int minObjectivesWeight = 94;
constexpr int slimHealthWeight = 92;
constexpr int agentStepWeight = 70;
constexpr int healthWeight = 60;
constexpr int agentNamesWeight = 55;
constexpr int chipsWeight = 50;
constexpr int maxAgentStep = 36;
constexpr int agentPartGap = 14;

QString partOf(const specter::View &view)
{
    // A revealed traitor moves at once, in the hunters' part.
    if (isOnMove(view))
        return AgentHeaderWords::tr("Agent’s phase");
    switch (view.open.clock.phase)
    {
    case specter::Phase::SetUp:
        return AgentHeaderWords::tr("Set-up");
    case specter::Phase::Agents:
        return AgentHeaderWords::tr("Agent’s phase");
    case specter::Phase::Hunters:
        return AgentHeaderWords::tr("Hunters’ phase");
    case specter::Phase::Over:
        break;
    }
    // The full result is beside it.
    return AgentHeaderWords::tr("The game is over");
}

Part turn(const specter::View &view)
{
    const auto words
        = [](int number) { return AgentHeaderWords::tr("Turn %1 of %2").arg(number).arg(specter::turnsOfAGame); };
    return column({text(partOf(view), Role::Caption)
                          .with(&Text::reserved,
                              std::vector{AgentHeaderWords::tr("Set-up"), AgentHeaderWords::tr("Agent’s phase"),
                                  AgentHeaderWords::tr("Hunters’ phase"), AgentHeaderWords::tr("The game is over")}),
                      text(words(view.open.clock.turn), Role::Heading)
                          .with(&Text::reserved, std::vector{words(specter::turnsOfAGame)})})
        .spaced(2);
}

/// Shows the health with a caption, with slim pips, or as a number.
Part health(const specter::View &view, const SpecterHeaderActions &actions)
{
    const int wounds
        = view.agent && view.open.agents.contains(*view.agent) ? specter::inPlay(view.open, *view.agent).wounds : 0;
    const int left = view.health.value_or(0);
    const Part number = text(QStringLiteral("%1/%2").arg(left).arg(left + wounds), Role::Strong);
    const auto discs = [&](bool isSlim)
    {
        return pips(PipKind::Health, left, left + wounds, AgentHeaderWords::tr("Health left"), actions.changeHealth)
            .with(&PipRow::isSlim, isSlim)
            .withTip(AgentHeaderWords::tr("Health left: click or use the arrow keys to correct it"));
    };
    return forms({row({text(AgentHeaderWords::tr("Health"), Role::Caption), discs(false), number})
                         .spaced(6)
                         .with(&Part::weight, healthWeight),
                     row({discs(true), number}).spaced(6).with(&Part::weight, slimHealthWeight), row({number})})
        .with(&Part::weight, minHealthWeight)
        .when(view.health.has_value());
}

/// Shows the objectives with a chip for each, one chip for all, or as a number.
Part objectives(const specter::View &view)
{
    if (view.agent != specter::Agent::First)
        return row({});
    std::set<Space> all(view.open.objectives.begin(), view.open.objectives.end());
    all.insert(view.sheet->objectives.begin(), view.sheet->objectives.end());
    all.insert(view.open.completed.begin(), view.open.completed.end());
    const bool isPublic = setUpOf(view.open).objectivesArePublic;
    const ChipTone due = isPublic ? ChipTone::Later : ChipTone::Violet;
    const int done = wording::objectivesDone(view.open);
    QStringList names;
    Parts chips{
        text(AgentHeaderWords::tr("Objectives %1/%2", "completed, needed").arg(done).arg(specter::objectivesNeeded),
            Role::Caption)};
    for (const Space objective : all)
    {
        const bool isDone = std::ranges::count(view.open.completed, specter::Coordinate(objective)) > 0;
        const QString name = wording::name(objective);
        const QString ticked = QStringLiteral("✓ %1").arg(name);
        names << (isDone ? ticked : name);
        chips.push_back(chip(names.back(), isDone ? ChipTone::Green : due)
                .with(&Text::reserved, std::vector{name, ticked})
                .withTip(isDone    ? AgentHeaderWords::tr("Completed")
                        : isPublic ? AgentHeaderWords::tr("Not completed; public")
                                   : AgentHeaderWords::tr("Not completed; only you know it")));
    }
    if (names.isEmpty())
        return row(std::move(chips)).with(&Part::weight, chipsWeight);
    const QString tip = AgentHeaderWords::tr("Objectives, %1 completed of the %2 needed: %3", "two numbers, spaces")
                            .arg(done)
                            .arg(specter::objectivesNeeded)
                            .arg(names.join(QStringLiteral(", ")));
    return forms({row(std::move(chips)).spaced(6).with(&Part::weight, chipsWeight),
                     row({chip(names.join(QStringLiteral(" · ")), due).named(tip).withTip(tip)})
                         .with(&Part::weight, agentNamesWeight),
                     row({text(QStringLiteral("★ %1/%2").arg(done).arg(specter::objectivesNeeded), Role::Strong)
                             .named(tip)
                             .withTip(tip)})})
        .with(&Part::weight, minObjectivesWeight);
}

} // namespace

Part agentHeader(const specter::View &view, const AgentDefaultAct &defaultAct, const SpecterHeaderActions &actions)
{
    return strip({backButton(actions.goBack), turn(view), health(view, actions), objectives(view), stretch(),
                     nextStep(defaultAct.text, defaultAct.advised, actions.doNextStep)
                         .keyed(QStringLiteral("nextStep"))
                         .withTip(defaultAct.tip)
                         .with(&Button::shortText, defaultAct.shorter)
                         .with(&Button::maxCharacters, maxAgentStep)
                         .with(&Part::weight, agentStepWeight)})
        .spaced(agentPartGap, {14, 6, 12, 6})
        .keyed(QStringLiteral("header"));
}

} // namespace dossier
