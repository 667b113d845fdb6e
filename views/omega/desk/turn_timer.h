#pragma once

#include "model/omega/seen/view.h"
#include "views/kit/preferences.h"
#include "views/omega/desk/turn_clock.h"
#include "views/omega/parts/alarm.h"
#include "views/omega/parts/turn_time.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;
class QSpinBox;

namespace dossier
{

/// The time of a commando's turn, for a table that wants one: it starts with each turn, can be paused, and says when
/// little is left and when it is over. Nothing is ended by it.
class TurnTimer : public QFrame
{
    Q_OBJECT

public:
    static constexpr int mostMinutes = mostTurnMinutes;
    /// Little is left: milliseconds.
    static constexpr TurnClock::Time shortTime = 30'000;

    /// Where its moments come from; a clock that never goes back.
    using Now = std::function<TurnClock::Time()>;

    explicit TurnTimer(QWidget *parent, Now now = {});

    /// Another turn begins, or there is none.
    void render(const omega::View &view);

    /// How long a turn may take; 0 is no time.
    void setMinutes(int minutes);
    void setSounding(bool sounding);
    /// Whether sounds can be heard at all; they can until somebody says otherwise.
    void setAudible(bool audible);

    /// Looks at the clock, and says what has come.
    void tick();

    [[nodiscard]] int minutes() const;
    [[nodiscard]] bool isSounding() const;
    [[nodiscard]] QString reading() const;

    /// What everybody may read of it.
    [[nodiscard]] TurnTime time() const;

signals:
    void alarmed(dossier::Alarm alarm);
    /// It is read otherwise now.
    void timeTold(const dossier::TurnTime &time);
    void minutesChosen(int minutes);
    void soundChosen(bool sounding);

protected:
    void changeEvent(QEvent *event) override;

private:
    void restart();
    void toggle();
    void retranslate();
    void showReading();

    Now m_now;
    QElapsedTimer m_elapsed;
    TurnClock m_clock;
    QTimer m_ticks;
    std::optional<omega::Combatant> m_who;
    int m_round = 0;
    /// As it was read last.
    TurnTime m_told;
    /// What was said of this turn.
    std::optional<Alarm> m_said;
    bool m_audible = true;
    QLabel *m_reading;
    QPushButton *m_toggle;
    QSpinBox *m_minutes;
    QPushButton *m_sound;
};

} // namespace dossier
