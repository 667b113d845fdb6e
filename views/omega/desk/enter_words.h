#pragma once

#include <QString>

class QPushButton;

namespace dossier
{

class DiceRow;

/// What the button says that takes the dice as they are shown: blank ones that nobody turned are named. `last`: they are
/// applied with it.
QString enterText(const DiceRow &dice, bool last);

/// As wide as the longest that the button says of so many dice: nothing beside it moves while they are turned.
void keepEnterWidth(QPushButton &enter, int dice);

} // namespace dossier
