#include "views/specter/parts/table_moments.h"

#include "views/session/moment_panel.h"
#include "views/specter/words/moments.h"

#include <memory>
#include <utility>

namespace dossier
{

void showMoments(
    MomentPanel &panel, const specter::PublicTable &before, const specter::PublicTable &now, const RollWords &rolled)
{
    if (!(before == now))
        panel.acknowledge();
    const std::size_t count = wording::moments(before, now).size();
    if (count == 0)
        return;
    const auto tables = std::make_shared<const std::pair<specter::PublicTable, specter::PublicTable>>(before, now);
    for (std::size_t i = 0; i < count; ++i)
        panel.showMoment(
            [tables, i, rolled]
            {
                const QStringList words = rolled && *rolled ? (*rolled)() : QStringList();
                const Moment moment = wording::moments(tables->first, tables->second, words.value(0)).at(i);
                return std::pair(moment.headline, moment.sentence);
            });
}

RollWords showAllMoments(MomentPanel &panel, const specter::PublicTable &before, const specter::PublicTable &now)
{
    RollWords rolled = wording::isRolled(before, now) ? std::make_shared<std::function<QStringList()>>() : nullptr;
    showMoments(panel, before, now, rolled);
    return rolled;
}

void sayRoll(MomentPanel &panel, const RollWords &rolled, const JournalSteps &steps)
{
    if (!rolled || !steps.undone || !steps.undone->sentences)
        return;
    *rolled = steps.undone->sentences;
    panel.sayAgain();
}

void showMoments(MomentPanel &panel, const specter::View &before, const specter::View &now)
{
    if (before.open == now.open && !(before == now))
        panel.acknowledge();
    showMoments(panel, before.open, now.open);
}

} // namespace dossier
