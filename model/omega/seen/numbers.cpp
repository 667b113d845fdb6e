#include "model/omega/seen/numbers.h"

#include "model/omega/geometry/distance.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

constexpr int auraSpaces = 5;

/// Returns a number of the stance in use or of the downed card.
std::optional<int> ofStance(
    const PublicTable &table, Role role, std::optional<int> Stance::*standing, std::optional<int> DownedCard::*downed)
{
    const Commando *commando = commandoOf(table, role);
    const Sheet *sheet = sheetOf(table, role);
    if (sheet == nullptr || commando == nullptr)
        return std::nullopt;
    if (onDownedCard(*commando))
        return sheet->downed.*downed;
    const Stance *stance = commando->stance ? stanceOf(table, role, *commando->stance) : nullptr;
    return stance != nullptr ? stance->*standing : std::nullopt;
}

std::optional<int> changed(std::optional<int> base, int by)
{
    return base ? std::optional(std::max(0, *base + by)) : std::nullopt;
}

} // namespace

SpaceSet spacesWith(const PublicTable &table, MarkerKind kind)
{
    SpaceSet set;
    for (const auto *kinds : {&table.ground.markers, &table.ground.printed})
        if (const auto spaces = kinds->find(kind); spaces != kinds->end())
            for (const Space space : spaces->second)
                set.set(space);
    return set;
}

SpaceSet hazardsOn(const PublicTable &table)
{
    SpaceSet hazards = spacesWith(table, MarkerKind::Peril);
    hazards |= spacesWith(table, MarkerKind::Gas);
    return hazards;
}

Map mapOf(const PublicTable &table)
{
    Map map = table.ground.map;
    spacesWith(table, MarkerKind::Rubble).forEach([&](Space space) { map.setRubble(space); });
    spacesWith(table, MarkerKind::Wall).forEach([&](Space space) { map.setWall(space); });
    spacesWith(table, MarkerKind::Emi).forEach([&](Space space) { map.setEmi(map.tile(space)); });
    return map;
}

const Sheet *sheetOf(const PublicTable &table, Role role)
{
    return found(table.content.sheets, role);
}

const Commando *commandoOf(const PublicTable &table, Role role)
{
    const auto commando = table.commandos.find(role);
    return commando != table.commandos.end() ? &commando->second : nullptr;
}

const Commando &inPlay(const PublicTable &table, Role role)
{
    static const Commando nobody;
    const Commando *commando = commandoOf(table, role);
    return commando != nullptr ? *commando : nobody;
}

const Standing *standingOf(const PublicTable &table, const Combatant &who)
{
    const FigureId *figure = get_if<FigureId>(&who);
    const auto standing = figure != nullptr ? table.figures.find(*figure) : table.figures.end();
    return standing != table.figures.end() ? &standing->second : nullptr;
}

const FigureCard *cardOf(const PublicTable &table, const Combatant &who)
{
    const Standing *standing = standingOf(table, who);
    return standing != nullptr ? found(table.content.figures, standing->kind) : nullptr;
}

const Stance *stanceOf(const PublicTable &table, Role role, const StanceId &stance)
{
    const Sheet *sheet = sheetOf(table, role);
    return sheet != nullptr ? found(sheet->stances, stance) : nullptr;
}

bool onDownedCard(const Commando &commando)
{
    return commando.condition == Condition::Downed || commando.condition == Condition::Revived;
}

std::optional<Figure> figureOf(const PublicTable &table, const Combatant &who)
{
    if (const Role *role = get_if<Role>(&who))
    {
        const Commando *commando = commandoOf(table, *role);
        return commando != nullptr && commando->at ? std::optional(Figure{*commando->at, 1}) : std::nullopt;
    }
    const Standing *standing = standingOf(table, who);
    const FigureCard *card = cardOf(table, who);
    return standing != nullptr ? std::optional(Figure{standing->at, card != nullptr ? card->size : 1}) : std::nullopt;
}

Facing facingOf(const PublicTable &table, const Combatant &who)
{
    const Role *role = get_if<Role>(&who);
    if (const Commando *commando = role != nullptr ? commandoOf(table, *role) : nullptr)
        return commando->facing;
    const Standing *standing = standingOf(table, who);
    const Facing facing = standing != nullptr ? standing->facing : Facing::North;
    return has(table, who, Keyword::AllRound) ? Facing::AllRound : facing;
}

