#pragma once

#include "model/conquest/seen/pack.h"
#include "views/kit/part.h"

namespace dossier
{

/// Shows a printed number; `number` is empty when it is unknown. The words around it contain `%1` for the number.
Part printedNumber(const QString &key, const QString &name, const QString &around, std::optional<int> number, int max,
    const Action<std::optional<int>> &entered);

/// One side of the resistance sheet, number by number: the red circles, and the number of dice of each. Numbers whose
/// dice are unknown are in no sector.
Part sheetFields(const conquest::ResistanceSheet &sheet, const Action<conquest::ResistanceSheet> &change);

/// Returns the key of the first number of a sheet whose dice are unknown, else of the first there is.
QString firstSheetField(const conquest::ResistanceSheet &sheet);

} // namespace dossier
