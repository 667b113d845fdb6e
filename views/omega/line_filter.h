#pragma once

#include "omega_state.h"
#include "told_line.h"

#include <QString>

#include <cstdint>

namespace dossier
{

/// Whose lines of the journal are shown.
enum class LineSide : std::uint8_t
{
    All,
    /// What everybody knows.
    Public,
    /// What only the overseer knows.
    Secret,
    /// What commandos did.
    Commandos,
    /// What the overseer's figures did, and what he did with his dashboard.
    Overseer,
};

/// What the lines are about.
enum class LineTopic : std::uint8_t
{
    All,
    Rounds,
    Moves,
    Fights,
    Adrenaline,
    Rooms,
    /// Rulings, corrections, what was undone, bookmarks and notes.
    Table,
};

constexpr int lineSideCount = 5;
constexpr int lineTopicCount = 7;

/// Which lines of a journal are to be seen.
struct LineFilter
{
    LineSide side = LineSide::All;
    LineTopic topic = LineTopic::All;
    /// Each word of it is somewhere in the line's text, in capitals or not.
    QString words{};

    bool operator==(const LineFilter &) const = default;

    [[nodiscard]] bool passesAll() const { return *this == LineFilter{}; }

    /// Whether a line is to be seen; its text is told by the names of that table.
    [[nodiscard]] bool passes(const omega::PublicTable &table, const ToldLine &line) const;
};

/// Whether only the overseer may know of a line.
bool isSecret(const ToldLine &line);

} // namespace dossier
