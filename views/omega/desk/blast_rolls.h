#pragma once

#include "model/omega/seen/combat_commands.h"
#include "model/omega/seen/state.h"

#include <optional>

namespace dossier
{

/// An explosion whose dice are entered one after the other, once for everybody and everything that it reaches.
class BlastRolls
{
public:
    BlastRolls(const omega::PublicTable &table, const omega::Explode &explode);

    /// The explosion with the dice that were entered.
    [[nodiscard]] const omega::Explode &explode() const { return m_explode; }

    /// The same without any dice where none were entered: the app rolls those, and leaves the others.
    [[nodiscard]] omega::Explode leftToTheApp() const;

    /// How many rolls were entered: whose turn it is is the next.
    [[nodiscard]] std::size_t entered() const { return m_entered; }

    /// How many were not.
    [[nodiscard]] std::size_t left() const;

    /// The next roll.
    void enter(const omega::Faces &faces);

    /// The dice of the roll that was entered last, which is the next again; nothing where none was.
    std::optional<omega::Faces> takeBack();

private:
    [[nodiscard]] static omega::Faces &facesAt(omega::Explode &explode, std::size_t roll);

    omega::Explode m_explode;
    std::size_t m_entered = 0;
};

} // namespace dossier
