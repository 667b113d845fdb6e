#include "app/check/descriptor.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace dossier
{

namespace
{

/// Whether a call that failed may be made again. A descriptor that does not block is waited for.
bool mayTryAgain(int descriptor, short event)
{
    if (errno == EINTR)
        return true;
    if (errno != EAGAIN && errno != EWOULDBLOCK)
        return false;
    pollfd waited{descriptor, event, 0};
    return poll(&waited, 1, -1) >= 0 || errno == EINTR;
}

} // namespace

std::optional<std::string_view> readSome(int descriptor, std::span<char> buffer)
{
    while (true)
    {
        const ssize_t count = read(descriptor, buffer.data(), buffer.size());
        if (count >= 0)
            return std::string_view(buffer.data(), static_cast<std::size_t>(count));
        if (!mayTryAgain(descriptor, POLLIN))
            return std::nullopt;
    }
}

bool isReadyWithin(int descriptor, int milliseconds)
{
    pollfd waited{descriptor, POLLIN, 0};
    return poll(&waited, 1, milliseconds) != 0;
}

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty())
    {
        const ssize_t count = write(descriptor, bytes.data(), bytes.size());
        if (count >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(count));
        else if (!mayTryAgain(descriptor, POLLOUT))
            return false;
    }
    return true;
}

} // namespace dossier
