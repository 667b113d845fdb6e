#include "app/omega/overseer_session.h"
#include "app/play/game_wording.h"
#include "app/session/campaign_rescue.h"
#include "app/session/session_library.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "views/session/sessions_page.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace take_over_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// Returns the button of the offer; null when it is not shown.
QPushButton *buttonOf(DeskAtRest &at)
{
    for (QPushButton *button : at.window().findChildren<QPushButton *>())
        if (button->isVisibleTo(&at.window()) && button->text() == QStringLiteral("Take it over"))
            return button;
    return nullptr;
}

} // namespace

/// A campaign file that is locked by another computer, most often this one under its former name.
class TakeOverTest : public QObject
{
    Q_OBJECT

private slots:

    void theWindowOffersItAndNamesTheComputer()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        GameDesk &game = at.desk().game(QStringLiteral("omega"));
        const QString path = game.session()->path();
        game.close();
        QFile lock(path + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("1\ndossier\nannas-laptop\n\n\n") > 0);
        QVERIFY(lock.flush());
        QVERIFY(
            lock.setFileTime(QDateTime::currentDateTime().addSecs(-3 * 3600 - 60), QFileDevice::FileModificationTime));
        lock.close();
        at.desk().open(path);
        QVERIFY2(at.message().contains("annas-laptop"), qPrintable(at.message()));
        QVERIFY2(at.message().contains("3 hours ago"), qPrintable(at.message()));
        QPushButton *takeOver = buttonOf(at);
        QVERIFY(takeOver != nullptr);
        QVERIFY(takeOver->focusPolicy() & Qt::TabFocus);
        takeOver->click();
        QVERIFY(game.session() != nullptr);
        QVERIFY(game.session()->keptGame().file->access() == storage::Access::Writes);
        QVERIFY(buttonOf(at) == nullptr);
    }

    void whatLiesBesideTheFileHidesNoOffer_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char *ending : {"-wal", "-shm", "-journal"})
            QTest::newRow(ending) << QString(ending);
    }

    void whatLiesBesideTheFileHidesNoOffer()
    {
        QFETCH(QString, ending);
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        GameDesk &game = at.desk().game(QStringLiteral("omega"));
        const QString path = game.session()->path();
        game.close();
        QFile lock(path + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("1\ndossier\nannas-laptop\n\n\n") > 0);
        lock.close();
        QFile stray(path + ending);
        QVERIFY(stray.open(QIODevice::WriteOnly) && stray.write("my notes") > 0);
        stray.close();
        at.desk().open(path);
        QPushButton *takeOver = buttonOf(at);
        QVERIFY(takeOver != nullptr);
        takeOver->click();
        QVERIFY(game.session()->keptGame().file->access() == storage::Access::Writes);
        QVERIFY(QFile::exists(path + ending + QStringLiteral(".left")));
    }

    /// A change in the list of sessions is refused for another reason than one of another window.
    void theListNamesTheComputerAsWell()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        GameDesk &game = at.desk().game(QStringLiteral("omega"));
        const QString path = game.session()->path();
        game.close();
        QFile lock(path + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("1\ndossier\nannas-laptop\n\n\n") > 0);
        lock.close();
        const storage::Stored<QString> away = putAway(path, 1);
        QVERIFY(!away);
        QVERIFY(wording::sentence(away.error()).contains("It is in use on another computer: annas-laptop."));
        QVERIFY(!wording::sentence(away.error()).contains("window"));
    }

    void aProgramThatRunsHereIsNotTakenFrom()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        GameDesk &game = at.desk().game(QStringLiteral("omega"));
        const QString path = game.session()->path();
        game.close();
        const storage::FileLock lock(path);
        QVERIFY(lock.isOurs());
        at.desk().open(path);
        QVERIFY(game.session() != nullptr);
        QVERIFY2(at.message().contains("read-only"), qPrintable(at.message()));
        QVERIFY(buttonOf(at) == nullptr);
    }

    void aReaderFollowsTheWriterUntilAnotherFileLiesThere()
    {
        DeskAtRest writer;
        emit writer.window().playRequested(QStringLiteral("omega"));
        GameSession *written = writer.desk().game(QStringLiteral("omega")).session();
        const QString path = written->path();
        DeskAtRest reader;
        reader.desk().open(path);
        GameSession *read = reader.desk().game(QStringLiteral("omega")).session();
        QVERIFY(read != nullptr);
        QVERIFY(read->keptGame().file->access() == storage::Access::HeldByOther);
        written->bookmark(written->position(), QStringLiteral("here"), false);
        QTRY_COMPARE_WITH_TIMEOUT(read->bookmarks().size(), std::size_t{1}, 2000);
        // A sync program puts its file there.
        const QString other = writer.path(QStringLiteral("other.dossier"));
        QVERIFY(QFile::copy(path, other));
        QCOMPARE(::rename(QFile::encodeName(other).constData(), QFile::encodeName(path).constData()), 0);
        QTRY_VERIFY_WITH_TIMEOUT(reader.message().contains("Open it again"), 2000);
    }

    void aReaderNoticesThatTheFileWasChangedOnAnotherComputer()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        GameDesk &game = at.desk().game(QStringLiteral("omega"));
        const QString path = game.session()->path();
        game.close();
        QFile lock(path + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("1\ndossier\nannas-laptop\n\n\n") > 0);
        lock.close();
        at.desk().open(path);
        QVERIFY(at.message().contains("annas-laptop"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(5), QFileDevice::FileModificationTime));
        file.close();
        QTRY_VERIFY_WITH_TIMEOUT(at.message().contains("Open it again"), 2000);
    }

    void aFileThatIsGoneOffersItsCopies()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        GameDesk &game = at.desk().game(QStringLiteral("omega"));
        const QString path = game.session()->path();
        QVERIFY(game.session()->keepCopy(dailyCopies(at.desk().folder())).has_value());
        game.close();
        QVERIFY(QFile::remove(path));
        at.desk().open(path);
        QCOMPARE(at.page(), QStringLiteral("RescuePage"));
        QVERIFY(!QFile::exists(path));
    }

    void aFileThatIsGoneWithoutACopyIsNamed()
    {
        DeskAtRest at;
        at.desk().open(at.path(QStringLiteral("gone.dossier")));
        QVERIFY2(at.message().contains("does not exist"), qPrintable(at.message()));
    }

    /// Another window has the file, and this one is closed before it lets go.
    void whatWasTypedAboutAHeldSessionIsThereAtTheNextStart()
    {
        const QTemporaryDir folder;
        const QString settings = folder.filePath(QStringLiteral("settings.ini"));
        const auto desk = [&] { return std::make_unique<Desk>(settings, folder.filePath(QStringLiteral("unsaved"))); };
        const auto notes = [](Desk &of)
        {
            emit of.window().sessionsRequested();
            auto *page = of.window().findChild<SessionsPage *>();
            page->findChild<QListWidget *>()->setCurrentRow(0);
            const QList<QPlainTextEdit *> fields = page->findChildren<QPlainTextEdit *>();
            return *std::ranges::find(fields, QStringLiteral("Notes"), &QPlainTextEdit::accessibleName);
        };
        std::unique_ptr<Desk> first = desk();
        first->window().show();
        emit first->window().playRequested(QStringLiteral("omega"));
        const QString path = first->game(QStringLiteral("omega")).session()->path();
        QPlainTextEdit *typed = notes(*first);
        {
            const storage::FileLock other(path);
            QVERIFY(other.isOurs());
            typed->setPlainText(QStringLiteral("typed meanwhile"));
            first->window().close();
            first.reset();
        }
        QCOMPARE(sessionsIn(QFileInfo(path).path()).front().facts.notes, QString());
        const std::unique_ptr<Desk> second = desk();
        second->window().show();
        QCOMPARE(notes(*second)->toPlainText(), QStringLiteral("typed meanwhile"));
        QTRY_COMPARE(sessionsIn(QFileInfo(path).path()).front().facts.notes, QStringLiteral("typed meanwhile"));
        // Written once, and not again over what others write later.
        QVERIFY(!QSettings(settings, QSettings::IniFormat).allKeys().join(u' ').contains("facts"));
    }

    void aPersonMayTakeTheFileOfAnotherComputer()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        GameDesk &game = at.desk().game(QStringLiteral("omega"));
        const QString path = game.session()->path();
        game.close();
        QFile lock(path + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("1\ndossier\noldname\n\n\n") > 0);
        lock.close();
        const auto access = [&] { return game.session()->keptGame().file->access(); };
        at.desk().open(path);
        QVERIFY(game.session() != nullptr);
        QVERIFY(access() == storage::Access::HeldByOther);
        at.desk().takeOver(path);
        QVERIFY(game.session() != nullptr);
        QVERIFY(access() == storage::Access::Writes);
    }
};

DOSSIER_TESTS(TakeOverTest, Windows)

} // namespace take_over_test

#include "take_over_test.moc"
