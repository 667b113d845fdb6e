#pragma once

#include "views/omega/editor/map_facts.h"

#include <QString>

/// What is on a map, in words.
namespace dossier::wording
{

/// How many columns and rows: "16 × 12 spaces".
QString size(const MapFacts &facts);

QString rooms(int count);
QString floorSpaces(int count);
QString wallSpaces(int count);
QString doors(int count);
QString rubbleSpaces(int count);
QString emiTiles(int count);

/// Size, rooms, doors, rubble and EMI in one line; what a map has none of is left out.
QString summary(const MapFacts &facts);

} // namespace dossier::wording
