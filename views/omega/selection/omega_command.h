#pragma once

#include "model/omega/seen/view.h"

#include <memory>

namespace dossier
{

/// A view that several widgets share.
using OmegaViewPtr = std::shared_ptr<const omega::View>;

/// A command on its way from a button to the session. It is shared, because commands are large and of many kinds.
class OmegaCommand
{
public:
    explicit OmegaCommand(std::shared_ptr<const omega::Command> command)
        : m_command(std::move(command))
    {
    }

    [[nodiscard]] const omega::Command &command() const { return *m_command; }

    /// The command as one of that type, or null.
    template <typename Kind>
    [[nodiscard]] const Kind *as() const
    {
        return get_if<Kind>(m_command.get());
    }

private:
    std::shared_ptr<const omega::Command> m_command;
};

/// Makes a command of any kind. Instantiated in one place, because handling so many kinds is slow to compile.
template <typename Kind>
OmegaCommand makeCommand(const Kind &command);

/// Makes a correction by an event of any kind.
template <typename Kind>
OmegaCommand makeCorrection(const Kind &event);

/// Makes the command that is due in a view; the view lives as long as the command.
OmegaCommand makeDueCommand(const OmegaViewPtr &view, std::size_t due);

} // namespace dossier
