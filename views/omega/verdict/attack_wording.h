#pragma once

#include "views/omega/verdict/board_judgement.h"

#include <QString>

#include <vector>

/// Dice and odds, and the values that are missing for them, in words.
namespace dossier::wording
{

/// A value that was not entered yet: its name, and the piece on whose sheet it is.
struct Gap
{
    /// The value to fill in, and its owner.
    QString text;
    QString of;
    std::size_t piece = 0;
    friend bool operator==(const Gap &, const Gap &) = default;
};

/// Returns the values that the judgement lacks: a speed for a drawn path; a weapon, its range and dice, a defense for
/// an attack.
std::vector<Gap> gaps(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Returns the chance as an exact fraction, with the hits that it takes.
QString exactly(const omega::WoundChance &chance);

/// Returns "3 black, 1 red".
QString dice(const DicePool &pool);

/// Returns the name of a piece: its label, or its number and side.
QString pieceName(const omega::Board &board, std::size_t piece);

/// Returns the name of a weapon: its own, or its number.
QString weaponName(const omega::Piece &piece, std::size_t weapon);

} // namespace dossier::wording
