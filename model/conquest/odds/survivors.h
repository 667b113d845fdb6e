#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace dossier::conquest::odds
{

/// Greatest number of aliens in one battle: four saucers and four allies are eight, and queries may go beyond that.
inline constexpr int maxAliens = 12;

/// A group left by a barrage, and its number of equally likely results.
struct Barraged
{
    std::size_t left = 0;
    std::int64_t ways = 0;
};

/// The groups that can be left of a battle's aliens, each with a number: 0 has no fighters, the last is everybody. A
/// group has a greater number than all that can follow from it. A lost round removes the weakest (CQ-ODDS-2); a barrage
/// rolls a die for each alien (CQ-FIGHT-5), so it may destroy any of them, including other players' aliens on the
/// space.
class Survivors
{
public:
    /// `aliens` are the strengths of the fighters; `others` are also present and count for Bold. Without `barrage` only
    /// the weakest are removed.
    Survivors(std::vector<int> aliens, int others, bool barrage);

    [[nodiscard]] std::size_t count() const { return m_groups.size(); }

    [[nodiscard]] std::size_t everybody() const { return m_groups.size() - 1; }

    /// Returns the group of the strongest fighters in that number, with all others.
    [[nodiscard]] std::size_t strongest(int aliens) const;

    /// Number of a group's fighters, number of its aliens with the others, and total strength of its fighters.
    [[nodiscard]] int fighting(std::size_t group) const { return m_groups[group].fighting; }

    [[nodiscard]] int there(std::size_t group) const { return m_groups[group].there; }

    [[nodiscard]] int strength(std::size_t group) const { return m_groups[group].strength; }

    [[nodiscard]] std::size_t afterLoss(std::size_t group) const { return m_groups[group].afterLoss; }

    /// Returns the groups that a barrage can leave of a group: 3 results per die, one of which destroys.
    [[nodiscard]] const std::vector<Barraged> &afterBarrage(std::size_t group) const
    {
        return m_groups[group].afterBarrage;
    }

    /// Number of groups that there would be.
    [[nodiscard]] static std::size_t countOf(std::vector<int> aliens, int others, bool barrage);

private:
    struct Group
    {
        /// Number of aliens of each strength, from the greatest, and finally of the others.
        std::vector<int> kinds{};
        int fighting = 0;
        int there = 0;
        int strength = 0;
        std::size_t afterLoss = 0;
        std::vector<Barraged> afterBarrage{};
    };

    [[nodiscard]] std::size_t numberOf(const std::vector<int> &kinds) const;

    std::vector<Group> m_groups;
};

} // namespace dossier::conquest::odds
