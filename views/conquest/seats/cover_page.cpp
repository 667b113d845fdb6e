#include "views/conquest/seats/cover_page.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

CoverPage::CoverPage(QWidget *parent)
    : CardPage(parent)
    , m_take(newButton("primary", {}, this))
    , m_back(newButton("secondary", {}, this))
{
    auto *acts = new FlowLayout(nullptr, 10);
    acts->addWidget(m_take);
    acts->addWidget(m_back);
    column().addLayout(acts);
    m_take->setShortcut(QKeySequence(Qt::Key_F4));
    connect(m_take, &QPushButton::clicked, this, &CoverPage::taken);
    connect(m_back, &QPushButton::clicked, this, &CoverPage::backAsked);
    retranslate();
}

void CoverPage::render(const QString &next, const QString &purpose)
{
    m_next = next;
    m_purpose = purpose;
    retranslate();
}

void CoverPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit backAsked();
    else
        CardPage::keyPressEvent(event);
}

void CoverPage::retranslate()
{
    caption().setText(tr("Hand over the computer"));
    title().setText(m_next);
    text().setText(tr("%1 Everybody else: look away.", "what the player named above does").arg(m_purpose));
    setAccessibleName(tr("Hand over the computer: %1", "a player").arg(m_next));
    setToolTip(tr("F4 shows the next screen"));
    const QKeySequence shortcut = m_take->shortcut();
    label(m_take, tr("It’s me: show my screen"), tr("Show the screen of %1 (F4)").arg(m_next));
    m_take->setShortcut(shortcut);
    label(m_back, tr("Back to the table"), tr("Nothing is shown or chosen (Esc)"));
}

} // namespace dossier
