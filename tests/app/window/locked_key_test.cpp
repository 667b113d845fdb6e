// A key that waits for its passphrase, in the window.
#include "app/play/key_file.h"
#include "app/session/game_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace locked_key_test
{

using namespace dossier;
using namespace dossier::test;

class LockedKeyTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("DOSSIER_KEY_FILE");

private slots:

    void initTestCase() { qputenv("DOSSIER_KEY_FILE", m_folder.filePath("own.key").toLocal8Bit()); }

    void cleanupTestCase()
    {
        lockKeys();
        qputenv("DOSSIER_KEY_FILE", m_before);
    }

    void aGameThatIsLockedLeadsToThePassphraseAndOpensAfterIt()
    {
        DeskAtRest at;
        const auto button = [&](const char *name)
        {
            QPushButton *shown = nullptr;
            for (QPushButton *found : at.window().findChildren<QPushButton *>(QLatin1String(name)))
                shown = found->isVisibleTo(&at.window()) ? found : shown;
            return shown;
        };
        const auto type = [&](const char *name, const QString &text)
        {
            QLineEdit *line = nullptr;
            for (QLineEdit *found : at.window().findChildren<QLineEdit *>(QLatin1String(name)))
                line = found->isVisibleTo(&at.window()) ? found : line;
            QVERIFY2(line != nullptr, name);
            QVERIFY(line->echoMode() == QLineEdit::Password);
            line->clear();
            QTest::keyClicks(line, text);
        };
        const auto says = [&](const char *name)
        {
            QString shown;
            for (const QLabel *found : at.window().findChildren<QLabel *>(QLatin1String(name)))
                shown = found->isVisibleTo(&at.window()) ? found->text() : shown;
            return shown;
        };
        emit at.window().playRequested(QStringLiteral("conquest"));
        deliverPosted();
        const QString file = at.desk().openGame()->session()->path();
        at.desk().openGame()->close();
        // The passphrase has to be typed twice.
        at.window().showAbout();
        deliverPosted();
        type("passphrase", QStringLiteral("blue jay"));
        type("again", QStringLiteral("blue ja"));
        QVERIFY(button("setPassphrase") != nullptr && !button("setPassphrase")->isEnabled());
        type("again", QStringLiteral("blue jay"));
        button("setPassphrase")->click();
        QTRY_VERIFY(says("lockAnswer").contains(QStringLiteral("locked by this passphrase")));
        QVERIFY(hasPassphrase() && !isKeyLocked());
        // As at the next start.
        lockKeys();
        at.desk().open(file);
        deliverPosted();
        QVERIFY(at.desk().openGame() == nullptr || at.desk().openGame()->session() == nullptr);
        QCOMPARE(at.page(), QStringLiteral("UnlockPage"));
        // The public part needs no key.
        QVERIFY(button("readPublic") != nullptr);
        button("readPublic")->click();
        settle();
        QVERIFY(at.desk().openGame()->session() != nullptr);
        QVERIFY(at.desk().openGame()->session()->path() != file);
        QVERIFY(at.desk().openGame()->session()->keptGame().file->connection().keys().isPublicCopy);
        QVERIFY2(at.message().contains(QStringLiteral("It is a copy for the players")), qPrintable(at.message()));
        at.desk().open(file);
        deliverPosted();
        QCOMPARE(at.page(), QStringLiteral("UnlockPage"));
        at.window().setKeyLocked(isKeyLocked());
        type("passphrase", QStringLiteral("BLUE"));
        QVERIFY(!says("capsLock").isEmpty());
        type("passphrase", QStringLiteral("blue"));
        QVERIFY(says("capsLock").isEmpty());
        QVERIFY(button("unlock") != nullptr);
        button("unlock")->click();
        // One try at a time, in a thread of its own.
        QVERIFY(!button("unlock")->isEnabled());
        QTRY_VERIFY(says("lockAnswer").contains(QStringLiteral("not the passphrase")));
        QVERIFY(isKeyLocked() && button("unlock")->isEnabled());
        type("passphrase", QStringLiteral("blue jay"));
        button("unlock")->click();
        QTRY_VERIFY(at.desk().openGame() != nullptr && at.desk().openGame()->session() != nullptr
            && at.desk().openGame()->session()->path() == file);
        QVERIFY(!isKeyLocked());
        QCOMPARE(at.desk().openGame()->session()->path(), file);
    }
};

DOSSIER_TESTS(LockedKeyTest, Windows)

} // namespace locked_key_test

#include "locked_key_test.moc"
