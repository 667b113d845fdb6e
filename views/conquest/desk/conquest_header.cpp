#include "views/conquest/desk/conquest_header.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/desk/technology_track.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

namespace dossier
{

using namespace conquest;

namespace
{

struct HeaderWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestHeader)
};

/// The higher weight has its room first. Steps that come later have lower ones, then those that are done.
constexpr int terrorWeight = 90;
constexpr int markerWeight = 80;
constexpr int nextStepWeight = 70;
constexpr int technologyWeight = 60;
constexpr int trackWeight = 50;
constexpr int dueWeight = 40;
constexpr int laterWeight = 30;
constexpr int doneWeight = 10;
constexpr int stepsOfTheResistance = 6;
/// Encounters that the chip of the Battle phase keeps room for.
constexpr int usualEncounters = 4;
constexpr int partGap = 6;

/// Shows a step, counted from 1. Without room for the due one none is shown: another would be mistaken for it.
Part stepChip(const QString &words, const QString &tip, int step, int now)
{
    const ChipTone tone = step == now ? ChipTone::Due : step < now ? ChipTone::Done : ChipTone::Later;
    return chip(words, tone)
        .withTip(tip)
        .with(&Part::weight,
            step == now      ? dueWeight
                : step < now ? doneWeight + step
                             : laterWeight - step)
        .with(&Part::group, 1);
}

Parts resistanceSteps(int now)
{
    Parts chips;
    for (int step = 1; step <= stepsOfTheResistance; ++step)
        chips.push_back(stepChip(step < now ? QStringLiteral("✓ %1").arg(step)
                : step == now               ? QStringLiteral("%1 %2").arg(now).arg(wording::stepName(now))
                                            : QString::number(step),
            HeaderWords::tr("Step %1: %2", "a step of the resistance phase").arg(step).arg(wording::stepName(step)),
            step, now));
    return chips;
}

/// The Battle phase, with the number of spaces still to explore or fight over.
QString battleChip(int left)
{
    return left > 0 ? HeaderWords::tr("Battle: %n encounter(s)", nullptr, left)
                    : HeaderWords::tr("Battle", "a phase of a turn");
}

Parts phaseSteps(const PublicTable &table)
{
    const Phase now = table.clock.phase;
    const int left = now == Phase::Battle ? static_cast<int>(encountersDue(table).size()) : 0;
    const auto step = [&](Phase phase, const QString &words)
    { return stepChip(words, wording::name(phase), static_cast<int>(phase), static_cast<int>(now)); };
    return {step(Phase::Action, HeaderWords::tr("Action", "a phase of a turn")),
        step(Phase::Battle, battleChip(left)).with(&Text::reserved, std::vector{battleChip(usualEncounters)}),
        step(Phase::Draw, HeaderWords::tr("Draw", "a phase of a turn"))};
}

Parts stepsOf(const PublicTable &table)
{
    const Phase now = table.clock.phase;
    if (now == Phase::Resistance)
        return resistanceSteps(table.resistance.step);
    return now == Phase::Action || now == Phase::Battle || now == Phase::Draw ? phaseSteps(table) : Parts{};
}

QString phaseAndPlayer(Phase phase, Colour player)
{
    return HeaderWords::tr("%1 · %2", "a phase, whose it is")
        .arg(wording::name(phase), wording::name(player))
        .toUpper();
}

/// Reserves the longest phase name, so that nothing beside it moves from phase to phase.
std::vector<QString> longestPhases(const PublicTable &table)
{
    std::vector<QString> all;
    for (const Colour player : table.players.colours)
        for (const Phase phase : {Phase::Action, Phase::Battle, Phase::Draw})
            all.push_back(phaseAndPlayer(phase, player));
    if (isCooperative(table))
        all.push_back(wording::name(Phase::Resistance).toUpper());
    return all;
}

Part phaseAndRound(const PublicTable &table)
{
    const Clock &clock = table.clock;
    const Phase phase = table.outcome ? Phase::Over : clock.phase;
    return column(
        {text(clock.active && !table.outcome ? phaseAndPlayer(phase, *clock.active) : wording::name(phase).toUpper(),
             Role::Caption)
                .with(&Text::reserved, longestPhases(table)),
            text(wording::roundName(clock.round), Role::Heading)
                .with(&Text::reserved, std::vector{wording::roundName(0)})})
        .spaced(2);
}

Part terrorChip(const PublicTable &table)
{
    const int wanted = terrorWanted(table);
    const bool isTogether = isCooperative(table);
    const auto together = [&](int terror) { return HeaderWords::tr("terror %1 of %2").arg(terror).arg(wanted); };
    const QString words
        = isTogether ? together(terrorOfAll(table)) : HeaderWords::tr("first to %1 terror wins").arg(wanted);
    return chip(words, ChipTone::Amber)
        .with(&Text::reserved, std::vector{isTogether ? together(wanted) : words})
        .withTip(isTogether
                ? HeaderWords::tr("The terror of all players together; with %1 they win, unless the cannon fires first")
                      .arg(wanted)
                : HeaderWords::tr("Whoever has %1 terror first wins at once").arg(wanted))
        .with(&Part::weight, terrorWeight)
        .with(&Part::textWhenHidden, words);
}

/// Shows the technology as a track, in words, or as the marker alone.
Part technology(const PublicTable &table, const HeaderActions &actions)
{
    const int marker = table.resistance.marker;
    const QString words = HeaderWords::tr("TECHNOLOGY · %1 of %2").arg(marker).arg(endOfTheTrack);
    const Part caption = text(words, Role::Caption).named(words);
    return forms(
        {column({caption, technologyTrack(marker, sheetOf(table).redCircles, actions.moveMarker)})
                .spaced(2)
                .with(&Part::weight, trackWeight),
            column({caption}).with(&Part::weight, technologyWeight),
            column(
                {text(HeaderWords::tr("T %1", "technology").arg(marker), Role::Caption).named(words).withTip(words)})})
        .with(&Part::weight, markerWeight)
        .with(&Part::textWhenHidden, words)
        .when(isCooperative(table));
}

} // namespace

Part conquestHeader(const PublicTable &table, const ConquestDefaultAct &defaultAct, const HeaderActions &actions)
{
    Parts parts{backButton(actions.goBack), phaseAndRound(table), terrorChip(table), technology(table, actions)};
    for (Part &step : stepsOf(table))
        parts.push_back(std::move(step));
    parts.push_back(stretch());
    parts.push_back(nextStep(defaultAct.text, !defaultAct.quiet, actions.doNextStep)
            .keyed(QStringLiteral("nextStep"))
            .withTip(defaultAct.tip)
            .with(&Part::weight, nextStepWeight));
    return strip(std::move(parts))
        .spaced(partGap, {10, 6, 12, 6})
        .keyed(QStringLiteral("header"))
        .withTip(HeaderWords::tr("Right click: correct round, phase and battle"))
        .with(&Part::menu, actions.openMenu);
}

} // namespace dossier
