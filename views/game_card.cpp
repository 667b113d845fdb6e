#include "game_card.h"

#include "flow_layout.h"
#include "labels.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

GameCard::GameCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_title(newParagraph(Role::Title, this))
    , m_about(newParagraph(Role::Dim, this))
    , m_play(newButton("primary", QStringLiteral("footprints"), this))
    , m_newSession(newButton("secondary", QStringLiteral("plus"), this))
    , m_newMap(newButton("secondary", QStringLiteral("plus"), this))
    , m_open(newButton("secondary", QStringLiteral("folder-open"), this))
{
    setProperty("role", QStringLiteral("card"));
    layOut();
    connect(m_play, &QPushButton::clicked, this, &GameCard::playAsked);
    connect(m_newSession, &QPushButton::clicked, this, &GameCard::newSessionAsked);
    connect(m_newMap, &QPushButton::clicked, this, &GameCard::newMapAsked);
    connect(m_open, &QPushButton::clicked, this, &GameCard::openAsked);
    retranslate();
}

void GameCard::layOut()
{
    auto *row = new QWidget(this);
    auto *buttons = new FlowLayout(row);
    buttons->setContentsMargins({});
    buttons->setSpacing(12);
    buttons->addWidget(m_play);
    buttons->addWidget(m_newSession);
    buttons->addWidget(m_newMap);
    buttons->addWidget(m_open);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(28, 26, 28, 28);
    column->setSpacing(8);
    column->addWidget(m_caption);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addSpacing(10);
    column->addWidget(row);
}

void GameCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void GameCard::retranslate()
{
    m_caption->setText(tr("Game"));
    m_title->setText(QStringLiteral("LEVEL 7 [OMEGA PROTOCOL]"));
    m_about->setText(
        tr("Draw a map or open one, place the figures, and ask: who sees whom and with what cover, where a figure can "
           "go, with what odds an attack wounds. Dossier says why, in both printings; you decide."));
    label(m_play, tr("Play the sample mission"),
        tr("Begin a session with made-up cards, set up and ready: nothing to fill in"));
    label(m_newSession, tr("New session"),
        tr("Choose mission, printing and players, and set up the table (Ctrl+Shift+N)"));
    label(m_newMap, tr("New map"), tr("Make an empty map of the size you need (Ctrl+N)"));
    label(m_open, tr("Open a map…"), tr("Open a map from a file (Ctrl+O); you can also drop one on the window"));
}

} // namespace dossier
