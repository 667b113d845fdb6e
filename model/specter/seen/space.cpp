#include "model/specter/seen/space.h"

#include <charconv>

namespace dossier::specter
{

std::string spaceName(Space space)
{
    return static_cast<char>('A' + space.x) + std::to_string(space.y + 1);
}

std::optional<Space> spaceNamed(std::string_view name)
{
    if (name.size() < 2 || name[0] < 'A' || name[0] >= 'A' + maxColumns || name[1] < '1' || name[1] > '9')
        return std::nullopt;
    int row = 0;
    const char *end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + 1, end, row);
    if (read.ec != std::errc{} || read.ptr != end || row > maxRows)
        return std::nullopt;
    return Space{name[0] - 'A', row - 1};
}

} // namespace dossier::specter
