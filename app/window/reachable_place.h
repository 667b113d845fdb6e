#pragma once

#include <QList>
#include <QRect>

namespace dossier
{

/// Returns the place for a window that was left at `place`, without its frame: `place` itself when its title bar can be
/// seen and grasped on one of the screens; otherwise as far inside the nearest screen as it fits. `titleBar` is the
/// bar's height.
QRect reachablePlace(const QRect &place, int titleBar, const QList<QRect> &screens);

} // namespace dossier
