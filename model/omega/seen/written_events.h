#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

// --- Events that are only written by hand: with the other events, they can correct every value of the table ---

struct CommandoWritten
{
    static constexpr std::string_view type = "commando_written";
    Role role = Role::TeamLeader;
    Commando commando{};
    bool operator==(const CommandoWritten &) const = default;
    static constexpr auto names = memberNames("role", "commando");
};

struct FigureWritten
{
    static constexpr std::string_view type = "figure_written";
    FigureId figure{};
    Standing standing{};
    bool operator==(const FigureWritten &) const = default;
    static constexpr auto names = memberNames("figure", "standing");
};

/// The map keeps its size.
struct GroundWritten
{
    static constexpr std::string_view type = "ground_written";
    Ground ground{};
    bool operator==(const GroundWritten &) const = default;
    static constexpr auto names = memberNames("ground");
};

struct ClockWritten
{
    static constexpr std::string_view type = "clock_written";
    Clock clock{};
    bool operator==(const ClockWritten &) const = default;
    static constexpr auto names = memberNames("clock");
};

struct TurnWritten
{
    static constexpr std::string_view type = "turn_written";
    std::optional<Turn> turn{};
    std::set<CloneAttack> cloneAttacks{};
    std::set<Combatant> hazarded{};
    bool operator==(const TurnWritten &) const = default;
    static constexpr auto names = memberNames("turn", "clone_attacks", "hazarded");
};

struct PendingWritten
{
    static constexpr std::string_view type = "pending_written";
    Pending pending{};
    bool operator==(const PendingWritten &) const = default;
    static constexpr auto names = memberNames("pending");
};

struct DeckWritten
{
    static constexpr std::string_view type = "deck_written";
    Deck deck{};
    bool operator==(const DeckWritten &) const = default;
    static constexpr auto names = memberNames("deck");
};

} // namespace dossier::omega
