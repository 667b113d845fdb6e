#include "app/play/end_signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

namespace dossier
{

namespace
{

constexpr std::array endingSignals{SIGTERM, SIGHUP, SIGINT};
/// The number that a shell adds to a signal's.
constexpr int signalled = 128;

// A signal handler takes no context.
// NOLINTBEGIN(*-avoid-non-const-global-variables)
volatile std::sig_atomic_t received = 0;
volatile std::sig_atomic_t waits = 0;
volatile std::sig_atomic_t writeEnd = -1;
std::array<struct sigaction, endingSignals.size()> before;

// NOLINTEND(*-avoid-non-const-global-variables)

/// Calls only functions that POSIX allows in a handler.
void note(int signal)
{
    const int error = errno;
    if (received == 0)
        received = signal;
    if (waits != 0)
        ::alarm(1);
    // A full pipe has already been signalled.
    const char byte = 1;
    (void)!::write(writeEnd, &byte, 1);
    errno = error;
}

void end(int /*alarm*/)
{
    ::_exit(signalled + received);
}

} // namespace

EndSignals::EndSignals()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    received = 0;
    m_read = ends[0];
    writeEnd = ends[1];
    for (std::size_t i = 0; i < endingSignals.size(); ++i)
    {
        ::sigaction(endingSignals[i], nullptr, &before[i]);
        struct sigaction noted = {};
        noted.sa_handler = note;
        if (before[i].sa_handler != SIG_IGN)
            ::sigaction(endingSignals[i], &noted, nullptr);
    }
}

EndSignals::~EndSignals()
{
    if (m_read < 0)
        return;
    for (std::size_t i = 0; i < endingSignals.size(); ++i)
        ::sigaction(endingSignals[i], &before[i], nullptr);
    ::close(m_read);
    ::close(std::exchange(writeEnd, -1));
}

std::optional<int> EndSignals::exitCode()
{
    return received != 0 ? std::optional(signalled + received) : std::nullopt;
}

EndSignals::Patience::Patience()
{
    std::signal(SIGALRM, end);
    waits = 1;
    if (received != 0)
        ::alarm(1);
}

EndSignals::Patience::~Patience()
{
    waits = 0;
    ::alarm(0);
}

} // namespace dossier
