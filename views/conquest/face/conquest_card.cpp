#include "views/conquest/face/conquest_card.h"

#include "views/conquest/face/face.h"
#include "views/kit/labels.h"

#include <QPushButton>

namespace dossier
{

ConquestCard::ConquestCard(QWidget *parent)
    : StartCard(parent)
    , m_competitive(addButton("primary", QStringLiteral("map")))
    , m_cooperative(addButton("secondary", QStringLiteral("shield-alert")))
    , m_newSession(addNewSession())
{
    connect(m_competitive, &QPushButton::clicked, this, [this] { emit actAsked(competitiveSampleAct); });
    connect(m_cooperative, &QPushButton::clicked, this, [this] { emit actAsked(cooperativeSampleAct); });
    connect(m_newSession, &QPushButton::clicked, this, &ConquestCard::newSessionAsked);
    ConquestCard::retranslate();
}

void ConquestCard::retranslate()
{
    setTexts(QStringLiteral("Conquest of Planet Earth"),
        tr("One to four alien players, against each other or together against the resistance: Dossier keeps choices "
           "secret, counts terror and tokens, and shows the chances of every fight."));
    label(m_competitive, tr("Play a competitive sample"),
        tr("Begin a game of three players with everything drawn at random: nothing to fill in (Ctrl+Shift+J)"));
    label(m_cooperative, tr("Play a cooperative sample"),
        tr("Begin a game of two players against the resistance, with everything drawn at random (Ctrl+Shift+H)"));
    sayNewSession(
        QStringLiteral("Conquest of Planet Earth"), tr("Choose players, mode and the table’s options (Ctrl+Shift+K)"));
}

} // namespace dossier
