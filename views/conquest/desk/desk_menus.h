#pragma once

#include "views/conquest/desk/table_selection.h"
#include "views/kit/part.h"

namespace dossier
{

/// An entry of a menu asks for a command, or opens the form for a value that is corrected, or for what is printed on a
/// card.
struct DeskMenuActions
{
    std::function<void(const ConquestCommand &)> give{};
    std::function<void(const conquest::Effect &)> correct{};
    std::function<void(const conquest::Printed &)> print{};
};

/// Lists what is due on a space, and all that can be corrected there by hand.
std::vector<MenuItem> spaceMenu(const TableSelection &look, conquest::Place place, const DeskMenuActions &actions);

/// Corrects who is first and on turn, and what is printed of the race.
std::vector<MenuItem> playerMenu(
    const conquest::PublicTable &table, conquest::Colour player, const DeskMenuActions &actions);

/// Corrects round, phase and battle.
std::vector<MenuItem> courseMenu(const conquest::PublicTable &table, const DeskMenuActions &actions);

} // namespace dossier
