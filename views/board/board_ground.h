#pragma once

#include "model/grid/space.h"

#include <QRectF>
#include <QStringList>

namespace dossier
{

struct BoardCanvas;

/// What a game draws of its own on a board, and says of it: its ground, and what lies, stands and is judged there. A
/// value that no longer changes; the layers that games share lie between its own.
class BoardGround
{
public:
    virtual ~BoardGround() = default;

    /// Below everything.
    virtual void paintGround(const BoardCanvas &canvas) const = 0;

    /// Above the washes: tints, and what lies on the ground.
    virtual void paintLying(const BoardCanvas &canvas) const = 0;

    /// Above the signs: numbers in the corners of spaces.
    virtual void paintNumbers(const BoardCanvas &canvas) const = 0;

    /// Below the tokens: the lines of ways.
    virtual void paintWays(const BoardCanvas &canvas) const = 0;

    /// Above the tokens: figures, and what is said of them.
    virtual void paintStanding(const BoardCanvas &canvas) const = 0;

    /// Where the name of who stands on a space is written; empty where it is not.
    [[nodiscard]] virtual QRectF nameOn(const BoardCanvas & /*canvas*/, Space /*space*/) const { return {}; }

    // The same in words, of a space on the map: what it is and what lies there, who stands there, which ways lead over
    // it.
    [[nodiscard]] virtual QStringList lying(Space space) const = 0;
    [[nodiscard]] virtual QStringList standing(Space space) const = 0;
    [[nodiscard]] virtual QStringList passing(Space space) const = 0;

protected:
    BoardGround() = default;
    BoardGround(const BoardGround &) = default;
    BoardGround &operator=(const BoardGround &) = default;
};

} // namespace dossier
