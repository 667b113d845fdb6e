#pragma once

#include "views/kit/form.h"
#include "views/omega/selection/picked.h"

namespace dossier
{

using OmegaCommands = std::vector<OmegaCommand>;

/// Makes the forms of LEVEL 7's desk, which a press on the board fills as well.
class DeskFormBuilder : public FormBuilder
{
public:
    DeskFormBuilder(const omega::View &view, const Picked &picked, const Entered &entered, Change change);

    [[nodiscard]] const omega::View &view() const { return m_view; }

    [[nodiscard]] const omega::PublicTable &table() const { return m_view.open; }

    /// A list of combatants. The initial choice is the one that the form was opened from, or the one on the picked
    /// space.
    std::optional<omega::Combatant> someone(const QString &name, const std::vector<omega::Combatant> &among,
        const std::optional<omega::Combatant> &openedFrom = {});

    /// Returns the space that is picked on the board, and names it in the hint.
    std::optional<Space> space();

    /// Returns the picked space; none where another combatant is on it.
    [[nodiscard]] std::optional<Space> spaceFor(const omega::Combatant &who) const;

    /// Text below the fields.
    void setHint(const QString &hint) { m_hint = hint; }

    [[nodiscard]] const QString &hint() const { return m_hint; }

    /// True when a press on the board fills a field of the form.
    [[nodiscard]] bool isFilledByClicks() const { return m_takesSpace || !m_among.empty(); }

    /// Enters the combatant on a space that was pressed; false where nobody there can be chosen.
    bool enterWhoeverStandsOn(Space space) const;

    /// Declares that a press on the board fills a field.
    void takeSpace() { m_takesSpace = true; }

private:
    const omega::View &m_view;
    const Picked &m_picked;
    Change m_change;
    QString m_hint;
    bool m_takesSpace = false;
    /// Combatants to choose from, and the key of the entry.
    std::vector<omega::Combatant> m_among;
    QString m_someoneKey;
};

/// Returns a name of a combatant that is the same in every language.
QString idOf(const omega::Combatant &who);

/// Return everybody on and off the map: commandos, figures, or commandos and then figures.
std::vector<omega::Combatant> commandosOf(const omega::PublicTable &table);
std::vector<omega::Combatant> figuresOf(const omega::PublicTable &table);
std::vector<omega::Combatant> everybodyOf(const omega::PublicTable &table);

/// Returns a text for each of some things.
template <typename Things, typename Name>
QStringList namesOf(const Things &things, const Name &name)
{
    QStringList texts;
    for (const auto &thing : things)
        texts << name(thing);
    return texts;
}

} // namespace dossier
