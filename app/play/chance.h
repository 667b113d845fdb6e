#pragma once

#include "model/journal/journal.h"

/// What no rule may make up. A file of its own, so that a test that has to come out the same every time can bring its
/// own.
namespace dossier
{

/// Chance as the machine has it, for dice and decks.
int drawnBelow(int below);

/// A new id for something that is recorded.
journal::EventId newEventId();

/// Now, by the machine's clock.
journal::Moment momentNow();

} // namespace dossier
