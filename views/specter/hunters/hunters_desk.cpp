#include "views/specter/hunters/hunters_desk.h"

#include "views/specter/hunters/hunters_offers.h"
#include "views/specter/selection/hunters_due.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/question_words.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct KnownWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::KnownPanels)
};

/// Returns the agent on paper who answers to the pick.
std::optional<specter::Agent> answeringNow(const HuntersDesk &desk)
{
    const SpecterViewPtr &view = desk.turn.view();
    const HuntersPick &pick = desk.turn.pick();
    const bool isTurn = view && !desk.isPast && view->open.turn;
    const bool isAsked = isTurn && commandOf(*view, pick) && std::ranges::count(waysOf(*view), pick.way) > 0;
    return isAsked ? answering(*view, pick) : std::nullopt;
}

std::optional<specter::Agent> reportingNow(const HuntersDesk &desk)
{
    const SpecterViewPtr &view = desk.turn.view();
    if (!view || desk.isPast || !view->open.players.sheetsOnPaper)
        return std::nullopt;
    const std::optional<std::size_t> due = dueOf<specter::ReportMove>(*view);
    return due ? std::optional(get_if<specter::ReportMove>(&view->due[*due].command)->agent) : std::nullopt;
}

bool isReportPlacing(const HuntersDesk &desk)
{
    return isReporting(desk) && desk.report.placing != ReportDraft::Placing::Nothing;
}

bool isAnswerPlacing(const HuntersDesk &desk)
{
    return isAnswering(desk) && desk.answer.isPlacing;
}

QString explanationOf(HuntersDesk &desk, Space space)
{
    const SpecterViewPtr &view = desk.turn.view();
    Inference *known = view ? desk.known.known() : nullptr;
    return known != nullptr ? wording::why(view->open, desk.known.agent(), *known, space) : QString();
}

QString sensorText(const HuntersDesk &desk)
{
    const specter::PublicTable &table = desk.turn.view()->open;
    if (table.clock.phase == specter::Phase::Over)
        return {};
    const std::optional<specter::Expectation> expectation = desk.known.ofSensor(table);
    return expectation ? wording::sensorText(*expectation) : QString();
}

QString lookBackText(const HuntersDesk &desk)
{
    const specter::View &view = *desk.turn.view();
    const std::optional<specter::Expectation> then = desk.known.ofLookBack(view);
    // With at most one space left there is nothing to learn.
    const bool commands = view.open.turn && !view.open.turn->moved;
    return then || commands ? wording::lookBackText(then.value_or(specter::Expectation{})) : QString();
}

} // namespace

void updateDrafts(HuntersDesk &desk)
{
    const SpecterViewPtr &view = desk.turn.view();
    const specter::PublicTable &table = view->open;
    const specter::Agent agent = desk.known.agent();
    desk.table.isPlacing = false;
    desk.facts = draftFor(table, agent, desk.facts);
    desk.overrule = draftFor(table, desk.overrule);
    if (const std::optional<specter::Agent> next = answeringNow(desk))
        desk.answer = draftFor(table, desk.turn.pick(), *next, desk.answer);
    if (const std::optional<specter::Agent> next = reportingNow(desk))
        desk.report = draftFor(table, *next, desk.report);
    if (!desk.isPast)
    {
        desk.roll = draftFor(view, desk.roll);
        desk.sheet = draftFor(table, agent, desk.sheet);
    }
    const bool isKnown = desk.known.known() != nullptr;
    desk.tells = isKnown && desk.turn.asksAgent() ? outcomeText(desk, desk.turn.pick()) : QString();
    // While the sensor is picked, its panel says it.
    const bool asksSensor = desk.turn.pick().way == HunterWay::Sensor;
    desk.words.sensor = isKnown && !asksSensor ? sensorText(desk) : QString();
    // Text read from the previous table may no longer hold.
    pointAt(desk, desk.pointed);
}

