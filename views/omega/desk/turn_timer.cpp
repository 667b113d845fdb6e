#include "views/omega/desk/turn_timer.h"

#include "views/kit/preferences.h"

#include <QCoreApplication>

#include <cstdlib>
#include <utility>

namespace dossier
{

namespace
{

struct TimerWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::TurnTimer)
};

constexpr int tickMilliseconds = 200;
constexpr TurnClock::Time second = 1000;

/// Returns "1:05"; with a minus sign once the time is over.
QString clockText(TurnClock::Time left)
{
    // Milliseconds that are left are rounded up to a whole second: a full minute reads 1:00 and the end reads 0:00.
    const TurnClock::Time seconds = left > 0 ? (left + second - 1) / second : left / second;
    const TurnClock::Time size = std::abs(seconds);
    return QStringLiteral("%1%2:%3")
        .arg(seconds < 0 ? QStringLiteral("+") : QString())
        .arg(size / 60)
        .arg(size % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

TurnTimer::TurnTimer(TurnTimerListener listener, Now now)
    : m_listener(std::move(listener))
    , m_now(std::move(now))
{
    if (!m_now)
    {
        m_elapsed.start();
        m_now = [this] { return m_elapsed.elapsed(); };
    }
    m_ticks.setInterval(tickMilliseconds);
    QObject::connect(&m_ticks, &QTimer::timeout, &m_ticks, [this] { tick(); });
}

void TurnTimer::setMinutes(int minutes)
{
    m_minutes = minutes;
    restart();
}

void TurnTimer::setSounding(bool isSounding)
{
    m_isSounding = isSounding;
    announceChange();
}

void TurnTimer::setAudible(bool isAudible)
{
    if (std::exchange(m_isAudible, isAudible) != isAudible)
        announceChange();
}

void TurnTimer::render(const omega::View &view)
{
    const std::optional<omega::Turn> &turn = view.open.turn;
    const std::optional<omega::Combatant> who
        = turn && holds_alternative<omega::Role>(turn->who) ? std::optional(turn->who) : std::nullopt;
    if (who == m_who && view.open.clock.round == m_round)
        return;
    m_who = who;
    m_round = view.open.clock.round;
    restart();
}

void TurnTimer::restart()
{
    m_alarm.reset();
    if (m_who && m_minutes > 0)
        m_clock.start(60 * second * m_minutes, m_now());
    else
        m_clock.stop();
    m_clock.runs() ? m_ticks.start() : m_ticks.stop();
    announceChange();
}

void TurnTimer::togglePause()
{
    m_clock.runs() ? m_clock.pause(m_now()) : m_clock.resume(m_now());
    m_clock.runs() ? m_ticks.start() : m_ticks.stop();
    announceChange();
}

void TurnTimer::announceChange()
{
    const TurnTime now = time();
    if (std::exchange(m_announced, now) != now && m_listener.timeChanged)
        m_listener.timeChanged(now);
    if (m_listener.changed)
        m_listener.changed();
}

void TurnTimer::tick()
{
    if (time() != m_announced)
        announceChange();
    const std::optional<TurnClock::Time> left = m_clock.left(m_now());
    if (!left || !m_clock.runs() || *left > shortTime)
        return;
    const Alarm now = *left <= 0 ? Alarm::TimeOver : Alarm::TimeShort;
    if (m_alarm == now)
        return;
    m_alarm = now;
    if (m_listener.alarm)
        m_listener.alarm(now);
}

QString TurnTimer::reading() const
{
    const std::optional<TurnClock::Time> left = m_clock.left(m_now());
    return left ? clockText(*left) : TimerWords::tr("–", "no time runs");
}

TurnTime TurnTimer::time() const
{
    const std::optional<TurnClock::Time> left = m_clock.left(m_now());
    if (!left)
        return {};
    return {clockText(*left), *left > shortTime ? TimeLeft::Enough : *left > 0 ? TimeLeft::Short : TimeLeft::Over};
}

Part TurnTimer::soundButton()
{
    const QString sounds = !m_isAudible ? TimerWords::tr("♪ No sound", "there is no sound device")
        : m_isSounding                  ? TimerWords::tr("♪ Sound on", "sounds are heard")
                                        : TimerWords::tr("♪ Sound off", "no sounds are heard");
    // The clock leaves no room for words.
    const QString brief = m_isAudible ? QStringLiteral("♪") : QStringLiteral("♪ ✗");
    return toggle(m_minutes == 0 ? sounds : brief, "offer", m_isSounding,
        [this]
        {
            setSounding(!m_isSounding);
            m_listener.set ? m_listener.set() : void();
        })
        .keyed(QStringLiteral("sounds"))
        .named(m_minutes == 0 || m_isAudible ? TimerWords::tr("Sounds") : sounds)
        .withTip(m_isAudible
                ? TimerWords::tr("Sounds of round events and of the turn timer; they always flash as well")
                : TimerWords::tr("This computer has no sound device: round events and the turn timer only flash."));
}

Part TurnTimer::pauseButton()
{
    const bool isPaused = m_clock.isStarted() && !m_clock.runs();
    return button({}, "foot", [this] { togglePause(); })
        .keyed(QStringLiteral("pause"))
        .with(&Button::icon, isPaused ? QStringLiteral("play") : QStringLiteral("pause"))
        .withTip(isPaused ? TimerWords::tr("Resume the turn timer") : TimerWords::tr("Pause the turn timer"))
        .disabledIf(!m_clock.isStarted())
        .when(m_minutes > 0);
}

/// With a time set, the text for no timer is short, because the clock is beside the field; the field keeps its width at
/// the right end.
Part TurnTimer::minutesField()
{
    const auto entered = [this](const QVariant &minutes)
    {
        setMinutes(minutes.toInt());
        m_listener.set ? m_listener.set() : void();
    };
    return field(QStringLiteral("minutes"), TimerWords::tr("Minutes for a commando’s turn"), m_minutes, entered)
        .with(&Field::max, maxTurnMinutes)
        .with(&Field::around, TimerWords::tr("%1 min"))
        .with(&Field::minText, m_minutes > 0 ? TimerWords::tr("off", "no turn timer") : TimerWords::tr("clock off"))
        .withTip(TimerWords::tr("How long a commando’s turn may take; nothing is interrupted when it is over"))
        .with(&Part::alignment, Qt::AlignRight);
}

Part TurnTimer::part()
{
    const TurnTime now = time();
    const char *tone = now.left == TimeLeft::Enough ? "" : now.left == TimeLeft::Short ? "short" : "over";
    return card({row({soundButton(),
                         text(reading(), Role::Heading)
                             .keyed(QStringLiteral("timeLeft"))
                             .named(TimerWords::tr("Time left for the turn: %1").arg(reading()))
                             .with(&Part::tone, QLatin1String(tone))
                             .with(&Text::reserved, std::vector{QStringLiteral("00:00")})
                             .stretched()
                             .when(m_minutes > 0),
                         pauseButton(), minutesField()})
                        .spaced(2)})
        .spaced(0, {5, 4, 5, 4})
        .keyed(QStringLiteral("turnTimer"))
        .named(TimerWords::tr("Turn timer"));
}

} // namespace dossier
