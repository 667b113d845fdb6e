#pragma once

#include "model/omega/seen/view.h"
#include "views/kit/part.h"
#include "views/omega/desk/turn_clock.h"
#include "views/omega/parts/alarm.h"
#include "views/omega/parts/turn_time.h"

#include <QElapsedTimer>
#include <QTimer>

namespace dossier
{

/// Runs when the time of a turn changes.
struct TurnTimerListener
{
    std::function<void(Alarm alarm)> alarm{};
    /// It is read otherwise now.
    std::function<void(const TurnTime &time)> timeChanged{};
    /// A person set the minutes or the sound.
    std::function<void()> set{};
    /// It is to be shown anew.
    std::function<void()> changed{};
};

/// The time of a commando's turn, for a table that wants one: it starts with each turn, can be paused, and says when
/// little is left and when it is over. Nothing is ended by it.
class TurnTimer
{
public:
    /// Little is left: milliseconds.
    static constexpr TurnClock::Time shortTime = 30'000;

    /// Where its moments come from; a clock that never goes back.
    using Now = std::function<TurnClock::Time()>;

    explicit TurnTimer(TurnTimerListener listener, Now now = {});
    Q_DISABLE_COPY_MOVE(TurnTimer)
    ~TurnTimer() = default;

    /// Another turn begins, or there is none.
    void render(const omega::View &view);

    /// How long a turn may take; 0 is no time.
    void setMinutes(int minutes);
    void setSounding(bool isSounding);
    /// Whether sounds can be heard at all; they can until somebody says otherwise.
    void setAudible(bool isAudible);

    /// Looks at the clock, and says what has come.
    void tick();

    [[nodiscard]] int minutes() const { return m_minutes; }

    [[nodiscard]] bool isSounding() const { return m_isSounding; }

    /// "1:05", or a dash while no time runs.
    [[nodiscard]] QString reading() const;

    /// The time as everybody may read it.
    [[nodiscard]] TurnTime time() const;

    /// The timer in one low row: sounds, the time that is left, pause, minutes.
    [[nodiscard]] Part part();

private:
    void restart();
    void togglePause();
    void announceChange();
    [[nodiscard]] Part soundButton();
    [[nodiscard]] Part pauseButton();
    [[nodiscard]] Part minutesField();

    TurnTimerListener m_listener;
    Now m_now;
    QElapsedTimer m_elapsed;
    TurnClock m_clock;
    QTimer m_ticks;
    std::optional<omega::Combatant> m_who;
    int m_round = 0;
    int m_minutes = 0;
    bool m_isSounding = true;
    bool m_isAudible = true;
    /// As it was read last.
    TurnTime m_announced;
    /// The alarm that this turn has had.
    std::optional<Alarm> m_alarm;
};

} // namespace dossier
