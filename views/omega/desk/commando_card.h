#pragma once

#include "views/kit/theme.h"
#include "views/omega/asks/ask.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

class DeskOffers;
class Pips;
class ReadOut;

/// How much room a card has, from the most to the least.
enum class CardRoom : std::uint8_t
{
    Roomy,
    /// Closer lines.
    Close,
    /// Only two lines unless he acts: what he has is in the tips.
    Dense,
    /// And none on what costs what on the board.
    Short,
};

/// A commando: rank, initiative, stance, adrenaline and wounds that can be put right by a click, and in his turn what
/// he can do with nothing picked.
class CommandoCard : public QFrame
{
    Q_OBJECT

public:
    CommandoCard(omega::Role role, QWidget *parent);

    void render(const omega::View &view);

    /// Why nothing that it offers is done yet, from the next time that it is rendered.
    void hold(const QString &why);

    void setRoom(CardRoom room);

    /// The pixels that its numbers need, and those that they have: so they stand in one column from card to card.
    [[nodiscard]] int widthOfNumbers() const;
    void setWidthOfNumbers(int width);

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
    void fitPips();

    [[nodiscard]] bool isFew() const { return m_room >= CardRoom::Dense && !m_acting; }

    void renderPips(const omega::View &view, const omega::Commando &commando);
    void renderChips(const omega::View &view, const omega::Commando &commando);
    void renderActions(const omega::View &view, bool acts);
    void place();
    void correctAdrenaline(int count);

    omega::Role m_role;
    QString m_called;
    int m_adrenalineNow = 0;
    CardRoom m_room = CardRoom::Roomy;
    bool m_acting = false;
    /// Whether he can do something now.
    bool m_acts = false;
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
    QHBoxLayout *m_upper;
    QHBoxLayout *m_lower;
};

} // namespace dossier
