#include "app/window/reachable_place.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// A title bar of this width is easy to grasp.
constexpr int enough = 200;

bool isReachable(const QRect &bar, const QRect &screen)
{
    const QRect seen = bar.intersected(screen);
    return seen.height() == bar.height() && seen.width() >= std::min(enough, bar.width());
}

int distance(const QRect &place, const QRect &screen)
{
    const QPoint between = place.center() - screen.center();
    return between.manhattanLength();
}

/// Returns the begin of a length within an interval, moved as little as possible.
int fitted(int begin, int length, int roomBegin, int roomLength)
{
    return std::max(roomBegin, std::min(begin, roomBegin + roomLength - length));
}

} // namespace

QRect reachablePlace(const QRect &place, int titleBar, const QList<QRect> &screens)
{
    const QRect bar(place.left(), place.top() - titleBar, place.width(), titleBar);
    const auto reaches = [&](const QRect &screen) { return isReachable(bar, screen); };
    if (screens.isEmpty() || std::ranges::any_of(screens, reaches))
        return place;
    const QRect &room = *std::ranges::min_element(screens, {}, [&](const QRect &one) { return distance(place, one); });
    const QSize size = place.size().boundedTo(QSize(room.width(), room.height() - titleBar));
    return {{fitted(place.left(), size.width(), room.left(), room.width()),
                fitted(place.top(), size.height(), room.top() + titleBar, room.height() - titleBar)},
        size};
}

} // namespace dossier
