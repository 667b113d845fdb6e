#pragma once

#include "model/specter/seen/view.h"
#include "views/specter/words/sensor_words.h"

#include <QString>

/// The words for Specter Ops' own values: cards by the names that are printed on them, the rest as players call it.
namespace dossier::wording
{

/// Names a space as the sheet does: K17.
QString name(const specter::Coordinate &space);

/// Spaces one after another: "C5, K9".
QString names(const std::vector<specter::Coordinate> &spaces);

/// Describes a path over spaces: "N1 → N2 → M3".
QString way(const std::vector<specter::Coordinate> &path);

QString nameOf(const specter::PublicTable &table, specter::HunterKind hunter);
QString nameOf(const specter::PublicTable &table, specter::AgentKind character);
QString nameOf(const specter::PublicTable &table, specter::Equipment card);

/// "The agent"; where there are two of them, which one.
QString nameOf(const specter::PublicTable &table, specter::Agent agent);

/// Returns a name for use inside a sentence: "the agent"; the name of a card stays as printed.
QString inSentence(const QString &name);

/// Returns an answer; when two agents play, with the agent who gives it: "“Clear” for The Gun on N13, says the second
/// agent".
QString answerOf(const specter::PublicTable &table, specter::Agent agent, const QString &answer);

/// Names the player at that seat, for a hand-over: "The agent", a hunter, "The traitor", "Everybody".
QString nameOf(const specter::PublicTable &table, const specter::Seat &seat);

/// Returns the hunter with that number in public facts.
specter::HunterKind hunterOf(specter::HunterId id);

/// Returns the letters that the sheet has beside the space when a card is used: "AS".
QString initials(specter::Equipment card);

QString name(specter::Gaze gaze);
QString name(specter::Side side);
QString name(specter::Means means);

/// Returns the current point of the game: "Turn 7 · the agent's part".
QString name(const specter::Clock &clock);

/// Describes the end of a game in a sentence.
QString sentence(const specter::Outcome &outcome);

/// Describes it at its table: of two agents it names the one with no health left, as far as the table shows it.
QString sentence(const specter::PublicTable &table, const specter::Outcome &outcome);

/// Returns the number of completed objectives, up to the number needed: one more counts for nothing.
int objectivesDone(const specter::PublicTable &table);

/// Describes the use of a card: "Smoke Grenade on K17".
QString name(const specter::PublicTable &table, const specter::CardUse &use);

} // namespace dossier::wording
