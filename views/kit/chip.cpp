#include "views/kit/chip.h"

#include "views/kit/labels.h"

#include <QVariant>

#include <array>

namespace dossier
{

QLabel *newChip(ChipTone tone, QWidget *parent)
{
    auto *chip = new QLabel(parent);
    chip->setTextFormat(Qt::PlainText);
    chip->setProperty("role", QStringLiteral("chip"));
    chip->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setTone(chip, tone);
    return chip;
}

void setTone(QLabel *chip, ChipTone tone)
{
    static constexpr std::array words{"done", "due", "later", "teal", "red", "amber", "green", "violet"};
    setToneWord(chip, words.at(static_cast<std::size_t>(tone)));
}

void setToneWord(QWidget *widget, const char *tone)
{
    if (!setLook(*widget, "tone", QString::fromLatin1(tone)))
        return;
    widget->updateGeometry();
    widget->update();
}

} // namespace dossier
