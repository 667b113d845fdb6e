#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/side_actions.h"
#include "views/omega/desk/turn_timer.h"

#include <QVariant>
#include <QWidget>

class QBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace dossier
{

class Screen;
enum class CardRoom : std::uint8_t;

/// The commandos' side: where the adrenaline lies, a card for every commando in play in the order of their turns, the
/// time of a turn. In a narrow window it has room for what stands at the other side, too.
class CommandoColumn : public QWidget
{
public:
    CommandoColumn(const SideActions &actions, QWidget *parent);

    void render(const OmegaViewPtr &view);

    /// The reason why nothing of what they can do is done yet; empty where nothing is in the way.
    void disable(const QString &why);

    /// The turn timer as it was set last.
    void renderTimer(int minutes, bool sounding);

    /// The time of a turn.
    [[nodiscard]] TurnTimer &timer() { return m_timer; }

    /// Takes a widget above all that it has; returns all that it has, so that one of the two can be hidden. Then its
    /// cards are short, and where the adrenaline lies is shown by the other: they have less room.
    QWidget *take(QWidget *widget);

    /// Gives such a widget back to a layout and stands alone again; null: nothing is to be hidden any more.
    QWidget *giveBack(QWidget *widget, QBoxLayout &to);

    /// Scrolls all that who acts can do into sight.
    void showWhoActs();

protected:
    /// Whatever scrolls it has another height, or it is scrolled by another; or its font is another.
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] TurnTimerListener timerListener();
    void fitCards();
    void renderIn(CardRoom room);
    [[nodiscard]] bool fits();
    [[nodiscard]] QVariantList needs() const;
    [[nodiscard]] Part cards();
    [[nodiscard]] QScrollArea *area() const;
    void give(const omega::Combatant &by, const OmegaCommand &command);

    SideActions m_actions;
    QVBoxLayout *m_whole;
    /// The cards and the timer, below whatever the column has taken.
    QWidget *m_all;
    Screen *m_shown;
    TurnTimer m_timer;
    OmegaViewPtr m_view;
    QString m_disabledReason;
    CardRoom m_room;
    /// Decides how much room the cards have.
    QVariantList m_fitted;
    std::optional<omega::Combatant> m_acts;
    /// Something else than the card of who acts is pressed in it: that stays under the hand.
    bool m_pressed = false;
    bool m_shared = false;
};

} // namespace dossier
