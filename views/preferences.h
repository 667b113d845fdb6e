#pragma once

#include "printing.h"

#include <array>
#include <cstdint>

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

/// What a person sets once and finds again at the next start.
struct Preferences
{
    Language language = Language::English;
    ThemeChoice theme = ThemeChoice::Dark;
    Printing printing = Printing::Revised;
    /// One of `textPercents`.
    int textPercent = 100;
    bool operator==(const Preferences &) const = default;
};

} // namespace dossier
