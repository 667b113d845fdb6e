#include "views/specter/asks/ask.h"

namespace dossier
{

SpecterAsk askingSpecter(specter::Command command)
{
    return SpecterAsk(std::make_shared<const specter::Command>(std::move(command)));
}

SpecterAsk askingDue(const SeenSpecter &view, std::size_t due)
{
    return SpecterAsk({view, &view->due.at(due).command});
}

} // namespace dossier
