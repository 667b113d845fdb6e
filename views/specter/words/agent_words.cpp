#include "views/specter/words/agent_words.h"

#include "model/specter/seen/numbers.h"
#include "model/specter/seen/sight.h"
#include "views/board/space_name.h"
#include "views/specter/selection/reason_of.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/sheet_verdict.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <set>

namespace dossier::agentwords
{

namespace
{

/// The translation context of this file.
struct AgentWords
{
    Q_DECLARE_TR_FUNCTIONS(AgentWords)
};

using specter::Coordinate;
using specter::Foreseen;
using specter::HunterKind;
using specter::Showing;
using specter::Shown;
using specter::View;

SpaceSet setOf(const std::vector<Coordinate> &spaces)
{
    SpaceSet set;
    for (const Coordinate &space : spaces)
        set.set(space);
    return set;
}

QString listed(const View &view, const std::vector<HunterKind> &hunters)
{
    QStringList names;
    for (const HunterKind hunter : hunters)
        names << wording::nameOf(view.open, hunter);
    return names.join(QStringLiteral(", "));
}

/// Describes how a hunter sees another space: straight ahead, unless smoke lies between.
QString along(const View &view, HunterKind kind, Space from, Space to, const SpaceSet &smoke)
{
    const QString name = wording::nameOf(view.open, kind);
    const specter::Board board = boardOf(view.open);
    const auto sees = [&](Direction one, Direction other)
    {
        return specter::visibleTowards(board, from, one, smoke).contains(to)
            || specter::visibleTowards(board, from, other, smoke).contains(to);
    };
    if (sees(Direction::East, Direction::West))
        return AgentWords::tr("%1 sees it along row %2", "a hunter, a number").arg(name, QString::number(to.y + 1));
    if (sees(Direction::North, Direction::South))
        return AgentWords::tr("%1 sees it along column %2", "a hunter, a letter").arg(name, columnName(to.x));
    return AgentWords::tr("%1 sees it along the road", "a hunter").arg(name);
}

/// Names the hunters who see a space during the move.
QString seers(const View &view, const Foreseen &foreseen, Space at)
{
    const specter::Board board = boardOf(view.open);
    const bool hidden = foreseen.stealth == specter::Stealth::FromTheStart;
    const SpaceSet smoke = setOf(foreseen.facts.smoke);
    std::vector<HunterKind> there;
    QStringList words;
    for (const specter::Lookout &lookout : foreseen.facts.hunters)
    {
        const HunterKind kind = wording::hunterOf(lookout.hunter);
        if (kind == secretTraitor(view) || !specter::seenBy(board, lookout, smoke, hidden).contains(at))
            continue;
        if (lookout.at == at)
            there.push_back(kind);
        else
            words << along(view, kind, lookout.at, at, smoke);
    }
    if (!there.empty())
        words.prepend(
            (there.size() > 1 ? AgentWords::tr("%1 are there", "hunters") : AgentWords::tr("%1 is there", "a hunter"))
                .arg(listed(view, there)));
    return words.join(QStringLiteral(", "));
}

QString ofNothing(const View &view)
{
    const auto agent = view.open.agents.find(*view.agent);
    if (agent == view.open.agents.end() || !agent->second.figure)
        return AgentWords::tr("No hunter sees any part of your path.");
    return agent->second.lastSeen
        ? AgentWords::tr("Remove the figure from the board; the token stays. No hunter sees any part of your path.")
        : AgentWords::tr("Remove the figure from the board. No hunter sees any part of your path.");
}

} // namespace

QString brief(const Shown &shown)
{
    switch (shown.what)
    {
    case Showing::Seen:
        return AgentWords::tr("seen on %1").arg(wording::name(*shown.at));
    case Showing::LastSeen:
        return AgentWords::tr("last seen on %1").arg(wording::name(*shown.at));
    case Showing::Nothing:
        break;
    }
    return AgentWords::tr("nothing shown");
}

QString headline(const Shown &shown)
{
    switch (shown.what)
    {
    case Showing::Seen:
        return AgentWords::tr("“Seen on %1”").arg(wording::name(*shown.at));
    case Showing::LastSeen:
        return AgentWords::tr("“Last seen on %1”").arg(wording::name(*shown.at));
    case Showing::Nothing:
        break;
    }
    return AgentWords::tr("“Nothing shown”");
}

QString headline(const AgentDraft &draft, const DraftVerdict &verdict)
{
    return verdict.escapes() ? AgentWords::tr("“I escape from %1”").arg(wording::name(draft.path.back()))
                             : headline(verdict.shown());
}

QString brief(const AgentDraft &draft, const DraftVerdict &verdict)
{
    return verdict.escapes() ? AgentWords::tr("escape from %1").arg(wording::name(draft.path.back()))
                             : brief(verdict.shown());
}

QString reasons(const View &view, const AgentDraft &draft, const Foreseen &foreseen)
{
    if (foreseen.escapes)
        return AgentWords::tr("The move ends on the escape point %1, and nothing blocks it: you escape and win.")
            .arg(wording::name(draft.path.back()));
    const Shown shown = foreseen.facts.shown.value_or(Shown{});
    const QString end = wording::name(draft.path.back());
    if (draft.card && draft.card->card == specter::Equipment::HoloDecoy && shown.at)
        return AgentWords::tr("The decoy shows %1.").arg(wording::name(*shown.at));
    if (shown.what == Showing::Nothing)
        return ofNothing(view);
    const QString at = wording::name(*shown.at);
    const QString who = seers(view, foreseen, *shown.at);
    if (shown.what == Showing::Seen)
        return AgentWords::tr("Put the figure on %1. The move ends there: %2.").arg(at, who);
    return AgentWords::tr(
        "Put the token and the figure on %1. The path passes there: %2. It ends on %3, which no hunter sees.")
        .arg(at, who, end);
}

QString said(const Shown &shown, int turn)
{
    return AgentWords::tr("Turn %1: %2", "a number, what was shown").arg(turn).arg(brief(shown));
}

QString ofCard(const View &view, const AgentDraft &draft, const Foreseen &foreseen)
{
    QStringList words;
    if (draft.card && foreseen.facts.cardAnnounced)
        words << (draft.card->at
                ? AgentWords::tr("Announce %1 on %2.")
                      .arg(wording::nameOf(view.open, draft.card->card), wording::name(*draft.card->at))
                : AgentWords::tr("Announce %1.").arg(wording::nameOf(view.open, draft.card->card)));
    else if (draft.card)
        words << AgentWords::tr("%1 stays secret.").arg(wording::nameOf(view.open, draft.card->card));
    if (!foreseen.blinded.empty())
        words << AgentWords::tr("Blinded: %1.", "hunters", static_cast<int>(foreseen.blinded.size()))
                     .arg(listed(view, foreseen.blinded));
    else if (draft.card && draft.card->card == specter::Equipment::FlashBang)
        words << AgentWords::tr("No hunter is blinded.");
    if (!foreseen.stunned.empty())
        words << AgentWords::tr("Stunned: %1.", "hunters", static_cast<int>(foreseen.stunned.size()))
                     .arg(listed(view, foreseen.stunned));
    else if (draft.card && draft.card->card == specter::Equipment::PowerFists)
        words << AgentWords::tr("No hunter is stunned.");
    if (foreseen.revealsTraitor && view.traitor)
        words << AgentWords::tr("This shows that %1 is the traitor.").arg(wording::nameOf(view.open, *view.traitor));
    return words.join(u' ');
}

QString notCompleted(const View &view, Space space)
{
    const Coordinate at(space);
    if (!isOnMove(view) || view.agent != specter::Agent::First)
        return {};
    const bool his = std::ranges::count(view.sheet->objectives, at) + std::ranges::count(view.open.objectives, at) > 0;
    if (!his || std::ranges::count(view.open.completed, at) > 0)
        return {};
    const specter::Refusal no = specter::refusal(view, specter::CompleteObjective{*view.agent, at});
    return no ? AgentWords::tr("The objective on %1 cannot be completed now. %2", "a space, a sentence")
                    .arg(wording::name(at), wording::sentence(view.open, *no))
              : QString();
}

std::vector<Coordinate> notCompletedInReach(const View &view)
{
    std::vector<Coordinate> all;
    if (!isOnMove(view) || view.agent != specter::Agent::First)
        return all;
    std::set<Space> objectives(view.sheet->objectives.begin(), view.sheet->objectives.end());
    objectives.insert(view.open.objectives.begin(), view.open.objectives.end());
    const int reach = specter::objectiveReach(view.open, *view.sheet);
    for (const Space &space : objectives)
        if (within(boardOf(view.open), space, reach).contains(*view.sheet->at) && !notCompleted(view, space).isEmpty())
            all.emplace_back(space);
    return all;
}

namespace
{

/// SO-TRAITOR-1: whether the second agent has the machine before the hunters.
bool movesAfterHim(const View &view)
{
    return view.agent == specter::Agent::First
        && (view.open.secondAgentDue
            || (view.open.clock.phase == specter::Phase::Agents && view.open.agents.contains(specter::Agent::Second)));
}

/// Names the choice that the card waits for.
QString choiceFor(const View &view, const specter::CardUse &use, const DraftVerdict &verdict)
{
    const QString card = wording::nameOf(view.open, use.card);
    if (agentsReason<specter::reason::NoSpaceYet>(verdict.refusal) != nullptr)
        return AgentWords::tr("Choose a space for %1 first", "a card").arg(card);
    return use.hunter ? AgentWords::tr("Enter the die for %1 first", "a card").arg(card)
                      : AgentWords::tr("Choose a hunter for %1 first", "a card").arg(card);
}

} // namespace

QString defaultText(const View &view, const AgentDraft &draft, const DraftVerdict &verdict)
{
    if (view.open.clock.phase == specter::Phase::Over && view.agent && !view.open.sheets.contains(*view.agent))
        return AgentWords::tr("Reveal the sheet");
    if (areSheetsOpen(view.open))
        return AgentWords::tr("Show the result");
    if (!isOnMove(view) || draft.path.empty())
        return movesAfterHim(view) ? AgentWords::tr("Hand over to the second agent")
                                   : AgentWords::tr("Hand over to the hunters");
    const QString end = wording::name(draft.path.back());
    if (verdict.wantsChoice())
        return draft.card ? choiceFor(view, *draft.card, verdict) : AgentWords::tr("Choose first what you take");
    if (verdict.refusal)
        return AgentWords::tr("Write %1 anyway (breaks a rule)…").arg(end);
    if (verdict.escapes())
        return AgentWords::tr("Write %1 and escape").arg(end);
    const bool announces = draft.card && verdict.foreseen && verdict.foreseen->facts.cardAnnounced;
    const QString card = announces ? wording::nameOf(view.open, draft.card->card) : QString();
    const std::vector<Coordinate> &completed = specter::inPlay(view.open, *view.agent).turnedOver;
    if (verdict.shown().what == Showing::Nothing)
        return announces ? AgentWords::tr("Write %1 and announce %2", "a space, a card").arg(end, card)
            : completed.empty()
            ? AgentWords::tr("Write %1: nothing to announce").arg(end)
            : AgentWords::tr("Write %1 and announce the objective on %2").arg(end, wording::names(completed));
    const QString say = headline(verdict.shown());
    return announces ? AgentWords::tr("Write %1 with %2: %3", "a space, a card, words").arg(end, card, say)
                     : AgentWords::tr("Write %1 and say %2", "a space, words").arg(end, say);
}

QString shortDefaultText(const View &view, const AgentDraft &draft, const DraftVerdict &verdict)
{
    if (!isOnMove(view) || draft.path.empty() || verdict.refusal || verdict.escapes())
        return {};
    const QString end = wording::name(draft.path.back());
    const bool announces = draft.card && verdict.foreseen && verdict.foreseen->facts.cardAnnounced;
    return announces
        ? AgentWords::tr("Write %1 with %2", "a space, a card").arg(end, wording::nameOf(view.open, draft.card->card))
        : AgentWords::tr("Write %1").arg(end);
}

} // namespace dossier::agentwords
