#pragma once

#include "views/conquest/desk/table_look.h"

#include <functional>

class QMenu;

namespace dossier
{

/// What a line of a space's menu does: asks for a command, or opens the form for a value that is put right, or for what
/// is printed on a card.
struct SpaceMenuActs
{
    std::function<void(const ConquestAsk &)> give{};
    std::function<void(const conquest::Effect &)> correct{};
    std::function<void(const conquest::Printed &)> print{};
};

/// A line that opens the form for what is printed on it.
void addPrinted(QMenu &menu, const conquest::Printed &printed, const SpaceMenuActs &acts);

/// What is due on a space, and all that can be put right there by hand.
void fillSpaceMenu(QMenu &menu, const TableLook &look, conquest::Place place, const SpaceMenuActs &acts);

} // namespace dossier
