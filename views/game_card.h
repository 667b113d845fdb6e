#pragma once

#include "start_card.h"

namespace dossier
{

/// The large card of LEVEL 7 [OMEGA PROTOCOL]: the sample mission, a session, a map.
class GameCard : public StartCard
{
    Q_OBJECT

public:
    explicit GameCard(QWidget *parent);

signals:
    /// The sample mission is to be played.
    void playAsked();
    /// A session is to be set up by hand.
    void newSessionAsked();
    void newMapAsked();
    void openAsked();

protected:
    void retranslate() override;

private:
    QPushButton *m_play;
    QPushButton *m_newSession;
    QPushButton *m_newMap;
    QPushButton *m_open;
};

} // namespace dossier
