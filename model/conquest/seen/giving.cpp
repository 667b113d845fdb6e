#include "model/conquest/seen/refusals.h"

#include <algorithm>
#include <concepts>

namespace dossier::conquest
{

namespace
{

/// Decides which seats may give a command: hidden things belong to their owner only.
struct Giving
{
    const PublicTable &table;
    const Seat &seat;

    template <typename C>
    bool operator()(const C & /*command*/) const
    {
        return true;
    }

    bool operator()(const ChooseToken &command) const { return is(command.player); }

    bool operator()(const ShowHand &command) const { return is(command.player); }

    bool operator()(const PlayEvent &command) const { return holds(command.player, command.card); }

    bool operator()(const DiscardEvent &command) const { return holds(command.player, command.card); }

    bool operator()(const DrawEvents &command) const
    {
        return !table.players.keptHands.contains(command.player) || is(command.player);
    }

    bool operator()(const CancelCard &command) const
    {
        return eventNamed(table.pack, command.by) == nullptr || holds(command.player, command.by);
    }

    /// A seat may write only values that it may know.
    bool operator()(const Correct &command) const { return mayKnow(command.event, seat); }

private:
    [[nodiscard]] bool is(Colour player) const { return seat == Seat(PlayerSeat{player}); }

    /// An open card, or one of his own hand.
    [[nodiscard]] bool holds(Colour player, const std::string &card) const
    {
        const std::vector<std::string> &immediate = inPlay(table, player).immediate;
        return is(player) || !table.players.keptHands.contains(player)
            || std::ranges::find(immediate, card) != immediate.end();
    }
};

template <typename C, typename... Of>
constexpr bool isOneOf = (std::same_as<C, Of> || ...);

/// CQ-FIGHT-8: battle commands need a battle, and those that begin a fight need none under way.
struct Moment
{
    const PublicTable &table;

    template <typename C>
    Refusal operator()(const C & /*command*/) const
    {
        return std::nullopt;
    }

    template <typename C>
        requires isOneOf<C, RollBarrage, RollRound, ChangeDice, ResolveRound, LoseAlien, Flee, GoOn, Conquer>
    Refusal operator()(const C & /*command*/) const
    {
        return table.battle ? Refusal{} : violation(rule::CQ_FIGHT_8, reason::NoBattle{});
    }

    Refusal operator()(const FightAliens & /*command*/) const
    {
        return table.battle ? violation(rule::CQ_FIGHT_1, reason::OtherBattle{table.battle->at}) : Refusal{};
    }

    Refusal operator()(const FightToken & /*command*/) const { return betweenFights(false); }

    Refusal operator()(const TurnUpResistance & /*command*/) const { return betweenFights(true); }

private:
    [[nodiscard]] Refusal betweenFights(bool turnsUp) const
    {
        if (!table.battle || table.battle->stage == Stage::NextFight
            || (turnsUp && table.battle->stage == Stage::TurnUp))
            return std::nullopt;
        return violation(rule::CQ_FIGHT_8, reason::OtherStage{table.battle->stage});
    }
};

} // namespace

Colour ownerIn(const Command &command)
{
    return visit(
        [](const auto &held)
        {
            if constexpr (requires { Colour{held.player}; })
                return held.player;
            else
                return Colour::Green;
        },
        command);
}

Refusal notGivenBy(const PublicTable &table, const Seat &seat, const Command &command)
{
    if (Refusal no = visit(Moment{table}, command))
        return no;
    if (visit(Giving{table, seat}, command))
        return std::nullopt;
    if (holds_alternative<ChooseToken>(command))
        return violation(rule::CQ_SECRET_1, reason::ChoiceSecret{ownerIn(command)});
    return violation(rule::CQ_SECRET_1, reason::HandUnknown{ownerIn(command)});
}

} // namespace dossier::conquest
