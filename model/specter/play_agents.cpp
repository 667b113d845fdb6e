#include "model/specter/play.h"

#include <utility>

namespace dossier::specter
{

namespace
{

/// SO-MOVE-2: adds the public effects of an announced card.
void announceCard(Play &play, Agent agent, const CardUse &use, const Foreseen &seen, std::optional<Coordinate> from)
{
    if (!seen.facts.cardAnnounced)
        return;
    play.add(CardAnnounced{agent, use, seen.facts.ruling != SetAside::Nothing});
    for (const HunterKind hunter : seen.blinded)
        play.add(GazeChanged{hunter, Gaze::Blind});
    for (const HunterKind hunter : seen.stunned)
        play.add(StunChanged{hunter, true});
    if (use.card == Equipment::SmokeGrenade && use.at)
        play.add(SmokeLaid{{agent, *use.at, play.open().clock.turn + 1}});
    if (use.card != Equipment::PowerFists || !from)
        return;
    // [I] In his first turn there is no earlier turn to report: he is on his start space, which everybody knows.
    announce(play, agent, StoodAt{*from});
    revealCharacter(play, agent);
}

/// SO-MOVE-3, SO-TRAITOR-1: adds the consequences once the table has seen the move.
void finishMove(Play &play, Agent agent, const Foreseen &seen, bool escapes)
{
    if (escapes)
        play.add(GameEnded{{Side::Agents, Ending::Escaped}});
    else if (seen.revealsTraitor && agent == Agent::First)
        if (const std::optional<HunterKind> traitor = secretTraitor(play.table()))
            play.add(TraitorRevealed{*traitor});
    advance(play);
}

/// Clears his smoke of a turn ago.
void clearSmoke(Play &play, Agent agent)
{
    for (const Smoke &smoke : play.open().smoke)
        if (smoke.by == agent && smoke.lastTurn <= play.open().clock.turn)
        {
            play.add(SmokeCleared{agent});
            return;
        }
}

bool usesBefore(const std::optional<CardUse> &card)
{
    return card && card->before;
}

} // namespace

void play(Play &play, const CompleteObjective &command)
{
    play.add(ObjectiveCompleted{command.agent, command.objective});
}

/// A path that a ruling lets begin elsewhere is extended to begin at his space.
void play(Play &play, const PlanMove &command)
{
    const Sheet *sheet = play.sheet(command.agent);
    if (sheet == nullptr)
        return;
    Plan plan = command.plan;
    if (sheet->at && plan.path.front() != *sheet->at)
        plan.path.insert(plan.path.begin(), *sheet->at);
    play.add(MovePlanned{command.agent, std::move(plan)});
}

/// SO-SEE-2 to -4.
void play(Play &play, const ConfirmMove &command)
{
    const Sheet *sheet = play.sheet(command.agent);
    if (sheet == nullptr || !sheet->plan)
        return;
    const Plan plan = *sheet->plan;
    const Foreseen seen = foresee(play.open(), command.agent, plan, secretTraitor(play.table()));
    if (usesBefore(plan.card))
        announceCard(play, command.agent, *plan.card, seen, plan.path.front());
    play.add(AgentMoved{command.agent, {plan.path, plan.card}, seen.stealth});
    if (plan.card)
        play.add(ChargeSpent{command.agent, plan.card->card});
    play.add(MoveShown{command.agent, seen.facts});
    clearSmoke(play, command.agent);
    if (plan.card && !plan.card->before)
        announceCard(play, command.agent, *plan.card, seen, plan.path.back());
    if (inPlay(play.open(), command.agent).figure)
        revealCharacter(play, command.agent);
    // Whoever leaves the board says where.
    if (seen.escapes)
        announce(play, command.agent, StoodAt{plan.path.back()});
    finishMove(play, command.agent, seen, seen.escapes);
}

/// Tangle Line: its hit or miss is public; its origin is not.
void takeReach(Foreseen &seen, const ReportMove &command)
{
    if (!command.card || command.card->card != Equipment::TangleLine)
        return;
    if (seen.facts.announced)
        seen.facts.announced->hit = command.hit;
    seen.stunned.clear();
    if (command.hit == true && command.card->hunter)
        seen.stunned = {*command.card->hunter};
}

/// Confirms a move as far as the table knows it. When a ruling reports a move of an agent whose sheet the app keeps,
/// nothing is known.
void play(Play &play, const ReportMove &command)
{
    const bool isKept = play.keepsSheet(command.agent);
    const std::optional<Coordinate> stoodAt = isKept ? std::nullopt : command.stoodAt;
    const Coordinate from = command.stoodAt.value_or(inPlay(play.open(), command.agent).start);
    Foreseen seen = foresee(play.open(), command.agent, {{from}, command.card, false, false}, std::nullopt);
    seen.facts.shown = command.shown;
    if (isKept)
        seen.facts.ruling = SetAside::Everything;
    seen.revealsTraitor = false;
    takeReach(seen, command);
    if (usesBefore(command.card))
        announceCard(play, command.agent, *command.card, seen, stoodAt);
    play.add(MoveShown{command.agent, seen.facts});
    clearSmoke(play, command.agent);
    if (command.card && !command.card->before)
        announceCard(play, command.agent, *command.card, seen, stoodAt);
    revealCharacter(play, command.agent, command.character);
    finishMove(play, command.agent, seen, false);
}

void play(Play &play, const ForetellObjective &command)
{
    play.add(ObjectiveForetold{command.agent});
}

void play(Play &play, const SpringAmbush &command)
{
    const AgentInPlay &agent = inPlay(play.open(), command.agent);
    const AgentCard *card = agent.character ? cardOf(play.open().pack, *agent.character) : nullptr;
    if (!play.open().turn || card == nullptr || !card->ambushOnAtLeast)
        return;
    const HunterKind hunter = play.open().turn->hunter;
    play.add(AmbushRolled{command.agent, hunter, command.die});
    if (command.die >= *card->ambushOnAtLeast)
        play.add(StunChanged{hunter, true});
}

void play(Play &play, const RaiseBlade &command)
{
    if (play.sheet(command.agent) != nullptr)
        play.add(ChargeSpent{command.agent, Equipment::VelocityBlade});
    play.add(BladeRaised{command.agent});
}

} // namespace dossier::specter
