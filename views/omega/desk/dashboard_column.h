#pragma once

#include "views/kit/theme.h"
#include "views/omega/asks/ask.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

class EnemyCard;

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

/// The overseer's side, behind a tab each: the dashboard's wells; hidden rooms with their stacks; the figures on the
/// map and those left in the reserves.
class DashboardColumn : public QFrame
{
    Q_OBJECT

public:
    explicit DashboardColumn(QWidget *parent);

    /// `on`: the figure that abilities would be used on.
    void render(const SeenView &view, const std::optional<omega::Combatant> &on);
    void setTheme(const Theme &theme);

signals:
    void commandGiven(const dossier::Ask &command);
    /// A figure is to be picked, as on the board.
    void picked(dossier::omega::FigureId figure);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void layOut();
    void showTab(int tab);
    void renderRooms();
    void renderEnemies();
    void renderReserves();

    SeenView m_view;
    std::optional<omega::Combatant> m_on;
    QList<QPushButton *> m_tabs;
    QList<QWidget *> m_pages;
    Theme m_theme;
    QVBoxLayout *m_wells;
    std::vector<WellCard *> m_cards;
    QLabel *m_secret;
    QVBoxLayout *m_roomsColumn;
    std::vector<QLabel *> m_rooms;
    QLabel *m_noRooms;
    QVBoxLayout *m_enemiesColumn;
    std::vector<EnemyCard *> m_enemies;
    QLabel *m_noEnemies;
    QLabel *m_reservesCaption;
    QWidget *m_reservesBox;
    std::vector<QLabel *> m_reserves;
};

} // namespace dossier
