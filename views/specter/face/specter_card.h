#pragma once

#include "views/kit/start_card.h"

namespace dossier
{

/// The large card of Specter Ops on the start page: a sample at once, or a session that is set up.
class SpecterCard : public StartCard
{
    Q_OBJECT

public:
    explicit SpecterCard(QWidget *parent);

protected:
    void retranslate() override;

private:
    QPushButton *m_play;
    QPushButton *m_newSession;
};

} // namespace dossier
