#pragma once

#include <QTimer>

#include <functional>

namespace dossier
{

/// Goes through a game by itself, one entry after the other.
class Replay
{
public:
    /// `step` shows the next entry; false after the last one.
    explicit Replay(std::function<bool()> step);

    [[nodiscard]] bool isPlaying() const { return m_clock.isActive(); }

    /// True while the replay itself shows an entry.
    [[nodiscard]] bool isStepping() const { return m_isStepping; }

    /// How many times as fast as usual.
    [[nodiscard]] double speed() const;

    void play();
    void pause();
    /// Goes to the next speed, and after the highest to the lowest.
    void changeSpeed();

    /// Shows the next entry, as the clock does; pauses after the last one.
    void tick();

private:
    std::function<bool()> m_step;
    QTimer m_clock;
    std::size_t m_speed;
    bool m_isStepping = false;
};

} // namespace dossier
