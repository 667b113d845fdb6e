#pragma once

#include "model/core/rule.h"
#include "model/specter/seen/view.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace dossier
{

/// A decision that people can take in place of an answer.
struct PlayersDecision
{
    QString text{};
    /// The decision names a space, which is chosen on the board.
    bool needsPlace = false;
    /// Returns the corrections that make it stand; none when the answer is gone.
    std::function<std::vector<specter::Command>(const std::optional<specter::Coordinate> &at)> corrections{};
};

/// An answer that stands at the table, and the decisions that can replace it.
struct StandingAnswer
{
    QString text{};
    Rule rule{};
    std::vector<PlayersDecision> decisions{};
};

/// Returns the answers that people can overrule, the newest first: those to the hunters since the agents' last moves,
/// the announcements of these moves, completed objectives, and attacks. Reads only public facts, so that no offer and
/// no text can betray the place of an agent.
std::vector<StandingAnswer> standingAnswers(const specter::PublicTable &table);

/// True when the public facts that these corrections leave, one after the other, contradict each other, and the present
/// ones do not: some agent could be nowhere then.
bool contradictsFacts(const specter::PublicTable &table, const std::vector<specter::Command> &corrections);

/// Returns the correction that records the reason of a decision.
specter::Command rulingOf(const Rule &rule, const QString &reason);

/// SO-HUNT-3: returns the corrections that give the hunter whose answer was overruled the turn that follows from it: he
/// may attack an agent whom he has found, also when his turn has ended by itself.
std::vector<specter::Command> turnAfterRuling(const specter::PublicTable &table);

} // namespace dossier