Side sideOf(const PublicTable &table, const Combatant &who)
{
    const FigureCard *card = cardOf(table, who);
    return card != nullptr ? card->side : holds_alternative<Role>(who) ? Side::Commando : Side::Enemy;
}

bool isMarker(const PublicTable &table, const Combatant &who)
{
    const Role *role = get_if<Role>(&who);
    if (const Commando *commando = role != nullptr ? commandoOf(table, *role) : nullptr)
        return commando->condition == Condition::Downed;
    return has(table, who, Keyword::Marker);
}

bool has(const PublicTable &table, const Combatant &who, Keyword keyword)
{
    const FigureCard *card = cardOf(table, who);
    return card != nullptr && card->has(keyword);
}

std::vector<Combatant> everybodyOn(const PublicTable &table)
{
    std::vector<Combatant> all;
    for (const auto &[role, commando] : table.commandos)
        if (commando.at)
            all.emplace_back(role);
    for (const auto &[figure, standing] : table.figures)
        all.emplace_back(figure);
    return all;
}

std::optional<Combatant> combatantOn(const PublicTable &table, Space space, const std::optional<Combatant> &except)
{
    for (const Combatant &who : everybodyOn(table))
        if (who != except && figureOf(table, who)->covers(space))
            return who;
    return std::nullopt;
}

/// OP-SAME-1.
std::vector<Effect> countedEffects(const PublicTable &table, const Combatant &who, Stat stat)
{
    std::vector<Effect> effects;
    std::set<EffectId> counted;
    for (const Effect &effect : table.effects)
    {
        if (effect.on != who || effect.stat != stat)
            continue;
        if (counted.insert(effect.name).second || table.printing == Printing::First)
            effects.push_back(effect);
    }
    return effects;
}

int effectsOn(const PublicTable &table, const Combatant &who, Stat stat)
{
    int sum = 0;
    for (const Effect &effect : countedEffects(table, who, stat))
        sum += effect.amount;
    return sum;
}

bool hasStealth(const PublicTable &table, const Combatant &who)
{
    return (has(table, who, Keyword::Stealth) ? 1 : 0) + effectsOn(table, who, Stat::Stealth) > 0;
}

std::optional<int> speedOf(const PublicTable &table, const Combatant &who)
{
    const FigureCard *card = cardOf(table, who);
    const Role *role = get_if<Role>(&who);
    const std::optional<int> base = role != nullptr ? ofStance(table, *role, &Stance::speed, &DownedCard::speed)
        : card != nullptr                           ? card->speed
                                                    : std::nullopt;
    return changed(base, effectsOn(table, who, Stat::Speed));
}

std::optional<int> vitalityOf(const PublicTable &table, const Combatant &who)
{
    if (const Role *role = get_if<Role>(&who))
    {
        const Sheet *sheet = sheetOf(table, *role);
        return sheet != nullptr ? sheet->vitality : std::nullopt;
    }
    const FigureCard *card = cardOf(table, who);
    return card != nullptr ? card->vitality : std::nullopt;
}

std::optional<int> maxAdrenalineOf(const PublicTable &table, Role role)
{
    return changed(ofStance(table, role, &Stance::maxAdrenaline, &DownedCard::maxAdrenaline),
        effectsOn(table, role, Stat::MaxAdrenaline));
}

std::optional<int> statOf(const PublicTable &table, Role role, Stat stat)
{
    const Sheet *sheet = sheetOf(table, role);
    if (sheet == nullptr)
        return std::nullopt;
    return changed(stat == Stat::Strength ? sheet->strength : sheet->intelligence, effectsOn(table, role, stat));
}

std::optional<Defense> defenseOf(const PublicTable &table, const Combatant &who, AttackType attack)
{
    const bool ranged = attack == AttackType::Ranged;
    std::optional<Defense> base;
    if (const Role *role = get_if<Role>(&who))
    {
        const std::optional<int> hits = ranged
            ? ofStance(table, *role, &Stance::rangedDefense, &DownedCard::rangedDefense)
            : ofStance(table, *role, &Stance::meleeDefense, &DownedCard::meleeDefense);
        if (hits)
            base = Defense{*hits, std::nullopt};
    }
    else if (const FigureCard *card = cardOf(table, who))
        base = ranged ? card->rangedDefense : card->meleeDefense;
    const int more = effectsOn(table, who, ranged ? Stat::RangedDefense : Stat::MeleeDefense);
    if (base)
        base->hits += more;
    if (base && base->hitsForTwo)
        *base->hitsForTwo += more;
    return base;
}

