#include "app/omega/map_store.h"

#include "app/play/whole_file.h"

namespace dossier
{

tl::expected<MapFile, MapProblem> readMap(const QString &path)
{
    MapProblem problem{.path = path, .cause = FileFault::Unreadable};
    const tl::expected<QByteArray, FileFault> bytes = readWholeFile(path, largestMapFile);
    if (!bytes)
    {
        problem.cause = bytes.error();
        return tl::unexpected(problem);
    }
    tl::expected<MapFile, Malformed> map = readMapFile({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    if (map)
        return *std::move(map);
    problem.cause = map.error();
    return tl::unexpected(problem);
}

std::optional<MapProblem> writeMap(const QString &path, const MapFile &map)
{
    const std::optional<FileFault> fault = writeWholeFile(path, QByteArray::fromStdString(writeMapFile(map)));
    if (!fault)
        return std::nullopt;
    return MapProblem{.path = path, .cause = *fault, .attempt = Attempt::Save};
}

} // namespace dossier
