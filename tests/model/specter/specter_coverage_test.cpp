#include "model/specter/seen/rule_ids.h"
#include "tests/support/rule_tests.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_coverage_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The rules that refuse nothing of their own: they state facts, and others cite them.
const QStringList refuseNothing{"SO-BOARD-1", "SO-BOARD-2", "SO-SEE-1", "SO-SEE-3", "SO-SEE-4"};

/// The rules with other refusals in the second printing of some cards. Its change to SO-SEE-2 is a showing, not a
/// refusal.
const QStringList differByPrinting{"SO-HUNT-4"};

const QStringList classes{"specter_rules_test", "specter_boundaries_test", "specter_refusals_test",
    "specter_agent_test", "specter_hunters_test", "specter_paper_test", "specter_told_test", "specter_traitor_test",
    "specter_ways_out_test", "specter_shown_test", "specter_choices_test", "specter_entered_test"};

} // namespace

/// Every rule of Specter Ops has tests by its id, with these checks: a legal case, a refusal by that id, a boundary,
/// and both printings of the cards where they differ.
class SpecterCoverageTest : public QObject
{
    Q_OBJECT

private slots:

    void everyRuleIsTestedByItsId()
    {
        const TestedRules asked(classes);
        QCOMPARE(asked.failed(), QString());
        QStringList missing;
        for (const QString &rule : idsFrom(rule::SO_BOARD_1, specter::digest.rules()))
        {
            const bool refuses = !refuseNothing.contains(rule);
            if (!asked.isTested(rule))
                missing << rule + QStringLiteral(" has no test");
            if (!asked.hasABoundary(rule))
                missing << rule + QStringLiteral(" has no boundary");
            if (refuses && !asked.hasALegalCase(rule))
                missing << rule + QStringLiteral(" has no legal case");
            if (refuses != asked.refusesInItsTests(rule))
                missing << rule + (refuses ? QStringLiteral(" refuses nothing") : QStringLiteral(" refuses"));
            if (differByPrinting.contains(rule) && !asked.isRefused(rule, QStringLiteral("second")))
                missing << rule + QStringLiteral(" is not refused in the second printing");
        }
        QCOMPARE(missing.join(u'\n'), QString());
    }
};

DOSSIER_TESTS(SpecterCoverageTest, EventLoop)

} // namespace specter_coverage_test

#include "specter_coverage_test.moc"
