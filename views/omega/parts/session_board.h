#pragma once

#include "model/omega/seen/view.h"
#include "views/omega/board/floor_scene.h"

#include <vector>

namespace dossier
{

/// The board of a session as the grid's questions and the board view know boards, and who its pieces are.
struct SessionBoard
{
    omega::Board board;
    /// Who stands as the piece with that index, and the cards of its weapons in their order.
    std::vector<omega::Combatant> who{};
    std::vector<std::vector<omega::WeaponId>> weapons{};

    /// The piece of somebody; none off the map, or when only a marker lies there.
    [[nodiscard]] std::optional<std::size_t> pieceOf(const std::optional<omega::Combatant> &combatant) const;

    /// The place of a weapon among those of a piece; none when it has no such one.
    [[nodiscard]] std::optional<std::size_t> weaponOf(std::size_t piece, const omega::WeaponId &weapon) const;
};

/// Everybody and everything on the map, by names in the language that is spoken.
SessionBoard sessionBoardOf(const omega::PublicView &view);

/// An enemy as that command would place it: its base, and where it would look.
omega::Piece pieceOf(const omega::PublicTable &table, const omega::Spawn &spawn);

/// What a session's board shows beside terrain and figures: markers, objectives, doors with the kinds that everybody
/// knows, and the rooms that are hidden.
void addSigns(FloorScene &scene, const omega::PublicView &view);

/// The same with the kinds of doors that this seat alone knows.
void addSigns(FloorScene &scene, const omega::View &view);

} // namespace dossier
