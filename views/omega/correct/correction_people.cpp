// What can be put right of commandos, figures and their cards.
#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/omega/correct/correction.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct CorrectionWords
{
    Q_DECLARE_TR_FUNCTIONS(Correction)
};

using omega::PublicTable;

constexpr int mostWounds = 30;
constexpr std::array facings{Facing::North, Facing::East, Facing::South, Facing::West};

std::vector<omega::Role> rolesOf(const PublicTable &table)
{
    std::vector<omega::Role> roles;
    for (const auto &[role, commando] : table.commandos)
        roles.push_back(role);
    return roles;
}

/// Commandos on and off the map, then figures.
std::vector<omega::Combatant> everybody(const PublicTable &table)
{
    std::vector<omega::Combatant> all;
    for (const auto &[role, commando] : table.commandos)
        all.emplace_back(role);
    for (const auto &[figure, standing] : table.figures)
        all.emplace_back(figure);
    return all;
}

/// The space that is picked for somebody; none where another stands there.
std::optional<Space> spaceFor(const PublicTable &table, const omega::Combatant &who, const Picked &picked)
{
    const auto there = picked.space ? omega::combatantOn(table, *picked.space) : std::nullopt;
    return there && *there != who ? std::nullopt : picked.space;
}

template <typename Everybody>
std::vector<omega::Combatant> combatants(const Everybody &all)
{
    return {all.begin(), all.end()};
}

template <typename Things, typename Name>
QStringList names(const Things &things, Name &&name)
{
    QStringList texts;
    for (const auto &thing : things)
        texts << name(thing);
    return texts;
}

QStringList namesOf(const PublicTable &table, const std::vector<omega::Role> &roles)
{
    return names(roles, [&](omega::Role role) { return wording::nameOf(table, role); });
}

