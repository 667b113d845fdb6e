#pragma once

#include "model/core/members.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dossier::conquest
{

// Printed values. A number that nobody has published is absent until an owner enters it.

/// CQ-STATE-3: target of weapons.
enum class Hardness : std::uint8_t
{
    Soft,
    Hard,
};

constexpr auto words(Hardness /*hardness*/)
{
    return memberNames("soft", "hard");
}

/// CQ-FIGHT-5, CQ-RES-4: a named ability of a resistance.
enum class ResistanceAbility : std::uint8_t
{
    Assault,
    Barrage,
    Bold,
    Cunning,
    Deadly,
    Move,
};

constexpr auto words(ResistanceAbility /*ability*/)
{
    return memberNames("assault", "barrage", "bold", "cunning", "deadly", "move");
}

/// CQ-RACE-1: an ability of a race.
struct RaceAbility
{
    std::string name{};
    std::string text{};
    /// Threat tokens that one use costs; 0 for one that is always on.
    int threat = 0;
    bool operator==(const RaceAbility &) const = default;
    static constexpr auto names = memberNames("name", "text", "threat");
};

struct Race
{
    static constexpr std::string_view type = "race";
    std::string name{};
    std::optional<int> strength{};
    std::optional<int> intelligence{};
    std::vector<RaceAbility> abilities{};
    bool operator==(const Race &) const = default;
    static constexpr auto names = memberNames("name", "strength", "intelligence", "abilities");
};

/// CQ-STATE-2: a card that explores a space.
struct LocationCard
{
    static constexpr std::string_view type = "location";
    std::string name{};
    /// Number of copies in the deck.
    std::optional<int> copies{};
    std::optional<int> resistance{};
    std::optional<int> population{};
    std::string kind{};
    std::string text{};
    bool operator==(const LocationCard &) const = default;
    static constexpr auto names = memberNames("name", "copies", "resistance", "population", "kind", "text");
};

/// CQ-STATE-3: a card with a strength.
struct ResistanceCard
{
    static constexpr std::string_view type = "resistance";
    std::string name{};
    std::optional<int> copies{};
    std::optional<int> strength{};
    std::optional<Hardness> hardness{};
    bool air = false;
    std::vector<std::string> keywords{};
    std::vector<ResistanceAbility> abilities{};
    std::string text{};
    /// CQ-FIGHT-9: Captain Fantastic, whose discard shuffles the deck.
    bool superhero = false;
    bool operator==(const ResistanceCard &) const = default;
    static constexpr auto names
        = memberNames("name", "copies", "strength", "hardness", "air", "keywords", "abilities", "text", "superhero");
};

/// CQ-STATE-3: a card that supports one with a strength.
struct HeroCard
{
    static constexpr std::string_view type = "hero";
    std::string name{};
    std::optional<int> copies{};
    std::optional<int> bonus{};
    std::vector<std::string> keywords{};
    std::vector<ResistanceAbility> abilities{};
    std::string text{};
    bool operator==(const HeroCard &) const = default;
    static constexpr auto names = memberNames("name", "copies", "bonus", "keywords", "abilities", "text");
};

/// CQ-STATE-3: a kind of resistance tokens.
struct TokenKind
{
    static constexpr std::string_view type = "token";
    std::string name{};
    std::optional<int> copies{};
    std::optional<int> strength{};
    std::optional<Hardness> hardness{};
    bool air = false;
    std::vector<ResistanceAbility> abilities{};
    std::string text{};
    /// CQ-SETUP-2: true when it is also in the competitive game.
    bool competitive = false;
    /// CQ-RES-10: Captain Fantastic, who is never placed.
    bool superhero = false;
    bool operator==(const TokenKind &) const = default;
    static constexpr auto names
        = memberNames("name", "copies", "strength", "hardness", "air", "abilities", "text", "competitive", "superhero");
};

/// CQ-EVENT-1.
struct EventCard
{
    static constexpr std::string_view type = "event";
    std::string name{};
    std::optional<int> copies{};
    /// In action points; 0 for a card without a cost.
    std::optional<int> cost{};
    std::string text{};
    bool immediately = false;
    bool remains = false;
    /// CQ-COOP-5: the red text; empty when the card has none.
    std::string redText{};
    /// CQ-CANCEL-1: true when it cancels.
    bool cancels = false;
    bool operator==(const EventCard &) const = default;
    static constexpr auto names
        = memberNames("name", "copies", "cost", "text", "immediately", "remains", "red_text", "cancels");
};

/// CQ-STUFF-1.
struct StuffCard
{
    static constexpr std::string_view type = "stuff";
    std::string name{};
    std::optional<int> copies{};
    std::string text{};
    /// CQ-STUFF-2: true when it is turned down on use.
    bool activate = false;
    /// CQ-ALLY-1: true when it brings a figure; and the figure's strength, the race's when the card names none.
    bool ally = false;
    std::optional<int> strength{};
    bool operator==(const StuffCard &) const = default;
    static constexpr auto names = memberNames("name", "copies", "text", "activate", "ally", "strength");
};

/// CQ-RES-9.
struct TechnologyCard
{
    static constexpr std::string_view type = "technology";
    std::string name{};
    std::optional<int> copies{};
    std::string text{};
    bool operator==(const TechnologyCard &) const = default;
    static constexpr auto names = memberNames("name", "copies", "text");
};

} // namespace dossier::conquest
