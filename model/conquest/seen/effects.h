#pragma once

#include "model/conquest/seen/state.h"
#include "model/core/one_of.h"

namespace dossier::conquest
{

// Events that are also possible effects of cards.

/// CQ-ACT-6: threat tokens come from the supply, or go back.
struct ThreatChanged
{
    static constexpr std::string_view type = "threat_changed";
    Colour player = Colour::Green;
    int by = 0;
    bool operator==(const ThreatChanged &) const = default;
    static constexpr auto names = memberNames("player", "by");
};

/// CQ-STATE-5: terror by a card.
struct TerrorChanged
{
    static constexpr std::string_view type = "terror_changed";
    Colour player = Colour::Green;
    int by = 0;
    bool operator==(const TerrorChanged &) const = default;
    static constexpr auto names = memberNames("player", "by");
};

/// Action points are spent, or a card gives them.
struct PointsChanged
{
    static constexpr std::string_view type = "points_changed";
    Colour player = Colour::Green;
    int by = 0;
    bool operator==(const PointsChanged &) const = default;
    static constexpr auto names = memberNames("player", "by");
};

/// CQ-FIGHT-3: goes into its owner's reserve.
struct AlienDestroyed
{
    static constexpr std::string_view type = "alien_destroyed";
    AlienId alien{};
    bool operator==(const AlienDestroyed &) const = default;
    static constexpr auto names = memberNames("alien");
};

/// An alien is put on a space, from anywhere; CQ-ACT-3, -5: with a flag that ends its movement for this turn.
struct AlienPlaced
{
    static constexpr std::string_view type = "alien_placed";
    AlienId alien{};
    Place at{};
    bool ended = false;
    bool operator==(const AlienPlaced &) const = default;
    static constexpr auto names = memberNames("alien", "at", "ended");
};

/// CQ-TOKEN-1: comes out of the pool.
struct TokenPlaced
{
    static constexpr std::string_view type = "token_placed";
    Place at{};
    std::string token{};
    bool operator==(const TokenPlaced &) const = default;
    static constexpr auto names = memberNames("at", "token");
};

/// Goes back into the pool.
struct TokenTaken
{
    static constexpr std::string_view type = "token_taken";
    Place at{};
    std::string token{};
    bool operator==(const TokenTaken &) const = default;
    static constexpr auto names = memberNames("at", "token");
};

/// CQ-RES-4, -7: moved or pushed.
struct TokenMoved
{
    static constexpr std::string_view type = "token_moved";
    Place from{};
    Place to{};
    std::string token{};
    bool operator==(const TokenMoved &) const = default;
    static constexpr auto names = memberNames("from", "to", "token");
};

/// CQ-STUFF-1, CQ-ALLY-1: comes from the deck; an ally's figure comes to the landing site.
struct StuffGained
{
    static constexpr std::string_view type = "stuff_gained";
    Colour player = Colour::Green;
    std::string card{};
    bool operator==(const StuffGained &) const = default;
    static constexpr auto names = memberNames("player", "card");
};

/// CQ-CANCEL-1, CQ-STUFF-2: discarded, or taken by another player, with its figure.
struct StuffLost
{
    static constexpr std::string_view type = "stuff_lost";
    Colour player = Colour::Green;
    std::string card{};
    std::optional<Colour> to{};
    bool operator==(const StuffLost &) const = default;
    static constexpr auto names = memberNames("player", "card", "to");
};

/// CQ-STUFF-2: turned down, or ready again.
struct StuffTurned
{
    static constexpr std::string_view type = "stuff_turned";
    Colour player = Colour::Green;
    std::string card{};
    bool ready = false;
    bool operator==(const StuffTurned &) const = default;
    static constexpr auto names = memberNames("player", "card", "ready");
};

/// CQ-CANCEL-1: an event that remained in play is discarded; a resistance event when no player is named.
struct EventEnded
{
    static constexpr std::string_view type = "event_ended";
    std::optional<Colour> player{};
    std::string card{};
    bool operator==(const EventEnded &) const = default;
    static constexpr auto names = memberNames("player", "card");
};

/// From a hand.
struct EventDiscarded
{
    static constexpr std::string_view type = "event_discarded";
    Colour player = Colour::Green;
    std::string card{};
    bool operator==(const EventDiscarded &) const = default;
    static constexpr auto names = memberNames("player", "card");
};

/// CQ-CANCEL-2.
struct TechnologyEnded
{
    static constexpr std::string_view type = "technology_ended";
    std::string card{};
    bool operator==(const TechnologyEnded &) const = default;
    static constexpr auto names = memberNames("card");
};

/// CQ-RES-3, -7: advances the technology marker.
struct MarkerMoved
{
    static constexpr std::string_view type = "marker_moved";
    int by = 0;
    bool operator==(const MarkerMoved &) const = default;
    static constexpr auto names = memberNames("by");
};

/// CQ-DEMO-1.
struct Demolished
{
    static constexpr std::string_view type = "demolished";
    Place at{};
    bool operator==(const Demolished &) const = default;
    static constexpr auto names = memberNames("at");
};

/// CQ-STATE-5: amounts that texts add to a location's printed values.
struct ValueChanged
{
    static constexpr std::string_view type = "value_changed";
    Place at{};
    int resistance = 0;
    int population = 0;
    bool operator==(const ValueChanged &) const = default;
    static constexpr auto names = memberNames("at", "resistance", "population");
};

/// CQ-FIGHT-7: a conquest token is put or corrected.
struct Conquered
{
    static constexpr std::string_view type = "conquered";
    Place at{};
    Colour player = Colour::Green;
    bool operator==(const Conquered &) const = default;
    static constexpr auto names = memberNames("at", "player");
};

/// CQ-RES-2: its conquest token is removed.
struct LocationFreed
{
    static constexpr std::string_view type = "location_freed";
    Place at{};
    bool operator==(const LocationFreed &) const = default;
    static constexpr auto names = memberNames("at");
};

/// CQ-COOP-2, CQ-RES-3: tokens are to be placed.
struct TokensCalled
{
    static constexpr std::string_view type = "tokens_called";
    std::vector<TokensDue> due{};
    bool operator==(const TokensCalled &) const = default;
    static constexpr auto names = memberNames("due");
};

/// CQ-EVENT-3: strength that a card or an ability adds in the current or next fight of the battle; in its present
/// round, or in the whole battle, when the card says so.
struct BonusChanged
{
    static constexpr std::string_view type = "bonus_changed";
    Side side = Side::Attacker;
    int by = 0;
    std::optional<Lasting> lasts{};
    bool operator==(const BonusChanged &) const = default;
    static constexpr auto names = memberNames("side", "by", "lasts");
};

/// An effect that a card, a text or an ability names (CQ-EVENT-1).
struct Effect : OneOf<ThreatChanged, TerrorChanged, PointsChanged, AlienDestroyed, AlienPlaced, TokenPlaced, TokenTaken,
                    TokenMoved, StuffGained, StuffLost, StuffTurned, EventEnded, EventDiscarded, TechnologyEnded,
                    MarkerMoved, Demolished, ValueChanged, Conquered, LocationFreed, TokensCalled, BonusChanged>
{
    using OneOf::OneOf;
};

} // namespace dossier::conquest
