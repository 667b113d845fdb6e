#pragma once

#include "model/conquest/seen/view.h"
#include "views/session/shared_command.h"

#include <QString>

#include <memory>

namespace dossier
{

/// The view of one seat of Conquest of Planet Earth, shared by several widgets.
using ConquestViewPtr = std::shared_ptr<const conquest::View>;

/// The public table of Conquest of Planet Earth, shared by several widgets.
using ConquestPublicTablePtr = std::shared_ptr<const conquest::PublicTable>;

using ConquestCommand = SharedCommand<conquest::Command>;

/// Space of a battle, and the attacking player.
struct BattlePlace
{
    conquest::Place at{};
    conquest::Colour by = conquest::Colour::Green;
    bool operator==(const BattlePlace &) const = default;
};

/// Makes a command.
ConquestCommand makeConquestCommand(conquest::Command command);

/// Names the viewing seat: by the player, and by the known hands.
QString seatName(const conquest::View &view);

/// Returns the owner of a command: the player that it names, who fights or who is on turn; nothing for commands of
/// the whole table.
std::optional<conquest::Colour> ownerOf(const conquest::PublicTable &table, const conquest::Command &command);

} // namespace dossier
