#include "tests/support/omega_tables.h"

#include "model/omega/json/json.h"
#include "places.h"
#include "tests/support/told_rules.h"

#include <fstream>
#include <sstream>

namespace dossier::test
{

using namespace omega;

std::string fileText(const std::string &path)
{
    std::ifstream file(std::string(DOSSIER_SOURCE_DIR "/") + path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

const Pack &samplePack()
{
    static const Pack pack = readPack(fileText("resources/packs/sample.json")).value();
    return pack;
}

Table sampleTable(Printing printing)
{
    const Pack &pack = samplePack();
    const Scenario &scenario = pack.scenarios.front();
    return newTable(printing, contentOf(pack, scenario), scenario.map, scenario.printed);
}

namespace
{

std::string unsound(Table &table, const Events &events)
{
    for (const Event &event : events)
    {
        if (const auto fault = malformed(table.open, event))
            return "unsound event at " + *fault + ": " + toJson(event);
        omega::apply(table, event);
        if (table.open.adrenaline.total() != Adrenaline::inTheBox)
            return "not 96 after " + toJson(event);
    }
    return {};
}

} // namespace

std::string played(Table &table, std::initializer_list<Command> commands)
{
    for (const Command &command : commands)
    {
        if (const auto fault = malformed(table.open, command))
            return toJson(command) + " is malformed at " + *fault;
        if (const std::string refused = no(table, command); !refused.empty())
            return toJson(command) + " is refused: " + refused;
        if (const std::string fault = unsound(table, resolve(table, command)); !fault.empty())
            return toJson(command) + ": " + fault;
    }
    return {};
}

Events forced(Table &table, const Command &command)
{
    const Events events = resolve(table, command);
    for (const Event &event : events)
        omega::apply(table, event);
    return events;
}

namespace
{

Refusal asked(const Table &table, const Command &command, const Seat &seat)
{
    const Refusal refused = refusal(view(table, seat), command);
    reportRule(wordOf(table.open.printing), refused ? std::string(id(refused->rule)) : std::string());
    return refused;
}

} // namespace

std::string no(const Table &table, const Command &command, const Seat &seat)
{
    const Refusal refused = asked(table, command, seat);
    return refused ? toJson(*refused) : std::string{};
}

std::string ruleAgainst(const Table &table, const Command &command, const Seat &seat)
{
    const Refusal refused = asked(table, command, seat);
    return refused ? std::string(id(refused->rule)) : std::string{};
}

Table tableInTurns(Printing printing, int commandos)
{
    Table table = sampleTable(printing);
    const std::vector<Space> &starts = samplePack().scenarios.front().starts;
    std::vector<Role> order;
    for (int i = 0; i < commandos; ++i)
    {
        const Role role = static_cast<Role>(i);
        order.push_back(role);
        forced(table, ChooseCommando{{role}, i + 1});
        forced(table, PlaceCommando{role, starts[static_cast<std::size_t>(i)], Facing::East});
    }
    for (const Edge &door : samplePack().scenarios.front().doors)
        forced(table, PlaceDoor{door, DoorKind::Unlocked});
    forced(table, CutRooms{starts.front(), samplePack().scenarios.front().goal});
    forced(table, CountDeck{4});
    forced(table, BeginGame{});
    forced(table, TransferAdrenaline{});
    forced(table, AssignInitiative{order});
    for (const Role role : order)
        forced(table, ChooseStance{role, samplePack().sheets[static_cast<std::size_t>(role)].stances.front().id});
    forced(table, BeginTurn{order.front()});
    return table;
}

Table tableInStep(Printing printing, Step step, int commandos)
{
    Table table = tableInTurns(printing, commandos);
    omega::apply(table, TurnEnded{});
    omega::apply(table, StepBegan{step, 1});
    return table;
}

void fund(Table &table, const Purse &purse, int count)
{
    omega::apply(table, TokensMoved{bank, purse, count});
}

FigureId bring(Table &table, const std::string &kind, Space at, Facing facing)
{
    int number = 1;
    while (table.open.figures.contains(FigureId{number}))
        ++number;
    omega::apply(table, FigureArrived{{number}, {kind}, at, facing});
    return {number};
}

} // namespace dossier::test
