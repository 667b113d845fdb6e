#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace dossier::conquest::odds
{

/// No more aliens than these are in one battle: four saucers and four allies are twice four, and people ask beyond it.
inline constexpr int mostAliens = 12;

/// Who is left by a barrage, and by how many of its equally likely results.
struct Barraged
{
    std::size_t left = 0;
    std::int64_t ways = 0;
};

/// Who can be left of a battle's aliens, each such group under a number: 0 is nobody who fights, the last is everybody.
/// A group has a greater number than all that can become of it. A lost round takes the weakest (CQ-ODDS-2); a barrage
/// has a die for each alien (CQ-FIGHT-5), so that any may be destroyed, and those of others on the space with them.
class Survivors
{
public:
    /// `aliens` are the strengths of those that fight; `others` are there besides and count for Bold. Without `barrage`
    /// none but the weakest go.
    Survivors(std::vector<int> aliens, int others, bool barrage);

    [[nodiscard]] std::size_t count() const { return m_groups.size(); }

    [[nodiscard]] std::size_t everybody() const { return m_groups.size() - 1; }

    /// The strongest of so many, with all others.
    [[nodiscard]] std::size_t strongest(int aliens) const;

    /// How many of a group fight, how many aliens are there with the others, and the strengths of those who fight.
    [[nodiscard]] int fighting(std::size_t group) const { return m_groups[group].fighting; }

    [[nodiscard]] int there(std::size_t group) const { return m_groups[group].there; }

    [[nodiscard]] int strength(std::size_t group) const { return m_groups[group].strength; }

    [[nodiscard]] std::size_t afterLoss(std::size_t group) const { return m_groups[group].afterLoss; }

    /// Groups that a barrage can leave of a group: 3 results a die, of which one destroys.
    [[nodiscard]] const std::vector<Barraged> &afterBarrage(std::size_t group) const
    {
        return m_groups[group].afterBarrage;
    }

    /// How many groups there would be.
    [[nodiscard]] static std::size_t countOf(std::vector<int> aliens, int others, bool barrage);

private:
    struct Group
    {
        /// How many there are of each strength, from the greatest, and then of the others.
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
