#pragma once

#include "views/omega/desk/blast_rolls.h"
#include "views/omega/selection/picked.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace dossier
{

/// Texts about the awaited dice, and the offers beside them.
struct RollText
{
    QString headline{};
    /// Rolled and needed numbers, in ever shorter forms.
    QStringList texts{};
    std::vector<Rule> rules{};
    Offers offers{};
};

/// Returns the text of the roll that is due; with `blast` of its explosion. `typed`: the dice, once all of them are
/// turned.
RollText rollText(
    const omega::View &view, const std::optional<BlastRolls> &blast, const std::optional<omega::Faces> &typed);

/// Returns the text of an explosion that no attack waits for: of a charge, or by a card.
RollText explosionRollText(const omega::PublicTable &table, const BlastRolls &blast);

/// Returns the text of the button with which the app rolls: of an explosion for those without dice yet.
QString appRollText(const std::optional<BlastRolls> &blast);

} // namespace dossier
