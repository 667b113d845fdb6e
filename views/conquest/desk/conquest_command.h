#pragma once

#include "model/conquest/seen/view.h"

#include <QString>

#include <memory>

namespace dossier
{

/// The view of one seat of Conquest of Planet Earth, shared by several widgets.
using ConquestViewPtr = std::shared_ptr<const conquest::View>;

/// The public table of Conquest of Planet Earth, shared by several widgets.
using ConquestPublicTablePtr = std::shared_ptr<const conquest::PublicTable>;

/// A command of Conquest of Planet Earth on its way from a button to the session. It is shared, for commands are many
/// kinds.
class ConquestCommand
{
public:
    explicit ConquestCommand(std::shared_ptr<const conquest::Command> command)
        : m_command(std::move(command))
    {
    }

    [[nodiscard]] const conquest::Command &command() const { return *m_command; }

    /// Returns the command as one of that type, or null.
    template <typename Kind>
    [[nodiscard]] const Kind *as() const
    {
        return get_if<Kind>(m_command.get());
    }

private:
    std::shared_ptr<const conquest::Command> m_command;
};

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
