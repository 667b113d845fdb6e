#include "views/specter/selection/specter_command.h"

namespace dossier
{

SpecterCommand makeSpecterCommand(specter::Command command)
{
    return SpecterCommand(std::make_shared<const specter::Command>(std::move(command)));
}

SpecterCommand makeDueCommand(const SpecterViewPtr &view, std::size_t due)
{
    return SpecterCommand({view, &view->due.at(due).command});
}

} // namespace dossier
