#include "rule_tests.h"
#include "test_class.h"

#include <QRegularExpression>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

namespace
{

const QString folder = QStringLiteral("tests/model/specter");

/// The rules that refuse nothing of their own: what they say is so, and others cite it.
const QStringList refuseNothing{"SO-BOARD-1", "SO-BOARD-2", "SO-SEE-1", "SO-SEE-3", "SO-SEE-4"};

/// The rules that some card's second printing changes.
const QStringList differByPrinting{"SO-SEE-2", "SO-HUNT-4"};

bool hasALegalCase(const QStringList &bodies)
{
    static const QRegularExpression legal(QStringLiteral("\"fine \\||, \"\"\\)|QVERIFY\\((?!!)|std::string\\(\\)\\)"));
    return bodies.join(u'\n').contains(legal);
}

bool isPlayedInBothPrintings(const QStringList &bodies)
{
    return bodies.join(u'\n').contains(QStringLiteral("edition : editions"));
}

} // namespace

/// Every rule of Specter Ops has tests by its id: a legal case, a refusal by that id, a boundary, and both printings of
/// the cards where they differ.
class SpecterCoverageTest : public QObject
{
    Q_OBJECT

private slots:

    void everyRuleIsTestedByItsId()
    {
        QStringList missing;
        for (const QString &rule : idsBetween(Rule::SO_BOARD_1, Rule::SO_END_1))
        {
            const QStringList bodies = testsOf(rule, folder);
            if (bodies.isEmpty())
                missing << rule + QStringLiteral(" has no test");
            else if (!hasALegalCase(bodies))
                missing << rule + QStringLiteral(" has no legal case");
            else if (!refuseNothing.contains(rule) && !isRefused(bodies, rule))
                missing << rule + QStringLiteral(" refuses nothing in its tests");
            else if (!hasABoundary(bodies))
                missing << rule + QStringLiteral(" has no boundary");
            else if (differByPrinting.contains(rule) && !isPlayedInBothPrintings(bodies))
                missing << rule + QStringLiteral(" is not played in both printings");
        }
        QCOMPARE(missing.join(u'\n'), QString());
    }

    void rulesThatRefuseNothingDoNot()
    {
        for (const QString &rule : refuseNothing)
            QVERIFY2(!isRefused(testsOf(rule, folder), rule), qPrintable(rule));
    }
};

DOSSIER_TESTS(SpecterCoverageTest, Nothing)
#include "specter_coverage_test.moc"
