#pragma once

#include <QLabel>

namespace dossier
{

/// Meaning of a chip's colour, beside its text.
enum class ChipTone : std::uint8_t
{
    Done,
    Due,
    Later,
    Teal,
    Red,
    Amber,
    Green,
    Violet,
};

/// A few words in a rounded frame.
QLabel *newChip(ChipTone tone, QWidget *parent);

/// Gives a chip another tone.
void setTone(QLabel *chip, ChipTone tone);

/// Gives any widget a tone of the style sheet by its word: "due", "refused", "secret"; empty removes it.
void setToneWord(QWidget *widget, const char *tone);

} // namespace dossier
