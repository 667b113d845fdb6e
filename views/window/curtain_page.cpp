#include "views/window/curtain_page.h"

#include "views/kit/labels.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

CurtainPage::CurtainPage(QWidget *parent)
    : QWidget(parent)
    , m_title(newLabel(Role::Title, this))
    , m_text(newParagraph(Role::Dim, this))
    , m_lift(newButton("primary", QStringLiteral("eye"), this))
{
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    // A key that was on its way to the desk does not lift the curtain: the button is reached by Tab.
    setFocusPolicy(Qt::StrongFocus);
    m_title->setAlignment(Qt::AlignCenter);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setMaximumWidth(640);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(18);
    column->addStretch();
    column->addWidget(m_title);
    column->addLayout(centred(m_text));
    column->addWidget(m_lift, 0, Qt::AlignHCenter);
    column->addStretch();
    connect(m_lift, &QPushButton::clicked, this, &CurtainPage::liftAsked);
    retranslate();
}

void CurtainPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CurtainPage::retranslate()
{
    m_title->setText(tr("The curtain is down"));
    m_text->setText(tr("Everything secret is covered. The game is kept as it is, and the public window stays on."));
    label(m_lift, tr("Lift the curtain"), tr("Show the game again (F9)"));
    setAccessibleName(tr("The curtain is down"));
    setToolTip(tr("F9 lifts the curtain; the keys for language, theme and size of text work, too"));
}

} // namespace dossier
