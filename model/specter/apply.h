#pragma once

#include "model/specter/table.h"

namespace dossier::specter
{

/// Notes that something secret of an agent's is put right, once something was said of him.
void notePutRight(Table &table, Agent agent);

// What the events of a set-up make true; those of the game are in apply.cpp.

void take(Table &table, const PlayersChosen &event);
void take(Table &table, const OptionsChosen &event);
void take(Table &table, const ObjectivesLaid &event);
void take(Table &table, const ObjectivesNoted &event);
void take(Table &table, const CharacterChosen &event);
void take(Table &table, const CardsTaken &event);
void take(Table &table, const RolesDealt &event);

} // namespace dossier::specter
