#include "model/omega/seen/giving.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/gates.h"

#include <concepts>

namespace dossier::omega
{

namespace
{

template <typename C, typename... Of>
constexpr bool isOneOf = (std::same_as<C, Of> || ...);

/// Commands with content that only the overseer may know.
template <typename C>
constexpr bool isOverseers = isOneOf<C, PlaceDoor, PlaceStack, ShuffleDeck, PlanEvent, WritePlan>;

/// Commands that hold no secret: the rules make their effects public.
template <typename C>
constexpr bool isAnybodys = isOneOf<C, ChooseCommando, TakeKit, PlaceCommando, CutRooms, CountDeck, BeginGame,
    AdvanceTimers, TransferAdrenaline, AssignInitiative, ChooseStance, BeginTurn, EndTurn, RefreshDashboard,
    BeginActivations, EndActivations, DiscardAdrenaline, ReachCrisis, ResolveEvent, EndGame, ChangeSubstitutes, Move,
    ContinueMove, Face, LeaveMap, Investigate, OpenDoor, Trade, Equip, Revive, Heal, UseKit, TakeAction, BeginChallenge,
    BoostChallenge, RollChallenge, UseAbility, ForceDoor, ResolveCard, Spawn, PlaceMarkers, TakeMarker, FlipPassage,
    LeaveRest, ActivateEnemy, DeclareAttack, JoinAttack, Assist, RollAttack, RerollDice, PassRerolls, ApplyAttack,
    Explode, RollHazard, KnockBack, BeginEffect, EndEffect, Interrupt, SetPower, Deploy>;

Violation no(const Reason &whose)
{
    return {rule::OP_ROOM_3, whose};
}

/// Decides which seats may give a command.
struct Giving
{
    const Seat &seat;

    template <typename C>
    Refusal operator()(const C & /*command*/) const
    {
        static_assert(isOverseers<C> != isAnybodys<C>, "say above who may give this command");
        return isAnybodys<C> || knowsSecrets(seat) ? std::nullopt : Refusal(no(reason::OverseersSecret{}));
    }

    /// Same answer as for a seat that knows of no such event.
    Refusal operator()(const SpringEvent &command) const
    {
        return knowsSecrets(seat) ? std::nullopt
                                  : Refusal(Violation{rule::OP_ROOM_3, reason::OverseersEvent{command.event}});
    }

    Refusal operator()(const WriteNotes &command) const
    {
        const bool own
            = command.seat ? seat == Seat(CommandoSeat{*command.seat}) : holds_alternative<OverseerSeat>(seat);
        if (own)
            return std::nullopt;
        return command.seat ? no(reason::PlayersSecret{*command.seat}) : no(reason::OverseersSecret{});
    }

    /// A seat may write only values that it may know, except the order of the deck, which nobody knows; and only the
    /// overseer may reveal a planned event.
    Refusal operator()(const Correct &command) const
    {
        if (const CommandoNoted *noted = get_if<CommandoNoted>(&command.event))
            return (*this)(WriteNotes{noted->seat, {}});
        const bool own
            = mayKnow(command.event, PublicSeat{}) && !holds_alternative<MissionEventRevealed>(command.event);
        return own || knowsSecrets(seat) ? std::nullopt : Refusal(no(reason::OverseersSecret{}));
    }
};

} // namespace

Refusal notGivenBy(const Seat &seat, const Command &command)
{
    return visit(Giving{seat}, command);
}

} // namespace dossier::omega
