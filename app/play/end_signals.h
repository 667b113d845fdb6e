#pragma once

#include <optional>

namespace dossier
{

/// While an object lives, SIGTERM, SIGHUP and SIGINT do not end the program: `descriptor` becomes readable, and the
/// loop that waits for it ends the program in order. A signal that was ignored before, as with `nohup`, stays ignored.
/// At most one object exists at a time.
class EndSignals
{
public:
    EndSignals();
    ~EndSignals();
    EndSignals(const EndSignals &) = delete;
    EndSignals &operator=(const EndSignals &) = delete;
    EndSignals(EndSignals &&) = delete;
    EndSignals &operator=(EndSignals &&) = delete;

    /// Readable once a signal has come; -1 when the system gave no pipe, in which case signals end the program at once.
    [[nodiscard]] int descriptor() const { return m_read; }

    /// Returns the exit code for the first signal, 128 plus its number, as shells expect; nothing before any signal.
    [[nodiscard]] static std::optional<int> exitCode();

    /// While one lives, the process waits for another program and has nothing to save: a signal ends it after a second
    /// in any case.
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
