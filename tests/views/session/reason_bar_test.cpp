#include "tests/support/test_class.h"
#include "views/session/reason_bar.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QTest>

namespace reason_bar_test
{

using namespace dossier;

class ReasonBarTest : public QObject
{
    Q_OBJECT

private slots:

    /// The file may be full: a reason that is lost with the command would have to be typed again.
    void aReasonIsADraftUntilTheJournalHasIt()
    {
        QStringList given;
        ReasonBar bar({[] { return QString(); }, [] { return QStringLiteral("It was seen."); }},
            {[&](const QString &reason) { given << reason; }, {}, {[] {}}}, nullptr);
        const auto line = [&] { return bar.findChild<QLineEdit *>(); };
        bar.askUndoReason();
        QTest::keyClicks(line(), QStringLiteral("misheard"));
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(given, QStringList(QStringLiteral("misheard")));
        bar.askUndoReason();
        QCOMPARE(line()->text(), QStringLiteral("misheard"));
        QTest::keyClick(line(), Qt::Key_Return);
        bar.noteKept();
        QVERIFY(bar.draft().isEmpty());
        bar.askUndoReason();
        QCOMPARE(line()->text(), QString());
    }

    void withoutAReasonTheButtonSaysThatItIsMissing()
    {
        QStringList given;
        ReasonBar bar({[] { return QString(); }, [] { return QString(); }}, {{}, {}, {[] {}}}, nullptr);
        bar.explain(
            {Rule{}, [] { return QStringLiteral("Too far."); }}, {[&](const QString &reason) { given << reason; }});
        const auto button = [&]() -> const QAbstractButton *
        {
            for (const auto *one : bar.findChildren<QAbstractButton *>())
                if (one->text() == QStringLiteral("Overrule"))
                    return one;
            return nullptr;
        };
        QVERIFY(button() != nullptr);
        QVERIFY(!button()->isEnabled());
        QVERIFY2(button()->toolTip().contains(QStringLiteral("Say why first.")), qPrintable(button()->toolTip()));
        QTest::keyClicks(bar.findChild<QLineEdit *>(), QStringLiteral("  "));
        QVERIFY(!button()->isEnabled());
        QTest::keyClicks(bar.findChild<QLineEdit *>(), QStringLiteral("house rule"));
        QVERIFY(button()->isEnabled());
        QTest::keyClick(bar.findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(given, QStringList(QStringLiteral("house rule")));
    }

    void aReasonThatIsOnlyTypedOutlivesWhatOthersDo()
    {
        ReasonBar bar({[] { return QString(); }, [] { return QString(); }}, {{}, {}, {[] {}}}, nullptr);
        bar.askUndoReason();
        QTest::keyClicks(bar.findChild<QLineEdit *>(), QStringLiteral("mis"));
        bar.noteKept();
        QCOMPARE(bar.findChild<QLineEdit *>()->text(), QStringLiteral("mis"));
    }
};

DOSSIER_TESTS(ReasonBarTest, Windows)

} // namespace reason_bar_test

#include "reason_bar_test.moc"
