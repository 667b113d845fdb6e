#include "model/specter/seen/due.h"

#include "model/specter/seen/attack_rolls.h"
#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/refusals.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

Seat seatOf(Agent agent)
{
    return agent == Agent::First ? Seat(AgentSeat{}) : Seat(TraitorSeat{});
}

/// Collects the commands that are due; drops those that are impossible or refused.
class Dues
{
public:
    explicit Dues(const View &seen)
        : m_seen(seen)
    {
    }

    [[nodiscard]] const View &seen() const { return m_seen; }

    [[nodiscard]] const PublicTable &open() const { return m_seen.open; }

    /// Adds a command that the game waits for, as one of its possible forms.
    void need(const Seat &seat, const Command &command) { add(m_needed, {seat, command, true}); }

    /// Adds a command that the game expects from another seat; the viewer cannot judge it.
    void await(const Seat &seat, const Command &command) { m_needed.push_back({seat, command, true}); }

    void offer(const Seat &seat, const Command &command) { add(m_offered, {seat, command, false}); }

    std::vector<Due> take()
    {
        m_needed.insert(m_needed.end(), m_offered.begin(), m_offered.end());
        return std::move(m_needed);
    }

private:
    void add(std::vector<Due> &dues, Due due)
    {
        if (!malformed(m_seen.open, due.command) && !refusal(m_seen, due.command))
            dues.push_back(std::move(due));
    }

    const View &m_seen;
    std::vector<Due> m_needed;
    std::vector<Due> m_offered;
};

// --- Set-up ---

/// Returns the first cards of the right number: from the box for the first agent, from the rest of it for the second.
TakeCards usualHand(const View &seen, Agent agent)
{
    std::vector<Equipment> box = seen.cardsLeft;
    if (agent == Agent::First)
        for (const EquipmentCard &card : seen.open.pack.equipment)
            box.insert(box.end(), static_cast<std::size_t>(std::max(0, card.copies)), card.kind);
    std::erase_if(box,
        [&](Equipment kind)
        {
            const EquipmentCard *card = cardOf(seen.open.pack, kind);
            return card != nullptr && card->uniqueTo && card->uniqueTo != seen.sheet->character;
        });
    const auto count = static_cast<std::size_t>(std::max(0, cardsToTake(seen.open, agent)));
    box.resize(std::min(count, box.size()));
    return {agent, box};
}

/// SO-MOVE-2: a game needs a correct hand to begin; a hand that a ruling gave the second agent is accepted.
bool wantsCards(const View &seen, Agent agent)
{
    if (agent == Agent::First)
        return refuseHand(seen, agent, seen.sheet->cards).has_value();
    return static_cast<int>(seen.sheet->cards.size()) < cardsToTake(seen.open, agent);
}

/// A character and cards, in this order, because the cards depend on the character.
void needAgentsChoices(Dues &dues, Agent agent)
{
    const View &seen = dues.seen();
    std::vector<AgentKind> characters = seen.charactersLeft;
    if (agent == Agent::First)
        for (const AgentCard &card : seen.open.pack.agents)
            characters.push_back(card.kind);
    if (!seen.sheet->character && !characters.empty())
        dues.need(seatOf(agent), ChooseCharacter{agent, characters.front()});
    else if (wantsCards(seen, agent))
        dues.need(seatOf(agent), usualHand(seen, agent));
}

Players usualPlayers(const PublicTable &open)
{
    Players players;
    for (const HunterCard &card : open.pack.hunters)
        if (!std::ranges::count(players.hunters, card.kind))
            players.hunters.push_back(card.kind);
    players.hunters.resize(
        std::min<std::size_t>(players.hunters.size(), static_cast<std::size_t>(setUpFor(players.number).hunters)));
    return players;
}

RollObjectives usualRoll(const PublicTable &open)
{
    return {std::vector<int>(open.pack.board.objectives.size(), 1)};
}

