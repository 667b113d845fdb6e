#pragma once

#include "model/grid/space.h"

#include <QRectF>
#include <QStringList>

namespace dossier
{

struct BoardCanvas;

/// A game's own drawing on a board, and its description: the ground, the things and figures on it, and their
/// judgements. An immutable value; the layers that games share are drawn between its own.
class BoardGround
{
public:
    virtual ~BoardGround() = default;

    /// Below everything.
    virtual void paintGround(const BoardCanvas &canvas) const = 0;

    /// Above the washes: tints, and things on the ground.
    virtual void paintLying(const BoardCanvas &canvas) const = 0;

    /// Above the signs: numbers in the corners of spaces.
    virtual void paintNumbers(const BoardCanvas &canvas) const = 0;

    /// Below the tokens: the lines of ways.
    virtual void paintWays(const BoardCanvas &canvas) const = 0;

    /// Above the tokens: figures with their labels.
    virtual void paintStanding(const BoardCanvas &canvas) const = 0;

    /// Returns the rectangle of the name of the figure on a space; empty when no name is written there.
    [[nodiscard]] virtual QRectF nameOn(const BoardCanvas & /*canvas*/, Space /*space*/) const { return {}; }

    // The words for a space on the map: the space and the things there, the figures there, and the ways over it.
    [[nodiscard]] virtual QStringList lying(Space space) const = 0;
    [[nodiscard]] virtual QStringList standing(Space space) const = 0;
    [[nodiscard]] virtual QStringList passing(Space space) const = 0;

protected:
    BoardGround() = default;
    BoardGround(const BoardGround &) = default;
    BoardGround &operator=(const BoardGround &) = default;
};

} // namespace dossier
