#pragma once

#include "ask.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

/// One ability of the dashboard: its well, what it costs, and the button that uses it.
class WellCard : public QFrame
{
    Q_OBJECT

public:
    explicit WellCard(QWidget *parent);

    void render(const omega::View &view, const omega::Ability &ability, const std::optional<omega::Combatant> &on);

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

/// The overseer's side: wells, hidden rooms with their stacks, figures left in the reserves.
class DashboardColumn : public QFrame
{
    Q_OBJECT

public:
    explicit DashboardColumn(QWidget *parent);

    /// `on`: the figure that abilities would be used on.
    void render(const SeenView &view, const std::optional<omega::Combatant> &on);

signals:
    void commandGiven(const dossier::Ask &command);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void renderRooms();
    void renderReserves();

    SeenView m_view;
    std::optional<omega::Combatant> m_on;
    QLabel *m_caption;
    QLabel *m_secret;
    QVBoxLayout *m_wells;
    std::vector<WellCard *> m_cards;
    QLabel *m_roomsCaption;
    QVBoxLayout *m_roomsColumn;
    std::vector<QLabel *> m_rooms;
    QLabel *m_reservesCaption;
    QWidget *m_reservesBox;
    std::vector<QLabel *> m_reserves;
};

} // namespace dossier
