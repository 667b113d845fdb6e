#pragma once

#include "model/specter/seen/state.h"

#include <QStringList>

#include <optional>

namespace dossier::wording
{

/// An agent's place that many turns ago, which a hunter has learnt in this turn.
struct LookedBack
{
    specter::HunterKind hunter = specter::HunterKind::Prophet;
    specter::Coordinate at{};
    int turns = 0;
};

/// Returns the Prophet's look back, until the agent moves again; nothing when there was none.
std::optional<LookedBack> lookedBack(const specter::PublicTable &table, specter::Agent agent);

/// Returns everything that became public about an agent since the agent's last turn began, a sentence each, in the
/// order of announcement: objectives, a card, the result of the move, the answers to hunters, who is stunned or
/// blinded, the character. Hunters who saw nothing share a sentence. It stays until the next turn.
QStringList announced(const specter::PublicTable &table, specter::Agent agent);

/// Says by what that hunter is stunned, as far as that is public, and until when; empty when the hunter is not.
QString stunText(const specter::PublicTable &table, specter::HunterKind hunter);

/// Names the turn of that announcement; when the agents in play differ, the turns of each in their order: "turn 4",
/// "turns 5 and 4".
QString turnsAnnounced(const specter::PublicTable &table);

/// True when a fact repeats that the agent is where the figure was placed in that turn.
bool isSeenThere(const specter::TurnFacts &turn, const specter::LaterFact &fact);

} // namespace dossier::wording
