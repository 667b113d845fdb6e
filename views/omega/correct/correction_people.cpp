// Corrections of commandos, figures and their cards.
#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/omega/correct/correction.h"

#include <algorithm>

namespace dossier
{

namespace
{

using omega::PublicTable;

constexpr int maxWounds = 30;

std::optional<omega::Role> commando(DeskFormBuilder &form)
{
    const auto who = form.someone(CorrectionWords::tr("Who"), commandosOf(form.table()));
    return who ? std::optional(std::get<omega::Role>(*who)) : std::nullopt;
}

std::vector<omega::Purse> pursesOf(const PublicTable &table)
{
    std::vector purses{omega::bank, omega::pool};
    for (const omega::Ability &ability : table.content.abilities)
        purses.push_back(omega::well(ability.id));
    for (const auto &[role, commando] : table.commandos)
        purses.push_back(omega::sheet(role));
    return purses;
}

QString purseName(const PublicTable &table, const omega::Purse &purse)
{
    const auto with = [](const QString &name, int tokens)
    { return CorrectionWords::tr("%1 (%2)", "a place of tokens, how many").arg(name, QString::number(tokens)); };
    if (purse.kind == omega::PurseKind::Bank)
        return with(CorrectionWords::tr("Bank"), table.adrenaline.bank);
    if (purse.kind == omega::PurseKind::Pool)
        return with(CorrectionWords::tr("Energy pool"), table.adrenaline.pool);
    const auto held = [](const auto &tokens, const auto &of)
    {
        const auto found = tokens.find(of);
        return found == tokens.end() ? 0 : found->second;
    };
    if (purse.ability)
        return with(wording::nameOf(table, *purse.ability), held(table.adrenaline.wells, *purse.ability));
    return with(wording::nameOf(table, *purse.role), held(table.adrenaline.sheets, *purse.role));
}

OmegaCommands tokens(DeskFormBuilder &form)
{
    const std::vector<omega::Purse> purses = pursesOf(form.table());
    const QStringList names
        = namesOf(purses, [&](const omega::Purse &purse) { return purseName(form.table(), purse); });
    const QStringList ids = namesOf(purses,
        [](const omega::Purse &purse)
        {
            return purse.ability ? QString::fromStdString(purse.ability->text)
                : purse.role     ? idOf(*purse.role)
                                 : QString::number(static_cast<int>(purse.kind));
        });
    const auto from = form.thing(QStringLiteral("from"), CorrectionWords::tr("From"), names, {}, ids);
    const auto to = from ? form.thing(QStringLiteral("to"), CorrectionWords::tr("To"), names, {}, ids) : std::nullopt;
    if (!to)
        return {};
    const int count
        = form.number(QStringLiteral("tokens"), CorrectionWords::tr("Tokens"), 1, 1, omega::Adrenaline::inTheBox);
    return one(omega::TokensMoved{purses[*from], purses[*to], count});
}

OmegaCommands wounds(DeskFormBuilder &form)
{
    const auto who = form.someone(CorrectionWords::tr("Who"), everybodyOf(form.table()));
    if (!who)
        return {};
    return one(omega::WoundsChanged{*who,
        form.number(QStringLiteral("wounds"), CorrectionWords::tr("Wounds"), omega::woundsOf(form.table(), *who), 0,
            maxWounds)});
}

OmegaCommands place(DeskFormBuilder &form)
{
    form.takeSpace();
    const auto who = form.someone(CorrectionWords::tr("Who"), everybodyOf(form.table()));
    if (!who)
        return {};
    const std::optional<Space> at = form.spaceFor(*who);
    const QString onto
        = at ? CorrectionWords::tr("on %1").arg(spaceName(*at)) : CorrectionWords::tr("on a space of the board");
    const bool leaves = form.choice(QStringLiteral("where"), CorrectionWords::tr("Where"),
                            {onto, CorrectionWords::tr("off the map")}, 0)
        == 1;
    if (leaves)
    {
        const auto *figure = std::get_if<omega::FigureId>(&*who);
        return figure != nullptr ? one(omega::FigureLeft{*figure})
                                 : one(omega::Placed{*who, std::nullopt, omega::facingOf(form.table(), *who)});
    }
    // A figure that is only moved keeps its facing.
    const Facing facing = facingField(form, omega::facingOf(form.table(), *who));
    if (at)
        return one(omega::Placed{*who, at, facing});
    form.setHint(CorrectionWords::tr("Click its space on the board, or choose “off the map”."));
    return {};
}

OmegaCommands stance(DeskFormBuilder &form)
{
    const auto who = commando(form);
    if (!who)
        return {};
    const omega::Sheet *sheet = omega::found(form.table().content.sheets, *who);
    if (sheet == nullptr || sheet->stances.empty())
    {
        form.setHint(CorrectionWords::tr("No stance is known."));
        return {};
    }
    std::size_t now = 0;
    for (std::size_t place = 0; place < sheet->stances.size(); ++place)
        if (omega::inPlay(form.table(), *who).stance == sheet->stances[place].id)
            now = place;
    const std::size_t chosen = form.choice(QStringLiteral("stance"), CorrectionWords::tr("Stance"),
        namesOf(sheet->stances, [](const omega::Stance &one) { return wording::name(one.name); }), now);
    return one(omega::StanceChosen{*who, sheet->stances[chosen].id});
}

OmegaCommands condition(DeskFormBuilder &form)
{
    const auto who = commando(form);
    if (!who)
        return {};
    const auto now = static_cast<std::size_t>(omega::inPlay(form.table(), *who).condition);
    const std::size_t chosen
        = form.choice(QStringLiteral("state"), CorrectionWords::tr("State"), namesOfAll<omega::Condition>(), now);
    return one(omega::ConditionChanged{*who, static_cast<omega::Condition>(chosen)});
}

OmegaCommands initiative(DeskFormBuilder &form)
{
    const auto who = commando(form);
    if (!who)
        return {};
    std::vector<omega::Role> order;
    for (const auto &[role, commando] : form.table().commandos)
        order.push_back(role);
    std::ranges::stable_sort(
        order, {}, [&](omega::Role role) { return omega::inPlay(form.table(), role).initiative.value_or(99); });
    const auto now = static_cast<int>(std::ranges::find(order, *who) - order.begin());
    const int to = form.number(
        QStringLiteral("place"), CorrectionWords::tr("Place in the order"), now + 1, 1, static_cast<int>(order.size()));
    order.erase(order.begin() + now);
    order.insert(order.begin() + (to - 1), *who);
    return one(omega::InitiativeAssigned{order});
}

OmegaCommands kit(DeskFormBuilder &form)
{
    const std::vector<omega::Kit> &kits = form.table().content.kits;
    const auto who = commando(form);
    const auto card = who ? form.thing(QStringLiteral("card"), CorrectionWords::tr("Kit card"),
                                namesOf(kits, [](const omega::Kit &one) { return wording::name(one.name); }))
                          : std::nullopt;
    if (kits.empty())
        form.setHint(CorrectionWords::tr("No kit card is known."));
    if (!card)
        return {};
    const bool has = omega::inPlay(form.table(), *who).kit.contains(kits[*card].id);
    const std::size_t happens
        = whatHappens(form, {CorrectionWords::tr("takes it"), CorrectionWords::tr("puts it back")}, has ? 1 : 0);
    return one(omega::KitChanged{*who, kits[*card].id, happens == 0});
}

OmegaCommands weapon(DeskFormBuilder &form)
{
    const std::vector<omega::WeaponCard> &weapons = form.table().content.weapons;
    const auto who = commando(form);
    const auto chosen = who
        ? form.thing(QStringLiteral("weapon"), CorrectionWords::tr("Weapon"),
              namesOf(weapons, [](const omega::WeaponCard &one) { return wording::name(one.name); }))
        : std::nullopt;
    return chosen ? one(omega::WeaponReadied{*who, weapons[*chosen].attack, weapons[*chosen].id}) : OmegaCommands{};
}

/// A commando of the box who is not in play joins on a picked space; another player takes over one who is.
OmegaCommands joins(DeskFormBuilder &form)
{
    constexpr int maxPlayers = 5;
    std::vector<omega::Role> all;
    for (const omega::Sheet &sheet : form.table().content.sheets)
        all.push_back(sheet.id);
    const auto row = form.thing(QStringLiteral("who"), CorrectionWords::tr("Who"),
        namesOf(all, [&](omega::Role role) { return wording::nameOf(form.table(), role); }), {},
        namesOf(all, [](omega::Role role) { return idOf(role); }));
    if (!row)
        return {};
    const omega::Role role = all[*row];
    const auto found = form.table().commandos.find(role);
    const bool isNew = found == form.table().commandos.end();
    const int players = static_cast<int>(form.table().commandos.size()) + 1;
    const int seat = form.number(QStringLiteral("seat"), CorrectionWords::tr("Player"),
        isNew ? std::min(players, maxPlayers) : found->second.seat, 1, maxPlayers);
    if (!isNew)
        return one(omega::CommandoChosen{{role}, seat});
    const Facing facing = facingField(form, Facing::North);
    const std::optional<Space> at = form.space();
    if (!at || omega::combatantOn(form.table(), *at))
        return {};
    return {makeCorrection(omega::CommandoChosen{{role}, seat}), makeCorrection(omega::Placed{role, at, facing})};
}

/// Corrects a card that was drawn, handed over or put away.
OmegaCommands card(DeskFormBuilder &form)
{
    const std::vector<omega::Item> &items = form.table().content.items;
    if (items.empty())
    {
        form.setHint(CorrectionWords::tr("The investigate cards have no names here: only the deck is counted."));
        return {};
    }
    const auto chosen = form.thing(QStringLiteral("card"), CorrectionWords::tr("Card"),
        namesOf(items, [](const omega::Item &one) { return wording::name(one.name); }));
    const std::vector<omega::Combatant> all = commandosOf(form.table());
    const QStringList names
        = namesOf(all, [&](const omega::Combatant &one) { return wording::nameOf(form.table(), one); });
    const auto holder = [&](const QString &key, const QString &name, const QString &nobody)
    { return form.thing(key, name, QStringList{nobody} + names); };
    const auto from = chosen
        ? holder(QStringLiteral("from"), CorrectionWords::tr("From"), CorrectionWords::tr("the deck"))
        : std::nullopt;
    const auto to = from
        ? holder(QStringLiteral("to"), CorrectionWords::tr("To"), CorrectionWords::tr("out of the game"))
        : std::nullopt;
    if (!to)
        return {};
    const auto role
        = [&](std::size_t row) { return row > 0 ? std::optional(std::get<omega::Role>(all[row - 1])) : std::nullopt; };
    return one(omega::ItemMoved{items[*chosen].id, role(*from), role(*to)});
}

} // namespace

OmegaCommands correctionOfPeople(CorrectionKind kind, DeskFormBuilder &form)
{
    switch (kind)
    {
    case CorrectionKind::Tokens:
        return tokens(form);
    case CorrectionKind::Wounds:
        return wounds(form);
    case CorrectionKind::Place:
        return place(form);
    case CorrectionKind::Stance:
        return stance(form);
    case CorrectionKind::Condition:
        return condition(form);
    case CorrectionKind::Initiative:
        return initiative(form);
    case CorrectionKind::Kit:
        return kit(form);
    case CorrectionKind::Weapon:
        return weapon(form);
    case CorrectionKind::Joins:
        return joins(form);
    default:
        return card(form);
    }
}

} // namespace dossier
