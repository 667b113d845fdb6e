#include "views/omega/desk/blast_rolls.h"

#include "model/omega/seen/attack.h"

namespace dossier
{

namespace
{

std::size_t rollsOf(const omega::Explode &explode)
{
    return explode.rolls.size() + explode.markers.size();
}

} // namespace

BlastRolls::BlastRolls(const omega::PublicTable &table, const omega::Explode &explode)
    : m_explode(omega::withRolls(table, explode))
{
}

/// Combatants come before markers.
omega::Faces &BlastRolls::facesAt(omega::Explode &explode, std::size_t roll)
{
    const std::size_t people = explode.rolls.size();
    return roll < people ? explode.rolls[roll].faces : explode.markers[roll - people].faces;
}

omega::Explode BlastRolls::leftToTheApp() const
{
    omega::Explode explode = m_explode;
    for (std::size_t roll = m_entered; roll < rollsOf(explode); ++roll)
        facesAt(explode, roll) = {};
    return explode;
}

std::size_t BlastRolls::left() const
{
    return rollsOf(m_explode) - m_entered;
}

void BlastRolls::enter(const omega::Faces &faces)
{
    facesAt(m_explode, m_entered) = faces;
    ++m_entered;
}

std::optional<omega::Faces> BlastRolls::takeBack()
{
    if (m_entered == 0)
        return std::nullopt;
    --m_entered;
    return facesAt(m_explode, m_entered);
}

} // namespace dossier
