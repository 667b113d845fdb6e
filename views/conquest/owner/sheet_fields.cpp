#include "views/conquest/owner/sheet_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

using namespace conquest;

struct SheetWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SheetForm)
};

constexpr int maxDice = 9;
constexpr int halfTheTrack = endOfTheTrack / 2;

/// One die number for each number of the track below the cannon.
using Dice = std::array<std::optional<int>, endOfTheTrack>;

Dice diceOf(const ResistanceSheet &sheet)
{
    Dice dice{};
    for (const TrackSector &sector : sheet.sectors)
        for (int number = std::max(0, sector.from); number <= std::min(sector.to, endOfTheTrack - 1); ++number)
            dice.at(static_cast<std::size_t>(number)) = sector.dice;
    return dice;
}

/// Neighbors with the same dice are one sector.
std::vector<TrackSector> sectorsOf(const Dice &dice)
{
    std::vector<TrackSector> sectors;
    for (int number = 0; number < endOfTheTrack; ++number)
    {
        const std::optional<int> here = dice.at(static_cast<std::size_t>(number));
        if (!here)
            continue;
        if (!sectors.empty() && sectors.back().to == number - 1 && sectors.back().dice == *here)
            sectors.back().to = number;
        else
            sectors.push_back({number, number, *here});
    }
    return sectors;
}

ResistanceSheet withCircle(ResistanceSheet sheet, int number, bool isRed)
{
    std::erase(sheet.redCircles, number);
    if (isRed)
        sheet.redCircles.push_back(number);
    std::ranges::sort(sheet.redCircles);
    return sheet;
}

ResistanceSheet withDice(ResistanceSheet sheet, int number, std::optional<int> now)
{
    Dice dice = diceOf(sheet);
    dice.at(static_cast<std::size_t>(number)) = now;
    sheet.sectors = sectorsOf(dice);
    return sheet;
}

QString diceKey(int number)
{
    return QStringLiteral("sheet/dice %1").arg(number);
}

Part circleCheck(const ResistanceSheet &sheet, int number, const Action<ResistanceSheet> &change)
{
    return field(QStringLiteral("sheet/circle %1").arg(number), SheetWords::tr("Red circle around %1").arg(number),
        std::ranges::count(sheet.redCircles, number) > 0,
        [sheet, number, change](const QVariant &isRed) { change.run(withCircle(sheet, number, isRed.toBool())); })
        .with(&Field::around, QString::number(number))
        .withTip(SheetWords::tr("The number %1 of the technology track is in a red circle").arg(number))
        .stretched();
}

Part diceNumber(const ResistanceSheet &sheet, int number, const Action<ResistanceSheet> &change)
{
    return printedNumber(diceKey(number), SheetWords::tr("Dice at %1").arg(number), {},
        diceOf(sheet).at(static_cast<std::size_t>(number)), maxDice,
        [sheet, number, change](std::optional<int> dice) { change.run(withDice(sheet, number, dice)); })
        .withTip(SheetWords::tr("How many dice while the marker is on %1").arg(number))
        .stretched();
}

} // namespace

Part printedNumber(const QString &key, const QString &name, const QString &around, std::optional<int> number, int max,
    const Action<std::optional<int>> &entered)
{
    return field(key, name, number.value_or(-1),
        [entered](const QVariant &now) { entered.run(now.toInt() < 0 ? std::nullopt : std::optional(now.toInt())); })
        .with(&Field::mayBeUnknown, true)
        .with(&Field::max, max)
        .with(&Field::around, around);
}

Part sheetFields(const ResistanceSheet &sheet, const Action<ResistanceSheet> &change)
{
    // The numbers are in two rows, so that they fit beside another card.
    Parts circles;
    Parts dice;
    for (int number = 0; number < halfTheTrack; ++number)
    {
        circles.push_back(circleCheck(sheet, number, change));
        dice.push_back(diceNumber(sheet, number, change));
    }
    for (int number = halfTheTrack; number < endOfTheTrack; ++number)
        dice.push_back(circleCheck(sheet, number, change));
    for (int number = halfTheTrack; number < endOfTheTrack; ++number)
        dice.push_back(diceNumber(sheet, number, change));
    return column({text(SheetWords::tr("The sheet of the resistance: tick the numbers in red circles, and enter for "
                                       "each number how many dice the triangle of its sector says."),
                       Role::Small)
                       .wrapping(),
        text(SheetWords::tr("Red circle"), Role::Strong), table(halfTheTrack, std::move(circles)).spaced(2),
        text(SheetWords::tr("Dice"), Role::Strong),
        table(halfTheTrack, std::move(dice)).spaced(2).with(&Box::rowSpacing, 6)});
}

QString firstSheetField(const ResistanceSheet &sheet)
{
    const Dice dice = diceOf(sheet);
    const auto unknown = std::ranges::find_if(dice, [](const auto &one) { return !one; });
    return diceKey(unknown == dice.end() ? 0 : static_cast<int>(unknown - dice.begin()));
}

} // namespace dossier
