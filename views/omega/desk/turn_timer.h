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

/// Callbacks for changes of the turn timer.
struct TurnTimerListener
{
    std::function<void(Alarm alarm)> alarm{};
    /// The reading has changed.
    std::function<void(const TurnTime &time)> timeChanged{};
    /// The user set the minutes or the sound.
    std::function<void()> set{};
    /// The timer must be rendered again.
    std::function<void()> changed{};
};

/// The optional time limit of a commando's turn: it starts with each turn, can be paused, and announces when little is
/// left and when it is over. It ends nothing.
class TurnTimer
{
public:
    /// Milliseconds from which on little time is left.
    static constexpr TurnClock::Time shortTime = 30'000;

    /// Source of the current time; a clock that never goes back.
    using Now = std::function<TurnClock::Time()>;

    explicit TurnTimer(TurnTimerListener listener, Now now = {});
    Q_DISABLE_COPY_MOVE(TurnTimer)
    ~TurnTimer() = default;

    /// Starts with another turn, or stops when there is none.
    void render(const omega::View &view);

    /// Sets the time of a turn in minutes; 0 is no limit.
    void setMinutes(int minutes);
    void setSounding(bool isSounding);
    /// Sets whether sounds are audible; they are by default.
    void setAudible(bool isAudible);

    /// Reads the clock, and announces what is due.
    void tick();

    [[nodiscard]] int minutes() const { return m_minutes; }

    [[nodiscard]] bool isSounding() const { return m_isSounding; }

    /// "1:05", or a dash while no time runs.
    [[nodiscard]] QString reading() const;

    /// The time for the public window.
    [[nodiscard]] TurnTime time() const;

    /// The timer in one low row: sounds, the time left, pause, minutes.
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
    /// The last reading.
    TurnTime m_announced;
    /// The last alarm of this turn.
    std::optional<Alarm> m_alarm;
};

} // namespace dossier
