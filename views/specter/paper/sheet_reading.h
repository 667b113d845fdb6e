#pragma once

#include "model/specter/seen/view.h"

#include <QString>

#include <optional>
#include <vector>

namespace dossier
{

/// A turn of a paper sheet as copied: the spaces of the path, or the last alone, and the card.
struct CopiedTurn
{
    QString spaces{};
    std::optional<specter::CardUse> card{};
    bool operator==(const CopiedTurn &) const = default;
};

/// Returns the spaces that a text names, "N1 N2 N3"; nothing when it names something else.
std::optional<std::vector<specter::Coordinate>> spacesIn(const specter::PublicTable &table, const QString &text);

/// Returns the copied sheet, up to the first missing turn; nothing when a turn cannot be read.
std::optional<specter::Sheet> sheetOf(const specter::PublicTable &table, const std::vector<CopiedTurn> &turns,
    const std::optional<specter::AgentKind> &character);

/// Returns the uses of cards that a line of a sheet can record: a Stealth Field is used before the move or after it.
std::vector<specter::CardUse> cardUses(const specter::PublicTable &table);

} // namespace dossier
