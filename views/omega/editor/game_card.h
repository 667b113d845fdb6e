#pragma once

#include "views/kit/start_card.h"

namespace dossier
{

/// The large card of LEVEL 7 [OMEGA PROTOCOL]: the sample mission, a session, a map.
class GameCard : public StartCard
{
    Q_OBJECT

public:
    explicit GameCard(QWidget *parent);

protected:
    void retranslate() override;

private:
    QPushButton *m_play;
    QPushButton *m_newSession;
    QPushButton *m_newMap;
    QPushButton *m_open;
};

} // namespace dossier
