// Looking back, and the time of a turn.
#include "views/omega/correct/correct_form.h"
#include "views/omega/correct/table_form.h"
#include "views/omega/desk/overseer_page.h"
#include "views/omega/desk/turn_timer.h"
#include "views/omega/parts/round_header.h"

namespace dossier
{

void OverseerPage::listenToTimer()
{
    connect(m_timer, &TurnTimer::alarmed, this, &OverseerPage::alarmed);
    connect(m_timer, &TurnTimer::minutesChosen, this,
        [this](int minutes)
        {
            m_minutes = minutes;
            emit timerSet(m_minutes, m_sounding);
        });
    connect(m_timer, &TurnTimer::soundChosen, this,
        [this](bool sounding)
        {
            m_sounding = sounding;
            emit timerSet(m_minutes, m_sounding);
        });
}

void OverseerPage::renderPast(const SeenView &view)
{
    m_form->hide();
    m_correct->hide();
    show(view);
}

void OverseerPage::renderTimer(int minutes, bool sounding)
{
    m_minutes = minutes;
    m_sounding = sounding;
    m_timer->setMinutes(minutes);
    m_timer->setSounding(sounding);
}

void OverseerPage::renderSteps(bool alone)
{
    m_header->renderSteps(alone);
}

void OverseerPage::tellSteps(const QStringList &steps)
{
    m_ran = steps.isEmpty() ? QString() : tr("By itself: %1").arg(steps.join(QStringLiteral(" · ")));
    refresh();
}

void OverseerPage::flash()
{
    m_header->flash();
}

} // namespace dossier
