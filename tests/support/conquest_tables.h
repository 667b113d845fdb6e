#pragma once

#include "model/conquest/table.h"

#include <random>

namespace dossier::test
{

/// The small made-up pack that is complete.
const conquest::Pack &conquestSample();

/// Applies a command by the rules. Returns an empty string on success; otherwise the id of the rule against it, or
/// `malformed` and the member.
std::string give(
    conquest::Table &table, const conquest::Command &command, const conquest::Seat &seat = conquest::PublicSeat{});

/// Applies an event regardless of the rules.
void applyEvent(conquest::Table &table, const conquest::Event &event);

/// Returns a table of that many players, up to the first round: green, blue, red and gold. The app keeps the first
/// player's hand.
conquest::Table begunConquest(int players, const conquest::TableOptions &options = {},
    conquest::Mode mode = conquest::Mode::Competitive, conquest::Variants variants = {});

/// Returns a begun table in the turn of green with six points; the others have fewer.
conquest::Table greensTurn(int players = 2, const conquest::TableOptions &options = {});

/// A command and the seat that gives it.
struct GivenConquest
{
    conquest::Command command;
    conquest::Seat seat = conquest::PublicSeat{};
};

/// Plays due actions of Conquest of Planet Earth at random, with cards that are in the decks.
class RandomConquest
{
public:
    explicit RandomConquest(unsigned seed, conquest::Mode mode = conquest::Mode::Competitive)
        : m_random(seed)
        , m_mode(mode)
    {
    }

    /// Returns a possible command: nearly always a due one.
    GivenConquest next(const conquest::Table &table);

    int below(int end) { return end <= 0 ? 0 : static_cast<int>(m_random() % static_cast<unsigned>(end)); }

    bool chance(int percent) { return below(100) < percent; }

    int face() { return below(6) + 1; }

    /// A card that may come from a deck; empty when none may.
    std::string cardOf(const conquest::Table &table, conquest::Deck deck);

private:
    void fillResistances(const conquest::Table &table, conquest::Command &command);
    void fill(const conquest::Table &table, conquest::Command &command);
    std::vector<conquest::Effect> effects(const conquest::Table &table);
    conquest::Place place(const conquest::Table &table);
    conquest::Colour player(const conquest::Table &table);
    GivenConquest card(const conquest::Table &table);

    std::mt19937 m_random;
    conquest::Mode m_mode;
};

/// Returns the cards, tokens and aliens of each name, at any place: no event may change them.
std::map<std::string, int> belongings(const conquest::Table &table);

} // namespace dossier::test
