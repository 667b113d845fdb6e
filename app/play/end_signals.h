#pragma once

#include <optional>

namespace dossier
{

/// While it lives, SIGTERM, SIGHUP and SIGINT end nothing by themselves: `descriptor` becomes readable, and whoever
/// waits for it ends the program in order. A signal that was ignored before, as `nohup` does, stays ignored. One lives
/// at a time.
class EndSignals
{
public:
    EndSignals();
    ~EndSignals();
    EndSignals(const EndSignals &) = delete;
    EndSignals &operator=(const EndSignals &) = delete;
    EndSignals(EndSignals &&) = delete;
    EndSignals &operator=(EndSignals &&) = delete;

    /// Readable once a signal has come; -1 where the system gave no pipe, and signals end the program at once.
    [[nodiscard]] int descriptor() const { return m_read; }

    /// The exit code by which a shell knows the first signal that came, 128 and its number; nothing while none came.
    [[nodiscard]] static std::optional<int> exitCode();

    /// While one lives, the process waits for another program and has nothing to save: a signal ends it after a second
    /// whatever happens.
    class Patience
    {
    public:
        Patience();
        ~Patience();
        Patience(const Patience &) = delete;
        Patience &operator=(const Patience &) = delete;
        Patience(Patience &&) = delete;
        Patience &operator=(Patience &&) = delete;
    };

private:
    int m_read = -1;
};

} // namespace dossier
