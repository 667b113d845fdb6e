// A passphrase on the key of the account.
#include "app/play/key_file.h"
#include "app/play/key_words.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <memory>

namespace key_lock_test
{

using namespace dossier;

class KeyLockTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("DOSSIER_KEY_FILE");

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static storage::StorageFault faultOf(const storage::Stored<vault::KeyPtr> &key)
    {
        return key ? storage::StorageFault::Missing : key.error().fault;
    }

private slots:

    void init()
    {
        qputenv("DOSSIER_KEY_FILE", path("own.key").toLocal8Bit());
        QFile::remove(path("own.key"));
        lockKeys();
    }

    void cleanup()
    {
        lockKeys();
        qputenv("DOSSIER_KEY_FILE", m_before);
    }

    void aPassphraseLocksTheSameKey()
    {
        const vault::KeyPtr key = keyFor({}).value();
        const QByteArray plain = bytesOf(path("own.key"));
        QVERIFY(!hasPassphrase() && !isKeyLocked());
        QVERIFY(setPassphrase("Blue Jay è qui").has_value());
        QVERIFY(hasPassphrase());
        const QByteArray locked = bytesOf(path("own.key"));
        // The digits of the key are not in it.
        QVERIFY(!locked.contains(plain.mid(plain.indexOf('\n') + 1, 16)));
        const auto others = QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther;
        QCOMPARE(QFile::permissions(path("own.key")) & others, QFile::Permissions());
        // Whoever has given it goes on; the next program asks.
        QVERIFY(!isKeyLocked());
        QVERIFY(vault::areSame(*keyFor({}).value(), *key));
        lockKeys();
        QVERIFY(isKeyLocked());
        QVERIFY(faultOf(keyFor({})) == storage::StorageFault::KeyLocked);
        QVERIFY(!setPassphrase("another"));
        QCOMPARE(bytesOf(path("own.key")), locked);
        for (const char *wrong : {"", "blue jay è qui", "Blue Jay è qui "})
            QVERIFY(unlockKeys(wrong).error() == vault::Fault::WrongKey);
        QVERIFY(isKeyLocked());
        QVERIFY(unlockKeys("Blue Jay è qui").has_value());
        QVERIFY(vault::areSame(*keyFor({}).value(), *key));
        // It is removed without another key being made.
        QVERIFY(setPassphrase({}).has_value());
        QCOMPARE(bytesOf(path("own.key")), plain);
    }

    /// A locked key is not replaced by a new one, whoever asks for a key.
    void nobodyMakesAnotherKeyWhileItIsLocked()
    {
        (void)keyFor({});
        QVERIFY(setPassphrase("one").has_value());
        lockKeys();
        const QByteArray locked = bytesOf(path("own.key"));
        QVERIFY(faultOf(keyFor(path("Lab.dossier"))) == storage::StorageFault::KeyLocked);
        QVERIFY(!accountKeys());
        QVERIFY(keysInWords().text.contains(QStringLiteral("passphrase")));
        QCOMPARE(bytesOf(path("own.key")), locked);
        QCOMPARE(QDir(m_folder.path()).entryList({"*.key"}, QDir::Files), QStringList{"own.key"});
    }

