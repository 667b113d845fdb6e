#pragma once

#include "model/omega/seen/public_view.h"

#include <QString>

/// Texts of the public window, made from public knowledge.
namespace dossier::wording
{

/// Returns the active side or step: "Heavy Support acts"; empty when the game is over.
QString nowText(const omega::PublicView &view);

/// Returns the roll that is awaited, else the side that comes next; empty when there is none.
QString thenText(const omega::PublicView &view);

/// Returns the commandos in the order of their initiative cards.
std::vector<omega::Role> inOrder(const omega::PublicTable &table);

/// Returns a commando's condition if it is unusual, else the stance; empty without one.
QString stanceText(const omega::PublicView &view, omega::Role role);

/// Returns "3 of 6", or "3 of ?" while the maximum is unknown.
QString countText(int count, std::optional<int> max);

/// Returns everybody on the map with their space: "Rifleman on C4".
QString placesText(const omega::PublicView &view);

} // namespace dossier::wording
