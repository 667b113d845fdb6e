#pragma once

#include "model/specter/table.h"

#include <random>

namespace dossier::test
{

/// A command and the seat that gives it.
struct Given
{
    specter::Command command;
    specter::Seat seat = specter::AgentSeat{};
};

/// Plays Specter Ops at random: it proposes commands of its seats, some of which the rules refuse. The agent is drawn
/// to objectives and escapes, the hunters to the agent, so that games end.
class RandomSpecter
{
public:
    explicit RandomSpecter(unsigned seed)
        : m_random(seed)
    {
    }

    /// The whole set-up of a game with random players, options, character, cards and objectives.
    std::vector<Given> setUp(const specter::Pack &pack, int players);

    /// Returns a possible command.
    Given next(const specter::Table &table);

    /// A correction of a random value by itself.
    specter::Command correction(const specter::Table &table);

    int below(int end) { return end <= 0 ? 0 : static_cast<int>(m_random() % static_cast<unsigned>(end)); }

    bool chance(int percent) { return below(100) < percent; }

    template <typename List>
    auto one(const List &list) -> typename List::value_type
    {
        return list.empty() ? typename List::value_type{}
                            : *std::next(list.begin(), below(static_cast<int>(list.size())));
    }

private:
    Given agents(const specter::Table &table, specter::Agent agent);
    Given secondAgent(const specter::Table &table);
    Given hunters(const specter::Table &table);
    Given onTurn(const specter::Table &table);
    specter::Plan plan(const specter::Table &table, specter::Agent agent);
    std::optional<specter::CardUse> card(const specter::Table &table, const specter::Sheet &sheet);
    specter::Command movement(const specter::Table &table);
    std::vector<std::vector<int>> dice(int count);
    std::optional<bool> decision(const specter::Table &table, specter::HunterKind hunter, specter::Agent agent,
        specter::Coordinate target, specter::Means means, const std::vector<std::vector<int>> &dice);

    std::mt19937 m_random;
    /// Percentage of the moves in which hunters are drawn to the agent in this game.
    int m_keenness = 0;
};

} // namespace dossier::test
