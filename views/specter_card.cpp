#include "specter_card.h"

#include "flow_layout.h"
#include "labels.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

SpecterCard::SpecterCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_title(newParagraph(Role::Title, this))
    , m_about(newParagraph(Role::Dim, this))
    , m_play(newButton("primary", QStringLiteral("footprints"), this))
    , m_newSession(newButton("secondary", QStringLiteral("plus"), this))
{
    setProperty("role", QStringLiteral("card"));
    auto *row = new QWidget(this);
    auto *buttons = new FlowLayout(row);
    buttons->setContentsMargins({});
    buttons->setSpacing(12);
    buttons->addWidget(m_play);
    buttons->addWidget(m_newSession);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(28, 26, 28, 28);
    column->setSpacing(8);
    column->addWidget(m_caption);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addSpacing(10);
    column->addWidget(row);
    connect(m_play, &QPushButton::clicked, this, &SpecterCard::playAsked);
    connect(m_newSession, &QPushButton::clicked, this, &SpecterCard::newSessionAsked);
    retranslate();
}

void SpecterCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void SpecterCard::retranslate()
{
    m_caption->setText(tr("Game"));
    m_title->setText(QStringLiteral("Specter Ops"));
    m_about->setText(
        tr("Keep the agent's movement sheet and hear what has to be said, or move the hunters and see where "
           "the agent can be. With the sheet on paper, or kept here."));
    label(m_play, tr("Play a sample game"),
        tr("Begin a game of two hunters with everything drawn by chance: nothing to fill in"));
    label(m_newSession, tr("New game of Specter Ops"),
        tr("Choose players, hunters and the table's options (Ctrl+Shift+P)"));
}

} // namespace dossier
