#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// Size of a map that was entered, and not applied yet.
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

/// A map's name and size, to change.
Part mapForm(const QString &name, const MapSize &size, const MapFormActions &actions);

} // namespace dossier
