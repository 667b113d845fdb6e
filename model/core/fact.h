#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace dossier
{

/// A text that can be a template argument.
template <std::size_t size>
struct FixedText
{
    consteval FixedText(const char (&text)[size]) // NOLINT(*-explicit-*, *-c-arrays): a text stands for itself
    {
        std::copy_n(text, size, letters.begin());
    }

    std::array<char, size> letters{};
};

/// A fact with a constant word; it tells programs which reason they read.
template <FixedText text>
struct Word
{
    static constexpr std::string_view word{text.letters.data(), text.letters.size() - 1};
    bool operator==(const Word &) const = default;
};

/// A fact with a constant number.
template <int value>
struct Number
{
    static constexpr int number = value;
    bool operator==(const Number &) const = default;
};

} // namespace dossier
