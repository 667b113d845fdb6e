#include "views/conquest/desk/refused_form.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/refusal_wording.h"
#include "views/session/reason_bar.h"

#include <utility>

namespace dossier
{

RefusedForm::RefusedForm(const TableLook &look, ReasonBar &reason, DeskForms &forms)
    : QObject(&forms)
    , m_look(look)
    , m_reason(reason)
    , m_forms(forms)
{
    reason.whenClosed([this] { comeBack(); });
}

/// Letters that are typed at the board are the board's: only whoever was in a form is led to the line for the reason.
void RefusedForm::explain(Objection objection)
{
    m_reason.explain(std::move(objection));
    keep();
    if (m_refused)
        m_reason.takeReason();
}

bool RefusedForm::explainsImpossible()
{
    keep();
    if (!m_refused || !m_refused->player || m_refused->kind != CardKind::Event
        || inPlay(m_view->open, *m_refused->player).hand > 0)
        return false;
    m_reason.explain(wording::objectionOf(m_view, {rule::CQ_EVENT_1, conquest::reason::EmptyHand{*m_refused->player}}));
    return true;
}

void RefusedForm::open(CardKind kind)
{
    const bool correction = kind == CardKind::Correction;
    if (m_refused && (m_refused->kind == CardKind::Correction) == correction && comeBack())
        return m_reason.dismiss();
    m_refused.reset();
    m_forms.open({.kind = kind});
}

void RefusedForm::keep()
{
    m_view = m_look.view;
    m_refused = m_look.view ? m_forms.given() : std::nullopt;
}

/// On another table it would say something else, and another seat may not read it.
bool RefusedForm::comeBack()
{
    const std::optional<CardDraft> typed = std::exchange(m_refused, std::nullopt);
    if (!typed || !m_look.view || m_look.view->player != m_view->player || m_look.view->open != m_view->open)
        return false;
    m_forms.open(*typed);
    return true;
}

} // namespace dossier
