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

/// The commandos' side: the adrenaline, a card for every commando in play in the order of their turns, the turn timer.
/// In a narrow window it can also hold the content of the other side.
class CommandoColumn : public QWidget
{
public:
    CommandoColumn(const SideActions &actions, QWidget *parent);

    void render(const OmegaViewPtr &view);

    /// Sets the reason why no action on the cards can be done yet; empty where there is none.
    void disable(const QString &why);

    /// Sets the turn timer to its last setting.
    void renderTimer(int minutes, bool sounding);

    /// The turn timer.
    [[nodiscard]] TurnTimer &timer() { return m_timer; }

    /// Takes a widget above its content; returns the content, so that one of the two can be hidden. Then its cards are
    /// short, and the other shows the adrenaline: they have less room.
    QWidget *take(QWidget *widget);

    /// Gives such a widget back to a layout, and the cards get the whole column again. Returns null: no widget is to be
    /// hidden any more.
    QWidget *giveBack(QWidget *widget, QBoxLayout &to);

    /// Scrolls the whole card of the active commando into view.
    void showWhoActs();

protected:
    /// The scroll area has another height or is another one; or the font has changed.
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
    /// The cards and the timer, below a widget that the column has taken.
    QWidget *m_all;
    Screen *m_shown;
    TurnTimer m_timer;
    OmegaViewPtr m_view;
    QString m_disabledReason;
    CardRoom m_room;
    /// The values that decide the room of the cards.
    QVariantList m_fitted;
    std::optional<omega::Combatant> m_acts;
    /// Something else than the active commando's card was pressed in the column: it stays under the pointer.
    bool m_pressed = false;
    bool m_shared = false;
};

} // namespace dossier
