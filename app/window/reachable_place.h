#pragma once

#include <QList>
#include <QRect>

namespace dossier
{

/// Where a window goes that was left at `place`, which is without its frame: there, where its title bar can be seen and
/// taken hold of on one of the screens; else as far into the nearest screen as it fits. `titleBar` is its height.
QRect reachablePlace(const QRect &place, int titleBar, const QList<QRect> &screens);

} // namespace dossier
