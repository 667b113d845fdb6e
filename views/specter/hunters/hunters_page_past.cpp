// Looking back, and why something was not done.
#include "views/session/reason_bar.h"
#include "views/specter/hunters/attack_panel.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/words/refusal_wording.h"

namespace dossier
{

std::set<DeskAction> HuntersPage::possible() const
{
    return m_view ? usuallyPossible(m_header->canGoOn()) : std::set<DeskAction>{};
}

void HuntersPage::perform(DeskAction action)
{
    performUsual(action, *m_header->primary());
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
