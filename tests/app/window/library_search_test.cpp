#include "app/session/session_library.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/views/omega/secret_games.h"
#include "views/session/sessions_page.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

namespace library_search_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The list of all sessions, with one game that has these secrets, played by Zora.
class Searched
{
public:
    explicit Searched(int secrets)
    {
        QDir().mkpath(m_at.desk().folder());
        gameWithSecrets(secrets, QDir(m_at.desk().folder()).filePath(QStringLiteral("Bravo.dossier")));
        const SessionRow row = sessionsIn(m_at.desk().folder()).front();
        FactsChange change{row.facts, row.facts};
        change.now.players = QStringLiteral("Zora: Overseer");
        change.now.notes = QStringLiteral("Zyzzyva");
        if (!changeFacts(row.path, row.number, change))
            qFatal("the facts cannot be changed");
        emit m_at.window().sessionsRequested();
    }

    DeskAtRest &at() { return m_at; }

    SessionsPage &page() { return *m_at.window().findChild<SessionsPage *>(); }

    QLineEdit &field() { return *page().findChild<QLineEdit *>(QStringLiteral("search")); }

    QStringList found()
    {
        QStringList rows;
        const auto *list = page().findChild<QListWidget *>(QStringLiteral("foundList"));
        for (int row = 0; list->isVisibleTo(&page()) && row < list->count(); ++row)
            rows << list->item(row)->text();
        return rows;
    }

    bool says(const QString &text)
    {
        for (const QLabel *label : page().findChildren<QLabel *>())
            if (label->isVisibleTo(&page()) && label->text() == text)
                return true;
        return false;
    }

    /// Types words in place of those before, and waits for all that is found.
    QStringList typed(const QString &words)
    {
        field().selectAll();
        QTest::keyClicks(&field(), words);
        const bool isDone = QTest::qWaitFor([&] { return !says(QStringLiteral("Searching…")); }, 30000);
        return isDone ? found() : QStringList{QStringLiteral("it does not end")};
    }

private:
    DeskAtRest m_at;
};

} // namespace

/// The search in the list of all sessions.
class LibrarySearchTest : public QObject
{
    Q_OBJECT

private slots:

    void enterOpensTheSessionOfALine()
    {
        Searched searched(1);
        QTest::keyClick(&searched.page(), Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(searched.at().window().focusWidget(), static_cast<QWidget *>(&searched.field()));
        QCOMPARE(searched.typed(QStringLiteral("zor over")),
            QStringList{QStringLiteral("Bravo\nPlayer: [Zora]: [Overseer]")});
        QTest::keyClick(&searched.field(), Qt::Key_Return);
        QCOMPARE(searched.at().page(), QStringLiteral("OverseerPage"));
    }

    void whatHappenedIsFound()
    {
        Searched searched(1);
        const QStringList found = searched.typed(QStringLiteral("rifleman"));
        QVERIFY2(found.join(u'\n').contains(QStringLiteral("[Rifleman]")), qPrintable(found.join(u'\n')));
    }

    void escapeEndsTheSearchAndThenLeaves()
    {
        Searched searched(1);
        QVERIFY(!searched.typed(QStringLiteral("zora")).isEmpty());
        QTest::keyClick(&searched.field(), Qt::Key_Escape);
        QCOMPARE(searched.field().text(), QString());
        QVERIFY(searched.page().findChild<QListWidget *>(QStringLiteral("sessionList"))->isVisibleTo(&searched.page()));
        QTest::keyClick(&searched.page(), Qt::Key_Escape);
        QCOMPARE(searched.at().page(), QStringLiteral("StartPage"));
    }

    /// Notes, plans and stacks are no public text.
    void secretsAreNotFound()
    {
        std::vector<QStringList> texts(2);
        for (int secrets = 0; secrets < 2; ++secrets)
        {
            Searched searched(secrets + 1);
            QCOMPARE(searched.typed(QStringLiteral("zyzzyva")), QStringList());
            for (const char *words : {"a", "the", "room", "plan", "1"})
                texts.at(static_cast<std::size_t>(secrets)) << searched.typed(QString::fromLatin1(words));
        }
        QVERIFY(!texts[0].isEmpty());
        QCOMPARE(texts[0], texts[1]);
    }
};

DOSSIER_TESTS(LibrarySearchTest, Windows)

} // namespace library_search_test

#include "library_search_test.moc"
