#include "model/conquest/seen/refusals.h"

#include <algorithm>

namespace dossier::conquest
{

namespace
{

/// Who may give a command: what is hidden is its owner's alone.
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

    /// What may not be known may not be written.
    bool operator()(const Correct &command) const { return mayKnow(command.event, seat); }

private:
    [[nodiscard]] bool is(Colour player) const { return seat == Seat(PlayerSeat{player}); }

    /// A card that lies open, or one of a hand that is his.
    [[nodiscard]] bool holds(Colour player, const std::string &card) const
    {
        const std::vector<std::string> &immediate = inPlay(table, player).immediate;
        return is(player) || !table.players.keptHands.contains(player)
            || std::ranges::find(immediate, card) != immediate.end();
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
    if (visit(Giving{table, seat}, command))
        return std::nullopt;
    if (holds_alternative<ChooseToken>(command))
        return violation(rule::CQ_SECRET_1, reason::ChoiceSecret{ownerIn(command)});
    return violation(rule::CQ_SECRET_1, reason::HandUnknown{ownerIn(command)});
}

} // namespace dossier::conquest
