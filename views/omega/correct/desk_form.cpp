#include "views/omega/correct/desk_form.h"

#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <ranges>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct DeskFormWords
{
    Q_DECLARE_TR_FUNCTIONS(CorrectionWords)
};

} // namespace

QString idOf(const omega::Combatant &who)
{
    const auto *figure = std::get_if<omega::FigureId>(&who);
    return figure != nullptr ? QStringLiteral("figure %1").arg(figure->number)
                             : QStringLiteral("commando %1").arg(static_cast<int>(std::get<omega::Role>(who)));
}

std::vector<omega::Combatant> commandosOf(const omega::PublicTable &table)
{
    const auto roles = std::views::keys(table.commandos);
    return {roles.begin(), roles.end()};
}

std::vector<omega::Combatant> figuresOf(const omega::PublicTable &table)
{
    const auto figures = std::views::keys(table.figures);
    return {figures.begin(), figures.end()};
}

std::vector<omega::Combatant> everybodyOf(const omega::PublicTable &table)
{
    std::vector<omega::Combatant> all = commandosOf(table);
    std::ranges::copy(figuresOf(table), std::back_inserter(all));
    return all;
}

DeskFormBuilder::DeskFormBuilder(const omega::View &view, const Picked &picked, const Entered &entered, Change change)
    : FormBuilder(entered, change)
    , m_view(view)
    , m_picked(picked)
    , m_change(std::move(change))
{
}

std::optional<omega::Combatant> DeskFormBuilder::someone(
    const QString &name, const std::vector<omega::Combatant> &among, const std::optional<omega::Combatant> &openedFrom)
{
    const auto there = m_picked.space ? omega::combatantOn(table(), *m_picked.space) : std::nullopt;
    std::optional<std::size_t> from;
    for (const std::optional<omega::Combatant> &one : {openedFrom, there})
        if (const auto found = one ? std::ranges::find(among, *one) : among.end(); found != among.end())
            from = static_cast<std::size_t>(found - among.begin());
    m_someoneKey = keyOf(QStringLiteral("who"));
    const auto row = thing(QStringLiteral("who"), name,
        namesOf(among, [this](const omega::Combatant &one) { return wording::nameOf(table(), one); }), from,
        namesOf(among, idOf));
    m_among = among;
    return row ? std::optional(among[*row]) : std::nullopt;
}

std::optional<Space> DeskFormBuilder::space()
{
    m_takesSpace = true;
    //: a space of the board
    m_hint = m_picked.space ? DeskFormWords::tr("On %1").arg(spaceName(*m_picked.space))
                            : DeskFormWords::tr("Click a space of the board first.");
    return m_picked.space;
}

std::optional<Space> DeskFormBuilder::spaceFor(const omega::Combatant &who) const
{
    const auto there = m_picked.space ? omega::combatantOn(table(), *m_picked.space) : std::nullopt;
    return there && *there != who ? std::nullopt : m_picked.space;
}

bool DeskFormBuilder::enterWhoeverStandsOn(Space space) const
{
    const auto there = omega::combatantOn(table(), space);
    if (!there || std::ranges::find(m_among, *there) == m_among.end())
        return false;
    m_change(m_someoneKey, idOf(*there));
    return true;
}

} // namespace dossier
