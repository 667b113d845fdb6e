#pragma once

#include "views/omega/editor/map_facts.h"

#include <QString>

/// The content of a map, in words.
namespace dossier::wording
{

/// Returns the number of columns and rows: "16 × 12 spaces".
QString size(const MapFacts &facts);

QString rooms(int count);
QString floorSpaces(int count);
QString wallSpaces(int count);
QString doors(int count);
QString rubbleSpaces(int count);
QString emiTiles(int count);

/// Returns size, rooms, doors, rubble and EMI in one line; counts of zero are left out.
QString summary(const MapFacts &facts);

} // namespace dossier::wording
