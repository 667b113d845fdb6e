#include "views/omega/editor/game_card.h"

#include "views/kit/labels.h"

#include <QPushButton>

namespace dossier
{

GameCard::GameCard(QWidget *parent)
    : StartCard(parent)
    , m_play(addButton("primary", QStringLiteral("footprints")))
    , m_newSession(addNewSession())
    , m_newMap(addButton("secondary", QStringLiteral("plus")))
    , m_open(addButton("secondary", QStringLiteral("folder-open")))
{
    connect(m_play, &QPushButton::clicked, this, &GameCard::playAsked);
    connect(m_newSession, &QPushButton::clicked, this, &GameCard::newSessionAsked);
    connect(m_newMap, &QPushButton::clicked, this, &GameCard::newMapAsked);
    connect(m_open, &QPushButton::clicked, this, &GameCard::openAsked);
    GameCard::retranslate();
}

void GameCard::retranslate()
{
    setTexts(QStringLiteral("LEVEL 7 [OMEGA PROTOCOL]"),
        tr("Lead a mission as the overseer, or draw a map and ask: who sees whom, where a figure can go, with what "
           "odds an attack wounds. Dossier says why; you decide."));
    label(m_play, tr("Play the sample mission"),
        tr("Begin a session with invented cards, set up and ready: nothing to fill in"));
    sayNewSession(QStringLiteral("LEVEL 7 [OMEGA PROTOCOL]"),
        tr("Choose mission, edition and players, and set up the table (Ctrl+Shift+N)"));
    label(m_newMap, tr("New map"), tr("Make an empty map of the size you need (Ctrl+N)"));
    label(m_open, tr("Open a map…"), tr("Open a map from a file (Ctrl+O); you can also drop one on the window"));
}

} // namespace dossier
