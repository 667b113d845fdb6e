#pragma once

#include "model/specter/table.h"

namespace dossier::specter
{

/// Notes a correction of an agent's secret, once public facts about him exist.
void notePutRight(Table &table, Agent agent);

// Effects of set-up events; those of the game are in apply.cpp.

void applyTo(Table &table, const PlayersChosen &event);
void applyTo(Table &table, const OptionsChosen &event);
void applyTo(Table &table, const ObjectivesLaid &event);
void applyTo(Table &table, const ObjectivesNoted &event);
void applyTo(Table &table, const CharacterChosen &event);
void applyTo(Table &table, const CardsTaken &event);
void applyTo(Table &table, const RolesDealt &event);

} // namespace dossier::specter
