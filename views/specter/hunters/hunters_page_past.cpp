// Looking back, and why something was not done.
#include "views/session/journal_strip.h"
#include "views/session/reason_bar.h"
#include "views/specter/hunters/attack_panel.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/words/refusal_wording.h"

namespace dossier
{

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
    {
        openJournal();
        m_journal->search();
    }
    else if (action == DeskAction::Bookmark)
    {
        openJournal();
        m_journal->mark();
    }
    else if (action == DeskAction::Earlier)
        m_journal->step(-1);
    else if (action == DeskAction::Later)
        m_journal->step(1);
    else if (action == DeskAction::Undo)
        undo();
    else if (action == DeskAction::Redo)
        emit redoAsked();
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
    TablePage::explainImpossible();
}

void HuntersPage::askDecision(const SpecterAsk &rolled)
{
    m_attack->askDecision(rolled);
}

} // namespace dossier
