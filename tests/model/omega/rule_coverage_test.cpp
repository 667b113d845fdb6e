#include "rule.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

using namespace dossier;

namespace
{

/// The rules that refuse nothing of their own: what they say happens.
const QStringList refuseNothing{"OP-ADR-3", "OP-ADR-4", "OP-ADR-5", "OP-DASH-3", "OP-DASH-4", "OP-ROUND-3",
    // What no die can show does not exist: it is malformed.
    "OP-DICE-1"};

/// The rules of play, in the order of their digest.
QStringList rulesOfPlay()
{
    QStringList ids;
    for (const Rule rule : allRules())
        if (rule >= Rule::OP_ADR_1 && rule <= Rule::OP_INT_1)
            ids << QString::fromLatin1(id(rule).data(), static_cast<qsizetype>(id(rule).size()));
    return ids;
}

/// Every test of the game's rules, its name and its body.
QMap<QString, QString> tests()
{
    static const QRegularExpression slot(QStringLiteral("\\n    void (\\w+)\\(\\)\\n    \\{\\n(.*?)\\n    \\}\\n"),
        QRegularExpression::DotMatchesEverythingOption);
    QMap<QString, QString> found;
    const QDir folder(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/model/omega"));
    for (const QString &name : folder.entryList({QStringLiteral("*_test.cpp")}))
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = slot.globalMatch(text); match.hasNext();)
        {
            const QRegularExpressionMatch one = match.next();
            found[one.captured(1)] = one.captured(2);
        }
    }
    return found;
}

/// The bodies of the tests whose name begins with a rule.
QStringList testsOf(const QString &rule)
{
    static const QMap<QString, QString> all = tests();
    const QString prefix = QString(rule).replace(u'-', u'_') + u'_';
    QStringList bodies;
    for (auto test = all.begin(); test != all.end(); ++test)
        if (test.key().startsWith(prefix))
            bodies << test.value();
    return bodies;
}

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

bool isRefused(const QStringList &bodies, const QString &rule)
{
    return bodies.join(u'\n').contains(u'"' + rule + u'"');
}

} // namespace

/// Every rule of play has tests by its id: a legal case, a refusal by that id, both printings.
class RuleCoverageTest : public QObject
{
    Q_OBJECT

private slots:

    void everyRuleOfPlayIsTestedByItsId()
    {
        QStringList missing;
        for (const QString &rule : rulesOfPlay())
        {
            const QStringList bodies = testsOf(rule);
            if (bodies.isEmpty())
                missing << rule + QStringLiteral(" has no test");
            else if (!isPlayedInBothPrintings(bodies))
                missing << rule + QStringLiteral(" is not played in both printings");
            else if (!hasALegalCase(bodies))
                missing << rule + QStringLiteral(" has no legal case");
            else if (!refuseNothing.contains(rule) && !isRefused(bodies, rule))
                missing << rule + QStringLiteral(" refuses nothing in its tests");
        }
        QCOMPARE(missing.join(u'\n'), QString());
    }

    void rulesThatRefuseNothingDoNot()
    {
        for (const QString &rule : refuseNothing)
            QVERIFY2(!isRefused(testsOf(rule), rule), qPrintable(rule));
        QVERIFY2(isRefused(testsOf(QStringLiteral("OP-ADR-2")), QStringLiteral("OP-ADR-2")), "the search finds some");
    }
};

QTEST_APPLESS_MAIN(RuleCoverageTest)
#include "rule_coverage_test.moc"
