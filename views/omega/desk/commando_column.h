#pragma once

#include "views/kit/theme.h"
#include "views/omega/asks/ask.h"
#include "views/omega/parts/alarm.h"
#include "views/omega/parts/turn_time.h"

#include <QWidget>

class QBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace dossier
{

class CommandoCard;
class Screen;
enum class CardRoom : std::uint8_t;
class TurnTimer;

/// The commandos' side: where the adrenaline lies, a card for every commando in play in the order of their turns, the
/// time of a turn. In a narrow window it has room for what stands at the other side, too.
class CommandoColumn : public QWidget
{
    Q_OBJECT

public:
    explicit CommandoColumn(QWidget *parent);

    void render(const SeenView &view);

    /// Why nothing of what they can do is done yet; empty where nothing is in the way.
    void hold(const QString &why);

    /// The time of a turn goes on by the table as it stands, not by one that is looked back at.
    void renderTurn(const omega::View &view);

    /// The turn timer as it was set last.
    void renderTimer(int minutes, bool sounding);
    /// Whether the computer has something to be heard by.
    void setAudible(bool audible);

    /// Takes a widget above all that it has; returns all that it has, so that one of the two can be hidden. Then its
    /// cards are short: they have less room.
    QWidget *take(QWidget *widget);

    /// Gives such a widget back to a layout and stands alone again, with where the adrenaline lies above the cards;
    /// null: nothing is to be hidden any more.
    QWidget *giveBack(QWidget *widget, QBoxLayout &to);

    /// Where the adrenaline lies, for whoever has room for it.
    [[nodiscard]] QWidget *adrenaline() const;

    /// Scrolls all that who acts can do into sight.
    void showWhoActs();

    void setTheme(const Theme &theme);

signals:
    void commandGiven(const dossier::Ask &command);
    /// The commando is to be shown on the board.
    void shown(dossier::omega::Role role);
    /// What can be done with somebody and put right is asked for.
    void menuAsked(const dossier::omega::Combatant &who, QPoint global);
    /// The time of a turn comes to its end.
    void alarmed(dossier::Alarm alarm);
    /// The time of a turn is read otherwise now.
    void timeTold(const dossier::TurnTime &time);
    /// The turn timer was set otherwise.
    void timerSet(int minutes, bool sounding);

protected:
    void changeEvent(QEvent *event) override;
    /// What scrolls it has another height, or it is scrolled by another.
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void listenToTimer();
    void placeTimer();
    void fitNumbers();
    void fitCards();
    void setRoom(CardRoom room);
    [[nodiscard]] QScrollArea *area() const;
    void makeCards(const std::vector<omega::Role> &roles);
    void give(bool actors, const Ask &command);

    /// The cards and the timer, below whatever the column has taken.
    QWidget *m_all;
    QVBoxLayout *m_whole;
    QVBoxLayout *m_column;
    Screen *m_adrenaline;
    TurnTimer *m_timer;
    SeenView m_view;
    QString m_held;
    std::optional<omega::Combatant> m_acts;
    /// Something else than the card of who acts is pressed in it: that stays under the hand.
    bool m_pressed = false;
    bool m_shared = false;
    int m_minutes = 0;
    bool m_sounding = true;
    std::vector<std::pair<omega::Role, CommandoCard *>> m_cards;
    Theme m_theme;
};

} // namespace dossier
