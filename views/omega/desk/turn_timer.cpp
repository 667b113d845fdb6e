#include "views/omega/desk/turn_timer.h"

#include "views/kit/framed_number.h"
#include "views/kit/labels.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVariant>

#include <cstdlib>
#include <utility>

namespace dossier
{

namespace
{

constexpr int tickMilliseconds = 200;
constexpr TurnClock::Time second = 1000;

/// "1:05"; with a sign once it is over.
QString clockText(TurnClock::Time left)
{
    // What is left counts up to a whole second, so that a full minute reads 1:00 and the end reads 0:00.
    const TurnClock::Time seconds = left > 0 ? (left + second - 1) / second : left / second;
    const TurnClock::Time size = std::abs(seconds);
    return QStringLiteral("%1%2:%3")
        .arg(seconds < 0 ? QStringLiteral("+") : QString())
        .arg(size / 60)
        .arg(size % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

TurnTimer::TurnTimer(QWidget *parent, Now now)
    : QFrame(parent)
    , m_now(std::move(now))
    , m_reading(newLabel(Role::Heading, this))
    , m_toggle(newButton("foot", {}, this))
    , m_minutes(new QSpinBox(this))
    , m_sound(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    if (!m_now)
    {
        m_elapsed.start();
        m_now = [this] { return m_elapsed.elapsed(); };
    }
    m_minutes->setRange(0, mostMinutes);
    m_sound->setCheckable(true);
    m_sound->setChecked(true);
    // One low row: the cards of a whole party have room below it.
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(7, 4, 7, 4);
    row->setSpacing(2);
    row->addWidget(m_sound);
    row->addWidget(m_reading, 1);
    row->addWidget(m_toggle);
    row->addWidget(m_minutes);
    // Without a time the minutes are as narrow as they are, at the other end.
    row->setAlignment(m_minutes, Qt::AlignRight);
    m_ticks.setInterval(tickMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, &TurnTimer::tick);
    connect(m_toggle, &QPushButton::clicked, this, &TurnTimer::toggle);
    connect(m_minutes, &QSpinBox::valueChanged, this,
        [this](int minutes)
        {
            restart();
            emit minutesChosen(minutes);
        });
    connect(m_sound, &QPushButton::toggled, this,
        [this](bool sounding)
        {
            retranslate();
            emit soundChosen(sounding);
        });
    restart();
}

void TurnTimer::setMinutes(int minutes)
{
    const QSignalBlocker silent(m_minutes);
    m_minutes->setValue(minutes);
    restart();
}

void TurnTimer::setSounding(bool sounding)
{
    const QSignalBlocker silent(m_sound);
    m_sound->setChecked(sounding);
    retranslate();
}

void TurnTimer::setAudible(bool audible)
{
    m_audible = audible;
    retranslate();
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
    m_said.reset();
    if (m_who && m_minutes->value() > 0)
        m_clock.start(60 * second * m_minutes->value(), m_now());
    else
        m_clock.stop();
    m_clock.runs() ? m_ticks.start() : m_ticks.stop();
    for (QWidget *part : std::initializer_list<QWidget *>{m_reading, m_toggle})
        part->setVisible(m_minutes->value() > 0);
    retranslate();
}

void TurnTimer::toggle()
{
    m_clock.runs() ? m_clock.pause(m_now()) : m_clock.resume(m_now());
    m_clock.runs() ? m_ticks.start() : m_ticks.stop();
    retranslate();
}

void TurnTimer::tick()
{
    showReading();
    const std::optional<TurnClock::Time> left = m_clock.left(m_now());
    if (!left || !m_clock.runs() || *left > shortTime)
        return;
    const Alarm now = *left <= 0 ? Alarm::TimeOver : Alarm::TimeShort;
    if (m_said == now)
        return;
    m_said = now;
    emit alarmed(now);
}

int TurnTimer::minutes() const
{
    return m_minutes->value();
}

bool TurnTimer::isSounding() const
{
    return m_sound->isChecked();
}

QString TurnTimer::reading() const
{
    const std::optional<TurnClock::Time> left = m_clock.left(m_now());
    return left ? clockText(*left) : tr("–", "no time runs");
}

TurnTime TurnTimer::time() const
{
    const std::optional<TurnClock::Time> left = m_clock.left(m_now());
    if (!left)
        return {};
    return {clockText(*left), *left > shortTime ? TimeLeft::Enough : *left > 0 ? TimeLeft::Short : TimeLeft::Over};
}

void TurnTimer::showReading()
{
    const TurnTime now = time();
    // As wide whatever it reads: the column beside the board never grows by it.
    m_reading->setMinimumWidth(m_reading->fontMetrics().horizontalAdvance(QStringLiteral("00:00")));
    if (std::exchange(m_told, now) != now)
        emit timeTold(now);
    const char *state = now.left == TimeLeft::Enough ? "" : now.left == TimeLeft::Short ? "short" : "over";
    if (const QString text = reading(); m_reading->text() != text || m_reading->accessibleName().isEmpty())
    {
        m_reading->setText(text);
        m_reading->setAccessibleName(tr("Time left for the turn: %1").arg(text));
    }
    setLook(*m_reading, "time", QString::fromLatin1(state));
}

void TurnTimer::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void TurnTimer::retranslate()
{
    m_reading->setAccessibleName({});
    setAccessibleName(tr("Turn timer"));
    // While a time runs beside it, it says the minutes alone.
    const bool timed = m_minutes->value() > 0;
    m_minutes->setSpecialValueText(timed ? tr("off", "no turn timer") : tr("timer off"));
    writeAround(m_minutes, tr("%1 min"));
    // Qt asks for no other room where these words change.
    m_minutes->updateGeometry();
    // Words that are written anew end at the cursor, and their beginning would be out of sight.
    if (!m_minutes->hasFocus())
        m_minutes->findChild<QLineEdit *>()->home(false);
    m_minutes->setAccessibleName(tr("Minutes for a commando’s turn"));
    m_minutes->setToolTip(tr("How long a commando’s turn may take; nothing is interrupted when it is over"));
    m_toggle->setEnabled(m_clock.isStarted());
    const bool paused = m_clock.isStarted() && !m_clock.runs();
    label(m_toggle, {}, paused ? tr("Resume the turn timer") : tr("Pause the turn timer"));
    m_toggle->setAccessibleName(m_toggle->toolTip());
    setIcon(m_toggle, paused ? QStringLiteral("play") : QStringLiteral("pause"));
    const QString sounds = !m_audible ? tr("♪ None", "there is no sound device")
        : m_sound->isChecked()        ? tr("♪ On", "sounds are heard")
                                      : tr("♪ Off", "no sounds are heard");
    label(m_sound, !m_audible || !timed ? sounds : QStringLiteral("♪"),
        m_audible ? tr("Sounds of round events and of the turn timer; they always flash as well")
                  : tr("This computer has no sound device: round events and the turn timer only flash."),
        tr("Sounds"));
    showReading();
}

} // namespace dossier
