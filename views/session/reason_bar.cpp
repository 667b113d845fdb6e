#include "views/session/reason_bar.h"

#include "views/kit/labels.h"
#include "views/kit/tell_reader.h"
#include "views/rules/rule_library.h"
#include "views/rules/rule_links.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace dossier
{

ReasonBar::ReasonBar(ReasonWords words, QWidget *parent)
    : QFrame(parent)
    , m_words(std::move(words))
    , m_text(newParagraph(Role::Strong, this))
    , m_rule(new RuleLinks(this))
    , m_reason(new QLineEdit(this))
    , m_readers(newParagraph(Role::Small, this))
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
    column->addWidget(m_readers);
    connect(m_close, &QPushButton::clicked, this, &ReasonBar::giveUp);
    connect(m_do, &QPushButton::clicked, this, &ReasonBar::decide);
    connect(m_reason, &QLineEdit::returnPressed, this, &ReasonBar::decide);
    connect(m_reason, &QLineEdit::textChanged, this,
        [this](const QString &text) { m_do->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_reason, &QLineEdit::textEdited, this, &ReasonBar::changeDraft);
    connect(m_rule, &RuleLinks::ruleAsked, this, &ReasonBar::ruleAsked);
    retranslate();
    hide();
}

void ReasonBar::explain(Objection objection)
{
    m_rule->setRules({objection.rule});
    m_objection = std::move(objection);
    appear(About::Refusal);
}

void ReasonBar::explainImpossible()
{
    m_rule->setRules({});
    appear(About::Impossible);
}

void ReasonBar::askWhyUndo()
{
    m_rule->setRules({});
    appear(About::Undo);
    takeReason();
}

void ReasonBar::appear(About about)
{
    m_about = about;
    const QString typed = m_typed.question == question() ? m_typed.reason : QString();
    m_reason->setText(typed);
    m_reason->selectAll();
    m_do->setEnabled(!typed.trimmed().isEmpty());
    const bool overruled = m_about == About::Refusal && m_objection && m_objection->overrule;
    for (QWidget *part : std::initializer_list<QWidget *>{m_reason, m_readers, m_do})
        part->setVisible(overruled || m_about == About::Undo);
    retranslate();
    show();
    tellReader(*this, m_text->text());
}

/// The page has the keyboard then, and not whatever Qt comes to next. What scrolls the bar hands on to itself: it goes
/// with the bar.
void ReasonBar::dismiss()
{
    if (const QWidget *focus = window()->focusWidget(); focus != nullptr && isAncestorOf(focus))
    {
        QWidget *page = parentWidget();
        while (page != nullptr && (page->focusProxy() == nullptr || page->focusProxy()->isAncestorOf(this)))
            page = page->parentWidget();
        if (page != nullptr)
            page->setFocus(Qt::OtherFocusReason);
    }
    hide();
    m_objection.reset();
}

QString ReasonBar::question() const
{
    return m_about == About::Undo ? QStringLiteral("undo") : m_objection ? ruleName(m_objection->rule) : QString();
}

QString ReasonBar::draft() const
{
    return m_typed.reason.isEmpty() ? QString() : m_typed.question + QStringLiteral(": ") + m_typed.reason;
}

void ReasonBar::setDraft(const QString &draft)
{
    const QString between = QStringLiteral(": ");
    m_typed = {draft.section(between, 0, 0), draft.section(between, 1)};
}

void ReasonBar::changeDraft(const QString &reason)
{
    const Typed typed{question(), reason};
    if (std::exchange(m_typed, typed) != typed)
        emit draftChanged();
}

void ReasonBar::giveUp()
{
    if (!m_reason->isHidden())
        changeDraft({});
    dismiss();
    emit closed();
}

void ReasonBar::takeReason()
{
    if (!m_reason->isHidden())
        m_reason->setFocus(Qt::OtherFocusReason);
}

void ReasonBar::decide()
{
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty())
        return;
    changeDraft({});
    const About about = m_about;
    const std::optional<Objection> objection = std::exchange(m_objection, std::nullopt);
    dismiss();
    if (about == About::Undo)
        emit undoReasoned(reason);
    else if (objection)
        objection->overrule(reason);
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
        giveUp();
    else
        QFrame::keyPressEvent(event);
}

void ReasonBar::retranslate()
{
    const bool undo = m_about == About::Undo;
    if (undo)
        m_text->setText(m_words.undo());
    else if (m_about == About::Impossible)
        m_text->setText(m_words.impossible());
    else if (m_objection)
        m_text->setText(m_objection->sentence());
    m_reason->setPlaceholderText(undo ? tr("Reason for undoing") : tr("Reason for overruling the rule"));
    m_reason->setAccessibleName(m_reason->placeholderText());
    m_readers->setText(
        undo ? tr("Everybody will read the reason.") : tr("Everybody who may see this step will read the reason."));
    m_reason->setToolTip(m_readers->text());
    m_reason->setAccessibleDescription(m_readers->text());
    label(m_do, undo ? tr("Undo anyway") : tr("Overrule"),
        undo ? tr("Undo, with the reason in the journal") : tr("Do it anyway, with the reason in the journal"));
    label(m_close, {}, tr("Cancel"));
}

} // namespace dossier
