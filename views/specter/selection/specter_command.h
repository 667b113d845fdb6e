#pragma once

#include "model/specter/seen/view.h"

#include <memory>

namespace dossier
{

/// The view of one seat of Specter Ops, shared by several widgets.
using SpecterViewPtr = std::shared_ptr<const specter::View>;

/// A command of Specter Ops on its way from a button to the session. It is shared, for commands are many kinds.
class SpecterCommand
{
public:
    explicit SpecterCommand(std::shared_ptr<const specter::Command> command)
        : m_command(std::move(command))
    {
    }

    [[nodiscard]] const specter::Command &command() const { return *m_command; }

    /// Returns the command as one of that type, or null.
    template <typename Kind>
    [[nodiscard]] const Kind *as() const
    {
        return get_if<Kind>(m_command.get());
    }

private:
    std::shared_ptr<const specter::Command> m_command;
};

/// Makes a command.
SpecterCommand makeSpecterCommand(specter::Command command);

/// Makes the command that a view says is due; the view lives as long as the command.
SpecterCommand makeDueCommand(const SpecterViewPtr &view, std::size_t due);

} // namespace dossier
