#pragma once

#include "model/specter/seen/numbers.h"

namespace dossier::specter
{

/// Consequences of a plan, which the table learns when the plan is confirmed.
struct Foreseen
{
    /// SO-SEE-2 to -4: the showing, with all that the table can know of this turn.
    TurnFacts facts{};
    /// His stealth until his next turn.
    Stealth stealth = Stealth::None;
    /// The hunters who see the figure or token that the move puts down.
    std::vector<HunterKind> spottedBy{};
    /// Hunters whom a flash blinds, and those who are stunned.
    std::vector<HunterKind> blinded{};
    std::vector<HunterKind> stunned{};
    /// SO-TRAITOR-1: true when the traitor's identity becomes evident.
    bool revealsTraitor = false;
    /// SO-MOVE-3: true when the move is the escape.
    bool escapes = false;
    bool operator==(const Foreseen &) const = default;
    static constexpr auto names
        = memberNames("facts", "stealth", "spotted_by", "blinded", "stunned", "reveals_traitor", "escapes");
};

/// Derives the consequences from the public table and the secret traitor. The path is not empty.
Foreseen foresee(
    const PublicTable &table, Agent agent, const Plan &plan, const std::optional<HunterKind> &secretTraitor);

/// Returns the spaces seen by hunters to whom the agent must show himself: all but the secret traitor.
SpaceSet obligingSight(const Board &board, std::span<const Lookout> hunters, const SpaceSet &smoke,
    const std::optional<HunterKind> &secretTraitor, bool stealth);

/// Returns the hunters whom the token of a flash on that space blinds.
std::vector<HunterKind> blindedBy(const PublicTable &table, Space token);

/// Returns the hunters on foot whom Power Fists stun from that space.
std::vector<HunterKind> stunnedAround(const PublicTable &table, Space space);

} // namespace dossier::specter
