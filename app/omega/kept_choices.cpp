#include "app/omega/kept_choices.h"

#include "app/window/settings.h"
#include "views/omega/desk/overseer_page.h"

#include <QCoreApplication>
#include <QPointer>

namespace dossier
{

namespace
{

struct KeptChoices
{
    Q_DECLARE_TR_FUNCTIONS(KeptChoices)
};

QString otherTime(int minutes)
{
    return minutes == 0 ? KeptChoices::tr("Another window switched the turn timer off.")
                        : KeptChoices::tr("Another window set the turn timer to %n minute(s).", nullptr, minutes);
}

void keepTimer(OverseerPage &page, Settings &settings, const AskWhichStays &ask, int minutes, bool sounding)
{
    const std::optional<int> theirs = settings.setTimer(minutes, sounding);
    if (!theirs)
        return;
    ask([other = *theirs] { return otherTime(other); },
        [&settings, minutes, sounding] { (void)settings.setTimer(minutes, sounding); },
        [page = QPointer(&page), &settings, other = *theirs]
        {
            if (page)
                page->renderTimer(other, settings.sounding());
        });
}

} // namespace

void keepChoices(OverseerPage &page, Settings &settings, const AskWhichStays &ask)
{
    page.renderSteps(settings.runsSteps());
    page.renderTimer(settings.turnMinutes(), settings.sounding());
    QObject::connect(&page, &OverseerPage::stepsAloneChosen, &page,
        [&page, &settings](bool alone)
        {
            settings.setRunsSteps(alone);
            page.renderSteps(alone);
        });
    QObject::connect(&page, &OverseerPage::timerSet, &page,
        [&page, &settings, ask](int minutes, bool sounding) { keepTimer(page, settings, ask, minutes, sounding); });
}

} // namespace dossier
