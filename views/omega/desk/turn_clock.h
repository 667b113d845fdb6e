#pragma once

#include <cstdint>
#include <optional>

namespace dossier
{

/// The time that a turn may take: it runs, pauses and goes on, and goes on past its end, for it is advice. Moments come
/// from outside.
class TurnClock
{
public:
    /// Milliseconds.
    using Time = std::int64_t;

    /// From the full time, at once.
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

    /// As if it had never been started.
    void stop()
    {
        m_left.reset();
        m_since.reset();
    }

    [[nodiscard]] bool isStarted() const { return m_left.has_value(); }

    [[nodiscard]] bool runs() const { return m_since.has_value(); }

    /// What is left, below nothing once it is over; nothing when it was not started.
    [[nodiscard]] std::optional<Time> left(Time now) const
    {
        return m_left && m_since ? std::optional(*m_left - (now - *m_since)) : m_left;
    }

private:
    /// What was left when it began to run, or was paused.
    std::optional<Time> m_left;
    /// Since when it runs.
    std::optional<Time> m_since;
};

} // namespace dossier