QStringList namesOf(const PublicTable &table, const std::vector<omega::Combatant> &all)
{
    return names(all, [&](const omega::Combatant &who) { return wording::nameOf(table, who); });
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

QString nameOf(const PublicTable &table, const omega::Purse &purse)
{
    const auto with = [](const QString &name, int tokens)
    { return CorrectionWords::tr("%1 (%2)", "a place of tokens, how many").arg(name).arg(tokens); };
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

Correction tokens(const PublicTable &table)
{
    const std::vector<omega::Purse> purses = pursesOf(table);
    const QStringList texts = names(purses, [&](const omega::Purse &purse) { return nameOf(table, purse); });
    return {.lists = {{CorrectionWords::tr("From"), texts, 0}, {CorrectionWords::tr("To"), texts, 1}},
        .numbers = {{CorrectionWords::tr("Tokens"), 1, omega::Adrenaline::inTheBox, 1}},
        .ask = [purses](const CorrectionInput &input)
        {
            return std::optional(correcting(omega::TokensMoved{
                chosenOf(purses, input.chosen[0]), chosenOf(purses, input.chosen[1]), input.typed[0]}));
        }};
}

Correction wounds(const PublicTable &table, const CorrectionInput &input)
{
    const std::vector<omega::Combatant> all = everybody(table);
    if (all.empty())
        return {};
    return {.lists = {{CorrectionWords::tr("Who"), namesOf(table, all)}},
        .numbers
        = {{CorrectionWords::tr("Wounds"), 0, mostWounds, omega::woundsOf(table, chosenOf(all, input.chosen[0]))}},
        .who = combatants(all),
        .ask = [all](const CorrectionInput &typed)
        { return std::optional(correcting(omega::WoundsChanged{chosenOf(all, typed.chosen[0]), typed.typed[0]})); }};
}

Correction place(const PublicTable &table, const Picked &picked, const CorrectionInput &chosen)
{
    const std::vector<omega::Combatant> all = everybody(table);
    if (all.empty())
        return {};
    // Who is only put elsewhere looks where he did.
    const auto *looks = std::ranges::find(facings, omega::facingOf(table, chosenOf(all, chosen.chosen[0])));
    const std::size_t now = looks == facings.end() ? 0 : static_cast<std::size_t>(looks - facings.begin());
    const std::optional<Space> at = spaceFor(table, chosenOf(all, chosen.chosen[0]), picked);
    const QString onto
        = at ? CorrectionWords::tr("on %1").arg(spaceName(*at)) : CorrectionWords::tr("on a space of the board");
    return {
        .lists = {{CorrectionWords::tr("Who"), namesOf(table, all)},
            {CorrectionWords::tr("Where"), {onto, CorrectionWords::tr("off the map")}},
            {CorrectionWords::tr("Facing"), names(facings, [](Facing facing) { return wording::name(facing); }), now}},
        .who = combatants(all),
        .pick = at ? QString() : CorrectionWords::tr("Click its space on the board, or choose “off the map”."),
        .ask = [all, at](const CorrectionInput &input) -> std::optional<Ask>
        {
            const omega::Combatant &who = chosenOf(all, input.chosen[0]);
            const bool leaves = input.chosen[1] == 1;
            if (const auto *figure = std::get_if<omega::FigureId>(&who); figure != nullptr && leaves)
                return correcting(omega::FigureLeft{*figure});
            if (!leaves && !at)
                return std::nullopt;
            return correcting(omega::Placed{who, leaves ? std::nullopt : at, chosenOf(facings, input.chosen[2])});
        }};
}

Correction stance(const PublicTable &table, const CorrectionInput &input)
{
    const std::vector<omega::Role> roles = rolesOf(table);
    const omega::Sheet *sheet
        = roles.empty() ? nullptr : omega::found(table.content.sheets, chosenOf(roles, input.chosen[0]));
    if (sheet == nullptr || sheet->stances.empty())
        return {.pick = CorrectionWords::tr("No stance is known.")};
    std::size_t now = 0;
    for (std::size_t place = 0; place < sheet->stances.size(); ++place)
        if (omega::inPlay(table, sheet->id).stance == sheet->stances[place].id)
            now = place;
    return {.lists = {{CorrectionWords::tr("Who"), namesOf(table, roles)},
                {CorrectionWords::tr("Stance"),
                    names(sheet->stances, [](const omega::Stance &one) { return wording::name(one.name); }), now}},
        .who = combatants(roles),
        .ask = [role = sheet->id, stances = sheet->stances](const CorrectionInput &typed)
        { return std::optional(correcting(omega::StanceChosen{role, chosenOf(stances, typed.chosen[1]).id})); }};
}

Correction condition(const PublicTable &table, const CorrectionInput &input)
{
    const std::vector<omega::Role> roles = rolesOf(table);
    if (roles.empty())
        return {};
    QStringList texts;
    for (std::size_t each = 0; each < words(omega::Condition{}).size(); ++each)
        texts << wording::name(static_cast<omega::Condition>(each));
    const auto now = static_cast<std::size_t>(omega::inPlay(table, chosenOf(roles, input.chosen[0])).condition);
    return {.lists = {{CorrectionWords::tr("Who"), namesOf(table, roles)}, {CorrectionWords::tr("State"), texts, now}},
        .who = combatants(roles),
        .ask = [roles](const CorrectionInput &typed)
        {
            return std::optional(correcting(omega::ConditionChanged{
                chosenOf(roles, typed.chosen[0]), static_cast<omega::Condition>(typed.chosen[1])}));
        }};
}

Correction initiative(const PublicTable &table, const CorrectionInput &input)
{
    std::vector<omega::Role> order = rolesOf(table);
    if (order.empty())
        return {};
    std::ranges::stable_sort(
        order, {}, [&](omega::Role role) { return omega::inPlay(table, role).initiative.value_or(99); });
    const auto now = static_cast<int>(std::min(input.chosen[0], order.size() - 1)) + 1;
    return {.lists = {{CorrectionWords::tr("Who"), namesOf(table, order)}},
        .numbers = {{CorrectionWords::tr("Place in the order"), 1, static_cast<int>(order.size()), now}},
        .who = combatants(order),
        .ask = [order](const CorrectionInput &typed)
        {
            std::vector<omega::Role> other = order;
            const omega::Role who = chosenOf(order, typed.chosen[0]);
            std::erase(other, who);
            const auto to = std::clamp(typed.typed[0] - 1, 0, static_cast<int>(other.size()));
            other.insert(other.begin() + to, who);
            return std::optional(correcting(omega::InitiativeAssigned{other}));
        }};
}

Correction kit(const PublicTable &table, const CorrectionInput &input)
{
    const std::vector<omega::Role> roles = rolesOf(table);
    const std::vector<omega::Kit> &kits = table.content.kits;
    if (roles.empty() || kits.empty())
        return {.pick = CorrectionWords::tr("No kit card is known.")};
    const bool has
        = omega::inPlay(table, chosenOf(roles, input.chosen[0])).kit.contains(chosenOf(kits, input.chosen[1]).id);
    return {.lists = {{CorrectionWords::tr("Who"), namesOf(table, roles)},
                {CorrectionWords::tr("Kit card"),
                    names(kits, [](const omega::Kit &one) { return wording::name(one.name); })},
                {CorrectionWords::tr("What happens"),
                    {CorrectionWords::tr("takes it"), CorrectionWords::tr("puts it back")}, has ? 1U : 0U}},
        .who = combatants(roles),
        .ask = [roles, kits](const CorrectionInput &typed)
        {
            return std::optional(correcting(omega::KitChanged{
                chosenOf(roles, typed.chosen[0]), chosenOf(kits, typed.chosen[1]).id, typed.chosen[2] == 0}));
        }};
}

Correction weapon(const PublicTable &table)
{
    const std::vector<omega::Role> roles = rolesOf(table);
    const std::vector<omega::WeaponCard> &weapons = table.content.weapons;
    if (roles.empty() || weapons.empty())
        return {};
    return {.lists = {{CorrectionWords::tr("Who"), namesOf(table, roles)},
                {CorrectionWords::tr("Weapon"),
                    names(weapons, [](const omega::WeaponCard &one) { return wording::name(one.name); })}},
        .who = combatants(roles),
        .ask = [roles, weapons](const CorrectionInput &typed)
        {
            const omega::WeaponCard &chosen = chosenOf(weapons, typed.chosen[1]);
            return std::optional(
                correcting(omega::WeaponReadied{chosenOf(roles, typed.chosen[0]), chosen.attack, chosen.id}));
        }};
}

/// A card that was drawn, handed over or put away.
Correction card(const PublicTable &table)
{
    const std::vector<omega::Role> roles = rolesOf(table);
    const std::vector<omega::Item> &items = table.content.items;
    if (items.empty())
        return {.pick = CorrectionWords::tr("The investigate cards have no names here: only the deck is counted.")};
    const auto role = [roles](std::size_t place) -> std::optional<omega::Role>
    { return place >= 1 && place <= roles.size() ? std::optional(roles[place - 1]) : std::nullopt; };
    return {.lists
        = {{CorrectionWords::tr("Card"), names(items, [](const omega::Item &one) { return wording::name(one.name); })},
            {CorrectionWords::tr("From"), QStringList{CorrectionWords::tr("the deck")} + namesOf(table, roles)},
            {CorrectionWords::tr("To"), QStringList{CorrectionWords::tr("out of the game")} + namesOf(table, roles),
                1}},
        .ask = [items, role](const CorrectionInput &typed)
        {
            return std::optional(correcting(
                omega::ItemMoved{chosenOf(items, typed.chosen[0]).id, role(typed.chosen[1]), role(typed.chosen[2])}));
        }};
}

} // namespace

Correction peoplesCorrection(
    CorrectionKind kind, const omega::View &view, const Picked &picked, const CorrectionInput &input)
{
    const PublicTable &table = view.open;
    switch (kind)
    {
    case CorrectionKind::Tokens:
        return tokens(table);
    case CorrectionKind::Wounds:
        return wounds(table, input);
    case CorrectionKind::Place:
        return place(table, picked, input);
    case CorrectionKind::Stance:
        return stance(table, input);
    case CorrectionKind::Condition:
        return condition(table, input);
    case CorrectionKind::Initiative:
        return initiative(table, input);
    case CorrectionKind::Kit:
        return kit(table, input);
    case CorrectionKind::Weapon:
        return weapon(table);
    default:
        return card(table);
    }
}

} // namespace dossier
