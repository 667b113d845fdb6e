#pragma once

#include "model/omega/seen/public_view.h"

#include <QString>

/// What the public window says in words, made of what everybody may know.
namespace dossier::wording
{

/// Who or what it is on: "Heavy Support acts"; empty when the game is over.
QString nowText(const omega::PublicView &view);

/// What waits for its dice, else who comes after that; empty when nobody does.
QString thenText(const omega::PublicView &view);

/// Commandos in the order of their initiative cards.
std::vector<omega::Role> inOrder(const omega::PublicTable &table);

/// Where a commando's life stands when not as usual, else the stance; empty without one.
QString stanceText(const omega::PublicView &view, omega::Role role);

/// "3 of 6", "3 of ?" while the most is unknown.
QString countText(int count, std::optional<int> max);

/// Everybody on the map with their space: "Rifleman on C4".
QString placesText(const omega::PublicView &view);

} // namespace dossier::wording