    void damageIsToldFromAWrongPassphrase()
    {
        (void)keyFor({});
        QVERIFY(setPassphrase("one").has_value());
        lockKeys();
        QByteArray changed = bytesOf(path("own.key"));
        char &digit = changed[changed.size() / 2];
        digit = digit == '7' ? '8' : '7';
        QFile file(path("own.key"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(changed) == changed.size());
        file.close();
        QVERIFY(unlockKeys("one").error() == vault::Fault::Damaged);
        QVERIFY(unlockedBy("one").text.contains(QStringLiteral("damaged")));
        QVERIFY(unlockedByFile(path("none")).code != 0);
    }

    /// Who has forgotten the passphrase goes on by the words: old games open, new ones get the key, and the locked file
    /// stays for a passphrase that is found again.
    void theWordsReplaceAForgottenPassphrase()
    {
        const vault::KeyPtr key = keyFor({}).value();
        const QString words = keysInWords().text;
        QVERIFY(setPassphrase("one").has_value());
        const QByteArray locked = bytesOf(path("own.key"));
        lockKeys();
        const KeyAnswer answer = addKeyOfWords(words.toStdString());
        QVERIFY2(answer.code == 0 && answer.text.contains(path("own-2.key")), qPrintable(answer.text));
        QCOMPARE(bytesOf(path("own-2.key")), locked);
        QVERIFY(vault::areSame(*keyFor({}).value(), *key));
        QVERIFY(!hasPassphrase() && setPassphrase("two").has_value());
        QVERIFY(unlockKeys("one").has_value());
        // Words that are there already move nothing.
        QVERIFY(!addKeyOfWords(words.toStdString()).text.contains(path("own-3.key")));
        QCOMPARE(QDir(m_folder.path()).entryList({"*.key"}, QDir::Files), (QStringList{"own-2.key", "own.key"}));
        QFile::remove(path("own-2.key"));
    }

    /// Also where they were added before, as an earlier version did beside the locked key.
    void theWordsReplaceItAlthoughTheyAreThere()
    {
        QVERIFY(keyFor({}).has_value());
        const QString words = keysInWords().text;
        QVERIFY(addKeyOfWords(words.toStdString()).code == 0);
        QVERIFY(QFile::copy(path("own.key"), path("there.key")));
        QVERIFY(setPassphrase("one").has_value());
        const QByteArray locked = bytesOf(path("own.key"));
        lockKeys();
        QVERIFY(isKeyLocked());
        QCOMPARE(addKeyOfWords(words.toStdString()).code, 0);
        QCOMPARE(bytesOf(path("own-2.key")), locked);
        QVERIFY(!isKeyLocked() && areOtherKeysLocked());
        QVERIFY(unlockKeys("one").has_value() && !areOtherKeysLocked());
        QFile::remove(path("own-2.key"));
        QFile::remove(path("there.key"));
    }

    /// It stays where it is, and nothing of it is kept.
    void aKeyFileFromElsewhereOpensItsCampaignUntilItIsLocked()
    {
        const QString campaign = path("Lab.dossier");
        const QString other = path("elsewhere/other.key");
        qputenv("DOSSIER_KEY_FILE", other.toLocal8Bit());
        const vault::KeyPtr key = keyFor({}).value();
        QVERIFY(storage::CampaignFile::create(campaign, key).has_value());
        qputenv("DOSSIER_KEY_FILE", path("own.key").toLocal8Bit());
        QVERIFY(keyFor({}).has_value());
        const auto isOpen = [&]
        {
            const storage::Stored<vault::KeyPtr> found = keyFor(campaign);
            return found && vault::areSame(**found, *key);
        };
        const auto says = [&](const QString &file, const char *words)
        { return openedByFile(file, campaign).text.contains(QLatin1String(words)); };
        QVERIFY(says(path("own.key"), "not the one of this campaign"));
        QVERIFY(says(campaign, "no key file") && says(path("none.key"), "no key file"));
        QVERIFY(!isOpen());
        QCOMPARE(openedByFile(other, campaign).text, QString());
        QVERIFY(isOpen());
        lockKeys();
        QVERIFY(!isOpen());
        // One with a passphrase needs that, too.
        qputenv("DOSSIER_KEY_FILE", other.toLocal8Bit());
        QVERIFY(setPassphrase("one").has_value());
        lockKeys();
        qputenv("DOSSIER_KEY_FILE", path("own.key").toLocal8Bit());
        QVERIFY(says(other, "A passphrase locks"));
        QVERIFY(!isOpen() && areOtherKeysLocked());
        QVERIFY(unlockKeys("one").has_value());
        QVERIFY(isOpen() && !areOtherKeysLocked());
        QVERIFY(QFile::remove(campaign));
    }

    /// Whoever locks while a passphrase is tried does not find the key open half a second later.
    void aPassphraseThatIsBeingTriedOpensNothingAfterALock()
    {
        (void)keyFor({});
        QVERIFY(setPassphrase("one").has_value());
        lockKeys();
        const std::unique_ptr<QThread> trying(QThread::create([] { (void)unlockKeys("one"); }));
        trying->start();
        while (!trying->wait(1))
            lockKeys();
        QVERIFY(isKeyLocked());
        QVERIFY(unlockKeys("one").has_value() && !isKeyLocked());
    }

    /// A file that an editor or `echo` has written ends with a line end.
    void aPassphraseIsTheFirstLineOfItsFile()
    {
        (void)keyFor({});
        QVERIFY(lockedBy("one two").code == 0);
        lockKeys();
        QFile file(path("phrase"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("one two\r\nnotes\n") > 0);
        file.close();
        QCOMPARE(unlockedByFile(path("phrase")).text, QString());
        QVERIFY(!isKeyLocked());
    }
};

DOSSIER_TESTS(KeyLockTest, Nothing)

} // namespace key_lock_test

#include "key_lock_test.moc"
