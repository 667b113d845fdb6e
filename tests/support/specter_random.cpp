#include "tests/support/specter_random.h"

#include "model/specter/seen/attack_rolls.h"
#include "model/specter/seen/hunter_moves.h"

#include <algorithm>
#include <functional>

namespace dossier::test
{

using namespace specter;

std::vector<Given> RandomSpecter::setUp(const Pack &pack, int players)
{
    std::vector<HunterKind> hunters{HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet};
    std::ranges::shuffle(hunters, m_random);
    m_keenness = below(60);
    TableOptions options{.diagonals = {chance(70), chance(70)}};
    options.junctions = chance(50) ? Junctions::RunThrough : Junctions::EndWithTheLine;
    options.disputedRoads = chance(50);
    options.nearness = chance(50) ? Nearness::OnFoot : Nearness::StructuresIgnored;
    options.edition = chance(50) ? Edition::First : Edition::Second;
    options.eachDrivesTen = chance(30);
    options.smokeCutsRoads = chance(30);
    options.barredFromSensor = chance(30);
    options.fiveCardsAmongFive = chance(30);
    options.escapesWhileSecret = chance(10);
    const SetUp setUp = setUpFor(players, options);
    hunters.resize(static_cast<std::size_t>(setUp.hunters));
    const AgentCard character = one(pack.agents);
    std::vector<Equipment> cards;
    for (const EquipmentCard &printed : pack.equipment)
        if (!printed.uniqueTo || printed.uniqueTo == character.kind)
            cards.insert(cards.end(), static_cast<std::size_t>(printed.copies), printed.kind);
    std::ranges::shuffle(cards, m_random);
    cards.resize(static_cast<std::size_t>(setUp.agentCards));
    if (chance(60) && !std::ranges::count(cards, character.unique))
        cards.front() = character.unique;
    std::vector<Given> given{{ChoosePlayers{{players, hunters, false}}}, {ChooseOptions{options}},
        {RollObjectives{{1 + below(6), 1 + below(6), 1 + below(6), 1 + below(6)}}},
        {ChooseCharacter{Agent::First, character.kind}}, {TakeCards{Agent::First, cards}}};
    if (setUp.traitor)
        given.push_back({DealRoles{one(hunters)}});
    given.push_back({BeginGame{}});
    return given;
}

Given RandomSpecter::next(const Table &table)
{
    if (table.open.secondAgentDue)
        return secondAgent(table);
    switch (table.open.clock.phase)
    {
    case Phase::Agents:
        for (const auto &[agent, inPlay] : table.open.agents)
            if (!inPlay.moved)
                return agents(table, agent);
        return {EndGame{}};
    case Phase::Hunters:
        return hunters(table);
    case Phase::SetUp:
    case Phase::Over:
        break;
    }
    return {LayOpenSheet{one(std::vector{Agent::First, Agent::Second}), std::nullopt}, PublicSeat{}};
}

Given RandomSpecter::secondAgent(const Table &table)
{
    const Sheet &sheet = table.sheets.at(Agent::Second);
    const View seen = view(table, TraitorSeat{});
    if (!sheet.character)
        return {ChooseCharacter{Agent::Second, one(seen.charactersLeft)}, TraitorSeat{}};
    if (sheet.cards.empty())
        return {TakeCards{Agent::Second, {one(seen.cardsLeft), one(seen.cardsLeft)}}, TraitorSeat{}};
    return agents(table, Agent::Second);
}

Given RandomSpecter::agents(const Table &table, Agent agent)
{
    const Seat seat = agent == Agent::First ? Seat(AgentSeat{}) : Seat(TraitorSeat{});
    const Sheet &sheet = table.sheets.at(agent);
    if (sheet.plan && chance(80))
        return {ConfirmMove{agent}, seat};
    const std::vector<Coordinate> &objectives
        = setUpOf(table.open).objectivesArePublic ? table.open.objectives : sheet.objectives;
    // A foretold action is done.
    const AgentInPlay &inPlay = table.open.agents.at(agent);
    const bool promised = inPlay.foretold && inPlay.turnedOver.empty();
    if (agent == Agent::First && (promised || chance(80)))
        for (const Coordinate &objective : objectives)
            if (within(boardOf(table.open), objective, objectiveReach(table.open, sheet)).contains(*sheet.at)
                && !std::ranges::count(table.open.completed, objective) && (promised || chance(80)))
                return {CompleteObjective{agent, objective}, seat};
    return {PlanMove{agent, plan(table, agent)}, seat};
}

std::optional<CardUse> RandomSpecter::card(const Table &table, const Sheet &sheet)
{
    CardUse use{.card = one(sheet.cards), .before = chance(50)};
    if (use.card == Equipment::AdrenalSurge)
        use.before = true;
    use.at = Coordinate(Space{sheet.at->x + below(7) - 3, sheet.at->y + below(7) - 3});
    if (!boardOf(table.open).contains(*use.at) || use.card == Equipment::PowerFists)
        use.at.reset();
    if (use.card == Equipment::TangleLine && !table.open.hunters.empty())
    {
        use.hunter = std::next(table.open.hunters.begin(), below(static_cast<int>(table.open.hunters.size())))->first;
        use.die = 1 + below(6);
    }
    return use;
}

Plan RandomSpecter::plan(const Table &table, Agent agent)
{
    const Sheet &sheet = table.sheets.at(agent);
    Plan plan{.path = {*sheet.at}};
    if (!sheet.cards.empty() && chance(25))
        plan.card = card(table, sheet);
    // His targets: the remaining objectives, or an escape.
    std::vector<Coordinate> aims = escapesOf(table.open.pack.board, setUpOf(table.open));
    if (static_cast<int>(table.open.completed.size()) < objectivesNeeded)
        aims = setUpOf(table.open).objectivesArePublic ? table.open.objectives : sheet.objectives;
    std::erase_if(aims, [&](const Coordinate &aim) { return std::ranges::count(table.open.completed, aim) > 0; });
    // The nearest one, or it would never be reached.
    const Coordinate aim = aims.empty() ? *sheet.at
                                        : *std::ranges::min_element(aims, std::less<>{},
                                              [&](const Coordinate &space) { return kingsDistance(space, *sheet.at); });
    const Board board = boardOf(table.open);
    for (int steps = below(maxSteps(table.open, sheet, plan) + 1); steps > 0; --steps)
    {
        const Coordinate here = plan.path.back();
        std::vector<Coordinate> ways;
        for (const Direction direction : allDirections)
            if (board.leaving(direction).contains(here))
                ways.emplace_back(neighbour(here, direction));
        if (ways.empty())
            break;
        Coordinate step = one(ways);
        for (const Coordinate &way : ways)
            if (chance(75) && kingsDistance(way, aim) < kingsDistance(step, aim))
                step = way;
        plan.path.push_back(step);
    }
    plan.escape = agent == Agent::First && static_cast<int>(table.open.completed.size()) >= objectivesNeeded
        && std::ranges::count(escapesOf(table.open.pack.board, setUpOf(table.open)), plan.path.back()) > 0;
    return plan;
}

std::vector<std::vector<int>> RandomSpecter::dice(int count)
{
    std::vector<std::vector<int>> rolled(static_cast<std::size_t>(count));
    for (std::vector<int> &die : rolled)
        do
            die.push_back(1 + below(6));
        while (die.back() == 6);
    return rolled;
}

std::optional<bool> RandomSpecter::decision(const Table &table, HunterKind hunter, Agent agent, Coordinate target,
    Means means, const std::vector<std::vector<int>> &dice)
{
    const std::optional<AttackTerms> terms = attackTerms(table.open, hunter, agent, target, means);
    return terms && !hits(*terms, dice) ? std::optional(chance(50)) : std::nullopt;
}

Command RandomSpecter::movement(const Table &table)
{
    const HunterKind kind = table.open.turn->hunter;
    const Board board = boardOf(table.open);
    const HunterEnds ends = hunterEnds(board, hunterOnTurn(table.open, kind));
    const int what = below(100);
    if (what < 12)
        return UseSensor{};
    if (what < 20)
        return LookBack{};
    const auto nearest = [&](const SpaceSet &spaces, bool drawn)
    {
        Coordinate best = one(spacesOf(spaces));
        const std::optional<Coordinate> agent = table.sheets.at(Agent::First).at;
        if (drawn && agent)
            for (const Coordinate &space : spacesOf(spaces))
                if (kingsDistance(space, *agent) < kingsDistance(best, *agent))
                    best = space;
        return best;
    };
    if (what < 45)
        return DriveVehicle{
            nearest(vehicleEnds(board, table.open.vehicle, vehicleStepsLeft(table.open)), chance(m_keenness)), {}};
    if (ends.getsIn && chance(30))
        return MoveHunter{table.open.vehicle, true, {}};
    return MoveHunter{nearest(ends.onFoot, chance(m_keenness)), false, {}};
}

Given RandomSpecter::onTurn(const Table &table)
{
    const HunterTurn &turn = *table.open.turn;
    const HunterSeat seat{turn.hunter};
    if (!turn.moved)
        return {movement(table), seat};
    const Agent agent = turn.found.empty() || chance(20) ? Agent::First : turn.found.begin()->first;
    switch (below(7))
    {
    case 0:
        return {SniperShot{static_cast<Gaze>(2 + below(4)), {}}, seat};
    case 1:
        return {UseStrength{agent, 1 + below(6)}, seat};
    case 2:
        return {SpringAmbush{agent, 1 + below(6)}};
    case 3:
        return {RaiseBlade{agent}, agent == Agent::First ? Seat(AgentSeat{}) : Seat(TraitorSeat{})};
    case 4:
        return {EndHunterTurn{}, seat};
    default:
        break;
    }
    if (!turn.found.contains(agent))
        return {EndHunterTurn{}, seat};
    const auto terms = attackTerms(table.open, turn.hunter, agent, turn.found.at(agent), Means::Attack);
    const auto rolled = dice(terms ? terms->dice : 1);
    const Coordinate at = turn.found.at(agent);
    return {AttackAgent{agent, rolled, decision(table, turn.hunter, agent, at, Means::Attack, rolled)}, seat};
}

Given RandomSpecter::hunters(const Table &table)
{
    if (table.open.turn)
        return onTurn(table);
    const Agent agent = table.open.agents.size() > 1 && chance(50) ? Agent::Second : Agent::First;
    const std::optional<Coordinate> figure = table.open.agents.at(agent).figure;
    if (figure && table.open.hunters.contains(HunterKind::Gun) && chance(40))
    {
        const auto terms = attackTerms(table.open, HunterKind::Gun, agent, *figure, Means::QuickDraw);
        const auto rolled = dice(terms ? terms->dice : 1);
        return {QuickDraw{agent, rolled, decision(table, HunterKind::Gun, agent, *figure, Means::QuickDraw, rolled)},
            HunterSeat{HunterKind::Gun}};
    }
    const std::vector<HunterKind> due = huntersDue(table.open);
    const HunterKind hunter = one(due);
    switch (below(12))
    {
    case 0:
        return {BarFromVehicle{hunter, chance(70)}, PublicSeat{}};
    case 1:
    case 2:
    case 3:
        return {ForetellObjective{Agent::First}};
    case 4:
        return {RevealTraitor{hunter}, HunterSeat{hunter}};
    default:
        return {BeginHunterTurn{hunter}, HunterSeat{hunter}};
    }
}

Command RandomSpecter::correction(const Table &table)
{
    const auto &[kind, hunter] = *table.open.hunters.begin();
    switch (below(6))
    {
    case 5:
        return Correct{FactsTakenOver{
            Agent::First, table.open.agents.at(Agent::First).start, table.open.agents.at(Agent::First).turns}};
    case 0:
        return Correct{HunterWritten{kind, hunter}};
    case 1:
        return Correct{AgentWritten{Agent::First, table.open.agents.at(Agent::First)}};
    case 2:
        return Correct{SheetWritten{Agent::First, table.sheets.at(Agent::First)}};
    case 3:
        return Correct{MovePlanned{Agent::First, table.sheets.at(Agent::First).plan}};
    default:
        return Correct{BoardWritten{table.open.vehicle, table.open.smoke, table.open.objectives, table.open.completed,
            table.open.turn, table.open.secondAgentDue}};
    }
}

} // namespace dossier::test
