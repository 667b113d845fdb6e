#include "model/omega/seen/attack.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/numbers.h"

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

/// OP-ATK-2: an enemy's melee attack on a commando at max adrenaline rolls one more red die.
int redForMaxAdrenaline(const PublicTable &table, const DeclareAttack &attack, const WeaponCard &weapon)
{
    const Role *target = attack.marker ? nullptr : get_if<Role>(&attack.target);
    if (target == nullptr || weapon.attack != AttackType::Melee || sideOf(table, attack.attacker) != Side::Enemy)
        return 0;
    const std::optional<int> max = maxAdrenalineOf(table, *target);
    return max && adrenalineOf(table, *target) >= *max ? 1 : 0;
}

/// OP-ATK-2: one more black die, once, against a clone's target that another clone of the same kind has attacked in
/// this step.
int blackForClones(const PublicTable &table, const DeclareAttack &attack)
{
    const FigureCard *card = cardOf(table, attack.attacker);
    if (card == nullptr || card->breed != Breed::Clone || attack.marker)
        return 0;
    const auto byAnother = [&](const CloneAttack &one)
    {
        return one.kind == card->id && one.target == attack.target
            && (!one.by || Combatant(*one.by) != attack.attacker);
    };
    return std::ranges::any_of(table.cloneAttacks, byAnother) ? 1 : 0;
}

/// Returns the dice that extras and the rules of enemies add (OP-ATK-1, -2).
std::vector<Joined> joiningDice(const PublicTable &table, const DeclareAttack &attack, const WeaponCard &weapon)
{
    std::vector<Joined> joined;
    for (const ExtraId &id : attack.extras)
        if (const Extra *extra = found(weapon.extras, id); extra != nullptr && !extra->always)
            joined.push_back({{id.text}, extra->dice, 0, rule::OP_ATK_1});
    for (const Extra &extra : weapon.extras)
        if (extra.always && !refusedExtra(table, attack.attacker, extra))
            joined.push_back({{extra.id.text}, extra.dice, 0, rule::OP_ATK_1});
    if (const int red = redForMaxAdrenaline(table, attack, weapon); red > 0)
        joined.push_back({{"max_adrenaline"}, {0, red}, 0, rule::OP_ATK_2});
    if (const int black = blackForClones(table, attack); black > 0)
        joined.push_back({{"same_clones"}, {black, 0}, 0, rule::OP_ATK_2});
    return joined;
}

/// OP-GRID-3: returns an enemy of a combatant on an adjacent space, whatever stands between them.
std::optional<Combatant> enemyBeside(const PublicTable &table, const Combatant &who)
{
    const std::optional<Figure> own = figureOf(table, who);
    if (!own)
        return std::nullopt;
    for (const Combatant &other : everybodyOn(table))
    {
        const std::vector<Space> spaces = figureOf(table, other)->spaces();
        const auto isNext = [&](Space here)
        { return std::ranges::any_of(spaces, [&](Space there) { return adjacent(here, there); }); };
        if (sideOf(table, other) != sideOf(table, who) && std::ranges::any_of(own->spaces(), isNext))
            return other;
    }
    return std::nullopt;
}

/// EN 745: true when a commando is next to a Taunter Drone.
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

int defenseIn(const std::vector<Joined> &joined)
{
    int sum = 0;
    for (const Joined &one : joined)
        sum += one.defense;
    return sum;
}

/// Adds the effects of the grid: the die that EMI removes, and cover (OP-SIGHT-F3, -F4, -R4, -R5).
void joinTheGrid(std::vector<Joined> &joined, const AttackVerdict &verdict, Printing printing)
{
    const bool first = printing == Printing::First;
    if (verdict.lost.size() > 0)
        joined.push_back(
            {{"emi"}, {-verdict.lost.black, -verdict.lost.red}, 0, first ? rule::OP_SIGHT_F4 : rule::OP_SIGHT_R5});
    if (verdict.sight.cover)
        joined.push_back({{"cover"}, {}, 1, first ? rule::OP_SIGHT_F3 : rule::OP_SIGHT_R4});
}

/// Returns the place of the target; a marker's is its space.
std::optional<Figure> targetOf(const PublicTable &table, const DeclareAttack &attack)
{
    if (attack.marker)
        return spacesWith(table, *attack.marker).contains(attack.to) ? std::optional(Figure{attack.to, 1})
                                                                     : std::nullopt;
    return attack.attacker == attack.target ? std::nullopt : figureOf(table, attack.target);
}

Piece targetPieceOf(const PublicTable &table, const DeclareAttack &attack)
{
    if (!attack.marker)
        return pieceOf(table, attack.target);
    Piece piece;
    piece.figure = {attack.to, 1};
    if (const MarkerCard *card = targetCardOf(table, *attack.marker))
    {
        piece.side = card->side;
        piece.rangedDefense = card->rangedDefense;
        piece.meleeDefense = card->meleeDefense;
    }
    return piece;
}

} // namespace

const MarkerCard *targetCardOf(const PublicTable &table, MarkerKind marker)
{
    return table.content.mission.vitality.contains(marker) ? found(table.content.markers, marker) : nullptr;
}

Refusal refusedExtra(const PublicTable &table, const Combatant &attacker, const Extra &extra)
{
    if (extra.minSpeed && speedOf(table, attacker).value_or(0) < *extra.minSpeed)
        return Violation{rule::OP_ATK_1, reason::ExtraNotNow{extra.id}};
    const std::optional<Combatant> enemy = extra.notAdjacent ? enemyBeside(table, attacker) : std::nullopt;
    return enemy ? Refusal(Violation{rule::OP_ATK_1, reason::EnemyBeside{extra.id, *enemy}}) : std::nullopt;
}

