#include "model/specter/seen/giving.h"

#include "model/specter/seen/numbers.h"
#include "model/specter/seen/rule_ids.h"

#include <concepts>

namespace dossier::specter
{

namespace
{

template <typename C, typename... Of>
constexpr bool isOneOf = (std::same_as<C, Of> || ...);

/// Commands that write or show one agent's sheet.
template <typename C>
constexpr bool isASheets = isOneOf<C, ChooseCharacter, TakeCards, CompleteObjective, PlanMove, ConfirmMove, RaiseBlade>;

/// Commands that hold no secret: the rules make their effects public.
template <typename C>
constexpr bool isAnybodys = isOneOf<C, ChoosePlayers, ChooseOptions, BeginGame, ReportMove, ForetellObjective,
    BeginHunterTurn, BarFromVehicle, MoveHunter, DriveVehicle, UseSensor, LookBack, SniperShot, AttackAgent, QuickDraw,
    UseStrength, SpringAmbush, EndHunterTurn, EndGame, TakeOverFacts>;

/// Decides which seats may give a command; on paper there is no sheet to guard.
struct Giving
{
    const PublicTable &table;
    const Seat &seat;

    template <typename C>
    bool operator()(const C &command) const
    {
        static_assert(isASheets<C> != isAnybodys<C>, "say above who may give this command");
        if constexpr (isASheets<C>)
            return isOwners(command.agent);
        else
            return true;
    }

    /// SO-BOARD-3: some set-ups roll them secretly for the agent.
    bool operator()(const RollObjectives & /*command*/) const
    {
        return setUpOf(table).objectivesArePublic || isOwners(Agent::First);
    }

    /// SO-TRAITOR-1.
    bool operator()(const DealRoles & /*command*/) const { return isOwners(Agent::First); }

    /// SO-TRAITOR-1: he reveals himself.
    bool operator()(const RevealTraitor &command) const
    {
        return table.players.sheetsOnPaper || knowsRoles() || seat == Seat(HunterSeat{command.hunter});
    }

    /// SO-END-1: after the game everybody may see it.
    bool operator()(const LayOpenSheet &command) const
    {
        return table.clock.phase == Phase::Over || isOwners(command.agent);
    }

    /// A seat may write only values that it may know, and a hunter may not deal himself the traitor's card.
    bool operator()(const Correct &command) const
    {
        return holds_alternative<RolesDealt>(command.event) ? knowsRoles() : mayKnow(command.event, seat);
    }

private:
    [[nodiscard]] bool isOwners(Agent agent) const { return table.players.sheetsOnPaper || knowsSheet(seat, agent); }

    [[nodiscard]] bool knowsRoles() const { return knowsSheet(seat, Agent::First) || knowsSheet(seat, Agent::Second); }
};

} // namespace

namespace
{

/// Returns the rule that reserves a command for its owner.
Rule ruleOf(const Command &command)
{
    if (holds_alternative<RevealTraitor>(command) || holds_alternative<DealRoles>(command))
        return rule::SO_TRAITOR_1;
    if (holds_alternative<RollObjectives>(command))
        return rule::SO_BOARD_3;
    return holds_alternative<LayOpenSheet>(command) ? rule::SO_END_1 : rule::SO_MOVE_1;
}

} // namespace

Refusal notGivenBy(const PublicTable &table, const Seat &seat, const Command &command)
{
    if (visit(Giving{table, seat}, command))
        return std::nullopt;
    return Violation{ruleOf(command), reason::SheetUnknown{}};
}

} // namespace dossier::specter