const Kit *kitThatDeploys(const PublicTable &table, const KindId &kind)
{
    for (const Kit &kit : table.content.kits)
        if (kit.deploys == kind)
            return &kit;
    return nullptr;
}

std::optional<Role> holderOf(const PublicTable &table, const KitId &kit)
{
    for (const auto &[role, commando] : table.commandos)
        if (commando.kit.contains(kit))
            return role;
    return std::nullopt;
}

std::optional<WeaponId> weaponInUse(const Commando &commando, AttackType attack)
{
    return attack == AttackType::Ranged ? commando.ranged : commando.melee;
}

namespace
{

/// Returns the basic weapon of a type that a kit or investigate card gives; none for other cards.
template <typename Card>
std::optional<WeaponId> basicOf(const PublicTable &table, const Card *card, AttackType attack)
{
    const WeaponCard *weapon = card != nullptr && card->weapon ? found(table.content.weapons, *card->weapon) : nullptr;
    return weapon != nullptr && weapon->basic && weapon->attack == attack ? std::optional(weapon->id) : std::nullopt;
}

} // namespace

std::optional<WeaponId> ownWeapon(const PublicTable &table, Role role, AttackType attack)
{
    const Commando *commando = commandoOf(table, role);
    if (commando == nullptr)
        return std::nullopt;
    std::optional<WeaponId> own;
    for (const KitId &id : commando->kit)
        if (const auto weapon = basicOf(table, found(table.content.kits, id), attack);
            weapon && (!own || weapon == weaponInUse(*commando, attack)))
            own = weapon;
    const Sheet *sheet = sheetOf(table, role);
    if (own || sheet == nullptr)
        return own;
    return attack == AttackType::Ranged ? sheet->ranged : sheet->melee;
}

std::optional<WeaponId> foundWeapon(const PublicTable &table, Role role, AttackType attack)
{
    const Commando *commando = commandoOf(table, role);
    if (commando == nullptr)
        return std::nullopt;
    for (const ItemId &id : commando->items)
        if (const auto weapon = basicOf(table, found(table.content.items, id), attack))
            return weapon;
    return std::nullopt;
}

int woundsOf(const PublicTable &table, const Combatant &who)
{
    const Role *role = get_if<Role>(&who);
    if (const Commando *commando = role != nullptr ? commandoOf(table, *role) : nullptr)
        return commando->wounds;
    const Standing *standing = standingOf(table, who);
    return standing != nullptr ? standing->wounds : 0;
}

int adrenalineOf(const PublicTable &table, Role role)
{
    const auto sheet = table.adrenaline.sheets.find(role);
    return sheet == table.adrenaline.sheets.end() ? 0 : sheet->second;
}

int tokensIn(const PublicTable &table, const AbilityId &ability)
{
    const auto well = table.adrenaline.wells.find(ability);
    return well == table.adrenaline.wells.end() ? 0 : well->second;
}

int woundsOf(const PublicTable &table, MarkerKind marker, Space at)
{
    const auto kind = table.ground.damage.find(marker);
    if (kind == table.ground.damage.end())
        return 0;
    const auto hurt = kind->second.find(at);
    return hurt != kind->second.end() ? hurt->second : 0;
}

/// OP-ACT-1.
int costOf(const PublicTable &table, ActionKind action)
{
    const auto changedCost = table.content.mission.costs.find(action);
    if (changedCost != table.content.mission.costs.end())
        return changedCost->second;
    switch (action)
    {
    case ActionKind::Attack:
    case ActionKind::Revive:
    case ActionKind::Heal:
        return 2;
    case ActionKind::Special:
        return 0;
    case ActionKind::Investigate:
    case ActionKind::OpenDoor:
    case ActionKind::Move:
    case ActionKind::Trade:
        return 1;
    }
    return 1;
}

bool inAuraOf(const PublicTable &table, const Combatant &who, Keyword keyword)
{
    const std::optional<Figure> figure = figureOf(table, who);
    if (!figure)
        return false;
    return std::ranges::any_of(everybodyOn(table),
        [&](const Combatant &other)
        {
            return other != who && has(table, other, keyword)
                && auraDistance(*figureOf(table, other), *figure) <= auraSpaces;
        });
}

const Room *roomOf(const PublicTable &table, Space space)
{
    for (const Room &room : table.ground.rooms)
        if (room.contains(space))
            return &room;
    return nullptr;
}

const Room *roomWith(const PublicTable &table, RoomId room)
{
    return found(table.ground.rooms, room);
}

} // namespace dossier::omega
