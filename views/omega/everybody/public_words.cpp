#include "views/omega/everybody/public_words.h"

#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"
#include "views/board/space_name.h"
#include "views/omega/words/dice_wording.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct PublicWords
{
    Q_DECLARE_TR_FUNCTIONS(PublicWords)
};

int placeOf(const omega::PublicTable &table, omega::Role role)
{
    return omega::inPlay(table, role).initiative.value_or(99);
}

} // namespace

QString nowText(const omega::PublicView &view)
{
    const omega::PublicTable &table = view.open;
    if (table.clock.step == omega::Step::Over)
        return {};
    if (table.turn)
        return PublicWords::tr("%1 acts", "somebody whose turn it is").arg(nameOf(table, table.turn->who));
    if (table.clock.step != omega::Step::Turns)
        return name(table.clock.step);
    const std::optional<omega::Role> next = omega::nextInTurn(table);
    return next ? PublicWords::tr("%1 is next").arg(nameOf(table, *next)) : name(table.clock.step);
}

QString thenText(const omega::PublicView &view)
{
    const omega::PublicTable &table = view.open;
    if (table.pending.attack)
        return aboutBegin(table, *table.pending.attack);
    if (table.clock.step != omega::Step::Turns)
        return {};
    std::vector<omega::Role> left = omega::takingTurns(table);
    std::ranges::stable_sort(left, {}, [&](omega::Role role) { return placeOf(table, role); });
    const std::optional<omega::Role> named = table.turn ? std::nullopt : omega::nextInTurn(table);
    QStringList names;
    for (const omega::Role role : left)
        if (!omega::inPlay(table, role).done && role != named
            && !(table.turn && table.turn->who == omega::Combatant(role)))
            names << nameOf(table, role);
    return names.isEmpty() ? QString()
                           : PublicWords::tr("then %1", "those who act later").arg(names.join(QStringLiteral(", ")));
}

std::vector<omega::Role> inOrder(const omega::PublicTable &table)
{
    std::vector<omega::Role> roles;
    for (const auto &[role, commando] : table.commandos)
        roles.push_back(role);
    std::ranges::stable_sort(roles, {}, [&](omega::Role role) { return placeOf(table, role); });
    return roles;
}

QString stanceText(const omega::PublicView &view, omega::Role role)
{
    const omega::Commando &commando = omega::inPlay(view.open, role);
    if (commando.condition != omega::Condition::Active)
        return name(commando.condition);
    return commando.stance ? nameOf(view.open, role, *commando.stance) : QString();
}

QString countText(int count, std::optional<int> max)
{
    return PublicWords::tr("%1 of %2", "a count, the most")
        .arg(count)
        .arg(max ? QString::number(*max) : QStringLiteral("?"));
}

QString placesText(const omega::PublicView &view)
{
    QStringList places;
    for (const omega::Combatant &who : omega::everybodyOn(view.open))
        if (const std::optional<Figure> figure = omega::figureOf(view.open, who))
            places
                << PublicWords::tr("%1 on %2", "somebody, a space").arg(nameOf(view.open, who), spaceName(figure->at));
    return places.join(QStringLiteral(", "));
}

} // namespace dossier::wording
