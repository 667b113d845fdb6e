#include "omega_attack.h"

#include "omega_numbers.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

Piece pieceOf(const PublicTable &table, const Combatant &who)
{
    Piece piece;
    piece.figure = *figureOf(table, who);
    piece.side = sideOf(table, who);
    piece.facing = facingOf(table, who);
    piece.rangedDefense = defenseOf(table, who, AttackType::Ranged);
    piece.meleeDefense = defenseOf(table, who, AttackType::Melee);
    return piece;
}

/// OP-ATK-2: an enemy's melee attack on a commando at max adrenaline rolls a red die more.
int redForMaxAdrenaline(const PublicTable &table, const DeclareAttack &attack, const WeaponCard &weapon)
{
    const Role *target = get_if<Role>(&attack.target);
    if (target == nullptr || weapon.attack != AttackType::Melee || sideOf(table, attack.attacker) != Side::Enemy)
        return 0;
    const std::optional<int> most = maxAdrenalineOf(table, *target);
    return most && adrenalineOf(table, *target) >= *most ? 1 : 0;
}

/// OP-ATK-2: a clone's target that a clone of the same kind attacked in this step: a black die more, once.
int blackForClones(const PublicTable &table, const DeclareAttack &attack)
{
    const FigureCard *card = cardOf(table, attack.attacker);
    if (card == nullptr || card->breed != Breed::Clone)
        return 0;
    return table.cloneAttacks.contains({card->id, attack.target}) ? 1 : 0;
}

/// The dice that extras and the rules of enemies add (OP-ATK-1, -2).
std::vector<Joined> joiningDice(const PublicTable &table, const DeclareAttack &attack, const WeaponCard &weapon)
{
    std::vector<Joined> joined;
    for (const ExtraId &id : attack.extras)
        if (const Extra *extra = found(weapon.extras, id))
            joined.push_back({{id.text}, extra->dice, 0, Rule::OP_ATK_1});
    if (const int red = redForMaxAdrenaline(table, attack, weapon); red > 0)
        joined.push_back({{"max_adrenaline"}, {0, red}, 0, Rule::OP_ATK_2});
    if (const int black = blackForClones(table, attack); black > 0)
        joined.push_back({{"same_clones"}, {black, 0}, 0, Rule::OP_ATK_2});
    return joined;
}

/// EN 745: whether a commando stands next to a Taunter Drone.
bool isTaunted(const PublicTable &table, const Combatant &target)
{
    if (!holds_alternative<Role>(target))
        return false;
    const Figure commando = *figureOf(table, target);
    return std::ranges::any_of(everybodyOn(table),
        [&](const Combatant &who)
        {
            return has(table, who, Keyword::Taunter) && sideOf(table, who) == Side::Commando
                && std::ranges::any_of(
                    figureOf(table, who)->spaces(), [&](Space space) { return adjacent(space, commando.at); });
        });
}

DicePool sumOf(const std::vector<Joined> &joined)
{
    DicePool sum;
    for (const Joined &one : joined)
    {
        sum.black += one.dice.black;
        sum.red += one.dice.red;
    }
    return sum;
}

/// What the grid changes: the die that EMI takes, and cover (OP-SIGHT-F3, -F4, -R4, -R5).
void joinTheGrid(std::vector<Joined> &joined, const Sight &sight, const DicePool &before, Printing printing)
{
    const bool first = printing == Printing::First;
    if (sight.emi.diceLost > 0 && before.size() > 0)
        joined.push_back({{"emi"}, before.black > 0 ? DicePool{-1, 0} : DicePool{0, -1}, 0,
            first ? Rule::OP_SIGHT_F4 : Rule::OP_SIGHT_R5});
    if (sight.cover)
        joined.push_back({{"cover"}, {}, 1, first ? Rule::OP_SIGHT_F3 : Rule::OP_SIGHT_R4});
}

} // namespace

bool isPlaced(const PublicTable &table, const DeclareAttack &attack)
{
    const std::optional<Figure> from = figureOf(table, attack.attacker);
    const std::optional<Figure> to = figureOf(table, attack.target);
    if (attack.attacker == attack.target || !from || !to || !from->covers(attack.from) || !to->covers(attack.to))
        return false;
    const Map map = mapOf(table);
    const std::vector<Space> own = from->spaces();
    const std::vector<Space> others = to->spaces();
    const auto onFloor = [&](Space space) { return map.isFloor(space); };
    return std::ranges::all_of(own, onFloor) && std::ranges::all_of(others, onFloor)
        && std::ranges::none_of(own, [&](Space space) { return to->covers(space); });
}

int attackCost(const PublicTable &table, const DeclareAttack &attack)
{
    int cost = attack.free ? 0 : costOf(table, ActionKind::Attack);
    const WeaponCard *weapon = found(table.content.weapons, attack.weapon);
    for (const ExtraId &id : attack.extras)
        if (const Extra *extra = found(weapon->extras, id))
            cost += extra->cost;
    return cost;
}

