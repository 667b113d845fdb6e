#pragma once

#include "model/conquest/seen/view.h"

#include <QString>

#include <memory>

namespace dossier
{

/// What a seat of Conquest of Planet Earth may know, kept by several widgets.
using ConquestViewPtr = std::shared_ptr<const conquest::View>;

/// What everybody knows of it.
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

    /// The command as one of that type, or null.
    template <typename Kind>
    [[nodiscard]] const Kind *as() const
    {
        return get_if<Kind>(m_command.get());
    }

private:
    std::shared_ptr<const conquest::Command> m_command;
};

/// Where a battle is, and whose aliens attack.
struct BattlePlace
{
    conquest::Place at{};
    conquest::Colour by = conquest::Colour::Green;
    bool operator==(const BattlePlace &) const = default;
};

/// Makes a command.
ConquestCommand makeConquestCommand(conquest::Command command);

/// Names who looks: by the player, and by the hands that are known.
QString seatName(const conquest::View &view);

/// Whose a command is: the player that it names, the one who fights or is on turn; none for what the table does.
std::optional<conquest::Colour> ownerOf(const conquest::PublicTable &table, const conquest::Command &command);

} // namespace dossier
