#pragma once

#include "model/conquest/seen/view.h"

#include <QString>
#include <QStringList>

/// The words for Conquest of Planet Earth's own values. Every text is plain: a tool tip takes it by `tipLine`, a button
/// with `&` doubled. Names that people or packs give are made fit for one line.
namespace dossier::wording
{

// --- Who ---

QString name(conquest::Colour player);
QString names(const std::vector<conquest::Colour> &players);

/// "Gold", "All players", "Everybody".
QString name(const conquest::Seat &seat);

/// "Green saucer 2"; of an ally its card's name: "Sample Beast (Green)".
QString name(const conquest::PublicTable &table, conquest::AlienId alien);
QString names(const conquest::PublicTable &table, const std::vector<conquest::AlienId> &aliens);

// --- Where ---

/// Returns the section's letter, A for the objective's, and the number of the space in it; 0 is its centre: "B3".
QString address(conquest::Place at);

/// Returns the space of an address, in either case; nothing for anything else.
std::optional<conquest::Place> placeNamed(const QString &address);

/// Names a space by its contents: "Sample Farm B3", "Green's landing site"; an unexplored space by its address.
QString name(const conquest::PublicTable &table, conquest::Place at);
QString names(const conquest::PublicTable &table, const std::vector<conquest::Place> &places);

/// Returns the other players with aliens there, against whom that player may have to fight; empty without any, and
/// together.
QString enemiesAt(const conquest::PublicTable &table, conquest::Place at, conquest::Colour player);

/// "Green's section"; "the centre section".
QString sectionName(const conquest::PublicTable &table, int section);

// --- Cards, tokens, races: by the names that are printed on them ---

QString cardName(const conquest::PublicTable &table, const std::string &id);
QString tokenName(const conquest::PublicTable &table, const std::string &id);
QString raceName(const conquest::PublicTable &table, const std::string &id);
QStringList cardNames(const conquest::PublicTable &table, const std::vector<std::string> &ids);

/// Reader of a card's text: red text, if the card has any, applies to the humans.
enum class ReadBy : bool
{
    Players,
    Humans,
};

/// Returns the text of the card or ability with that name, as people read it; empty when it has none.
QString cardText(const conquest::Pack &pack, const std::string &id, ReadBy reader);

/// Lists the parts of a side's strength before the dice, a line for each: "2 aliens: 6", "Bold: +2".
QString strengthParts(const conquest::PublicTable &table, const conquest::Battle &battle, conquest::Side side);

/// Returns the name printed on a card or token.
QString name(const conquest::Printed &printed);

// --- Things ---

QString name(conquest::CommandToken token);
QString name(conquest::Phase phase);
QString name(conquest::Mode mode);
QString name(conquest::Deck deck);
QString name(conquest::Hardness hardness);
QString name(conquest::ResistanceAbility ability);
/// Describes the effect in a sentence.
QString explanation(conquest::ResistanceAbility ability);
/// Names the stage of a battle.
QString name(conquest::Stage stage);
QString name(conquest::Against against);
QString name(conquest::Side side);
QString name(conquest::Ending ending);

// Names of the choices that the book leaves open.
QString name(conquest::FirstTie choice);
QString name(conquest::OfferOnOne choice);
QString name(conquest::Touching choice);
QString name(conquest::Demolition choice);
QString name(conquest::AllyStrength choice);
QString name(conquest::ResistanceTime choice);
QString name(conquest::TechnologyDice choice);

/// Names the steps of the Resistance phase, from 1: "Resistance event"; and explains each.
QString stepName(int step);
QString stepExplanation(int step);

/// Names the step that comes first, by the type of its command: "roll the dice of the round".
QString dueName(const std::string &type);

/// Names the round; there is none before the game begins.
QString roundName(int round);

/// Returns the current point of the game: "Round 6 · Battle phase · Gold".
QString name(const conquest::Clock &clock);

/// Describes the end of a game in a sentence.
QString sentence(const conquest::Outcome &outcome);

/// Describes it with these names of the winners.
QString sentence(const conquest::Outcome &outcome, const QString &winners);

} // namespace dossier::wording
