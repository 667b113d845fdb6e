// The hunters' journal: looking back, going on from there, bookmarks.
#include "attack_panel.h"
#include "hunters_header.h"
#include "hunters_page.h"
#include "journal_strip.h"
#include "past_bar.h"
#include "reason_bar.h"
#include "specter_refusal_wording.h"

#include <utility>

namespace dossier
{

void HuntersPage::listenToJournal()
{
    connect(m_journal, &JournalStrip::undoAsked, this, &HuntersPage::undo);
    connect(m_journal, &JournalStrip::redoAsked, this, &HuntersPage::redoAsked);
    connect(m_journal, &JournalStrip::lookAsked, this, &HuntersPage::lookAt);
    connect(m_journal, &JournalStrip::nowAsked, this, &HuntersPage::nowAsked);
    connect(m_journal, &JournalStrip::bookmarkAsked, this, &HuntersPage::bookmarkAsked);
    connect(m_reason, &ReasonBar::undoReasoned, this,
        [this](const QString &reason)
        {
            if (const std::optional<journal::Position> to = std::exchange(m_goesOn, std::nullopt))
                emit goOnAsked(*to, reason);
            else
                emit undoAsked(reason);
        });
    connect(m_pastBar, &PastBar::nowAsked, this, &HuntersPage::nowAsked);
    connect(m_pastBar, &PastBar::goOnAsked, this,
        [this]
        {
            m_goesOn = m_past;
            if (m_past)
                emit goOnAsked(*m_past, {});
        });
}

void HuntersPage::renderJournal(const ToldJournal &journal)
{
    m_steps = journal.steps;
    m_journal->renderJournal(journal);
    emit possibleChanged();
}

std::set<DeskAction> HuntersPage::possible() const
{
    using enum DeskAction;
    if (!m_view)
        return {};
    std::set<DeskAction> possible{Search, Bookmark, Earlier};
    if (m_past)
    {
        possible.insert(Later);
        return possible;
    }
    if (m_header->canGoOn())
        possible.insert(GoOn);
    if (m_steps.undone)
        possible.insert(Undo);
    if (m_steps.redone)
        possible.insert(Redo);
    return possible;
}

void HuntersPage::perform(DeskAction action)
{
    if (action == DeskAction::GoOn)
        m_header->primary()->click();
    else if (action == DeskAction::Search)
        m_journal->search();
    else if (action == DeskAction::Bookmark)
        m_journal->mark();
    else if (action == DeskAction::Earlier)
        m_journal->step(-1);
    else if (action == DeskAction::Later)
        m_journal->step(1);
    else if (action == DeskAction::Undo)
        undo();
    else if (action == DeskAction::Redo)
        emit redoAsked();
}

void HuntersPage::undo()
{
    m_goesOn.reset();
    emit undoAsked({});
}

void HuntersPage::lookAt(std::uint32_t line, journal::Position at)
{
    m_past = at;
    m_pastBar->render(line, m_journal->sentenceOf(line), m_journal->timeOf(line));
    emit lookAsked(at);
}

void HuntersPage::renderPast(const SeenSpecter &view)
{
    present(view);
}

void HuntersPage::explain(const specter::Violation &why, const SpecterAsk &ask)
{
    m_pick.said.clear();
    refresh();
    if (!m_view)
        return;
    Objection objection = wording::objectionOf(m_view, why);
    objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
    m_reason->explain(std::move(objection));
}

void HuntersPage::explainImpossible()
{
    m_pick.said.clear();
    refresh();
    m_reason->explainImpossible();
}

void HuntersPage::askDecision(const SpecterAsk &rolled)
{
    m_attack->askDecision(rolled);
}

void HuntersPage::askWhyUndo()
{
    m_reason->askWhyUndo();
}

} // namespace dossier
