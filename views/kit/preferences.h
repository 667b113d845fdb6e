#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <map>

namespace dossier
{

/// Languages of the program.
enum class Language : std::uint8_t
{
    English,
    Italian,
};

inline constexpr std::array<Language, 2> allLanguages{Language::English, Language::Italian};

/// The two colour themes.
enum class ThemeChoice : std::uint8_t
{
    Dark,
    Light,
};

/// Text sizes, in percent of the usual one.
inline constexpr std::array<int, 4> textPercents{100, 125, 150, 200};

/// Minutes without input after which the curtain falls; 0: never.
inline constexpr std::array<int, 4> curtainTimes{0, 2, 5, 10};

/// Minutes without input after which the curtain locks, too; 0: whenever it falls; -1: never.
inline constexpr std::array<int, 4> lockTimes{-1, 0, 10, 30};

/// Maximum for the time limit of a turn, in minutes.
inline constexpr int maxTurnMinutes = 30;

/// Settings that the user makes once and that are kept for the next start.
struct Preferences
{
    Language language = Language::English;
    ThemeChoice theme = ThemeChoice::Dark;
    /// Edition of each game's rules by the game's id; a game without an entry uses its usual edition.
    std::map<QString, QString> editions{};
    /// One of `textPercents`.
    int textPercent = 100;
    /// One of `curtainTimes`.
    int curtainMinutes = 5;
    /// True when the curtain falls once another program comes to the front.
    bool curtainOnFocusLoss = false;
    /// One of `lockTimes`.
    int lockMinutes = -1;
    bool operator==(const Preferences &) const = default;
};

} // namespace dossier
