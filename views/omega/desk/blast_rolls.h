#pragma once

#include "model/omega/seen/combat_commands.h"
#include "model/omega/seen/state.h"

#include <optional>

namespace dossier
{

/// An explosion whose dice are entered one after the other, once for each combatant and marker that it reaches.
class BlastRolls
{
public:
    BlastRolls(const omega::PublicTable &table, const omega::Explode &explode);

    /// The explosion with the dice entered so far.
    [[nodiscard]] const omega::Explode &explode() const { return m_explode; }

    /// The explosion without dice for those rolls that were not entered: the app rolls these, and keeps the others.
    [[nodiscard]] omega::Explode leftToTheApp() const;

    /// Number of entered rolls, which is also the index of the next.
    [[nodiscard]] std::size_t entered() const { return m_entered; }

    /// Number of rolls that are still to be entered.
    [[nodiscard]] std::size_t left() const;

    /// Enters the next roll.
    void enter(const omega::Faces &faces);

    /// Removes the last entered roll, which becomes the next again, and returns its dice; nothing where there is none.
    std::optional<omega::Faces> takeBack();

private:
    [[nodiscard]] static omega::Faces &facesAt(omega::Explode &explode, std::size_t roll);

    omega::Explode m_explode;
    std::size_t m_entered = 0;
};

} // namespace dossier