/// Adds the open tasks that only the first agent can see.
void needSecrets(Dues &dues)
{
    const View &seen = dues.seen();
    const SetUp setUp = setUpOf(seen.open);
    if (!setUp.objectivesArePublic && seen.sheet->objectives.empty())
        dues.need(AgentSeat{}, usualRoll(seen.open));
    needAgentsChoices(dues, Agent::First);
    if (setUp.traitor && !seen.traitor && !seen.open.players.hunters.empty())
        dues.need(AgentSeat{}, DealRoles{seen.open.players.hunters.front()});
}

void setUp(Dues &dues)
{
    const PublicTable &open = dues.open();
    const Seat keeper = open.players.sheetsOnPaper ? Seat(PublicSeat{}) : Seat(AgentSeat{});
    if (open.hunters.empty())
    {
        dues.need(keeper, ChoosePlayers{usualPlayers(open)});
        return;
    }
    const bool isAgents = !open.players.sheetsOnPaper && dues.seen().agent == Agent::First && dues.seen().sheet;
    const bool rolls = setUpOf(open).objectivesArePublic && open.objectives.empty();
    if (rolls)
        dues.need(keeper, usualRoll(open));
    if (isAgents)
        needSecrets(dues);
    if (isAgents || open.players.sheetsOnPaper)
        dues.need(keeper, BeginGame{});
    else if (!rolls)
        dues.await(keeper, BeginGame{});
    dues.offer(keeper, ChooseOptions{open.options});
    dues.offer(keeper, ChoosePlayers{open.players});
}

// --- The agents' part ---

void move(Dues &dues, Agent agent)
{
    const View &seen = dues.seen();
    const Seat seat = seatOf(agent);
    if (seen.open.players.sheetsOnPaper)
        return dues.need(seat, ReportMove{.agent = agent});
    if (seen.agent != agent || !seen.sheet || !seen.sheet->at)
        return dues.await(seat, PlanMove{agent, {.path = {inPlay(seen.open, agent).start}}});
    if (agent == Agent::Second)
        needAgentsChoices(dues, agent);
    const PlanMove stay{agent, {.path = {*seen.sheet->at}}};
    // Later events may have made the plan illegal.
    if (!seen.sheet->plan || refuse(seen, ConfirmMove{agent}))
        return dues.need(seat, stay);
    dues.need(seat, ConfirmMove{agent});
    dues.offer(seat, stay);
}

/// SO-MOVE-2: offers the known objectives that may be turned over first.
void offerObjectives(Dues &dues)
{
    std::vector<Coordinate> objectives = dues.open().objectives;
    if (dues.seen().agent == Agent::First && dues.seen().sheet)
        objectives.insert(objectives.end(), dues.seen().sheet->objectives.begin(), dues.seen().sheet->objectives.end());
    for (const Coordinate &objective : objectives)
        dues.offer(AgentSeat{}, CompleteObjective{Agent::First, objective});
}

/// The Gun fires at a spotted agent, by default with dice that miss.
void offerQuickDraw(Dues &dues)
{
    if (!dues.open().hunters.contains(HunterKind::Gun))
        return;
    for (const auto &[agent, inPlay] : dues.open().agents)
    {
        const auto terms = inPlay.figure
            ? attackTerms(dues.open(), HunterKind::Gun, agent, *inPlay.figure, Means::QuickDraw)
            : std::nullopt;
        if (!terms)
            continue;
        const std::vector<std::vector<int>> dice(static_cast<std::size_t>(terms->dice), {1});
        dues.offer(HunterSeat{HunterKind::Gun},
            QuickDraw{agent, dice, hits(*terms, dice) ? std::nullopt : std::optional(false)});
        if (mayQuickDraw(dues.open(), agent))
            dues.offer(seatOf(agent), RaiseBlade{agent});
    }
}

void agentsPart(Dues &dues)
{
    for (const auto &[agent, inPlay] : dues.open().agents)
        if (!inPlay.moved)
            move(dues, agent);
    offerObjectives(dues);
    offerQuickDraw(dues);
    dues.offer(AgentSeat{}, ForetellObjective{Agent::First});
}

// --- The hunters' part ---

