// A key that waits for its passphrase, in the window.
#include "app/omega/overseer_session.h"
#include "app/play/key_file.h"
#include "app/session/game_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"
#include "views/actions/desk_page.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include <algorithm>
#include <chrono>

namespace locked_key_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

template <typename Widget>
Widget *shown(DeskAtRest &at, const char *name)
{
    Widget *last = nullptr;
    for (Widget *found : at.window().findChildren<Widget *>(QLatin1String(name)))
        last = found->isVisibleTo(&at.window()) ? found : last;
    return last;
}

QPushButton *button(DeskAtRest &at, const char *name)
{
    return shown<QPushButton>(at, name);
}

QString says(DeskAtRest &at, const char *name)
{
    const auto *label = shown<QLabel>(at, name);
    return label != nullptr ? label->text() : QString();
}

void type(DeskAtRest &at, const char *name, const QString &text)
{
    auto *line = shown<QLineEdit>(at, name);
    QVERIFY2(line != nullptr, name);
    QVERIFY(line->echoMode() == QLineEdit::Password);
    line->clear();
    QTest::keyClicks(line, text);
}

/// The session that is open, or null.
GameSession *session(DeskAtRest &at)
{
    const GameDesk *open = at.desk().openGame();
    return open != nullptr ? open->session() : nullptr;
}

Preferences locking()
{
    Preferences preferences;
    preferences.lockMinutes = 0;
    return preferences;
}

/// Inverts bytes, so that a search for them does not find what it searches for.
QByteArray inverted(const char *bytes, std::size_t count)
{
    QByteArray result(static_cast<qsizetype>(count), '\0');
    std::transform(bytes, bytes + count, result.begin(), [](char byte) { return static_cast<char>(~byte); });
    return result;
}

QByteArray invertedKey(const vault::KeyPtr &key)
{
    return inverted(reinterpret_cast<const char *>(key->bytes().data()), key->bytes().size());
}

int placesIn(std::string_view memory, const QByteArray &inverse)
{
    const auto turned = [](char one, char other) { return one == static_cast<char>(~other); };
    const auto size = static_cast<std::size_t>(inverse.size());
    const char first = static_cast<char>(~inverse.front());
    int places = 0;
    for (std::size_t at = memory.find(first); at < memory.size() && at + size <= memory.size();
        at = memory.find(first, at + 1))
        places += std::equal(inverse.begin(), inverse.end(), memory.data() + at, turned) ? 1 : 0;
    return places;
}

/// Counts the places of those bytes in the memory that this process may write.
int placesInMemory(const QByteArray &inverse)
{
    // What is larger is the shadow of a sanitizer.
    constexpr qint64 largest = qint64{1} << 30;
    QFile maps(QStringLiteral("/proc/self/maps"));
    QFile memory(QStringLiteral("/proc/self/mem"));
    if (!maps.open(QIODevice::ReadOnly) || !memory.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return -1;
    int places = 0;
    std::string part(std::size_t{1} << 20, '\0');
    for (const QByteArray &line : maps.readAll().split('\n'))
    {
        const QList<QByteArray> range = line.left(line.indexOf(' ')).split('-');
        if (range.size() != 2 || !line.contains(" rw"))
            continue;
        const qint64 end = range.at(1).toLongLong(nullptr, 16);
        qint64 from = range.at(0).toLongLong(nullptr, 16);
        const qint64 step = static_cast<qint64>(part.size()) - inverse.size();
        for (; end - from <= largest && from < end; from += step)
        {
            const qint64 count = ::pread(
                memory.handle(), part.data(), std::min(part.size(), static_cast<std::size_t>(end - from)), from);
            // Its own copy is no further place.
            const auto own = reinterpret_cast<qint64>(part.data());
            const bool isOwn = own < from + count && from < own + static_cast<qint64>(part.size());
            if (count > 0 && !isOwn)
                places += placesIn({part.data(), static_cast<std::size_t>(count)}, inverse);
        }
    }
    vault::wipe(part);
    return places;
}

} // namespace

class LockedKeyTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("DOSSIER_KEY_FILE");

