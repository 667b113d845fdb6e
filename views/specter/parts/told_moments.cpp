#include "views/specter/parts/told_moments.h"

#include "views/session/moment_panel.h"
#include "views/specter/words/moments.h"

#include <memory>
#include <utility>

namespace dossier
{

void tellMoments(MomentPanel &panel, const specter::PublicTable &before, const specter::PublicTable &now)
{
    if (!(before == now))
        panel.goOn();
    const std::size_t count = wording::moments(before, now).size();
    if (count == 0)
        return;
    const auto tables = std::make_shared<const std::pair<specter::PublicTable, specter::PublicTable>>(before, now);
    for (std::size_t i = 0; i < count; ++i)
        panel.tell(
            [tables, i]
            {
                const Moment moment = wording::moments(tables->first, tables->second).at(i);
                return std::pair(moment.headline, moment.sentence);
            });
}

void tellMoments(MomentPanel &panel, const specter::View &before, const specter::View &now)
{
    if (before.open == now.open && !(before == now))
        panel.goOn();
    tellMoments(panel, before.open, now.open);
}

} // namespace dossier
