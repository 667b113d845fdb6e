#include "views/specter/face/specter_card.h"

#include "views/kit/labels.h"

#include <QPushButton>

namespace dossier
{

SpecterCard::SpecterCard(QWidget *parent)
    : StartCard(parent)
    , m_play(addButton("primary", QStringLiteral("footprints")))
    , m_newSession(addNewSession())
{
    connect(m_play, &QPushButton::clicked, this, &SpecterCard::playAsked);
    connect(m_newSession, &QPushButton::clicked, this, &SpecterCard::newSessionAsked);
    SpecterCard::retranslate();
}

void SpecterCard::retranslate()
{
    setTexts(QStringLiteral("Specter Ops"),
        tr("Keep the agent’s movement sheet and see what has to be announced, or move the hunters and see where the "
           "agent can be. With the sheet on paper, or kept here."));
    label(m_play, tr("Play a sample game"),
        tr("Begin a game of two hunters with everything drawn at random: nothing to fill in"));
    sayNewSession(QStringLiteral("Specter Ops"), tr("Choose players, hunters and the table’s options (Ctrl+Shift+P)"));
}

} // namespace dossier
