#include "views/specter/parts/told_moments.h"

#include "views/session/moment_panel.h"
#include "views/specter/words/moments.h"

namespace dossier
{

void tellMoments(MomentPanel &panel, const specter::PublicTable &before, const specter::PublicTable &now)
{
    if (!(before == now))
        panel.goOn();
    for (const Moment &moment : wording::moments(before, now))
        panel.tell(moment.headline, moment.sentence);
}

void tellMoments(MomentPanel &panel, const specter::View &before, const specter::View &now)
{
    if (before.open == now.open && !(before == now))
        panel.goOn();
    tellMoments(panel, before.open, now.open);
}

} // namespace dossier
