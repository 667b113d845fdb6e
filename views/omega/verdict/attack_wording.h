#pragma once

#include "views/omega/verdict/board_judgement.h"

#include <QString>

#include <vector>

/// Dice, odds and what is missing for them, in words.
namespace dossier::wording
{

/// Something that nobody has typed in yet: what to ask for, and the piece on whose sheet it stands.
struct Gap
{
    /// What to fill in, and whose it is.
    QString text;
    QString of;
    std::size_t piece = 0;
    friend bool operator==(const Gap &, const Gap &) = default;
};

/// What the judgement lacks: a speed for a drawn path; a weapon, its range and dice, a defense for an attack.
std::vector<Gap> gaps(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// The chance as an exact fraction, with the hits that it takes.
QString exactly(const omega::WoundChance &chance);

/// "3 black, 1 red".
QString dice(const DicePool &pool);

/// What people call a piece: its label, or its number and side.
QString pieceName(const omega::Board &board, std::size_t piece);

/// What people call a weapon: its name, or its number.
QString weaponName(const omega::Piece &piece, std::size_t weapon);

} // namespace dossier::wording
