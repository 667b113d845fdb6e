#pragma once

#include "views/omega/asks/ask.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

/// One ability of the dashboard: its well, what it costs, and the button that uses it.
class WellCard : public QFrame
{
    Q_OBJECT

public:
    explicit WellCard(QWidget *parent);

    /// `held` is why nothing is used yet; empty where nothing is in the way.
    void render(const omega::View &view, const omega::Ability &ability, const std::optional<omega::Combatant> &on,
        const QString &held = {});

signals:
    void commandGiven(const dossier::Ask &command);

private:
    void correct(int by);

    omega::UseAbility m_use;
    QLabel *m_name;
    QLabel *m_state;
    QLabel *m_about;
    QPushButton *m_less;
    QPushButton *m_more;
    QPushButton *m_button;
};

} // namespace dossier
