#include "model/core/rule.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/specter/seen/rule_ids.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <span>
#include <string>
#include <vector>

namespace rule_test
{

using namespace dossier;

namespace
{

constexpr Digest digest({"B-LAY-1", "B-LAY-2", "A-END-1"});

std::vector<std::string> printed(std::span<const Rule> rules)
{
    std::vector<std::string> ids;
    for (const Rule rule : rules)
        ids.emplace_back(id(rule));
    return ids;
}

} // namespace

/// A game's rules are those of its digest, in the digest's order.
class RuleTest : public QObject
{
    Q_OBJECT

private slots:

    void aDigestHasItsRulesInOrder()
    {
        constexpr Rule first = digest["B-LAY-1"];
        constexpr Rule last = digest["A-END-1"];
        QCOMPARE(digest.rules().size(), std::size_t{3});
        QVERIFY(digest.rules().front() == first && digest.rules().back() == last);
        QVERIFY(first < last && first != last);
        QCOMPARE(id(last), std::string_view("A-END-1"));
    }

    void aRuleIsFoundByItsId()
    {
        for (const Rule rule : digest.rules())
            QVERIFY(ruleWithId(digest.rules(), id(rule)) == rule);
        QVERIFY(ruleWithId(omega::digest.rules(), "OP-DICE-2") == rule::OP_DICE_2);
        QVERIFY(ruleWithId(specter::digest.rules(), "SO-END-1") == rule::SO_END_1);
    }

    void anUnknownIdIsNoRule()
    {
        for (const char *unknown : {"", "OP-SIGHT-R6", "op-sight-r4", "OP-SIGHT-R4 ", "OP_SIGHT_R4", "SO-END-1"})
            QVERIFY(!ruleWithId(omega::digest.rules(), unknown));
    }

    void aRuleOfOneGameIsNoneOfAnothers()
    {
        for (const Rule rule : omega::digest.rules())
            QVERIFY(!ruleWithId(specter::digest.rules(), id(rule)));
        // Each is the first of its digest.
        QVERIFY(rule::OP_GRID_1 != rule::SO_BOARD_1);
    }

    void noRuleHasNoName()
    {
        QVERIFY(id(Rule()).empty());
        QVERIFY(Rule() < digest.rules().front());
    }

    void theRulesOfEachGameAreThoseOfItsDigestInItsOrder()
    {
        const std::vector<std::string> omegas{"OP-GRID-1", "OP-GRID-2", "OP-GRID-3", "OP-GRID-4", "OP-GRID-5",
            "OP-FOV-1", "OP-FOV-2", "OP-FOV-3", "OP-SIGHT-F1", "OP-SIGHT-F2", "OP-SIGHT-F3", "OP-SIGHT-F4",
            "OP-SIGHT-R1", "OP-SIGHT-R2", "OP-SIGHT-R3", "OP-SIGHT-R4", "OP-SIGHT-R5", "OP-DIST-1", "OP-DIST-2",
            "OP-DIST-3", "OP-MOVE-1", "OP-MOVE-2", "OP-MOVE-3", "OP-MOVE-4", "OP-MOVE-5", "OP-MOVE-6", "OP-MOVE-7",
            "OP-MOVE-8", "OP-MOVE-9", "OP-GAS-1", "OP-ADR-1", "OP-ADR-2", "OP-ADR-3", "OP-ADR-4", "OP-ADR-5",
            "OP-DASH-1", "OP-DASH-2", "OP-DASH-3", "OP-DASH-4", "OP-DASH-5", "OP-CMD-1", "OP-CMD-2", "OP-CMD-3",
            "OP-CMD-4", "OP-ACT-1", "OP-ACT-2", "OP-ACT-3", "OP-DOWN-1", "OP-DOWN-2", "OP-DOWN-3", "OP-ROUND-1",
            "OP-ROUND-2", "OP-ROUND-3", "OP-DOOR-1", "OP-DOOR-2", "OP-ROOM-1", "OP-ROOM-2", "OP-ROOM-3", "OP-SPAWN-1",
            "OP-DICE-1", "OP-DICE-2", "OP-ATK-1", "OP-ATK-2", "OP-ATK-3", "OP-ATK-4", "OP-CHAL-1", "OP-SAME-1",
            "OP-INT-1"};
        QCOMPARE(printed(omega::digest.rules()), omegas);
        const std::vector<std::string> specters{"SO-BOARD-1", "SO-BOARD-2", "SO-BOARD-3", "SO-BOARD-4", "SO-MOVE-1",
            "SO-MOVE-2", "SO-MOVE-3", "SO-SEE-1", "SO-SEE-2", "SO-SEE-3", "SO-SEE-4", "SO-HUNT-1", "SO-HUNT-2",
            "SO-HUNT-3", "SO-HUNT-4", "SO-HUNT-5", "SO-HUNT-6", "SO-TRAITOR-1", "SO-END-1"};
        QCOMPARE(printed(specter::digest.rules()), specters);
    }
};

DOSSIER_TESTS(RuleTest, Nothing)

} // namespace rule_test

#include "rule_test.moc"
