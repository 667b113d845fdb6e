#include "model/omega/seen/refusal.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/refusals.h"

#include <type_traits>

namespace dossier::omega
{

namespace
{

/// Notes are outside the game: they have no rules and are possible after its end.
template <typename C>
constexpr bool isWritten = std::is_same_v<C, Correct> || std::is_same_v<C, WritePlan> || std::is_same_v<C, WriteNotes>;

std::optional<Role> roleOf(Role role)
{
    return role;
}

std::optional<Role> roleOf(const std::optional<Role> &role)
{
    return role;
}

std::optional<Role> roleOf(const Combatant &who)
{
    const Role *role = get_if<Role>(&who);
    return role != nullptr ? std::optional(*role) : std::nullopt;
}

/// Returns the commando who carries out a command, if any.
template <typename C>
std::optional<Role> doerOf([[maybe_unused]] const C &command)
{
    if constexpr (requires { roleOf(command.by); })
        return roleOf(command.by);
    else if constexpr (requires { roleOf(command.attacker); })
        return roleOf(command.attacker);
    else if constexpr (requires { roleOf(command.who); })
        return roleOf(command.who);
    else
        return std::nullopt;
}

/// OP-ROUND-1, OP-DOWN-3: refuses everything after the end of the game, and every action of the dead.
template <typename C>
Refusal isOver([[maybe_unused]] const PublicTable &table, [[maybe_unused]] const C &command)
{
    if constexpr (isWritten<C>)
        return std::nullopt;
    if (table.clock.step == Step::Over)
        return Violation{rule::OP_ROUND_1, reason::GameOver{}};
    const std::optional<Role> doer = doerOf(command);
    const Commando *commando = doer ? commandoOf(table, *doer) : nullptr;
    if (commando != nullptr && commando->condition == Condition::Dead)
        return Violation{rule::OP_DOWN_3, reason::InNoCondition{*doer, Condition::Dead}};
    return std::nullopt;
}

} // namespace

Refusal refusal(const View &seen, const Command &command)
{
    return visit(
        [&](const auto &held) -> Refusal
        {
            if (auto no = isOver(seen.open, held))
                return no;
            return refuse(seen, held);
        },
        command);
}

Refusal refuse(const View & /*seen*/, const WritePlan & /*command*/)
{
    return std::nullopt;
}

Refusal refuse(const View & /*seen*/, const WriteNotes & /*command*/)
{
    return std::nullopt;
}

Refusal refuse(const View & /*seen*/, const Correct & /*command*/)
{
    return std::nullopt;
}

} // namespace dossier::omega