bool seeks(const PublicTable &table, const Combatant &attacker)
{
    return has(table, attacker, Keyword::Seeker) && table.turn && table.turn->who == attacker && !table.turn->moved;
}

std::optional<Role> payerFor(const PublicTable &table, const Combatant &attacker)
{
    if (const Role *role = get_if<Role>(&attacker))
        return *role;
    const Role *onTurn = table.turn ? get_if<Role>(&table.turn->who) : nullptr;
    return onTurn != nullptr && sideOf(table, attacker) == Side::Commando ? std::optional(*onTurn) : std::nullopt;
}

bool isPlaced(const PublicTable &table, const DeclareAttack &attack)
{
    const std::optional<Figure> from = figureOf(table, attack.attacker);
    const std::optional<Figure> to = targetOf(table, attack);
    if (!from || !to || !from->covers(attack.from) || !to->covers(attack.to))
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
    int cost = 0;
    if (!attack.free && holds_alternative<Role>(attack.attacker))
        cost = costOf(table, ActionKind::Attack);
    else if (const FigureCard *card = cardOf(table, attack.attacker);
        !attack.free && card != nullptr && card->side == Side::Commando)
        cost = card->combatCost.value_or(0);
    const WeaponCard *weapon = found(table.content.weapons, attack.weapon);
    for (const ExtraId &id : attack.extras)
        if (const Extra *extra = found(weapon->extras, id); extra != nullptr && !extra->always)
            cost += extra->cost;
    return cost;
}

AttackPlan planOf(const PublicTable &table, const DeclareAttack &attack)
{
    const WeaponCard &card = *found(table.content.weapons, attack.weapon);
    Board board;
    board.map = mapOf(table);
    board.pieces = {pieceOf(table, attack.attacker), targetPieceOf(table, attack)};
    board.pieces[0].weapons = {{card.id.text, card.attack, card.range, card.dice, card.reach}};
    AttackQuestion question;
    question.printing = table.printing;
    question.from = attack.from;
    question.target = 1;
    question.to = attack.to;
    question.unseen = seeks(table, attack.attacker);
    AttackPlan plan;
    plan.cost = attackCost(table, attack);
    plan.joined = joiningDice(table, attack, card);
    if (!attack.marker && isTaunted(table, attack.target))
        plan.joined.push_back({{"taunter"}, {}, 1, rule::OP_ATK_1});
    plan.moreDice = question.moreDice = sumOf(plan.joined);
    plan.moreDefense = question.moreDefense = defenseIn(plan.joined);
    plan.verdict = judgeAttack(board, question);
    // A ruling on the sight is none on EMI.
    const bool isCommandos = sideOf(table, attack.attacker) == Side::Commando;
    if (isCommandos && card.attack == AttackType::Ranged && !plan.verdict.sight.lineOfSight && plan.verdict.dice)
    {
        const DicePool pool = *plan.verdict.dice;
        plan.verdict.lost = takenByEmi(pool, board.map, table.printing, attack.from, attack.to);
        plan.verdict.dice = DicePool{pool.black - plan.verdict.lost.black, pool.red - plan.verdict.lost.red};
    }
    // OP-ATK-3: an explosion needs no defense.
    if (card.explosive)
        plan.verdict.chances.clear();
    plan.dice = plan.verdict.dice;
    joinTheGrid(plan.joined, plan.verdict, table.printing);
    plan.defense = defenseIn(plan.joined);
    return plan;
}

Attack declared(const PublicTable &table, const DeclareAttack &attack)
{
    Attack begun{.attacker = attack.attacker,
        .weapon = attack.weapon,
        .from = attack.from,
        .target = attack.target,
        .to = attack.to,
        .free = attack.free,
        .marker = attack.marker};
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
    const Commando &commando = inPlay(table, std::get<Role>(attacker));
    if (commando.ranged == weapon || commando.melee == weapon)
        return true;
    const WeaponCard *card = found(table.content.weapons, weapon);
    if (card == nullptr || card->basic)
        return false;
    const auto gives = [&](const auto *held) { return held != nullptr && held->weapon == weapon; };
    // A weapon carried by a marker explodes with it and is in nobody's hands.
    const auto inHand = [&](const Kit *kit) { return gives(kit) && !(kit->places && card->explosive); };
    return std::ranges::any_of(commando.kit, [&](const KitId &id) { return inHand(found(table.content.kits, id)); })
        || std::ranges::any_of(commando.items, [&](const ItemId &id) { return gives(found(table.content.items, id)); });
}

std::optional<Defense> defenseAgainst(const PublicTable &table, const Attack &attack)
{
    const WeaponCard *weapon = found(table.content.weapons, attack.weapon);
    std::optional<Defense> defense;
    if (weapon != nullptr && !attack.marker)
        defense = defenseOf(table, attack.target, weapon->attack);
    else if (const MarkerCard *card = weapon != nullptr ? targetCardOf(table, *attack.marker) : nullptr)
        defense = weapon->attack == AttackType::Ranged ? card->rangedDefense : card->meleeDefense;
    if (defense)
        defense->hits = std::max(0, defense->hits + attack.defense);
    if (defense && defense->hitsForTwo)
        defense->hitsForTwo = std::max(0, *defense->hitsForTwo + attack.defense);
    return defense;
}

int woundsDealt(const Defense &defense, int hits)
{
    if (defense.hitsForTwo && hits >= *defense.hitsForTwo)
        return 2;
    return hits >= defense.hits ? 1 : 0;
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

} // namespace dossier::omega