/// Default answers of agents on paper: nobody is found, and nothing is heard.
std::vector<Said> nothingSaid(const PublicTable &open, bool heard)
{
    std::vector<Said> said;
    if (open.players.sheetsOnPaper)
        for (const auto &[agent, inPlay] : open.agents)
            said.push_back({.agent = agent, .reading = heard ? std::optional(Reading::None) : std::nullopt});
    return said;
}

/// SO-HUNT-1 to -3, -5: the hunter stays, gets out at the first space, or uses the replacement of a movement.
void needMovement(Dues &dues, HunterKind kind)
{
    const PublicTable &open = dues.open();
    const HunterInPlay &hunter = inPlay(open, kind);
    const HunterSeat seat{kind};
    const HunterEnds ends = hunterEnds(boardOf(open), hunterOnTurn(open, kind));
    const std::vector<Coordinate> onFoot = spacesOf(ends.onFoot);
    const bool stays = ends.onFoot.contains(hunter.at);
    if (stays || !onFoot.empty())
        dues.need(seat, MoveHunter{stays ? hunter.at : onFoot.front(), false, nothingSaid(open, false)});
    dues.need(seat, DriveVehicle{open.vehicle, nothingSaid(open, false)});
    dues.need(seat, UseSensor{nothingSaid(open, true)});
    dues.need(seat, LookBack{nothingSaid(open, false)});
}

/// SO-HUNT-4 and the cards: by default with dice that miss.
void offerAttacks(Dues &dues, const HunterTurn &turn)
{
    const HunterSeat seat{turn.hunter};
    for (const auto &[agent, at] : turn.found)
    {
        const auto terms = attackTerms(dues.open(), turn.hunter, agent, at, Means::Attack);
        const std::vector<std::vector<int>> dice(static_cast<std::size_t>(terms ? terms->dice : 0), {1});
        const bool decided = terms && hits(*terms, dice);
        dues.offer(seat, AttackAgent{agent, dice, decided ? std::nullopt : std::optional(false)});
        dues.offer(seat, UseStrength{agent, 1});
        dues.offer(seatOf(agent), SpringAmbush{agent, 1});
        dues.offer(seatOf(agent), RaiseBlade{agent});
    }
    dues.offer(seat, SniperShot{Gaze::North, nothingSaid(dues.open(), false)});
}

void huntersPart(Dues &dues)
{
    const PublicTable &open = dues.open();
    if (!open.turn)
        for (const HunterKind hunter : huntersDue(open))
            dues.need(HunterSeat{hunter}, BeginHunterTurn{hunter});
    else if (!open.turn->moved)
        needMovement(dues, open.turn->hunter);
    else
        dues.need(HunterSeat{open.turn->hunter}, EndHunterTurn{});
    if (open.turn && open.hunters.contains(open.turn->hunter))
        offerAttacks(dues, *open.turn);
    offerQuickDraw(dues);
    for (const auto &[kind, hunter] : open.hunters)
    {
        dues.offer(PublicSeat{}, BarFromVehicle{kind, !hunter.barred});
        dues.offer(HunterSeat{kind}, RevealTraitor{kind});
    }
    dues.offer(AgentSeat{}, ForetellObjective{Agent::First});
}

/// SO-END-1: the app's own sheets can be shown unchanged.
void afterwards(Dues &dues)
{
    for (const auto &[agent, inPlay] : dues.open().agents)
        if (!dues.open().sheets.contains(agent))
            dues.offer(seatOf(agent),
                LayOpenSheet{agent, dues.open().players.sheetsOnPaper ? std::optional(Sheet{}) : std::nullopt});
}

} // namespace

std::vector<Due> dueOf(const View &seen)
{
    Dues dues(seen);
    if (seen.open.secondAgentDue && seen.open.agents.contains(Agent::Second))
    {
        move(dues, Agent::Second);
        return dues.take();
    }
    switch (seen.open.clock.phase)
    {
    case Phase::SetUp:
        setUp(dues);
        break;
    case Phase::Agents:
        agentsPart(dues);
        break;
    case Phase::Hunters:
        huntersPart(dues);
        break;
    case Phase::Over:
        afterwards(dues);
        break;
    }
    return dues.take();
}

} // namespace dossier::specter
