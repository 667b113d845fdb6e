#include "model/omega/json/json.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/odds.h"
#include "tests/support/omega_random.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace attack_odds_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

/// Number of declarations compared, and of their special cases.
struct Compared
{
    int attacks = 0;
    std::set<std::string> joined;
    int unseen = 0;
};

std::string text(const Odds &odds)
{
    std::string all = std::to_string(odds.dice.black) + " black " + std::to_string(odds.dice.red) + " red;";
    for (const Joined &joined : odds.joined)
        all += ' ' + joined.name.text;
    for (const WoundChance &chance : odds.wounds)
        all += ' ' + std::to_string(chance.wounds) + " by " + std::to_string(chance.hits) + ": " + chance.chance.text();
    return all;
}

/// Returns the fault in the odds of an attack before and after its declaration: they are the same, and the plan's own
/// verdict says them too when it allows the attack. Empty when there is none.
std::string compare(const Table &table, const DeclareAttack &attack, Compared &compared)
{
    if (malformed(table.open, attack) || found(table.open.content.weapons, attack.weapon) == nullptr)
        return {};
    const std::optional<Odds> before = oddsOf(table.open, attack);
    if (!before)
        return {};
    const AttackPlan plan = planOf(table.open, attack);
    Table after = table;
    forced(after, attack);
    const std::optional<Odds> odds = view(after, PublicSeat{}).odds;
    ++compared.attacks;
    for (const Joined &joined : before->joined)
        compared.joined.insert(joined.name.text);
    const std::string where = " in " + toJson(Command(attack));
    if (!odds || *odds != *before)
        return "before " + text(*before) + "; after " + (odds ? text(*odds) : "none") + where;
    if (plan.dice != before->dice)
        return "the plan has other dice" + where;
    if (plan.verdict.allowed() && plan.verdict.chances != before->wounds)
        return "the plan's verdict has other chances" + where;
    compared.unseen += plan.verdict.allowed() && !plan.verdict.sight.lineOfSight ? 1 : 0;
    if (!refusal(view(table, OverseerSeat{}), attack) && !plan.verdict.allowed())
        return "allowed, and the plan's verdict is against it" + where;
    return {};
}

void give(Table &table, const char *kind, Keyword keyword)
{
    for (FigureCard &card : table.open.content.figures)
        if (card.id.text == kind)
            card.keywords.push_back(keyword);
}

/// Returns a random table with everything that an attack can depend on.
Table crowded(Printing printing, RandomCommands &random)
{
    Table table = tableInTurns(printing, 3 + random.below(3));
    give(table, "taunter_drone", Keyword::Taunter);
    give(table, "warrior_clone", Keyword::Seeker);
    for (WeaponCard &weapon : table.open.content.weapons)
        if (weapon.id.text == "knife" || weapon.id.text == "carbine")
            weapon.extras.push_back({{"quick"}, 0, {0, 1}, weapon.id.text == "carbine", 4, true});
    const auto anywhere = [&] { return Space{random.below(9), random.below(4)}; };
    const auto isFree
        = [&](Space space) { return mapOf(table.open).isFloor(space) && !combatantOn(table.open, space); };
    for (const auto &[role, commando] : std::map(table.open.commandos))
        if (const Space to = anywhere(); isFree(to))
            omega::apply(table, Placed{role, to, static_cast<Facing>(random.below(4))});
    for (const char *kind : {"rogue_clone", "rogue_clone", "warrior_clone", "blaster", "reject", "handler", "cronos",
             "sentry_drone", "taunter_drone"})
        if (const Space to = anywhere(); isFree(to))
            bring(table, kind, to, static_cast<Facing>(random.below(4)));
    for (const MarkerKind marker : {MarkerKind::Emi, MarkerKind::Wall, MarkerKind::Wall})
        if (const Space to = anywhere();
            random.chance(50) && isFree(to) && !spacesWith(table.open, marker).contains(to))
            omega::apply(table, MarkerPlaced{marker, to});
    if (random.chance(50))
        omega::apply(table, DoorTaken{{{{3, 2}, Edge::Side::East}}});
    for (const auto &[role, commando] : table.open.commandos)
        if (random.chance(50))
            fund(table, sheet(role), random.below(8));
    for (const Combatant &who : everybodyOn(table.open))
        if (random.chance(25))
            omega::apply(table,
                EffectBegan{{{"shield"}, who, random.chance(50) ? Stat::RangedDefense : Stat::MeleeDefense,
                    random.below(4) - 1, Until::TakenAway}});
    for (const auto &[role, commando] : table.open.commandos)
        if (random.chance(30))
            table.open.cloneAttacks.insert({{"rogue_clone"}, role, std::nullopt});
    return table;
}

/// Returns a figure of that kind; the leader when there is none.
Combatant standing(const Table &table, const char *kind)
{
    for (const auto &[figure, one] : table.open.figures)
        if (one.kind.text == kind)
            return figure;
    return Role::TeamLeader;
}

