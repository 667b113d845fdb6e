#include "rule_tests.h"
#include "test_class.h"

#include <QRegularExpression>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

namespace
{

const QString folder = QStringLiteral("tests/model/omega");

/// The rules that refuse nothing of their own: what they say happens.
const QStringList refuseNothing{"OP-ADR-3", "OP-ADR-4", "OP-DASH-3", "OP-DASH-4", "OP-ROUND-3",
    // What no die can show does not exist: it is malformed.
    "OP-DICE-1"};

bool isPlayedInBothPrintings(const QStringList &bodies)
{
    const QString all = bodies.join(u'\n');
    return all.contains(QStringLiteral("printing : printings"))
        || (all.contains(QStringLiteral("Printing::First")) && all.contains(QStringLiteral("Printing::Revised")));
}

bool hasALegalCase(const QStringList &bodies)
{
    static const QRegularExpression legal(QStringLiteral("\\bfine\\b|played\\(|QVERIFY\\(view"));
    return bodies.join(u'\n').contains(legal);
}

} // namespace

/// Every rule of play has tests by its id: a legal case, a refusal by that id, both printings, and a boundary: the last
/// value that it allows and the first one beside it.
class RuleCoverageTest : public QObject
{
    Q_OBJECT

private slots:

    void everyRuleOfPlayIsTestedByItsId()
    {
        QStringList missing;
        for (const QString &rule : idsBetween(Rule::OP_ADR_1, Rule::OP_INT_1))
        {
            const QStringList bodies = testsOf(rule, folder);
            if (bodies.isEmpty())
                missing << rule + QStringLiteral(" has no test");
            else if (!isPlayedInBothPrintings(bodies))
                missing << rule + QStringLiteral(" is not played in both printings");
            else if (!hasALegalCase(bodies))
                missing << rule + QStringLiteral(" has no legal case");
            else if (!refuseNothing.contains(rule) && !isRefused(bodies, rule))
                missing << rule + QStringLiteral(" refuses nothing in its tests");
            else if (!hasABoundary(bodies))
                missing << rule + QStringLiteral(" has no boundary");
        }
        QCOMPARE(missing.join(u'\n'), QString());
    }

    void rulesThatRefuseNothingDoNot()
    {
        for (const QString &rule : refuseNothing)
            QVERIFY2(!isRefused(testsOf(rule, folder), rule), qPrintable(rule));
        QVERIFY2(isRefused(testsOf(QStringLiteral("OP-ADR-2"), folder), QStringLiteral("OP-ADR-2")),
            "the search finds some");
    }

    void aBoundaryHasTwoSidesThatDiffer()
    {
        QVERIFY(hasABoundary({QStringLiteral("QCOMPARE(boundary(at(5), at(6)), \"fine | OP-ADR-2\");")}));
        QVERIFY(!hasABoundary({QStringLiteral("QCOMPARE(boundary(at(5), at(6)), \"fine | fine\");")}));
        QVERIFY(!hasABoundary({QStringLiteral("QCOMPARE(at(5), \"fine | OP-ADR-2\");")}));
    }
};

DOSSIER_TESTS(RuleCoverageTest, Nothing)
#include "rule_coverage_test.moc"
