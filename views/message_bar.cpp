#include "message_bar.h"

#include "icons.h"
#include "labels.h"
#include "plain_text.h"
#include "wording.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_headline(newParagraph(Role::Fault, this))
    , m_advice(newParagraph(Role::Body, this))
    , m_restore(newButton("secondary", QStringLiteral("history"), this))
    , m_discard(newButton("secondary", QStringLiteral("x"), this))
    , m_close(newButton("icon", QStringLiteral("x"), this))
{
    setProperty("role", QStringLiteral("message"));
    for (QLabel *label : {m_headline, m_advice})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_headline);
    texts->addWidget(m_advice);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(18, 10, 12, 10);
    row->setSpacing(14);
    row->addLayout(texts, 1);
    for (QPushButton *button : {m_restore, m_discard, m_close})
        row->addWidget(button, 0, Qt::AlignVCenter);
    connect(m_restore, &QPushButton::clicked, this, &MessageBar::restoreAsked);
    connect(m_discard, &QPushButton::clicked, this, &MessageBar::discardAsked);
    connect(m_close, &QPushButton::clicked, this, &MessageBar::dismiss);
    retranslate();
    hide();
}

void MessageBar::explain(const MapProblem &problem)
{
    m_problem = problem;
    m_unsaved.reset();
    present();
}

void MessageBar::offerUnsaved(const QString &name)
{
    m_problem.reset();
    m_unsaved = name;
    present();
}

void MessageBar::present()
{
    retranslate();
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::dismiss()
{
    m_problem.reset();
    m_unsaved.reset();
    hide();
    retranslate();
}

QString MessageBar::text() const
{
    return m_problem || m_unsaved ? m_headline->text() + QLatin1Char(' ') + m_advice->text() : QString();
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void MessageBar::retranslate()
{
    m_headline->setText(m_problem ? wording::headline(*m_problem) : QString());
    m_advice->setText(m_problem ? wording::advice(*m_problem) : QString());
    if (m_unsaved)
    {
        const QString name = singleLine(*m_unsaved, 60);
        m_headline->setText(tr("“%1” has changes that were not saved.").arg(name.isEmpty() ? tr("Unnamed map") : name));
        m_advice->setText(tr("Dossier has kept them until you restore or discard them."));
    }
    m_restore->setVisible(m_unsaved.has_value());
    m_discard->setVisible(m_unsaved.has_value());
    setAccessibleName(tr("Message"));
    label(m_restore, tr("Restore"), tr("Go on with that map where it was left"));
    label(m_discard, tr("Discard"), tr("Throw those changes away for good"));
    label(m_close, {}, tr("Close this message (Esc)"));
}

} // namespace dossier
