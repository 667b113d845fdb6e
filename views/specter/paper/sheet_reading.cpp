#include "views/specter/paper/sheet_reading.h"

#include "model/specter/seen/numbers.h"

#include <QRegularExpression>

#include <algorithm>

namespace dossier
{

using namespace specter;

std::optional<std::vector<Coordinate>> spacesIn(const PublicTable &table, const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[^A-Za-z0-9]+"));
    std::vector<Coordinate> spaces;
    for (const QString &word : text.split(between, Qt::SkipEmptyParts))
    {
        const std::optional<Space> space = spaceNamed(word.toUpper().toStdString());
        if (!space || !boardOf(table).contains(*space))
            return std::nullopt;
        spaces.emplace_back(*space);
    }
    return spaces;
}

std::optional<Sheet> sheetOf(
    const PublicTable &table, const std::vector<CopiedTurn> &turns, const std::optional<AgentKind> &character)
{
    // The hand is not requested: the cards are checked by the turns in which they were used.
    Sheet sheet{.character = character};
    for (const CopiedTurn &turn : turns)
    {
        const std::optional<std::vector<Coordinate>> path = spacesIn(table, turn.spaces);
        if (!path)
            return std::nullopt;
        if (path->empty())
            break;
        sheet.lines.push_back({*path, turn.card});
    }
    return sheet;
}

std::vector<CardUse> cardUses(const PublicTable &table)
{
    std::vector<CardUse> uses;
    for (const EquipmentCard &card : table.pack.equipment)
    {
        uses.push_back({.card = card.kind});
        if (card.kind == Equipment::StealthField)
            uses.push_back({.card = card.kind, .before = false});
    }
    return uses;
}

} // namespace dossier