/// Every attack that anybody could declare.
std::vector<DeclareAttack> attacksOf(const Table &table, RandomCommands &random)
{
    std::vector<DeclareAttack> attacks;
    const std::vector<Combatant> everybody = everybodyOn(table.open);
    for (const Combatant &attacker : everybody)
        for (const WeaponCard &weapon : table.open.content.weapons)
            for (const Combatant &target : everybody)
                if (mayUse(table.open, attacker, weapon.id)
                    && sideOf(table.open, attacker) != sideOf(table.open, target))
                {
                    DeclareAttack attack{attacker, weapon.id, figureOf(table.open, attacker)->at, target,
                        figureOf(table.open, target)->at, random.chance(50)};
                    for (const Extra &extra : weapon.extras)
                        if (random.chance(50) && !extra.always)
                            attack.extras.push_back(extra.id);
                    attacks.push_back(attack);
                }
    return attacks;
}

} // namespace

/// OP-ATK-1, -2: one function answers: the odds before a declaration are those after it, and the plan's.
class AttackOddsTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ATK_1_theOddsBeforeAreTheOddsAfterOnCrowdedTables()
    {
        Compared compared;
        for (unsigned seed = 1; seed <= 40; ++seed)
        {
            RandomCommands random(seed);
            Table table = crowded(seed % 2 == 0 ? Printing::First : Printing::Revised, random);
            const Combatant seeker = standing(table, "warrior_clone");
            if (seed % 4 < 2 && seeker != Combatant(Role::TeamLeader))
                omega::apply(table, TurnBegan{seeker, true});
            for (const DeclareAttack &attack : attacksOf(table, random))
            {
                const std::string fault = compare(table, attack, compared);
                QVERIFY2(fault.empty(), (fault + " at seed " + std::to_string(seed)).c_str());
            }
        }
        QVERIFY2(compared.attacks > 500, std::to_string(compared.attacks).c_str());
        for (const char *name : {"taunter", "emi", "cover", "aim", "quick", "max_adrenaline", "same_clones", "shield"})
            QVERIFY2(compared.joined.contains(name), name);
        QVERIFY(compared.unseen > 0);
    }

    /// Every declaration of random games, those that a ruling lets through as well.
    void OP_ATK_1_theOddsBeforeAreTheOddsAfterInRandomGames()
    {
        Compared compared;
        for (unsigned seed = 1; seed <= 30; ++seed)
        {
            RandomCommands random(seed);
            Table table = crowded(seed % 2 == 0 ? Printing::First : Printing::Revised, random);
            for (int step = 0; step < 150; ++step)
            {
                const Command command = random.any(table);
                if (malformed(table.open, command))
                    continue;
                if (const auto *attack = get_if<DeclareAttack>(&command))
                {
                    const std::string fault = compare(table, *attack, compared);
                    QVERIFY2(fault.empty(), (fault + " at seed " + std::to_string(seed)).c_str());
                }
                if (!refusal(view(table, OverseerSeat{}), command) || random.chance(10))
                    forced(table, command);
            }
        }
        QVERIFY2(compared.attacks > 30, std::to_string(compared.attacks).c_str());
    }

    /// OP-SIGHT-F4, -R5: a ruling on the sight leaves EMI on the attacker's space.
    void OP_ATK_1_whoeverOverrulesTheSightKeepsEmi()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
        {
            Table table = tableInTurns(printing);
            omega::apply(table, Placed{Role::TeamLeader, Space{1, 1}, Facing::East});
            const FigureId enemy = bring(table, "blaster", {2, 1}, Facing::West);
            const DeclareAttack seen{Role::TeamLeader,
                *weaponInUse(inPlay(table.open, Role::TeamLeader), AttackType::Ranged), {1, 1}, enemy, {2, 1}, true};
            const int dice = planOf(table.open, seen).dice->size();
            // Nobody sees behind him.
            omega::apply(table, Placed{Role::TeamLeader, Space{1, 1}, Facing::West});
            QVERIFY(!planOf(table.open, seen).verdict.sight.lineOfSight);
            QCOMPARE(planOf(table.open, seen).dice->size(), dice);
            table.open.ground.map.setTile({1, 1}, U'e');
            table.open.ground.map.setEmi(U'e');
            QCOMPARE(planOf(table.open, seen).dice->size(), dice - 1);
            forced(table, seen);
            QCOMPARE(table.open.pending.attack->dice.size(), dice - 1);
        }
    }

    /// The one that the desk showed without the drone.
    void OP_ATK_1_aTaunterCountsBeforeTheDeclaration()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
        {
            Table table = tableInTurns(printing);
            give(table, "taunter_drone", Keyword::Taunter);
            omega::apply(table, Placed{Role::TeamLeader, Space{1, 1}, Facing::East});
            const FigureId enemy = bring(table, "blaster", {2, 1}, Facing::West);
            const DeclareAttack bite{enemy, {"claws"}, {2, 1}, Role::TeamLeader, {1, 1}, true};
            const int without = planOf(table.open, bite).verdict.chances.front().hits;
            bring(table, "taunter_drone", {1, 2});
            const AttackPlan plan = planOf(table.open, bite);
            QCOMPARE(plan.verdict.chances.front().hits, without + 1);
            QVERIFY(plan.verdict.chances == oddsOf(table.open, bite)->wounds);
            forced(table, bite);
            QVERIFY(plan.verdict.chances == view(table, PublicSeat{}).odds->wounds);
        }
    }
};

DOSSIER_TESTS(AttackOddsTest, Nothing)

} // namespace attack_odds_test

#include "attack_odds_test.moc"
