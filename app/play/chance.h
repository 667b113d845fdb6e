#pragma once

#include "model/journal/journal.h"

/// Sources of randomness, ids and time. They have a file of their own so that a deterministic test can supply others.
namespace dossier
{

/// The machine's randomness, for dice and decks.
int drawnBelow(int below);

/// Returns a new id for a recorded entry.
journal::EventId newEventId();

/// Returns the current time of the machine's clock.
journal::Moment momentNow();

} // namespace dossier
