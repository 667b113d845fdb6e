#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace dossier
{

/// A text that a type can be made with.
template <std::size_t size>
struct FixedText
{
    consteval FixedText(const char (&text)[size]) // NOLINT(*-explicit-*, *-c-arrays): a text stands for itself
    {
        std::copy_n(text, size, letters.begin());
    }

    std::array<char, size> letters{};
};

/// A fact that is the same word each time: to a program it says which reason it reads.
template <FixedText text>
struct Word
{
    static constexpr std::string_view word{text.letters.data(), text.letters.size() - 1};
    bool operator==(const Word &) const = default;
};

/// A fact that is the same number each time.
template <int value>
struct Number
{
    static constexpr int number = value;
    bool operator==(const Number &) const = default;
};

} // namespace dossier
