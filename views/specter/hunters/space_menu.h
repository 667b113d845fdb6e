#pragma once

#include "views/specter/selection/picked_turn.h"

#include <QPoint>

#include <functional>

class QWidget;

namespace dossier
{

/// Returns the correction that puts a hunter there, on foot unless he sits in the vehicle.
specter::Command hunterAt(
    const specter::PublicTable &table, specter::HunterKind kind, const specter::Coordinate &at, bool inVehicle);

/// Returns the correction that puts the vehicle there, with all who sit in it.
specter::Command vehicleAt(const specter::PublicTable &table, const specter::Coordinate &at);

/// Actions of a space's menu on the hunters' page.
struct HuntersSpaceActs
{
    /// The space is picked, as by a press on it.
    std::function<void()> pick;
    std::function<void(const SpecterCommand &)> give;
};

/// Opens the actions on a space, and its corrections: the figures there, and the place of the vehicle.
void openHuntersSpaceMenu(
    QWidget &page, const QPoint &global, const PickedTurn &turn, Space space, const HuntersSpaceActs &acts);

} // namespace dossier
