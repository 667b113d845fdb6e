#pragma once

#include <QString>

#include <cstdint>
#include <vector>

class QPainter;
class QRectF;

namespace dossier
{

struct Theme;

/// One way into a game.
struct StartWay
{
    enum class Kind : std::uint8_t
    {
        /// Plays a sample.
        Sample,
        /// Triggers one of the game's menu entries.
        Act,
        /// Sets up a session. The text says "New game": the card says which.
        NewSession,
        /// Games with maps: makes or opens a map.
        NewMap,
        OpenMap,
    };

    Kind kind;
    QString icon;
    QString text{};
    QString tip{};
    /// The menu entry that an act triggers.
    QString act{};
};

/// Card of a game on the start page, in the current language. The first way in plays a sample.
struct StartCard
{
    QString title;
    QString about;
    std::vector<StartWay> ways{};
    /// Paints a picture of the game in the colours of a theme; null for none.
    void (*paint)(QPainter &painter, const QRectF &area, const Theme &theme) = nullptr;
};

} // namespace dossier
