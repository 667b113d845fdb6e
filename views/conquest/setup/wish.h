#pragma once

#include "model/conquest/seen/command.h"

#include <QString>

#include <functional>
#include <map>

namespace dossier
{

/// A number from 0 on, below the one that is given; chance comes from outside.
using DrawBelow = std::function<int(int below)>;

/// The choices for a new game of Conquest of Planet Earth.
struct ConquestWish
{
    /// Name of the campaign file; never empty once it is requested.
    QString name{};
    /// The campaign file that the game is added to; empty for a new one.
    QString file{};
    /// Played with the small sample pack, not with a box of one's own.
    bool sample = true;
    conquest::Players players{};
    conquest::TableOptions options{};
    /// CQ-SETUP-3: drawn or picked, with the numbers that the owner of the box said where the pack has none.
    std::map<conquest::Colour, conquest::Race> races{};
    /// The objective that is played and the side of the resistance sheet, as the pack or the owner says them.
    conquest::LocationCard objective{};
    conquest::ResistanceSheet sheet{};
    /// Names of the players, as far as they were typed.
    std::map<conquest::Colour, QString> names{};
    bool operator==(const ConquestWish &) const = default;
};

/// Returns complete choices for that number of players, with random races; the app keeps all hands.
ConquestWish usualWish(const conquest::Pack &pack, conquest::Mode mode, int players, const DrawBelow &draw);

/// Returns the choices for another mode and number of players: those that still fit stay. A single player plays
/// against the humans.
ConquestWish withPlayers(
    ConquestWish wish, const conquest::Pack &pack, conquest::Mode mode, int players, const DrawBelow &draw);

/// Returns the choices with all races drawn again.
ConquestWish withRacesDrawn(ConquestWish wish, const conquest::Pack &pack, const DrawBelow &draw);

/// Returns the choices with another race for a player; the previous holder of that race gets the player's old one.
ConquestWish withRace(ConquestWish wish, const conquest::Pack &pack, conquest::Colour player, const std::string &race);

/// Returns the choices with another colour at that seat; the previous holder of that colour gets the seat's old one.
ConquestWish withColour(ConquestWish wish, std::size_t seat, conquest::Colour colour);

/// Returns the choices with two seats exchanged, with everything that belongs to their players.
ConquestWish withSeatsSwapped(ConquestWish wish, std::size_t one, std::size_t other);

/// Returns the layouts for that number of players, as places of the sections, those of the pack first, then the
/// sample's. With a pack that has none, the first is empty: the places are unknown.
std::vector<std::vector<int>> layoutsFor(const conquest::Pack &pack, const conquest::Pack &sample, int players);

/// Returns the places of the sections: as chosen, or the usual ones.
std::vector<int> placesIn(const ConquestWish &wish, const conquest::Pack &pack);

/// Returns the choices with a seat's section moved to a free place. Seats go clockwise from the first one: the others
/// are put in the order of their sections.
ConquestWish withSectionAt(ConquestWish wish, const conquest::Pack &pack, std::size_t seat, int place);

/// Returns the choices with the other pack and its values.
ConquestWish withPack(ConquestWish wish, const conquest::Pack &pack, bool sample, const DrawBelow &draw);

/// Returns the choices with the current values of that box; typed numbers stay when the box has none.
ConquestWish withBox(ConquestWish wish, const conquest::Pack &pack, const DrawBelow &draw);

/// Returns the choices with the objective and the sheet that go with its mode and variants, as the pack has them.
ConquestWish withPrinted(ConquestWish wish, const conquest::Pack &pack);

/// Printed values of the box that are not entered yet and without which the game cannot begin.
enum class ConquestMissing : std::uint8_t
{
    Races,
    RaceNumbers,
    Objective,
    Sheet,
};

std::vector<ConquestMissing> missingIn(const ConquestWish &wish, const conquest::Pack &pack);

/// Returns the commands that set up the table with these choices, in order. Hands are drawn after them, and then the
/// game begins.
std::vector<conquest::Command> commandsOf(const ConquestWish &wish, const conquest::Pack &pack);

/// Returns the pack with the chosen values of its races, its objective and its sheet.
conquest::Pack packWith(const ConquestWish &wish, conquest::Pack pack);

/// Returns the public table for these choices.
conquest::PublicTable tableOf(const ConquestWish &wish, const conquest::Pack &pack);

} // namespace dossier
