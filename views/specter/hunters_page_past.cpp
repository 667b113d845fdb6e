// Looking back, and why something was not done.
#include "attack_panel.h"
#include "hunters_page.h"
#include "reason_bar.h"
#include "specter_refusal_wording.h"

namespace dossier
{

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
