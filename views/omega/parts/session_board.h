#pragma once

#include "model/omega/seen/view.h"
#include "views/omega/board/floor_scene.h"

#include <vector>

namespace dossier
{

/// The board of a session in the form that judgements and the board view use, and the combatants behind its pieces.
struct SessionBoard
{
    omega::Board board;
    /// The combatant of each piece by index, and the cards of its weapons in their order.
    std::vector<omega::Combatant> who{};
    std::vector<std::vector<omega::WeaponId>> weapons{};

    /// The piece of a combatant; none off the map, or when only its marker is there.
    [[nodiscard]] std::optional<std::size_t> pieceOf(const std::optional<omega::Combatant> &combatant) const;

    /// The index of a weapon among those of a piece; none when it has no such weapon.
    [[nodiscard]] std::optional<std::size_t> weaponOf(std::size_t piece, const omega::WeaponId &weapon) const;
};

/// Returns everybody and everything on the map, with names in the current language.
SessionBoard sessionBoardOf(const omega::PublicView &view);

/// Returns an enemy as that command would place it: its base, and its facing.
omega::Piece pieceOf(const omega::PublicTable &table, const omega::Spawn &spawn);

/// Adds the signs beside terrain and figures: markers, objectives, doors with the publicly known kinds, and hidden
/// rooms.
void addSigns(FloorScene &scene, const omega::PublicView &view);

/// Adds the signs, including the kinds of doors that only this seat knows.
void addSigns(FloorScene &scene, const omega::View &view);

} // namespace dossier
