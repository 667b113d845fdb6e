#include "app/omega/kept_choices.h"

#include "app/window/settings.h"
#include "views/omega/desk/overseer_page.h"

namespace dossier
{

void keepChoices(OverseerPage &page, Settings &settings)
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
        [&settings](int minutes, bool sounding) { settings.setTimer(minutes, sounding); });
}

} // namespace dossier
