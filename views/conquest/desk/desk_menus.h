#pragma once

#include "views/conquest/desk/table_selection.h"
#include "views/kit/part.h"

namespace dossier
{

/// Menu entries give a command, or open the form for a corrected value or the print of a card.
struct DeskMenuActions
{
    std::function<void(const ConquestCommand &)> give{};
    std::function<void(const conquest::Effect &)> correct{};
    std::function<void(const conquest::Printed &)> print{};
};

/// Lists the due commands on a space, and all corrections that are possible there.
std::vector<MenuItem> spaceMenu(const TableSelection &look, conquest::Place place, const DeskMenuActions &actions);

/// Lists the corrections of who is first and on turn, and of the print of the race.
std::vector<MenuItem> playerMenu(
    const conquest::PublicTable &table, conquest::Colour player, const DeskMenuActions &actions);

/// Corrects round, phase and battle.
std::vector<MenuItem> courseMenu(const conquest::PublicTable &table, const DeskMenuActions &actions);

} // namespace dossier
