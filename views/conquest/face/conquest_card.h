#pragma once

#include "views/kit/start_card.h"

namespace dossier
{

/// The large card of Conquest of Planet Earth on the start page: a sample of each mode at once, or a session that is
/// set up.
class ConquestCard : public StartCard
{
    Q_OBJECT

public:
    explicit ConquestCard(QWidget *parent);

protected:
    void retranslate() override;

private:
    QPushButton *m_competitive;
    QPushButton *m_cooperative;
    QPushButton *m_newSession;
};

} // namespace dossier
