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

/// Asks again when another window has changed the time while the question was open.
void keepTimer(QPointer<OverseerPage> page, Settings &settings, const AskWhichStays &ask, int minutes, bool sounding)
{
    const std::optional<int> theirs = settings.setTimer(minutes, sounding);
    if (!theirs)
        return;
    ask([other = *theirs] { return otherTime(other); },
        [=, &settings] { keepTimer(page, settings, ask, minutes, sounding); },
        [page, &settings, other = *theirs]
        {
            if (page)
                page->renderTimer(other, settings.sounding());
        });
}

} // namespace

void keepChoices(OverseerPage &page, Settings &settings, const AskWhichStays &command)
{
    page.renderSteps(settings.runsSteps());
    page.renderTimer(settings.turnMinutes(), settings.sounding());
    QObject::connect(&page, &OverseerPage::stepsAloneChosen, &page,
        [&page, &settings](bool alone)
        {
            settings.setRunsSteps(alone);
            page.renderSteps(alone);
        });
    QObject::connect(&page, &OverseerPage::timerSet, &page, [&page, &settings, command](int minutes, bool sounding)
        { keepTimer(&page, settings, command, minutes, sounding); });
}

} // namespace dossier
