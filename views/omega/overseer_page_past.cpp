// The desk's journal: looking back, going on from there, bookmarks, and the time of a turn.
#include "correct_form.h"
#include "journal_strip.h"
#include "overseer_page.h"
#include "past_bar.h"
#include "reason_bar.h"
#include "round_header.h"
#include "table_form.h"
#include "turn_timer.h"

#include <utility>

namespace dossier
{

void OverseerPage::listenToJournal()
{
    connect(m_journal, &JournalStrip::undoAsked, this, &OverseerPage::undo);
    connect(m_journal, &JournalStrip::redoAsked, this, &OverseerPage::redoAsked);
    connect(m_journal, &JournalStrip::lookAsked, this, &OverseerPage::lookAt);
    connect(m_journal, &JournalStrip::nowAsked, this, &OverseerPage::nowAsked);
    connect(m_journal, &JournalStrip::bookmarkAsked, this, &OverseerPage::bookmarkAsked);
    connect(m_refusal, &ReasonBar::undoReasoned, this,
        [this](const QString &reason)
        {
            if (const std::optional<journal::Position> to = std::exchange(m_goesOn, std::nullopt))
                emit goOnAsked(*to, reason);
            else
                emit undoAsked(reason);
        });
    connect(m_pastBar, &PastBar::nowAsked, this, &OverseerPage::nowAsked);
    connect(m_pastBar, &PastBar::goOnAsked, this,
        [this]
        {
            m_goesOn = m_past;
            if (m_past)
                emit goOnAsked(*m_past, {});
        });
}

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

void OverseerPage::undo()
{
    m_goesOn.reset();
    emit undoAsked({});
}

void OverseerPage::lookAt(std::uint32_t line, journal::Position at)
{
    m_past = at;
    m_pastBar->render(line, m_journal->sentenceOf(line), m_journal->timeOf(line));
    emit lookAsked(at);
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

void OverseerPage::flash()
{
    m_header->flash();
}

} // namespace dossier
