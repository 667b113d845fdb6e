#pragma once

#include "views/conquest/desk/desk_forms.h"

#include <QObject>

namespace dossier
{

class ReasonBar;
struct Objection;

/// What was entered in a form whose command was refused: the line for the reason has the keyboard then, and whoever
/// gives none finds the form again as it was.
class RefusedForm : public QObject
{
public:
    /// Over what is seen and the parts of a page, which outlive it.
    RefusedForm(const TableLook &look, ReasonBar &reason, DeskForms &forms);

    void explain(Objection objection);

    /// An event cannot be in a hand that is empty: says that, and not that it is in no game; false for anything else.
    bool explainsImpossible();

    /// Another session or seat is shown: nothing comes back.
    void forget() { m_refused.reset(); }

    /// Opens a form for that kind; after a refusal of its like with what was entered there.
    void open(CardKind kind);

private:
    void keep();
    bool comeBack();

    const TableLook &m_look;
    ReasonBar &m_reason;
    DeskForms &m_forms;
    SeenConquest m_view;
    std::optional<CardDraft> m_refused;
};

} // namespace dossier
