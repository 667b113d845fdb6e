#include "reason_bar.h"

#include "labels.h"
#include "rule_links.h"
#include "specter_refusal_wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

ReasonBar::ReasonBar(QWidget *parent)
    : QFrame(parent)
    , m_text(newParagraph(Role::Strong, this))
    , m_rule(new RuleLinks(this))
    , m_reason(new QLineEdit(this))
    , m_do(newButton("secondary", {}, this))
    , m_close(newButton("icon", QStringLiteral("x"), this))
{
    setProperty("role", QStringLiteral("verdict"));
    setProperty("tone", QStringLiteral("refused"));
    auto *top = new QHBoxLayout;
    top->addWidget(m_text, 1);
    top->addWidget(m_close, 0, Qt::AlignTop);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_reason, 1);
    bottom->addWidget(m_do);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 10, 10);
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(m_rule);
    column->addLayout(bottom);
    connect(m_close, &QPushButton::clicked, this, &ReasonBar::dismiss);
    connect(m_do, &QPushButton::clicked, this, &ReasonBar::decide);
    connect(m_reason, &QLineEdit::returnPressed, this, &ReasonBar::decide);
    connect(m_reason, &QLineEdit::textChanged, this,
        [this](const QString &text) { m_do->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_rule, &RuleLinks::ruleAsked, this, &ReasonBar::ruleAsked);
    retranslate();
    hide();
}

void ReasonBar::explain(const SeenSpecter &view, const specter::Violation &why, const SpecterAsk &ask)
{
    m_about = About::Refusal;
    m_view = view;
    m_why = why;
    m_ask = ask;
    m_rule->setRules({why.rule});
    appear();
}

void ReasonBar::explainImpossible()
{
    m_about = About::Impossible;
    m_rule->setRules({});
    appear();
}

void ReasonBar::askWhyUndo()
{
    m_about = About::Undo;
    m_rule->setRules({});
    appear();
    m_reason->setFocus(Qt::OtherFocusReason);
}

void ReasonBar::appear()
{
    m_reason->clear();
    m_do->setEnabled(false);
    for (QWidget *part : {static_cast<QWidget *>(m_reason), static_cast<QWidget *>(m_do)})
        part->setVisible(m_about != About::Impossible);
    retranslate();
    show();
}

void ReasonBar::dismiss()
{
    hide();
    m_view.reset();
}

void ReasonBar::decide()
{
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty())
        return;
    const std::optional<SpecterAsk> ask = m_ask;
    const About about = m_about;
    dismiss();
    if (about == About::Undo)
        emit undoReasoned(reason);
    else if (ask)
        emit overruled(*ask, reason);
}

void ReasonBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void ReasonBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void ReasonBar::retranslate()
{
    const bool undo = m_about == About::Undo;
    if (undo)
        m_text->setText(
            tr("Something was said to the table since then. That cannot be unheard: say why the table goes back."));
    else if (m_about == About::Impossible)
        m_text->setText(tr("This cannot be: what it names is not at this table."));
    else if (m_view)
        m_text->setText(wording::sentence(m_view->open, m_why));
    m_reason->setPlaceholderText(undo ? tr("Why the table goes back") : tr("Why the table decides otherwise"));
    m_reason->setAccessibleName(m_reason->placeholderText());
    m_reason->setToolTip(tr("The reason stands in the journal"));
    label(m_do, undo ? tr("Undo all the same") : tr("Overrule"),
        undo ? tr("Go back, with the reason in the journal")
             : tr("Do it all the same, with the reason in the journal"));
    label(m_close, {}, tr("Leave it"));
}

} // namespace dossier