bool isRolling(const HuntersDesk &desk)
{
    return !desk.isPast && !desk.roll.options.empty();
}

bool isAnswering(const HuntersDesk &desk)
{
    return answeringNow(desk).has_value();
}

bool isReporting(const HuntersDesk &desk)
{
    return reportingNow(desk).has_value();
}

bool copiesSheet(const HuntersDesk &desk)
{
    return !desk.isPast && isSheetShown(desk.turn.view()->open, desk.known.agent());
}

bool canTypeSpace(const HuntersDesk &desk)
{
    const SpecterViewPtr &view = desk.turn.view();
    return view && !desk.isPast && view->open.clock.phase == specter::Phase::Hunters && !view->open.secondAgentDue;
}

bool isPlacing(const HuntersDesk &desk)
{
    return canStopPlacing(desk) || (copiesSheet(desk) && isPlacing(desk.turn.view()->open, desk.sheet));
}

bool canStopPlacing(const HuntersDesk &desk)
{
    return desk.table.isPlacing || desk.overrule.isPlacing || desk.facts.isPlacing || isReportPlacing(desk)
        || isAnswerPlacing(desk);
}

void stopPlacing(HuntersDesk &desk)
{
    desk.table.isPlacing = false;
    desk.overrule.isPlacing = false;
    desk.facts.isPlacing = false;
    desk.report.placing = ReportDraft::Placing::Nothing;
    desk.answer.isPlacing = false;
}

EnteredSoFar enteredSoFar(const HuntersDesk &desk)
{
    const SpecterViewPtr &view = desk.turn.view();
    const RollDraft roll = isRolling(desk) ? desk.roll : RollDraft();
    return {commandOf(view, roll), commandText(view, roll), isUndecided(view, roll), copiesSheet(desk),
        commandOf(view->open, desk.sheet), desk.known.likelyAnswer(*view, desk.turn.pick())};
}

QStringList waitingKeys(const HuntersDesk &desk)
{
    if (isRolling(desk))
        return {isUndecided(desk.turn.view(), desk.roll) ? QStringLiteral("hits") : dieKey(0)};
    if (isReporting(desk))
        return {QStringLiteral("nothingShown")};
    if (!isAnswering(desk))
        return {};
    return isComplete(desk.answer) ? QStringList{QStringLiteral("senses"), QStringLiteral("clearOrSeen")}
                                   : QStringList{QStringLiteral("readings")};
}

QString sentenceOf(HuntersDesk &desk, Space space)
{
    const QString why = explanationOf(desk, space);
    return why.left(1).toUpper() + why.mid(1);
}

QString outcomeText(const HuntersDesk &desk, const HuntersPick &pick)
{
    if (pick.way == HunterWay::Sensor)
        return sensorText(desk);
    if (pick.way == HunterWay::LookBack)
        return lookBackText(desk);
    const specter::View &view = *desk.turn.view();
    const std::optional<specter::Expectation> told = desk.known.ofLook(view, pick);
    return told ? wording::lookText(lookoutAfter(view, pick)->at, *told) : QString();
}

void pointAt(HuntersDesk &desk, std::optional<Space> space)
{
    desk.pointed = space;
    desk.words.space.clear();
    desk.words.tells.clear();
    const SpecterViewPtr &view = desk.turn.view();
    if (!space || !view)
        return;
    if (const QString why = explanationOf(desk, *space); !why.isEmpty())
        desk.words.space
            = KnownWords::tr("%1: %2", "a space, why").arg(wording::name(specter::Coordinate(*space)), why);
    HuntersPick there = desk.turn.pick();
    there.to = *space;
    // The result of the pick is already shown beside it.
    if (view->open.turn && !view->open.turn->moved && there.to != desk.turn.pick().to
        && endsOf(*view, there.way).contains(*space))
        desk.words.tells = outcomeText(desk, there);
}

} // namespace dossier
