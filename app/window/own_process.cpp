#include "app/window/own_process.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

namespace dossier
{

namespace
{

/// Fills a closed descriptor: a new descriptor gets the lowest free number. Opens standard input so that reading fails,
/// and output so that writing fails.
void fillClosed(int descriptor, int flags)
{
    if (::fcntl(descriptor, F_GETFD) == -1)
        (void)::open("/dev/null", flags);
}

} // namespace

void prepareProcess()
{
    fillClosed(STDIN_FILENO, O_WRONLY);
    fillClosed(STDOUT_FILENO, O_RDONLY);
    fillClosed(STDERR_FILENO, O_RDWR);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    // Files written by Qt or SQLite can hold secrets, too.
    constexpr mode_t allButOwner = 077;
    ::umask(allButOwner);
    ::prctl(PR_SET_DUMPABLE, 0);
}

std::optional<QString> argumentThatIsNoText(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i)
        if (QString text = QString::fromLocal8Bit(argv[i]); text.toLocal8Bit() != argv[i])
            return text;
    return std::nullopt;
}

} // namespace dossier
