#pragma once

#include "specter_state.h"

#include <QString>

namespace dossier
{

/// The names that the cards give.
QString nameOf(const specter::PublicTable &table, specter::HunterKind hunter);
QString nameOf(const specter::PublicTable &table, specter::AgentKind character);
QString nameOf(const specter::PublicTable &table, specter::Equipment card);

/// The initials of a card as the movement sheet takes them: `SG`.
QString initialsOf(const specter::PublicTable &table, specter::Equipment card);

/// What stands on a hunter's token: a letter, or two where others would have the same.
QString tokenLetters(specter::HunterKind hunter);

/// The printed name of a space: `K17`.
QString placeName(Space space);

} // namespace dossier
