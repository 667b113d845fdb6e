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

    /// Somebody among those: from the start whoever it is opened from, or stands on the picked space.
    std::optional<omega::Combatant> someone(const QString &name, const std::vector<omega::Combatant> &among,
        const std::optional<omega::Combatant> &openedFrom = {});

    /// The space that is picked on the board, of which it says so.
    std::optional<Space> space();

    /// The picked space; none where somebody else stands.
    [[nodiscard]] std::optional<Space> spaceFor(const omega::Combatant &who) const;

    /// Text below the fields.
    void setHint(const QString &hint) { m_hint = hint; }

    [[nodiscard]] const QString &hint() const { return m_hint; }

    /// True if a press on the board fills a field of it.
    [[nodiscard]] bool isFilledByClicks() const { return m_takesSpace || !m_among.empty(); }

    /// Enters whoever stands on a space that was pressed; false where nobody can be chosen there.
    bool enterWhoeverStandsOn(Space space) const;

    /// Says that a press on the board fills a field.
    void takeSpace() { m_takesSpace = true; }

private:
    const omega::View &m_view;
    const Picked &m_picked;
    Change m_change;
    QString m_hint;
    bool m_takesSpace = false;
    /// Who can be chosen, and where that is stored.
    std::vector<omega::Combatant> m_among;
    QString m_someoneKey;
};

/// A name of somebody that is the same in every language.
QString idOf(const omega::Combatant &who);

/// Everybody on and off the map: commandos, figures, or the ones and then the others.
std::vector<omega::Combatant> commandosOf(const omega::PublicTable &table);
std::vector<omega::Combatant> figuresOf(const omega::PublicTable &table);
std::vector<omega::Combatant> everybodyOf(const omega::PublicTable &table);

/// A text for each of some things.
template <typename Things, typename Name>
QStringList namesOf(const Things &things, const Name &name)
{
    QStringList texts;
    for (const auto &thing : things)
        texts << name(thing);
    return texts;
}

} // namespace dossier
