#pragma once

#include "model/omega/geometry/figure.h"

#include <optional>
#include <random>

namespace dossier::test
{

/// The parameters of a random map.
struct MapShape
{
    int maxSide = 10;
    /// In percent.
    int walls = 20;
    int doors = 8;
    int rubble = 10;
    bool emi = true;
};

/// A random map with doors, rubble, tiles and EMI; the same for the same state of the generator.
Map randomMap(std::mt19937 &random, const MapShape &shape = {});

/// A random floor space; none when the map is all wall.
std::optional<Space> randomFloor(std::mt19937 &random, const Map &map);

/// A random figure of that size all on floor and across no door; none when it fits nowhere that was tried.
std::optional<Figure> randomFigure(std::mt19937 &random, const Map &map, int size);

/// An integer from `min` to `max`, both included; portable across standard libraries.
int randomBetween(std::mt19937 &random, int min, int max);

} // namespace dossier::test
