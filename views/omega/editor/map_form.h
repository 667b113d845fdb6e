#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// A size that was entered for a map, and not applied yet.
struct MapSize
{
    int columns = 1;
    int rows = 1;
    bool operator==(const MapSize &) const = default;
};

struct MapFormActions
{
    std::function<void(const QString &name)> rename{};
    std::function<void(const MapSize &size)> enterSize{};
    std::function<void()> resize{};
};

/// A form for a map's name and size.
Part mapForm(const QString &name, const MapSize &size, const MapFormActions &actions);

} // namespace dossier
