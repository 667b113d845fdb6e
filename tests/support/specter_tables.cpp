#include "tests/support/specter_tables.h"

#include "model/specter/json/json.h"
#include "tests/support/specter_boards.h"
#include "tests/support/specter_box.h"
#include "tests/support/told_rules.h"

namespace dossier::test
{

using namespace specter;

Coordinate at(const std::string &name)
{
    return named(name);
}

Events forced(Table &table, const Command &command)
{
    const Events events = resolve(table, command);
    for (const Event &event : events)
        specter::apply(table, event);
    return events;
}

Table begun(const Beginning &beginning)
{
    Table table = newTable(box(), beginning.edition);
    forced(table, ChoosePlayers{{beginning.players, beginning.hunters, beginning.onPaper}});
    if (!beginning.onPaper || setUpOf(table.open).objectivesArePublic)
        forced(table, RollObjectives{{1, 1, 1, 1}});
    if (!beginning.onPaper)
    {
        forced(table, ChooseCharacter{Agent::First, beginning.character});
        forced(table, TakeCards{Agent::First, beginning.cards});
    }
    if (beginning.traitor)
        forced(table, DealRoles{*beginning.traitor});
    forced(table, BeginGame{});
    return table;
}

std::string ruleAgainst(const Table &table, const Command &command, const Seat &seat)
{
    if (const auto fault = malformed(table.open, command))
        return "malformed " + *fault;
    const Refusal refused = refusal(view(table, seat), command);
    const std::string rule(refused ? id(refused->rule) : std::string_view());
    reportRule(wordOf(table.open.options.edition), rule);
    return rule;
}

std::string played(Table &table, std::initializer_list<Command> commands, const Seat &seat)
{
    for (const Command &command : commands)
    {
        if (const std::string rule = ruleAgainst(table, command, seat); !rule.empty())
            return toJson(command) + ": " + rule + ' '
                + toJson(refusal(view(table, seat), command).value_or(Violation{}));
        forced(table, command);
    }
    return {};
}

void put(Table &table, HunterKind hunter, const std::string &space)
{
    HunterInPlay there = table.open.hunters.at(hunter);
    there.at = at(space);
    there.inVehicle = false;
    forced(table, Correct{HunterWritten{hunter, there}});
}

void putAgent(Table &table, const std::string &space)
{
    Sheet sheet = table.sheets.at(Agent::First);
    sheet.at = at(space);
    forced(table, Correct{SheetWritten{Agent::First, sheet}});
}

std::string walks(Table &table, const std::vector<std::string> &path, const std::optional<CardUse> &card, bool escape)
{
    Plan plan{.card = card, .escape = escape};
    for (const std::string &name : path)
        plan.path.push_back(at(name));
    return played(table, {PlanMove{Agent::First, plan}, ConfirmMove{Agent::First}});
}

std::string stayed(Table &table, HunterKind hunter)
{
    if (std::string fault = played(table, {BeginHunterTurn{hunter}}); !fault.empty())
        return fault;
    const HunterInPlay &there = table.open.hunters.at(hunter);
    const Command stay
        = there.inVehicle ? Command(DriveVehicle{there.at, {}}) : Command(MoveHunter{there.at, false, {}});
    return played(table, {stay, EndHunterTurn{}});
}

} // namespace dossier::test
