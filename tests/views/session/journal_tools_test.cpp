#include "tests/support/test_class.h"
#include "views/session/journal_tools.h"

#include <QLineEdit>
#include <QTest>

namespace journal_tools_test
{

using namespace dossier;

class JournalToolsTest : public QObject
{
    Q_OBJECT

private slots:

    /// The file may be full: a name that is lost with the bookmark would have to be typed again.
    void aNameIsADraftUntilTheJournalHasIt()
    {
        QStringList given;
        JournalToolActions actions;
        actions.bookmark = [&](journal::Position, const QString &name, bool) { given << name; };
        actions.draftChanged = {[] { }};
        JournalTools tools({[] { return QStringList(); }, [] { return QStringList(); }, {}}, actions, nullptr);
        tools.mark();
        auto *line = tools.findChild<QLineEdit *>(QStringLiteral("bookmarkName"));
        QVERIFY(line != nullptr);
        QTest::keyClicks(line, QStringLiteral("half time"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(given, QStringList(QStringLiteral("half time")));
        tools.showBookmarks({}, {}, false);
        QCOMPARE(tools.draft(), QStringLiteral("half time"));
        tools.showBookmarks({{{}, "half time"}}, {}, false);
        QCOMPARE(tools.draft(), QString());
    }
};

DOSSIER_TESTS(JournalToolsTest, Windows)

} // namespace journal_tools_test

#include "journal_tools_test.moc"
