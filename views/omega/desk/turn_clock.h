#pragma once

#include <cstdint>
#include <optional>

namespace dossier
{

/// The time limit of a turn: it runs, pauses, continues, and runs past its end, because it is only advice. The caller
/// supplies the current time.
class TurnClock
{
public:
    /// Milliseconds.
    using Time = std::int64_t;

    /// Starts with the full time, at once.
    void start(Time length, Time now)
    {
        m_left = length;
        m_since = now;
    }

    void pause(Time now)
    {
        m_left = left(now);
        m_since.reset();
    }

    void resume(Time now)
    {
        if (m_left && !m_since)
            m_since = now;
    }

    /// Resets to the state before the first start.
    void stop()
    {
        m_left.reset();
        m_since.reset();
    }

    [[nodiscard]] bool isStarted() const { return m_left.has_value(); }

    [[nodiscard]] bool runs() const { return m_since.has_value(); }

    /// Time left, negative once it is over; nothing while it is not started.
    [[nodiscard]] std::optional<Time> left(Time now) const
    {
        return m_left && m_since ? std::optional(*m_left - (now - *m_since)) : m_left;
    }

private:
    /// Time left when it began to run, or was paused.
    std::optional<Time> m_left;
    /// Moment since when it runs.
    std::optional<Time> m_since;
};

} // namespace dossier
