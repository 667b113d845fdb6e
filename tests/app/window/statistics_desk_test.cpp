#include "app/session/session_library.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/file_dialog.h"
#include "tests/support/views/pdf_words.h"
#include "tests/views/omega/secret_games.h"
#include "views/session/sessions_page.h"
#include "views/session/statistics_page.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QTest>

#include <algorithm>

namespace statistics_desk_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// A desk with one campaign file, whose game has these secrets; all sessions are shown.
class Counted
{
public:
    /// Plays a session, or one with each of those lines of players; the first of several has a result.
    explicit Counted(int secrets, const QStringList &players = {QString()})
    {
        QDir().mkpath(m_at.desk().folder());
        for (qsizetype i = 0; i < players.size(); ++i)
            gameWithSecrets(secrets, QDir(m_at.desk().folder()).filePath(QStringLiteral("Bravo.dossier")));
        qsizetype next = 0;
        for (const SessionRow &row : sessionsIn(m_at.desk().folder()))
        {
            FactsChange change{row.facts, row.facts};
            if (next == 0 && players.size() > 1)
                change.now.result = QStringLiteral("The commandos won");
            change.now.players = players.value(next++);
            if (!changeFacts(row.path, row.number, change))
                qFatal("the facts cannot be changed");
        }
        emit m_at.window().sessionsRequested();
    }

    DeskAtRest &at() { return m_at; }

    StatisticsPage &page()
    {
        return *dynamic_cast<StatisticsPage *>(m_at.window().findChild<Screen *>("StatisticsPage"));
    }

    /// Returns what is shown on the page.
    QString text()
    {
        QStringList all;
        for (const QLabel *label : page().findChildren<QLabel *>())
            if (label->isVisibleTo(&page()))
                all << label->text();
        return all.join(u'\n');
    }

    bool isCounted()
    {
        return text().contains(QStringLiteral("dice")) && !text().contains(QStringLiteral("Counting…"));
    }

private:
    DeskAtRest m_at;
};

} // namespace

/// The statistics of a campaign file in the window.
class StatisticsDeskTest : public QObject
{
    Q_OBJECT

private slots:

    void theListLeadsToItsFileAndBack()
    {
        Counted counted(1);
        QVERIFY(!counted.at().window().findChild<SessionsPage *>()->chosenFile().isEmpty());
        emit counted.at().window().statisticsRequested();
        QCOMPARE(counted.at().page(), QStringLiteral("StatisticsPage"));
        QTRY_VERIFY2(counted.isCounted(), qUtf8Printable(counted.text()));
        QVERIFY2(counted.text().contains(QStringLiteral("Bravo")), qUtf8Printable(counted.text()));
        QTest::keyClick(&counted.page(), Qt::Key_Escape);
        QCOMPARE(counted.at().page(), QStringLiteral("SessionsPage"));
        // Nothing stays of a file that may be closed meanwhile.
        QVERIFY2(!counted.text().contains(QStringLiteral("dice")), qUtf8Printable(counted.text()));
    }

