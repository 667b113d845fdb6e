#pragma once

#include "views/session/journal_row.h"

#include <QString>

namespace dossier
{

/// Sides by which every journal is filtered: all lines, public lines, secret lines. The game's own follow.
constexpr int everySide = 0;
constexpr int publicSide = 1;
constexpr int secretSide = 2;
constexpr int firstSide = 3;

/// Topics: all, and the game's own from here.
constexpr int everyTopic = 0;
constexpr int firstTopic = 1;

/// Filter for the lines of a journal.
struct LineFilter
{
    /// Indices in the lists of sides and of topics.
    int side = everySide;
    int topic = everyTopic;
    /// True when the topic is the table's own: undone lines and bookmarks belong to it, too.
    bool isTables = false;
    /// Each word of it is somewhere in the line's text, with accents and capitals or not; a number is there as a whole,
    /// and right after the word that it follows.
    QString words{};

    bool operator==(const LineFilter &) const = default;

    [[nodiscard]] bool passesAll() const { return *this == LineFilter{}; }

    /// True when the line is shown.
    [[nodiscard]] bool passes(const JournalRow &line) const;
};

/// True when only those who know secrets may know of a line.
bool isSecret(const JournalRow &line);

} // namespace dossier
