#include "views/session/replay.h"

#include <QScopedValueRollback>

#include <array>
#include <chrono>

namespace dossier
{

namespace
{

constexpr std::array speeds{0.5, 1.0, 2.0, 4.0, 8.0};
constexpr std::size_t usualSpeed = 1;
/// Time to read an entry at the usual speed.
constexpr std::chrono::milliseconds pace{1500};

std::chrono::milliseconds paceAt(double speed)
{
    return std::chrono::milliseconds(static_cast<int>(static_cast<double>(pace.count()) / speed));
}

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
    m_clock.start(paceAt(speed()));
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
