#include "app/check/descriptor.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <vector>

namespace dossier
{

namespace
{

/// True when a failed call may be repeated. Waits for a non-blocking descriptor.
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

std::optional<std::size_t> readyWithin(std::span<const int> descriptors, int milliseconds)
{
    std::vector<pollfd> waited;
    for (const int descriptor : descriptors)
        waited.push_back({descriptor, POLLIN, 0});
    if (poll(waited.data(), waited.size(), milliseconds) <= 0)
        return std::nullopt;
    const auto ready = std::ranges::find_if(waited, [](const pollfd &one) { return one.revents != 0; });
    return static_cast<std::size_t>(ready - waited.begin());
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
