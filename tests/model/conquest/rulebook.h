#pragma once

#include "model/conquest/table.h"

namespace dossier::test
{

/// Conquest of Planet Earth according to its rulebook, computed from the state of a table and independent of the rules
/// under test: the permission of a command, and the result of a round of a fight. The options are the usual ones.
class Rulebook
{
public:
    /// The encounters of the active player in this phase; kept by the caller.
    using Met = std::set<conquest::Encounter>;

    Rulebook(const conquest::PublicTable &table, const Met &met)
        : m_table(table)
        , m_met(met)
    {
    }

    /// Returns nothing when the book does not cover such a command.
    [[nodiscard]] std::optional<bool> allows(const conquest::Command &command) const;

    /// All that somebody could wish to do, most of it in vain.
    [[nodiscard]] std::vector<conquest::Command> wishes() const;

    /// Returns the bonus of cards and abilities on that side.
    [[nodiscard]] int bonus(int conquest::Bonuses::*side) const;

    /// Returns the winner of the current round, none for a push, and the two totals.
    [[nodiscard]] conquest::RoundResult result() const;

    [[nodiscard]] int resistance(conquest::Place at) const;
    [[nodiscard]] int terror(conquest::Colour player) const;
    [[nodiscard]] bool endsMovement(conquest::Place at, conquest::Colour player) const;
    [[nodiscard]] std::vector<conquest::Place> freed() const;

    [[nodiscard]] bool competitive() const { return m_table.players.mode == conquest::Mode::Competitive; }

private:
    struct Verdict;

    [[nodiscard]] const conquest::LocationCard *card(conquest::Place at) const;

    [[nodiscard]] bool isLandingSite(conquest::Place at) const { return at.section > 0 && at.number == 0; }

    [[nodiscard]] conquest::Place landingSite(conquest::Colour player) const;
    [[nodiscard]] bool isUnexplored(conquest::Place at) const;
    [[nodiscard]] bool mayBeExplored(conquest::Place at) const;
    [[nodiscard]] bool touch(conquest::Place one, conquest::Place other) const;
    [[nodiscard]] int aliens(conquest::Place at, conquest::Colour player) const;
    [[nodiscard]] int aliens(conquest::Place at) const;
    [[nodiscard]] bool hasEnemyAliens(conquest::Place at, conquest::Colour player) const;
    [[nodiscard]] std::vector<conquest::TokenAt> appeared() const;
    [[nodiscard]] bool comesBeforeBattles() const;
    [[nodiscard]] bool isFree() const;
    [[nodiscard]] bool isTurn(conquest::Phase phase, conquest::Colour player) const;
    [[nodiscard]] bool isDue(conquest::Place at, std::optional<conquest::Colour> enemy) const;
    [[nodiscard]] bool waitsFor(conquest::Stage stage) const;
    [[nodiscard]] int strength(conquest::Place at, conquest::Colour player) const;
    [[nodiscard]] std::vector<conquest::ResistanceAbility> abilities() const;
    [[nodiscard]] bool has(conquest::ResistanceAbility ability) const;
    [[nodiscard]] std::optional<conquest::Colour> speaker() const;

    const conquest::PublicTable &m_table;
    const Met &m_met;
};

} // namespace dossier::test
