#pragma once

#include "model/conquest/seen/numbers.h"

#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace dossier
{

/// Kinds of highlight of a space.
enum class HexLight : std::uint8_t
{
    None,
    /// The alien that is picked can go there.
    Reach,
    /// An encounter or a step is due there.
    Due,
    Danger,
    Picked,
};

/// Contents of a Conquest of Planet Earth board, as a value.
struct HexScene
{
    /// The public table; everything on the board is drawn from it. Null: nothing is drawn.
    std::shared_ptr<const conquest::PublicTable> table{};
    std::map<conquest::Place, HexLight> lights{};
    /// A short note on a space: the cost of going there, or the remaining points.
    std::map<conquest::Place, QString> notes{};
    std::optional<conquest::AlienId> picked{};
    /// Arrows for the moves that a push or a flight made or would make.
    std::vector<std::pair<conquest::Place, conquest::Place>> arrows{};
    /// Tokens that would be placed.
    std::vector<conquest::TokenAt> ghosts{};
    /// Places without a section are shown, too, as empty outlines: as sections past the last one, clockwise.
    bool freePlaces = false;
    bool operator==(const HexScene &) const = default;
};

} // namespace dossier
