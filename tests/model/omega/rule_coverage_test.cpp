#include "model/omega/geometry/rule_ids.h"
#include "tests/support/rule_tests.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace rule_coverage_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The rules that refuse nothing of their own: their effects simply happen.
const QStringList refuseNothing{"OP-ADR-3", "OP-ADR-4", "OP-DASH-3", "OP-DASH-4", "OP-ROUND-3",
    // A face that no die has does not exist: it is malformed.
    "OP-DICE-1"};

/// The rules whose tests check the clause itself and give no command.
const QStringList askedDirectly{"OP-CMD-2"};

const QStringList classes{"overseer_rules_test", "commando_moves_test", "commando_actions_test", "commando_downed_test",
    "room_rules_test", "combat_rules_test", "mission_rules_test", "answer_rules_test", "hazard_rules_test",
    "standing_rules_test", "phase_rules_test", "reveal_rules_test", "explosive_rules_test", "equipment_rules_test",
    "refusals_test", "attack_changes_test", "overseer_boundaries_test", "commando_boundaries_test",
    "room_boundaries_test", "combat_boundaries_test"};

} // namespace

/// Every rule of play has tests by its id, with these checks: a legal case, a refusal by that id in both printings, and
/// a boundary: the last value that it allows and the first one beyond it.
class RuleCoverageTest : public QObject
{
    Q_OBJECT

private slots:

    void everyRuleOfPlayIsTestedByItsId()
    {
        const TestedRules asked(classes);
        QCOMPARE(asked.failed(), QString());
        QStringList missing;
        for (const QString &rule : idsFrom(rule::OP_ADR_1, omega::digest.rules()))
        {
            const bool refuses = !refuseNothing.contains(rule);
            const bool inBoth
                = asked.isRefused(rule, QStringLiteral("first")) && asked.isRefused(rule, QStringLiteral("revised"));
            const bool byCommand = refuses && !askedDirectly.contains(rule);
            if (!asked.isTested(rule))
                missing << rule + QStringLiteral(" has no test");
            if (!asked.hasABoundary(rule))
                missing << rule + QStringLiteral(" has no boundary");
            if (byCommand && !asked.hasALegalCase(rule))
                missing << rule + QStringLiteral(" has no legal case");
            if (refuses != asked.refusesInItsTests(rule))
                missing << rule + (refuses ? QStringLiteral(" refuses nothing") : QStringLiteral(" refuses"));
            if (byCommand && !inBoth)
                missing << rule + QStringLiteral(" is not refused in both printings");
        }
        QCOMPARE(missing.join(u'\n'), QString());
    }
};

DOSSIER_TESTS(RuleCoverageTest, EventLoop)

} // namespace rule_coverage_test

#include "rule_coverage_test.moc"
