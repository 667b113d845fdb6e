#include "model/conquest/seen/rule_ids.h"
#include "places.h"
#include "tests/support/rule_tests.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace conquest_coverage_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The rules that refuse nothing of their own: they state facts, and others cite them.
const QStringList refuseNothing{"CQ-STATE-5", "CQ-BOARD-1", "CQ-BOARD-3", "CQ-SETUP-2", "CQ-SETUP-4", "CQ-SETUP-6",
    "CQ-SECRET-2", "CQ-SECRET-3", "CQ-SECRET-4", "CQ-DUE-2", "CQ-ACT-2", "CQ-ACT-4", "CQ-ACT-6", "CQ-EXP-4",
    "CQ-DEMO-1", "CQ-DRAW-2", "CQ-DRAW-3", "CQ-EVENT-4", "CQ-ALLY-1", "CQ-ALLY-2", "CQ-FIGHT-7", "CQ-FIGHT-9",
    "CQ-TOKEN-2", "CQ-TOKEN-4", "CQ-WIN-3", "CQ-COOP-1", "CQ-COOP-3", "CQ-COOP-4", "CQ-COOP-5", "CQ-RES-1", "CQ-RES-2",
    "CQ-RES-9", "CQ-ODDS-1", "CQ-ODDS-2"};

/// The classes that report their results.
const QStringList classes{"conquest_boundaries_test", "conquest_cards_test", "conquest_coop_test", "conquest_ids_test",
    "conquest_play_test", "conquest_readings_test", "conquest_resistance_test", "conquest_tokens_test"};

/// The ids that a comment names: `CQ-FIGHT-3, -4` are two.
QStringList idsIn(const QString &comment)
{
    static const QRegularExpression id(QStringLiteral("CQ-([A-Z]+)-(\\d+)|, -(\\d+)| to -(\\d+)"));
    QStringList ids;
    QString chapter;
    for (const QRegularExpressionMatch &match : id.globalMatch(comment))
    {
        if (match.hasCaptured(1))
            chapter = match.captured(1);
        const QString number = match.captured(2) + match.captured(3) + match.captured(4);
        ids << QStringLiteral("CQ-") + chapter + u'-' + number;
    }
    return ids;
}

/// Collects the tests of a source by rule: from the beginnings of their names, and from the comments above them.
void addTests(QMultiMap<QString, QString> &tests, const QString &path, const QString &name)
{
    static const QRegularExpression slot(QStringLiteral("^    void (([A-Z]+)_(\\d+)_\\w+|\\w+)\\(\\)"));
    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    QString comment;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n'))
    {
        const QRegularExpressionMatch match = slot.match(line);
        if (match.hasMatch() && match.hasCaptured(2))
            comment += QStringLiteral(" CQ-") + match.captured(2) + u'-' + match.captured(3);
        const QStringList ids = idsIn(comment);
        if (match.hasMatch())
            for (const QString &id : QSet<QString>(ids.begin(), ids.end()))
                tests.insert(id, name + u'/' + match.captured(1));
        comment = line.startsWith(QStringLiteral("    ///")) ? comment + line : QString();
    }
}

} // namespace

/// Every rule of Conquest of Planet Earth has a test, and every refusing rule is seen refusing, and allowing the
/// nearest legal case.
class ConquestCoverageTest : public QObject
{
    Q_OBJECT

private slots:

    void everyRuleIsNamedByATest()
    {
        QMultiMap<QString, QString> tests;
        const QDir folder(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/model/conquest"));
        for (const QString &name : folder.entryList({QStringLiteral("*_test.cpp")}))
            addTests(tests, folder.filePath(name), name.chopped(4));
        QStringList missing;
        for (const QString &rule : idsFrom(rule::CQ_STATE_1, conquest::digest.rules()))
        {
            qInfo("%s: %s", qPrintable(rule), qPrintable(QStringList(tests.values(rule)).join(u' ')));
            if (!tests.contains(rule))
                missing << rule;
        }
        QCOMPARE(missing.join(u' '), QString());
    }

    void everyRefusalIsSeen()
    {
        const TestedRules asked(classes);
        QCOMPARE(asked.failed(), QString());
        QStringList wrong;
        for (const QString &rule : idsFrom(rule::CQ_STATE_1, conquest::digest.rules()))
        {
            const bool refuses = !refuseNothing.contains(rule);
            const bool isSeen = asked.isRefused(rule, QStringLiteral("base"));
            if (isSeen != refuses || (refuses && !asked.hasABoundary(rule.mid(3))))
                wrong << rule;
        }
        QCOMPARE(wrong.join(u' '), QString());
    }
};

DOSSIER_TESTS(ConquestCoverageTest, EventLoop)

} // namespace conquest_coverage_test

#include "conquest_coverage_test.moc"
