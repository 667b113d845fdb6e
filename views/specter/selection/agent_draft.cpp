#include "views/specter/selection/agent_draft.h"

#include "model/specter/seen/history.h"
#include "model/specter/seen/numbers.h"
#include "model/specter/seen/possible.h"
#include "model/specter/seen/rule_ids.h"
#include "model/specter/seen/suppositions.h"
#include "model/specter/seen/turn.h"
#include "views/specter/selection/inference.h"
#include "views/specter/selection/reason_of.h"

#include <algorithm>

namespace dossier
{

using specter::Coordinate;
using specter::Plan;
using specter::PublicTable;
using specter::Showing;
using specter::View;

std::optional<Coordinate> placeOf(const View &view)
{
    return view.agent && view.sheet ? view.sheet->at : std::nullopt;
}

bool isOnMove(const View &view)
{
    if (!placeOf(view) || !view.open.agents.contains(*view.agent))
        return false;
    if (view.open.secondAgentDue)
        return view.agent == specter::Agent::Second;
    return view.open.clock.phase == specter::Phase::Agents && !specter::inPlay(view.open, *view.agent).moved;
}

std::optional<specter::HunterKind> secretTraitor(const View &view)
{
    return view.open.traitor ? std::nullopt : view.traitor;
}

AgentDraft standing(const View &view)
{
    AgentDraft draft;
    if (const std::optional<Coordinate> at = placeOf(view))
        draft.path = {*at};
    return draft;
}

namespace
{

/// Staying, with the card that the draft uses before the move.
Plan prepared(const View &view, const AgentDraft &draft)
{
    Plan stay = standing(view);
    if (draft.card && draft.card->before)
        stay.card = draft.card;
    return stay;
}

SpaceSet barred(const PublicTable &table)
{
    std::vector<specter::Hunter> hunters;
    for (const auto &[kind, hunter] : table.hunters)
        hunters.push_back({hunter.at, hunter.inVehicle});
    return specter::barredBy(hunters);
}

} // namespace

SpaceSet obligingSight(const View &view, const AgentDraft &draft)
{
    const Plan stay = prepared(view, draft);
    const specter::Foreseen there = specter::foresee(view.open, *view.agent, stay, secretTraitor(view));
    SpaceSet smoke;
    for (const Coordinate &space : there.facts.smoke)
        smoke.set(space);
    return specter::obligingSight(boardOf(view.open), there.facts.hunters, smoke, secretTraitor(view),
        there.stealth == specter::Stealth::FromTheStart);
}

std::vector<specter::QuietestEnd> endsOf(const View &view, const AgentDraft &draft)
{
    if (!isOnMove(view))
        return {};
    const Plan stay = prepared(view, draft);
    return specter::quietestOutcomes(boardOf(view.open), obligingSight(view, draft), barred(view.open),
        stay.path.front(), specter::maxSteps(view.open, *view.sheet, stay));
}

namespace
{

Rule ruleOf(Showing showing)
{
    if (showing == Showing::Nothing)
        return rule::SO_SEE_4;
    return showing == Showing::Seen ? rule::SO_SEE_2 : rule::SO_SEE_3;
}

std::vector<Rule> rulesOf(const Plan &plan, const specter::Foreseen &foreseen)
{
    // Lists as many rules with a card as without, so that the announcement keeps its height.
    std::vector<Rule> rules{plan.card ? rule::SO_MOVE_2 : rule::SO_MOVE_1};
    if (foreseen.escapes)
        rules.push_back(rule::SO_MOVE_3);
    rules.push_back(rule::SO_SEE_1);
    rules.push_back(ruleOf(foreseen.facts.shown.value_or(specter::Shown{}).what));
    return rules;
}

} // namespace

bool DraftVerdict::wantsChoice() const
{
    return agentsReason<specter::reason::NoSpaceYet>(refusal) != nullptr
        || agentsReason<specter::reason::NoHunterYet>(refusal) != nullptr
        || playReason<specter::reason::NoCharacterYet>(refusal) != nullptr
        || playReason<specter::reason::CardsToTake>(refusal) != nullptr;
}

DraftVerdict judged(const View &view, const AgentDraft &draft)
{
    DraftVerdict verdict;
    // A plan that the table has allowed by a ruling is no longer refused.
    const bool passed = draft.ruled && view.sheet->plan == draft;
    if (!passed)
        verdict.refusal = specter::refusal(view, specter::PlanMove{*view.agent, draft});
    if (verdict.refusal)
    {
        verdict.rules = {verdict.refusal->rule};
        if (const auto *step = agentsReason<specter::reason::BadStep>(verdict.refusal))
            verdict.offending = static_cast<std::size_t>(step->step);
        return verdict;
    }
    verdict.foreseen = specter::foresee(view.open, *view.agent, draft, secretTraitor(view));
    verdict.rules = rulesOf(draft, *verdict.foreseen);
    return verdict;
}

AgentDraft plannedTo(const AgentDraft &draft, const std::vector<specter::QuietestEnd> &ends, Space space)
{
    AgentDraft next = draft;
    const auto end = std::ranges::find(ends, Coordinate(space), &specter::QuietestEnd::end);
    if (end != ends.end())
        next.path.assign(end->path.begin(), end->path.end());
    else if (!draft.path.empty() && draft.path.front() != Coordinate(space))
        next.path = {draft.path.front(), Coordinate(space)};
    else
        next.path.resize(std::min<std::size_t>(draft.path.size(), 1));
    return next;
}

AgentDraft lengthenedTo(const View &view, const AgentDraft &draft, Space space)
{
    AgentDraft next = draft;
    if (const auto on = std::ranges::find(draft.path, Coordinate(space)); on != draft.path.end())
    {
        next.path.assign(draft.path.begin(), on + 1);
        return next;
    }
    const int left
        = specter::maxSteps(view.open, *view.sheet, prepared(view, draft)) - static_cast<int>(draft.path.size()) + 1;
    const auto ends = left > 0 ? specter::quietestOutcomes(boardOf(view.open), obligingSight(view, draft),
                                     barred(view.open), draft.path.back(), left)
                               : std::vector<specter::QuietestEnd>();
    const auto end = std::ranges::find(ends, Coordinate(space), &specter::QuietestEnd::end);
    if (end != ends.end())
        next.path.insert(next.path.end(), end->path.begin() + 1, end->path.end());
    else
        next.path.emplace_back(space);
    return next;
}

AgentDraft drawnTo(const AgentDraft &draft, Space space)
{
    AgentDraft next = draft;
    if (draft.path.empty() || draft.path.back() == Coordinate(space))
        return next;
    if (draft.path.size() > 1 && draft.path[draft.path.size() - 2] == Coordinate(space))
        next.path.pop_back();
    else
        next.path.emplace_back(space);
    return next;
}

PublicKnowledge publicKnowledge(const PublicTable &table, specter::Agent agent)
{
    PublicKnowledge known;
    for (const specter::Places &places : specter::placesByTurn(boardOf(table), specter::historyOf(table, agent)))
    {
        known.sizes.push_back(places.any.count());
        known.places = places.any;
    }
    if (!specter::inPlay(table, agent).turnedOver.empty() && !known.sizes.empty())
    {
        known.places &= besideTurnedOver(table, agent);
        known.sizes.back() = known.places.count();
    }
    return known;
}

int sizeAfter(const View &view, const AgentDraft &draft, const specter::Foreseen &foreseen)
{
    PublicTable table = view.open;
    specter::AgentInPlay &agent = table.agents[*view.agent];
    agent.turns.push_back(foreseen.facts);
    if (draft.card && foreseen.facts.cardAnnounced)
        ++agent.announced[draft.card->card];
    if (foreseen.revealsTraitor)
        table.traitor = view.traitor;
    // A figure on the board reveals the agent's character.
    if (foreseen.facts.shown && foreseen.facts.shown->at)
        agent.character = view.sheet->character;
    return specter::placesNow(boardOf(table), specter::historyOf(table, *view.agent)).any.count();
}

std::optional<specter::Command> healthPut(const View &view, int left)
{
    if (!view.agent || !view.health)
        return std::nullopt;
    specter::AgentInPlay known = specter::inPlay(view.open, *view.agent);
    known.wounds += *view.health - left;
    return specter::Correct{specter::AgentWritten{*view.agent, known}};
}

} // namespace dossier
