#pragma once

#include "views/omega/desk/blast_rolls.h"
#include "views/omega/selection/picked.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace dossier
{

/// What is said of dice that are waited for, and what is offered beside them.
struct RollText
{
    QString headline{};
    /// What is rolled and needed, and the same ever briefer.
    QStringList texts{};
    std::vector<Rule> rules{};
    Offers offers{};
};

/// Of the roll that is due: with `blast` of its explosion. `typed` is how the dice lie, once all of them do.
RollText rollText(
    const omega::View &view, const std::optional<BlastRolls> &blast, const std::optional<omega::Faces> &typed);

/// The same of an explosion that no attack waits for: of a charge, or by a card.
RollText explosionRollText(const omega::PublicTable &table, const BlastRolls &blast);

/// What rolls by the app: of an explosion for whoever has no dice yet.
QString appRollText(const std::optional<BlastRolls> &blast);

} // namespace dossier
