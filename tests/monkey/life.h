#pragma once

#include "tests/monkey/act.h"

#include <QStringList>

#include <vector>

namespace dossier::test
{

/// One evening of the monkey's: where it begins, by chance of that seed, and for how many inputs.
struct LifePlan
{
    /// `omega`, `specter` or `conquest`.
    QString game{};
    unsigned seed = 1;
    int inputs = 0;
    /// The file to which each input is written before it is done; empty to write none.
    QString record{};
    /// Inputs to play again in place of new ones.
    std::vector<Act> replayed{};
    /// A fault that ends the life at the third undoing after a click on a board, for a test of those who look for
    /// faults.
    bool plantsFault = false;
};

/// The first line of a record.
QByteArray headOf(const LifePlan &plan);

/// The plan that plays a record again, in whole or its last inputs alone; no inputs when it is not one.
LifePlan replayOf(const QString &record, int last = 0);

/// Lives in this process, on a window of its own, and says how the table stands in the end. What went wrong, in words;
/// empty when nothing did. What ends the program ends it.
QString live(const LifePlan &plan);

} // namespace dossier::test
