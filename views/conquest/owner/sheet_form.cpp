#include "views/conquest/owner/sheet_form.h"

#include "views/kit/labels.h"
#include "views/kit/optional_number.h"
#include "views/kit/tab_order.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

constexpr int mostDice = 9;
constexpr int halfTheTrack = endOfTheTrack / 2;

/// The dice of a space of the track by its sector; none where no sector has it.
std::optional<int> diceAt(const ResistanceSheet &sheet, int number)
{
    const auto found = std::ranges::find_if(
        sheet.sectors, [&](const TrackSector &sector) { return sector.from <= number && number <= sector.to; });
    return found == sheet.sectors.end() ? std::nullopt : std::optional(found->dice);
}

} // namespace

SheetForm::SheetForm(QWidget *parent)
    : QWidget(parent)
    , m_about(newParagraph(Role::Small, this))
    , m_circlesLabel(newLabel(Role::Strong, this))
    , m_diceLabel(newLabel(Role::Strong, this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(2);
    // Words stand above what they are about: beside it they would take the room that large letters need.
    grid->addWidget(m_about, 0, 0, 1, halfTheTrack);
    grid->addWidget(m_circlesLabel, 1, 0, 1, halfTheTrack);
    grid->addWidget(m_diceLabel, 3, 0, 1, halfTheTrack);
    // Two rows of numbers, so that they fit beside another card.
    addRow(*grid, 0, 2, 4);
    addRow(*grid, halfTheTrack, 5, 6);
    enterGoesOn(*this);
    retranslate();
}

/// The circles of a row stand above its dice, and all of them come before these: the keyboard goes through a form as it
/// was made.
void SheetForm::addRow(QGridLayout &grid, int first, int circlesLine, int diceLine)
{
    for (int column = 0; column < halfTheTrack; ++column)
    {
        auto *circle = new QCheckBox(QString::number(first + column), this);
        grid.addWidget(circle, circlesLine, column);
        m_circles.at(static_cast<std::size_t>(first + column)) = circle;
        connect(circle, &QCheckBox::clicked, this, &SheetForm::changed);
    }
    for (int column = 0; column < halfTheTrack; ++column)
    {
        auto *dice = new OptionalNumber(mostDice, this);
        grid.addWidget(dice, diceLine, column);
        m_dice.at(static_cast<std::size_t>(first + column)) = dice;
        connect(dice, &OptionalNumber::numberChosen, this, &SheetForm::changed);
    }
}

void SheetForm::render(const ResistanceSheet &sheet)
{
    for (int number = 0; number < endOfTheTrack; ++number)
    {
        const auto at = static_cast<std::size_t>(number);
        m_dice.at(at)->setNumber(diceAt(sheet, number));
        m_circles.at(at)->setChecked(std::ranges::count(sheet.redCircles, number) > 0);
    }
}

ResistanceSheet SheetForm::sheet() const
{
    ResistanceSheet sheet;
    for (int number = 0; number < endOfTheTrack; ++number)
    {
        const auto at = static_cast<std::size_t>(number);
        if (m_circles.at(at)->isChecked())
            sheet.redCircles.push_back(number);
        const std::optional<int> dice = m_dice.at(at)->number();
        if (!dice)
            continue;
        const bool goesOn
            = !sheet.sectors.empty() && sheet.sectors.back().to == number - 1 && sheet.sectors.back().dice == *dice;
        if (goesOn)
            sheet.sectors.back().to = number;
        else
            sheet.sectors.push_back({number, number, *dice});
    }
    return sheet;
}

void SheetForm::takeFocus()
{
    const auto unknown = std::ranges::find_if(m_dice, [](const OptionalNumber *dice) { return !dice->number(); });
    (unknown == m_dice.end() ? m_dice.front() : *unknown)->setFocus(Qt::TabFocusReason);
}

void SheetForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SheetForm::retranslate()
{
    m_about->setText(tr("The sheet of the resistance: tick the numbers in red circles, and enter for each number how "
                        "many dice the triangle of its sector says."));
    m_circlesLabel->setText(tr("Red circle"));
    m_diceLabel->setText(tr("Dice"));
    for (int number = 0; number < endOfTheTrack; ++number)
    {
        const auto at = static_cast<std::size_t>(number);
        m_circles.at(at)->setAccessibleName(tr("Red circle around %1").arg(number));
        m_circles.at(at)->setToolTip(tr("The number %1 of the technology track is in a red circle").arg(number));
        m_dice.at(at)->setTexts(
            tr("Dice at %1").arg(number), tr("How many dice while the marker is on %1").arg(number));
    }
}

} // namespace dossier
