#pragma once

#include "views/kit/theme.h"
#include "views/omega/asks/ask.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

class DeskOffers;
class Pips;
class ReadOut;

/// A commando: rank, initiative, stance, adrenaline and wounds that can be put right by a click, and in his turn what
/// he can do with nothing picked.
class CommandoCard : public QFrame
{
    Q_OBJECT

public:
    CommandoCard(omega::Role role, QWidget *parent);

    void render(const omega::View &view);

    /// Closer lines, and only two of them unless he acts: where many cards have to be in sight.
    void setDense(bool dense);

    /// Without a line on what costs what on the board, where large letters leave no room for it.
    void setShort(bool isShort);
    void setTheme(const Theme &theme);

signals:
    void commandGiven(const dossier::Ask &command);
    /// The commando is to be shown on the board.
    void shown(dossier::omega::Role role);

    /// The right button asks what can be done with him and put right.
    void menuAsked(const dossier::omega::Combatant &who, QPoint global);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitName();
    void renderPips(const omega::View &view, const omega::Commando &commando);
    void renderChips(const omega::View &view, const omega::Commando &commando);
    void renderActions(const omega::View &view, bool acts);
    void place();
    void correctAdrenaline(int count);

    omega::Role m_role;
    QString m_called;
    int m_adrenalineNow = 0;
    bool m_dense = false;
    bool m_acting = false;
    bool m_short = false;
    QLabel *m_place;
    ReadOut *m_name;
    QLabel *m_stance;
    ReadOut *m_items;
    Pips *m_adrenaline;
    QLabel *m_adrenalineText;
    Pips *m_wounds;
    QLabel *m_woundsText;
    QLabel *m_onBoard;
    DeskOffers *m_offers;
    QVBoxLayout *m_column;
    QGridLayout *m_numbers;
};

} // namespace dossier
