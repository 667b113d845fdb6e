#pragma once

#include "model/specter/seen/numbers.h"

namespace dossier::specter
{

/// What a plan would lead to; the table hears of it when it is confirmed.
struct Foreseen
{
    /// SO-SEE-2 to -4: what has to be shown, with all that the table can know of this turn.
    TurnFacts facts{};
    /// How he is hidden until his next turn.
    Stealth stealth = Stealth::None;
    /// The hunters who see the figure that the move puts down, where it ends or where it was seen last.
    std::vector<HunterKind> spottedBy{};
    /// Whom a flash blinds, and who is stunned.
    std::vector<HunterKind> blinded{};
    std::vector<HunterKind> stunned{};
    /// SO-TRAITOR-1: whether it becomes evident who the traitor is.
    bool revealsTraitor = false;
    /// SO-MOVE-3: whether the move is the escape.
    bool escapes = false;
    bool operator==(const Foreseen &) const = default;
    static constexpr auto names
        = memberNames("facts", "stealth", "spotted_by", "blinded", "stunned", "reveals_traitor", "escapes");
};

/// Derives it from what is public and who the secret traitor is. The path is not empty.
Foreseen foresee(
    const PublicTable &table, Agent agent, const Plan &plan, const std::optional<HunterKind> &secretTraitor);

/// The spaces where the agent is seen by those who oblige him to show: hunters but for the secret traitor.
SpaceSet obligingSight(const Board &board, std::span<const Lookout> hunters, const SpaceSet &smoke,
    const std::optional<HunterKind> &secretTraitor, bool stealth);

/// Whether the token of a flash on that space blinds a hunter.
std::vector<HunterKind> blindedBy(const PublicTable &table, Space token);

/// The hunters on foot whom Power Fists stun from that space.
std::vector<HunterKind> stunnedAround(const PublicTable &table, Space space);

} // namespace dossier::specter
