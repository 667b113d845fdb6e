#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace dossier
{

/// One way into a game.
struct StartWay
{
    enum class Kind : std::uint8_t
    {
        /// A sample is played.
        Sample,
        /// One of the game's entries is done.
        Act,
        /// A session is set up. Its text says "New game": the card says which.
        NewSession,
        /// In a game of maps: one is made, or opened.
        NewMap,
        OpenMap,
    };

    Kind kind;
    QString icon;
    QString text{};
    QString tip{};
    /// The entry that an act does.
    QString act{};
};

/// The card of a game on the start page, in the current language. The first way in plays a sample.
struct StartCard
{
    QString title;
    QString about;
    std::vector<StartWay> ways{};
};

} // namespace dossier
