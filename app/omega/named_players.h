#pragma once

#include "app/omega/overseer_session.h"
#include "model/storage/campaign_values.h"
#include "views/omega/words/people.h"

#include <QStringList>

namespace dossier
{

class Translators;

/// Returns the number of players at a table, the overseer included.
int playersIn(const omega::PublicTable &table);

/// Names the overseer and the players of the commandos, in the order of their seats, with their parts in the current
/// language; empty names are left out.
std::vector<storage::Player> playersOf(const QStringList &names, const omega::PublicTable &table);

/// Returns the names in the order of `playersOf`, empty ones included.
QStringList namesOfSeats(const OmegaPeople &people, const omega::PublicTable &table);

/// Returns the overseer and each commando with their players; empty names included.
std::vector<storage::Player> partsWithPlayers(const OmegaPeople &people, const omega::PublicTable &table);

/// Reads the names from the session's file, by their parts in the language in which they were written.
OmegaPeople namedPlayers(OverseerSession &session, Translators &translators, int maxLength = maxShownName);

} // namespace dossier
