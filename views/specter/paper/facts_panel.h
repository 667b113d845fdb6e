#pragma once

#include "model/specter/seen/reasons.h"
#include "views/kit/part.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// Another answer that a fact may have had; `needsPlace` when the answer includes the agent's place.
struct FactChange
{
    QString text{};
    /// New value of the fact: the result of a move, or a later answer.
    std::optional<std::optional<specter::Shown>> shown{};
    std::optional<specter::LaterFact> later{};
    bool needsPlace = false;
};

/// Returns the possible changes of that fact, with their texts.
std::vector<FactChange> changesOf(
    const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place);

/// Returns the row of the change that repeats the answer as it stands; the first row when none does.
int standingChange(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place);

/// The chosen fact, and its new value.
struct FactsDraft
{
    std::optional<specter::FactPlace> fact{};
    /// Number of facts at the time of the choice: with another number the choice is void.
    std::size_t count = 0;
    int change = 0;
    /// The next space that is pressed on the board is the fact's.
    bool isPlacing = false;
};

struct FactsActions
{
    Action<FactsDraft> change{};
    Action<specter::Command> give{};
    /// Opens a menu of the actions on the chosen fact.
    Action<QPoint> openMenu{};
};

/// Returns the public facts of an agent by turn, the newest first.
std::vector<specter::FactPlace> factsListed(const specter::PublicTable &table, specter::Agent agent);

/// Returns the draft for the facts of a table, with the earlier choice if their number is the same; it waits for no
/// space.
FactsDraft draftFor(const specter::PublicTable &table, specter::Agent agent, const FactsDraft &before);

/// Returns the command that puts the chosen fact on a space.
std::optional<specter::Command> factOn(
    const specter::PublicTable &table, specter::Agent agent, const FactsDraft &draft, const specter::Coordinate &at);

/// A list of the public facts about an agent. With sheets on paper one can be changed or deleted, and everything
/// after it is worked out again.
Part factsPanel(const SpecterViewPtr &view, specter::Agent agent, const FactsDraft &draft, const FactsActions &actions);

/// Opens a menu with the actions of the buttons below the list.
void openFactMenu(QWidget &page, const QPoint &global, const SpecterViewPtr &view, specter::Agent agent,
    const FactsDraft &draft, const FactsActions &actions);

} // namespace dossier
