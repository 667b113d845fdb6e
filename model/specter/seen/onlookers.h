#pragma once

#include "model/specter/seen/numbers.h"

namespace dossier::specter
{

// SO-TRAITOR-1: when the agent becomes visible to a hunter, a traitor who saw that place in secret is revealed. A
// hunter who saw it and was not revealed is no traitor, or the agent was covered from him. These functions write such
// onlookers into the public facts of the first agent, once a reveal would have happened. At a place that was already
// known there are no onlookers, because nothing was secret.

/// Notes the onlookers of the last move's showing as the hunters' part begins.
void noteOnlookersOfMove(PublicTable &table);

/// Notes the onlookers when that hunter, who found the agent, ends his turn.
void noteOnlookersOfTurn(PublicTable &table, HunterKind hunter);

/// Forgets the onlookers of a turn in which the agent was found, when a ruling moves hunters before it ends: their
/// sight at that time is lost. The agent's place is still known.
void forgetWhoLookedOn(PublicTable &table);

} // namespace dossier::specter