    void aReportIsSavedAsItsEndingSays_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QString>("beginning");
        QTest::newRow("a page") << "html" << "<!DOCTYPE html>";
        QTest::newRow("Markdown") << "md" << "# ";
        QTest::newRow("PDF") << "pdf" << "%PDF";
    }

    void aReportIsSavedAsItsEndingSays()
    {
        QFETCH(QString, ending);
        QFETCH(QString, beginning);
        Counted counted(1);
        emit counted.at().window().statisticsRequested();
        QTRY_VERIFY2(counted.isCounted(), qUtf8Printable(counted.text()));
        const QString path = counted.at().path(QStringLiteral("report.") + ending);
        answerFileDialog(path);
        QTest::keyClick(&counted.page(), Qt::Key_Return);
        QTRY_VERIFY2(counted.at().message().contains(path), qUtf8Printable(counted.at().message()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray report = file.readAll();
        QVERIFY2(report.startsWith(beginning.toUtf8()), report.left(40).constData());
        const QString words = ending == QStringLiteral("pdf") ? wordsOf(report) : QString::fromUtf8(report);
        QVERIFY2(words.contains(QStringLiteral("How did the dice fall?")), qUtf8Printable(words.left(2000)));
        QTRY_VERIFY(counted.isCounted());
    }

    void aReportThatCannotBeWrittenIsSaid()
    {
        Counted counted(1);
        emit counted.at().window().statisticsRequested();
        QTRY_VERIFY2(counted.isCounted(), qUtf8Printable(counted.text()));
        // A file stands where the folder would have to be.
        const QString file = counted.at().write(QStringLiteral("file"), "no folder");
        answerFileDialog(file + QStringLiteral("/report.html"));
        QTest::keyClick(&counted.page(), Qt::Key_Return);
        QTRY_VERIFY2(counted.at().message().contains(QStringLiteral("cannot be written")),
            qUtf8Printable(counted.at().message()));
    }

    void theBarsAreSavedAsAPicture()
    {
        Counted counted(1);
        emit counted.at().window().statisticsRequested();
        QTRY_VERIFY2(counted.isCounted(), qUtf8Printable(counted.text()));
        const QString path = counted.at().path(QStringLiteral("dice.svg"));
        answerFileDialog(path);
        const auto menus = counted.page().findChildren<QMenu *>();
        const auto saves = [](const QMenu *menu) { return menu->actions().size() == 3; };
        const auto menu = std::ranges::find_if(menus, saves);
        QVERIFY(menu != menus.end());
        (*menu)->actions().last()->trigger();
        QVERIFY2(counted.at().message().contains(path), qUtf8Printable(counted.at().message()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("<svg "));
    }

    void theSessionsOfAPersonAreCountedAlone()
    {
        Counted counted(1, {QStringLiteral("Anna: Overseer"), QStringLiteral("Bruno: Overseer")});
        emit counted.at().window().statisticsRequested();
        QTRY_VERIFY2(counted.isCounted(), qUtf8Printable(counted.text()));
        const QString running = QStringLiteral("A session without a result");
        QVERIFY2(counted.text().contains(running), qUtf8Printable(counted.text()));
        auto *scope = counted.page().findChild<QComboBox *>(QStringLiteral("scope"));
        QVERIFY(scope != nullptr);
        const int anna = scope->findText(QStringLiteral("Sessions with Anna"));
        QVERIFY(anna > 0 && scope->findText(QStringLiteral("Sessions with Bruno")) > 0);
        scope->setCurrentIndex(anna);
        emit scope->activated(anna);
        QTRY_VERIFY2(counted.isCounted() && !counted.text().contains(running), qUtf8Printable(counted.text()));
        const int bruno = scope->findText(QStringLiteral("Sessions with Bruno"));
        scope->setCurrentIndex(bruno);
        emit scope->activated(bruno);
        QTRY_VERIFY2(counted.isCounted() && counted.text().contains(running), qUtf8Printable(counted.text()));
    }

    void anotherLanguageCountsAgain()
    {
        Counted counted(1);
        emit counted.at().window().statisticsRequested();
        Preferences italian = counted.at().desk().preferences();
        italian.language = Language::Italian;
        counted.at().desk().choose(italian);
        QTRY_VERIFY2(counted.text().contains(QStringLiteral("dadi")), qUtf8Printable(counted.text()));
        QVERIFY2(!counted.text().contains(QStringLiteral("dice")), qUtf8Printable(counted.text()));
    }

    void secretsChangeNothingOfIt()
    {
        QStringList texts;
        for (const int secrets : {1, 2})
        {
            Counted counted(secrets);
            emit counted.at().window().statisticsRequested();
            QTRY_VERIFY2(counted.isCounted(), qUtf8Printable(counted.text()));
            texts << counted.text();
        }
        QCOMPARE(texts[0], texts[1]);
    }

    void withoutASessionItSaysSo()
    {
        DeskAtRest at;
        emit at.window().statisticsRequested();
        QVERIFY2(at.message().contains(QStringLiteral("no session")), qUtf8Printable(at.message()));
    }
};

DOSSIER_TESTS(StatisticsDeskTest, Windows)

} // namespace statistics_desk_test

#include "statistics_desk_test.moc"
