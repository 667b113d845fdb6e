#include "views/session/replay.h"

#include <QScopedValueRollback>

#include <array>

namespace dossier
{

namespace
{

constexpr std::array speeds{0.5, 1.0, 2.0, 4.0, 8.0};
constexpr std::size_t usualSpeed = 1;
/// Time to read an entry at the usual speed.
constexpr int paceMilliseconds = 1500;

} // namespace

Replay::Replay(std::function<bool()> step)
    : m_step(std::move(step))
    , m_speed(usualSpeed)
{
    QObject::connect(&m_clock, &QTimer::timeout, &m_clock, [this] { tick(); });
}

double Replay::speed() const
{
    return speeds.at(m_speed);
}

void Replay::play()
{
    m_clock.start(static_cast<int>(paceMilliseconds / speed()));
}

void Replay::pause()
{
    m_clock.stop();
}

void Replay::changeSpeed()
{
    m_speed = (m_speed + 1) % speeds.size();
    if (isPlaying())
        play();
}

void Replay::tick()
{
    const QScopedValueRollback stepping(m_isStepping, true);
    if (!m_step())
        pause();
}

} // namespace dossier
