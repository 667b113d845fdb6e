#pragma once

#include <memory>
#include <utility>
#include <variant>

namespace dossier
{

/// A command of a game on its way from a button to the session. It is shared, because commands are large and of many
/// kinds.
template <typename Command>
class SharedCommand
{
public:
    explicit SharedCommand(std::shared_ptr<const Command> command)
        : m_command(std::move(command))
    {
    }

    [[nodiscard]] const Command &command() const { return *m_command; }

    /// Returns the command as one of that type, or null.
    template <typename Kind>
    [[nodiscard]] const Kind *as() const
    {
        return get_if<Kind>(m_command.get());
    }

private:
    std::shared_ptr<const Command> m_command;
};

} // namespace dossier
