#pragma once

#include "model/conquest/seen/view.h"

#include <QStringList>

namespace dossier
{

/// Cards or tokens that are turned up for a command, by their names.
struct CardBlank
{
    QString caption{};
    std::vector<std::string> names{};
    std::size_t max = 1;
    bool needed = true;
    /// Dossier does not know all of the deck: another card may turn up.
    bool open = false;
};

/// The fields that players fill in before a due command can be given, as the values filled in so far leave them: the
/// dice on the table, and the cards that are turned up or chosen.
struct ConquestBlanks
{
    /// Owner of each die, in the order of entry.
    QStringList dice{};
    std::optional<CardBlank> card{};
    /// CQ-RES-7: which token is pushed away.
    std::vector<std::string> pushed{};
    /// CQ-RES-10: which alien is lost.
    std::vector<conquest::AlienId> lost{};
    /// True when the app can roll and draw all of it.
    bool drawable = true;

    [[nodiscard]] bool none() const { return dice.isEmpty() && !card && pushed.empty() && lost.empty(); }
};

/// The values that were filled in.
struct ConquestFilling
{
    std::vector<int> dice{};
    std::vector<std::string> cards{};
    std::string pushed{};
    std::optional<conquest::AlienId> lost{};
    bool operator==(const ConquestFilling &) const = default;
};

/// Returns the fields to fill in for a command, given the values that are there.
ConquestBlanks blanksOf(
    const conquest::View &seen, const conquest::Command &command, const ConquestFilling &filling = {});

/// Returns the listed card that the typed text means: its name, or a part that no other name has; nothing when it
/// matches none.
std::optional<std::string> cardMeant(const conquest::PublicTable &table, const CardBlank &blank, const QString &text);

/// Says why a card cannot be named with that text; empty when it can, may be a new one, or can still become a listed
/// one: a part of several names is refused only on commit.
QString troubleWith(const conquest::PublicTable &table, const ConquestBlanks &blanks, const QString &typed, bool taken);

/// Returns the command with the filled-in values.
conquest::Command filled(const conquest::Command &command, const ConquestFilling &filling);

/// True when nothing is left to fill in.
bool isComplete(const conquest::View &seen, const conquest::Command &command, const ConquestFilling &filling);

/// Returns the dice of a round of Captain Fantastic's, as filled in.
ConquestFilling diceOf(const conquest::FightCaptain &fight);

/// CQ-RES-10: returns the dice of a rolled and lost round of Captain Fantastic's, when the players must choose the
/// alien to give up; nothing when there is no choice left.
std::optional<ConquestFilling> captainsDice(const conquest::View &seen, const conquest::Command &rolled);

/// Says why a drawn command still needs a choice: a token to push, an alien to give up.
bool needsChoice(const conquest::View &seen, const conquest::Command &command);

} // namespace dossier
