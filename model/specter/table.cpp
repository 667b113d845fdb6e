#include "model/specter/table.h"

#include "model/specter/seen/due.h"
#include "model/specter/seen/giving.h"
#include "model/specter/seen/rule_ids.h"

#include <algorithm>

namespace dossier::specter
{

Table newTable(const Pack &pack, Edition edition)
{
    Table table;
    table.open.pack = pack;
    table.open.options.edition = edition;
    table.open.vehicle = pack.board.vehicleOfTwo;
    return table;
}

std::optional<HunterKind> secretTraitor(const Table &table)
{
    return table.open.traitor ? std::nullopt : table.traitor;
}

namespace
{

/// SO-TRAITOR-1: shows the revealed traitor the rest of the box.
void lookIntoTheBox(const Table &table, View &seen)
{
    const auto first = table.sheets.find(Agent::First);
    for (const EquipmentCard &card : table.open.pack.equipment)
    {
        const auto taken = first == table.sheets.end() ? 0 : std::ranges::count(first->second.cards, card.kind);
        for (auto left = card.copies - taken; left > 0; --left)
            seen.cardsLeft.push_back(card.kind);
    }
    for (const AgentCard &card : table.open.pack.agents)
        if (first == table.sheets.end() || first->second.character != card.kind)
            seen.charactersLeft.push_back(card.kind);
}

void showSheet(const Table &table, Agent agent, View &seen)
{
    const auto sheet = table.sheets.find(agent);
    if (sheet == table.sheets.end())
        return;
    seen.agent = agent;
    seen.sheet = sheet->second;
    seen.health = healthOf(table.open, agent, sheet->second.character);
    if (sheet->second.plan && table.open.agents.contains(agent))
        seen.foreseen = foresee(table.open, agent, *sheet->second.plan, secretTraitor(table));
}

} // namespace

PublicView publicView(const Table &table)
{
    PublicView seen{table.open};
    for (const auto &[agent, sheet] : table.open.sheets)
        if (table.open.agents.contains(agent))
            seen.slips[agent] = slips(table.open, agent, sheet);
    return seen;
}

View view(const Table &table, const Seat &seat)
{
    View seen{publicView(table)};
    for (const Agent agent : {Agent::First, Agent::Second})
        if (knowsSheet(seat, agent))
            showSheet(table, agent, seen);
    const HunterSeat *hunter = get_if<HunterSeat>(&seat);
    const bool isTraitors
        = holds_alternative<TraitorSeat>(seat) || (hunter != nullptr && table.traitor == hunter->hunter);
    if (isTraitors || holds_alternative<AgentSeat>(seat))
        seen.traitor = table.traitor;
    if (holds_alternative<TraitorSeat>(seat) && table.open.secondAgentDue)
        lookIntoTheBox(table, seen);
    seen.due = dueOf(seen);
    return seen;
}

namespace
{

/// True when a ruling reveals no secret: its violation is publicly visible, and at least one of its events is public.
bool isForEverybody(const Table &table, const Command &command, const Violation &against, const Events &events)
{
    const bool secretAlone = events.empty() ? notGivenBy(table.open, PublicSeat{}, command).has_value()
                                            : seenBy(events, PublicSeat{}).empty();
    return !secretAlone && refusal(view(table, PublicSeat{}), command) == against;
}

/// Returns the agent whose sheet a secret ruling is about: the first agent, unless the command names another.
Agent sheetOf(const Command &command)
{
    return visit(
        [](const auto &held)
        {
            if constexpr (requires { Agent{held.agent}; })
                return held.agent;
            else
                return Agent::First;
        },
        command);
}

/// SO-MOVE-2: returns the agent whose character, cards or secret objectives a command is about.
std::optional<Agent> handIn(const PublicTable &table, const Command &command)
{
    const bool plays = table.clock.phase != Phase::SetUp;
    if (holds_alternative<RollObjectives>(command) && plays && !setUpOf(table).objectivesArePublic)
        return Agent::First;
    if (const auto *choose = get_if<ChooseCharacter>(&command))
        return choose->agent;
    const auto *take = get_if<TakeCards>(&command);
    return take != nullptr ? std::optional(take->agent) : std::nullopt;
}

/// SO-TRAITOR-1: true when a command makes the traitor's identity uncertain, so that it may be any hunter or none.
bool isAboutRoles(const Table &table, const Command &command)
{
    if (holds_alternative<DealRoles>(command))
        return true;
    if (const auto *choose = get_if<ChoosePlayers>(&command))
        return table.open.clock.phase != Phase::SetUp && setUpFor(choose->players.number, table.open.options).traitor;
    const bool isDealt = table.traitor || table.open.players.sheetsOnPaper;
    return setUpOf(table.open).traitor
        && (holds_alternative<RevealTraitor>(command) || (holds_alternative<BeginGame>(command) && !isDealt));
}

/// Marks events that were played against a rule as unreliable on the subject of that rule. The showing of a move
/// confirmed or reported this way counts like that of a ruled plan, and facts taken over count nothing when the app
/// keeps the sheet.
struct Ruled
{
    void operator()(MoveShown &event) const { event.facts.ruling = std::max(event.facts.ruling, SetAside::Steps); }

    void operator()(FactsTakenOver &event) const
    {
        event.turns.resize(std::max<std::size_t>(event.turns.size(), 1));
        for (TurnFacts &turn : event.turns)
            turn = {.hunters = turn.hunters, .shown = turn.shown, .ruling = SetAside::Everything};
    }

    template <typename T>
    void operator()(T &event) const
    {
        if constexpr (requires { event.ruled; })
            event.ruled = true;
    }
};

} // namespace

Events resolveRuling(const Table &table, const Command &command, const Violation &against, const std::string &reason)
{
    Command given = command;
    if (PlanMove *move = get_if<PlanMove>(&given))
        move->plan.ruled = true;
    const std::string rule(id(against.rule));
    const Events rest = resolve(table, given);
    Events events;
    if (isForEverybody(table, command, against, rest))
        events.emplace_back(RulingMade{rule, reason});
    else
        events.emplace_back(SecretRulingMade{sheetOf(command), rule, reason});
    // The reason stays secret; the fact that the hand may differ from the dealt one is public.
    if (const std::optional<Agent> hand = handIn(table.open, command))
        events.emplace_back(RulingMade{std::string(id(rule::SO_MOVE_2)), {}, hand});
    for (Event event : rest)
    {
        visit(Ruled{}, event);
        events.push_back(std::move(event));
    }
    if (isAboutRoles(table, command))
        events.emplace_back(RulingMade{std::string(id(rule::SO_TRAITOR_1)), {}, {}, true});
    return events;
}

} // namespace dossier::specter