AttackPlan planOf(const PublicTable &table, const DeclareAttack &attack)
{
    const WeaponCard &card = *found(table.content.weapons, attack.weapon);
    Board board;
    board.map = mapOf(table);
    board.pieces = {pieceOf(table, attack.attacker), pieceOf(table, attack.target)};
    board.pieces[0].weapons = {{card.id.text, card.attack, card.range, card.dice, card.reach}};
    AttackQuestion question;
    question.printing = table.printing;
    question.from = attack.from;
    question.target = 1;
    question.to = attack.to;
    AttackPlan plan;
    plan.joined = joiningDice(table, attack, card);
    question.moreDice = sumOf(plan.joined);
    plan.verdict = judgeAttack(board, question);
    plan.dice = plan.verdict.dice;
    if (isTaunted(table, attack.target))
        plan.joined.push_back({{"taunter"}, {}, 1, Rule::OP_ATK_1});
    plan.cost = attackCost(table, attack);
    const DicePool weapon = card.dice.value_or(DicePool{});
    joinTheGrid(plan.joined, plan.verdict.sight,
        {weapon.black + question.moreDice.black, weapon.red + question.moreDice.red}, table.printing);
    for (const Joined &joined : plan.joined)
        plan.defense += joined.defense;
    return plan;
}

Attack declared(const PublicTable &table, const DeclareAttack &attack)
{
    Attack begun{.attacker = attack.attacker,
        .weapon = attack.weapon,
        .from = attack.from,
        .target = attack.target,
        .to = attack.to,
        .free = attack.free};
    begun.dice = found(table.content.weapons, attack.weapon)->dice.value_or(DicePool{});
    if (!isPlaced(table, attack))
        return begun;
    const AttackPlan plan = planOf(table, attack);
    begun.dice = plan.dice.value_or(begun.dice);
    begun.defense = plan.defense;
    begun.joined = plan.joined;
    return begun;
}

bool mayUse(const PublicTable &table, const Combatant &attacker, const WeaponId &weapon)
{
    if (const FigureCard *card = cardOf(table, attacker))
        return std::ranges::count(card->weapons, weapon) > 0;
    const Commando &commando = table.commandos.at(std::get<Role>(attacker));
    if (commando.ranged == weapon || commando.melee == weapon)
        return true;
    const WeaponCard *card = found(table.content.weapons, weapon);
    if (card == nullptr || card->basic)
        return false;
    const auto gives = [&](const auto *held) { return held != nullptr && held->weapon == weapon; };
    return std::ranges::any_of(commando.kit, [&](const KitId &id) { return gives(found(table.content.kits, id)); })
        || std::ranges::any_of(commando.items, [&](const ItemId &id) { return gives(found(table.content.items, id)); });
}

std::optional<Defense> defenseAgainst(const PublicTable &table, const Attack &attack)
{
    const WeaponCard *weapon = found(table.content.weapons, attack.weapon);
    std::optional<Defense> defense = weapon != nullptr ? defenseOf(table, attack.target, weapon->attack) : std::nullopt;
    if (defense)
        defense->hits = std::max(0, defense->hits + attack.defense);
    if (defense && defense->hitsForTwo)
        defense->hitsForTwo = std::max(0, *defense->hitsForTwo + attack.defense);
    return defense;
}

bool canAssist(const PublicTable &table, FigureId by)
{
    constexpr int auraSpaces = 5;
    const std::optional<Attack> &attack = table.pending.attack;
    const FigureCard *card = attack ? cardOf(table, attack->attacker) : nullptr;
    if (card == nullptr || (card->breed != Breed::Clone && card->breed != Breed::Hybrid))
        return false;
    return has(table, by, Keyword::Assist) && attack->attacker != Combatant(by)
        && auraDistance(*figureOf(table, by), *figureOf(table, attack->attacker)) <= auraSpaces;
}

namespace
{

/// OP-ATK-3: what an explosion reaches on a map.
struct Blast
{
    Map map;
    Printing printing = Printing::Revised;
    Space at;
    int radius = 0;

    [[nodiscard]] bool reaches(Space space) const
    {
        if (!map.isFloor(at) || !map.isFloor(space))
            return false;
        if (space == at)
            return true;
        const std::optional<Distance> distance = distanceBetween(map, at, space);
        if (!distance || distance->steps > radius)
            return false;
        const Sight look = sight(
            map, printing, {{at, 1}, at, Facing::AllRound, Side::Enemy}, AttackType::Ranged, {{space, 1}, space});
        return look.lineOfSight && !look.cover;
    }
};

} // namespace

std::vector<Combatant> blastedBy(const PublicTable &table, Space at, int radius)
{
    const Blast blast{mapOf(table), table.printing, at, radius};
    std::vector<Combatant> blasted;
    for (const Combatant &who : everybodyOn(table))
        if (std::ranges::any_of(figureOf(table, who)->spaces(), [&](Space space) { return blast.reaches(space); }))
            blasted.push_back(who);
    return blasted;
}

std::vector<MarkerAt> markersBlastedBy(
    const PublicTable &table, Space at, int radius, const std::optional<MarkerKind> &goingOff)
{
    const Blast blast{mapOf(table), table.printing, at, radius};
    std::vector<MarkerAt> blasted;
    for (const auto &[kind, spaces] : table.ground.markers)
        if (table.content.mission.vitality.contains(kind))
            for (const Space space : spaces)
                if ((kind != goingOff || space != at) && blast.reaches(space))
                    blasted.emplace_back(kind, space);
    return blasted;
}

} // namespace dossier::omega
