#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QPushButton;

namespace dossier
{

/// What can stand in the overseer's column: the dashboard, the rooms, the enemies; the commandos too where the window
/// has room for one column only.
enum class DeskTab
{
    Commandos,
    Dashboard,
    Rooms,
    Enemies,
};

/// A button for each, one of them pressed: as wide whatever it says.
class DeskTabs : public QWidget
{
    Q_OBJECT

public:
    explicit DeskTabs(QWidget *parent);

    /// Shows that one as chosen.
    void choose(DeskTab tab);

    /// How many commandos take part, and how many enemies are on the map.
    void render(int commandos, int enemies);

    /// Whether the commandos stand behind a tab, too: then there are two low rows.
    void setWithPeople(bool with);

signals:
    void chosen(dossier::DeskTab tab);

protected:
    /// Letters of another size need another width.
    void changeEvent(QEvent *event) override;
    /// What is shown has its style and knows its width.
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void place();
    void share();
    void retranslate();

    QGridLayout *m_grid;
    QList<QPushButton *> m_buttons;
    bool m_withPeople = false;
    int m_commandos = 0;
    int m_enemies = 0;
};

} // namespace dossier
