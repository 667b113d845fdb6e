#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/specter_command.h"

#include <optional>

namespace dossier
{

/// Choices in the card of the table's decisions that are not given yet.
struct TableDraft
{
    /// The position that is corrected: of a hunter, in their order, or of the vehicle.
    int row = 0;
    /// The next space that is pressed on the board is the right position.
    bool isPlacing = false;
    /// The ends of the game are offered at that time.
    std::optional<specter::Clock> endingAt{};
};

/// Puts the figure whose position is corrected on a space.
SpecterCommand placing(const specter::PublicTable &table, const TableDraft &draft, const specter::Coordinate &at);

/// The decisions of the table: the place of a hunter or the vehicle, the health of an agent, the end of the game, and
/// whom four hunters bar from the vehicle (SO-HUNT-6). Hidden when no game is under way.
Part tableCard(const SpecterViewPtr &view, const TableDraft &draft,
    const std::function<void(const SpecterCommand &command)> &give, const Action<TableDraft> &change);

} // namespace dossier