private slots:

    void initTestCase() { qputenv("DOSSIER_KEY_FILE", m_folder.filePath("own.key").toLocal8Bit()); }

    void init()
    {
        QFile::remove(m_folder.filePath("own.key"));
        lockKeys();
    }

    void cleanupTestCase()
    {
        lockKeys();
        qputenv("DOSSIER_KEY_FILE", m_before);
    }

    void aGameThatIsLockedLeadsToThePassphraseAndOpensAfterIt()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("conquest"));
        deliverPosted();
        const QString file = at.desk().openGame()->session()->path();
        at.desk().openGame()->close();
        // The passphrase has to be typed twice.
        at.window().showAbout();
        deliverPosted();
        type(at, "passphrase", QStringLiteral("blue jay"));
        type(at, "again", QStringLiteral("blue ja"));
        QVERIFY(button(at, "setPassphrase") != nullptr && !button(at, "setPassphrase")->isEnabled());
        type(at, "again", QStringLiteral("blue jay"));
        button(at, "setPassphrase")->click();
        QTRY_VERIFY(says(at, "lockAnswer").contains(QStringLiteral("locked by this passphrase")));
        QVERIFY(hasPassphrase() && !isKeyLocked());
        // As at the next start.
        lockKeys();
        at.desk().open(file);
        deliverPosted();
        QVERIFY(at.desk().openGame() == nullptr || at.desk().openGame()->session() == nullptr);
        QCOMPARE(at.page(), QStringLiteral("UnlockPage"));
        // The public part needs no key.
        QVERIFY(button(at, "readPublic") != nullptr);
        button(at, "readPublic")->click();
        settle();
        QVERIFY(at.desk().openGame()->session() != nullptr);
        QVERIFY(at.desk().openGame()->session()->path() != file);
        QVERIFY(at.desk().openGame()->session()->keptGame().file->connection().keys().isPublicCopy);
        QVERIFY2(at.message().contains(QStringLiteral("It is a copy for the players")), qPrintable(at.message()));
        at.desk().open(file);
        deliverPosted();
        QCOMPARE(at.page(), QStringLiteral("UnlockPage"));
        at.window().setKeyLocked(isKeyLocked());
        type(at, "passphrase", QStringLiteral("BLUE"));
        QVERIFY(!says(at, "capsLock").isEmpty());
        type(at, "passphrase", QStringLiteral("blue"));
        QVERIFY(says(at, "capsLock").isEmpty());
        QVERIFY(button(at, "unlock") != nullptr);
        button(at, "unlock")->click();
        // One try at a time, in a thread of its own.
        QVERIFY(!button(at, "unlock")->isEnabled());
        QTRY_VERIFY(says(at, "lockAnswer").contains(QStringLiteral("not the passphrase")));
        QVERIFY(isKeyLocked() && button(at, "unlock")->isEnabled());
        type(at, "passphrase", QStringLiteral("blue jay"));
        button(at, "unlock")->click();
        QTRY_VERIFY(at.desk().openGame() != nullptr && at.desk().openGame()->session() != nullptr
            && at.desk().openGame()->session()->path() == file);
        QVERIFY(!isKeyLocked());
        QCOMPARE(at.desk().openGame()->session()->path(), file);
    }

    /// It takes the keys and the table with all its pages; the passphrase brings the same session back.
    void theCurtainLocks()
    {
        QVERIFY(keyFor({}).has_value());
        QVERIFY(setPassphrase("blue jay").has_value());
        DeskAtRest at(locking());
        emit at.window().playRequested(QStringLiteral("omega"));
        deliverPosted();
        const QPointer<QWidget> page = omegaDesk(at.desk()).page();
        const QString file = session(at)->path();
        const qint64 row = session(at)->keptGame().session.row;
        const QString marker = QStringLiteral("Zanzibar under the ") + QString::number(file.size());
        session(at)->bookmark(session(at)->position(), marker, false);
        const storage::FileKeys &keys = session(at)->keptGame().file->connection().keys();
        const QByteArray by = invertedKey(keys.by);
        const QByteArray own = invertedKey(keys.key);
        const QByteArray text
            = inverted(reinterpret_cast<const char *>(marker.utf16()), static_cast<std::size_t>(marker.size()) * 2);
        QVERIFY(placesInMemory(by) > 0 && placesInMemory(own) > 0);
        at.press(Qt::Key_F9);
        QTRY_VERIFY(!at.window().isCovered());
        QCOMPARE(at.page(), QStringLiteral("UnlockPage"));
        QVERIFY(page.isNull() && session(at) == nullptr && !at.window().isCovered() && isKeyLocked());
        QCOMPARE(placesInMemory(by), 0);
        QCOMPARE(placesInMemory(own), 0);
        qInfo("%d copies of a secret text are left, which Qt and the allocator held", placesInMemory(text));
        // The setting that brought this page is on it, too.
        const auto *again = shown<QCheckBox>(at, "lockAgain");
        QVERIFY(again != nullptr && again->isChecked() && again->text().contains(QStringLiteral("the curtain falls")));
        shown<QCheckBox>(at, "lockAgain")->click();
        QCOMPARE(at.desk().preferences().lockMinutes, -1);
        shown<QCheckBox>(at, "lockAgain")->click();
        QCOMPARE(at.desk().preferences().lockMinutes, 0);
        // The way back leads to no table.
        at.window().goBack();
        QCOMPARE(at.page(), QStringLiteral("StartPage"));
        at.desk().open(file);
        QCOMPARE(at.page(), QStringLiteral("UnlockPage"));
        type(at, "passphrase", QStringLiteral("blue jay"));
        button(at, "unlock")->click();
        QTRY_VERIFY(session(at) != nullptr);
        QCOMPARE(session(at)->path(), file);
        QCOMPARE(session(at)->keptGame().session.row, row);
        // Nobody at the computer.
        Preferences later = locking();
        later.lockMinutes = 10;
        at.desk().choose(later);
        at.press(Qt::Key_F9);
        deliverPosted();
        QVERIFY(at.window().isCovered() && session(at) != nullptr);
        at.desk().curtain().setLockLimit(std::chrono::milliseconds(20));
        QTRY_VERIFY(!at.window().isCovered());
        QCOMPARE(at.page(), QStringLiteral("UnlockPage"));
        QVERIFY(session(at) == nullptr && isKeyLocked());
        again = shown<QCheckBox>(at, "lockAgain");
        QVERIFY(again != nullptr && again->isChecked() && again->text().contains(QStringLiteral("after 10 minutes")));
    }

    /// Keys are wiped before anything is deleted, and nothing is done without them. What was typed last is kept.
    void theKeysGoAtOnceAndThePagesRightAfter()
    {
        QVERIFY(keyFor({}).has_value());
        QVERIFY(setPassphrase("blue jay").has_value());
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        deliverPosted();
        GameSession *open = session(at);
        const storage::FileKeys &keys = open->keptGame().file->connection().keys();
        const QByteArray by = invertedKey(keys.by);
        const QByteArray own = invertedKey(keys.key);
        dynamic_cast<DeskPage *>(at.desk().openGame()->pageNow())->perform(DeskAction::Bookmark);
        auto *name = shown<QLineEdit>(at, "bookmarkName");
        QVERIFY(name != nullptr);
        QTest::keyClicks(name, QStringLiteral("before the door"));
        at.desk().lock();
        QVERIFY(at.window().isCovered() && isKeyLocked() && session(at) == open);
        QVERIFY(!name->isVisible());
        QCOMPARE(placesInMemory(by), 0);
        QCOMPARE(placesInMemory(own), 0);
        QFile settings(at.path(QStringLiteral("settings.ini")));
        QVERIFY(settings.open(QIODevice::ReadOnly));
        const QByteArray kept = settings.readAll();
        QVERIFY(kept.contains("[drafts]") && !kept.contains("before the door"));
        // A key, another lock or a command changes nothing.
        at.window().setCovered(false);
        QTest::keyClick(&at.window(), Qt::Key_F9);
        at.desk().lock();
        QVERIFY(at.window().isCovered() && session(at) == open);
        const journal::Position before = open->position();
        omegaDesk(at.desk()).overseers()->submit(omega::Correct{omega::WoundsChanged{omega::Role::TeamLeader, 1}});
        QVERIFY(open->position() == before);
        deliverPosted();
        QVERIFY(session(at) == nullptr && !at.window().isCovered());
        QCOMPARE(at.page(), QStringLiteral("UnlockPage"));
    }

    void theProgramMayEndWhenTheKeysAreGone()
    {
        QVERIFY(keyFor({}).has_value());
        QVERIFY(setPassphrase("blue jay").has_value());
        {
            DeskAtRest at;
            emit at.window().playRequested(QStringLiteral("conquest"));
            at.desk().lock();
            QVERIFY(session(at) != nullptr);
        }
        QVERIFY(isKeyLocked());
    }

    /// In every game, with the pages that were opened beside the table.
    void everyGameIsLockedAndOpensAgain_data()
    {
        QTest::addColumn<QString>("game");
        for (const Game &game : games())
            QTest::newRow(qPrintable(game.face.id)) << game.face.id;
    }

    void everyGameIsLockedAndOpensAgain()
    {
        QFETCH(QString, game);
        QVERIFY(keyFor({}).has_value());
        QVERIFY(setPassphrase("blue jay").has_value());
        DeskAtRest at;
        emit at.window().playRequested(game);
        at.press(Qt::Key_F8);
        at.desk().game(game).perform(QStringLiteral("seal"));
        deliverPosted();
        const QString file = session(at)->path();
        for (int times = 0; times < 2; ++times)
        {
            at.desk().lock();
            deliverPosted();
            QVERIFY(session(at) == nullptr);
            QCOMPARE(at.page(), QStringLiteral("UnlockPage"));
            QVERIFY(unlockKeys("blue jay").has_value());
            at.desk().open(file);
            deliverPosted();
            QVERIFY(session(at) != nullptr);
            QCOMPARE(session(at)->path(), file);
        }
    }

    /// The key file would open the game again by itself.
    void withoutAPassphraseItOnlyCoversAndSaysSo()
    {
        DeskAtRest at;
        at.desk().choose(locking());
        QVERIFY2(at.message().contains(QStringLiteral("has no passphrase")), qPrintable(at.message()));
        emit at.window().playRequested(QStringLiteral("omega"));
        at.press(Qt::Key_F9);
        deliverPosted();
        QVERIFY(at.window().isCovered() && session(at) != nullptr);
        at.press(Qt::Key_F9);
        QVERIFY2(at.message().contains(QStringLiteral("has no passphrase")), qPrintable(at.message()));
    }
};

DOSSIER_TESTS(LockedKeyTest, Windows)

} // namespace locked_key_test

#include "locked_key_test.moc"
