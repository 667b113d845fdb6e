// Looking back, and the time of a turn.
#include "views/omega/correct/correct_form.h"
#include "views/omega/correct/table_form.h"
#include "views/omega/desk/end_panel.h"
#include "views/omega/desk/events_panel.h"
#include "views/omega/desk/overseer_page.h"
#include "views/omega/desk/turn_timer.h"
#include "views/omega/parts/round_header.h"
#include "views/session/journal_strip.h"

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
    m_events->hide();
    show(view);
}

/// The end is for everybody to look at once; a game that goes on again can end again.
void OverseerPage::journalTold()
{
    const bool over = m_view && m_view->open.clock.step == omega::Step::Over && !m_past;
    m_endSeen = m_endSeen && over;
    const bool shown = over && !m_endSeen;
    const bool opens = shown && m_end->isHidden();
    if (shown)
        m_end->render(*m_view, {m_journal->timeOf(1), m_journal->timeOf(m_lines), m_journal->sentenceOf(m_lines)});
    m_end->setVisible(shown);
    if (opens && isVisible())
        m_end->takeFocus();
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
