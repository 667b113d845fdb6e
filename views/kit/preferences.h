#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <map>

namespace dossier
{

/// The languages that the program speaks.
enum class Language : std::uint8_t
{
    English,
    Italian,
};

inline constexpr std::array<Language, 2> allLanguages{Language::English, Language::Italian};

/// The two sets of colours.
enum class ThemeChoice : std::uint8_t
{
    Dark,
    Light,
};

/// The sizes of text, in percent of the usual one.
inline constexpr std::array<int, 4> textPercents{100, 125, 150, 200};

/// After how many minutes the curtain falls when nobody touches anything; 0: it does not.
inline constexpr std::array<int, 4> curtainTimes{0, 2, 5, 10};

/// How long a turn may take at most, where a table wants a time for it: minutes.
inline constexpr int maxTurnMinutes = 30;

/// What a person sets once and finds again at the next start.
struct Preferences
{
    Language language = Language::English;
    ThemeChoice theme = ThemeChoice::Dark;
    /// The edition of each game's rules by the game's id; a game that is not there is played by its usual one.
    std::map<QString, QString> editions{};
    /// One of `textPercents`.
    int textPercent = 100;
    /// One of `curtainTimes`.
    int curtainMinutes = 5;
    /// Whether the curtain falls when another program comes to the front.
    bool curtainOnFocusLoss = false;
    bool operator==(const Preferences &) const = default;
};

} // namespace dossier
