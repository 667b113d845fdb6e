#pragma once

#include "views/kit/part.h"
#include "views/specter/paper/overruling.h"

#include <memory>

namespace dossier
{

/// The choice of an answer and of a decision that is not given yet.
struct OverruleDraft
{
    bool isOpen = false;
    /// Rows in the lists of answers and of decisions.
    int answer = 0;
    int decision = 0;
    /// The next space that is pressed on the board is the decision's.
    bool isPlacing = false;
    /// The table on which the choice was made: on another one it is void.
    std::shared_ptr<const specter::PublicTable> table{};
};

struct OverruleActions
{
    Action<OverruleDraft> change{};
    /// Asks for the reason and gives the decision.
    Action<> decide{};
};

/// Returns the draft for a table: the earlier one while the table is the same, otherwise a closed one.
OverruleDraft draftFor(const specter::PublicTable &table, const OverruleDraft &before);

/// Returns an open draft for the newest answer; a closed one when no answer stands.
OverruleDraft opened(const specter::PublicTable &table);

/// Returns the chosen answer, with the chosen decision as its only one; nothing when the draft is closed.
std::optional<StandingAnswer> chosenIn(const specter::PublicTable &table, const OverruleDraft &draft);

/// A button that opens the choice of another answer than the one that stands, and the choice. Made from public facts
/// alone. Hidden while no answer stands.
Part overruleCard(const specter::PublicTable &table, const OverruleDraft &draft, const OverruleActions &actions);

/// Says the answer that stood, and the decision in its place.
QString overruledText(const StandingAnswer &chosen, const std::optional<specter::Coordinate> &at);

} // namespace dossier
