#include "app/omega/overseer_session.h"
#include "app/play/key_file.h"
#include "app/play/key_words.h"
#include "app/session/campaign_rescue.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "views/session/sessions_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace campaign_rescue_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// A sample mission in a file, which is closed again.
class Kept
{
public:
    Kept()
    {
        emit m_at.window().playRequested(QStringLiteral("omega"));
        m_path = session()->path();
        m_records = session()->position().entry;
        omegaDesk(m_at.desk()).close();
    }

    DeskAtRest &at() { return m_at; }

    OverseerSession *session() { return omegaDesk(m_at.desk()).overseers(); }

    [[nodiscard]] const QString &path() const { return m_path; }

    [[nodiscard]] std::uint32_t records() const { return m_records; }

    [[nodiscard]] QString copies() { return dailyCopies(m_at.desk().folder()); }

    /// Opens the file and waits until the copy of the day is there.
    void copy()
    {
        m_at.desk().open(m_path);
        QTRY_VERIFY(!QDir(copies()).entryList(QDir::Files).isEmpty());
        omegaDesk(m_at.desk()).close();
    }

    void cut(qint64 bytes)
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(bytes));
    }

    /// The first button with that text that is shown; null where none is.
    QPushButton *shown(const QString &text)
    {
        for (QPushButton *button : m_at.window().findChildren<QPushButton *>())
            if (button->isVisibleTo(&m_at.window()) && button->text() == text)
                return button;
        return nullptr;
    }

    QPushButton *offered() { return shown(QStringLiteral("Rescue it…")); }

    QPushButton *restore() { return shown(QStringLiteral("Restore")); }

    /// All that the page says which is shown.
    QString words()
    {
        QStringList words;
        for (const QLabel *label : m_at.window().page()->findChildren<QLabel *>())
            if (label->isVisibleTo(&m_at.window()))
                words << label->text();
        return words.join(u'\n');
    }

private:
    DeskAtRest m_at;
    QString m_path;
    std::uint32_t m_records = 0;
};

} // namespace

/// A campaign file that is not as it was written: what is said of it, and how play goes on.
class CampaignRescueTest : public QObject
{
    Q_OBJECT

private slots:

    void aGoodFileIsCopiedOnceADay()
    {
        Kept kept;
        kept.copy();
        kept.copy();
        QCOMPARE(QDir(kept.copies()).entryList(QDir::Files).size(), 1);
        QVERIFY(kept.offered() == nullptr);
        QCOMPARE(kept.at().message(), QString());
    }

    void aCutFileGoesOnInTheCopyOfADay()
    {
        Kept kept;
        kept.copy();
        kept.cut(QFileInfo(kept.path()).size() / 2);
        kept.at().desk().open(kept.path());
        QVERIFY(kept.session() == nullptr);
        QCOMPARE(kept.at().page(), QStringLiteral("RescuePage"));
        QVERIFY2(kept.words().contains("damaged"), qPrintable(kept.words()));
        QVERIFY(kept.words().contains(kept.path()));
        QVERIFY2(kept.words().contains(QStringLiteral("%1 entries").arg(kept.records())), qPrintable(kept.words()));
        QVERIFY(kept.restore() != nullptr);
        kept.restore()->click();
        QVERIFY(kept.session() != nullptr);
        QVERIFY(kept.session()->path() != kept.path());
        QCOMPARE(kept.session()->position().entry, kept.records());
        QVERIFY2(
            kept.at().message().contains("This is the copy that was played last on"), qPrintable(kept.at().message()));
        QVERIFY(!kept.session()->isDamaged());
        QVERIFY(QFileInfo::exists(kept.path()));
    }

    void anEmptyFileAndOneOfZerosGoOnInACopyToo_data()
    {
        QTest::addColumn<bool>("zeros");
        QTest::newRow("0 bytes") << false;
        QTest::newRow("the first page is zero") << true;
    }

    void anEmptyFileAndOneOfZerosGoOnInACopyToo()
    {
        QFETCH(bool, zeros);
        Kept kept;
        kept.copy();
        QFile file(kept.path());
        QVERIFY(file.open(zeros ? QIODevice::ReadWrite : QIODevice::WriteOnly));
        if (zeros)
            QCOMPARE(file.write(QByteArray(4096, '\0')), 4096);
        file.close();
        kept.at().desk().open(kept.path());
        QVERIFY(kept.session() == nullptr);
        QVERIFY(kept.restore() != nullptr);
        kept.restore()->click();
        QVERIFY(kept.session() != nullptr);
        QCOMPARE(kept.session()->position().entry, kept.records());
    }

    void anyOfItsCopiesIsChosen()
    {
        Kept kept;
        kept.copy();
        const QDir folder(QFileInfo(kept.path()).dir());
        const QString name = QFileInfo(kept.path()).completeBaseName();
        {
            kept.at().desk().open(kept.path());
            kept.session()->bookmark(kept.session()->position(), QStringLiteral("Here"), false);
            omegaDesk(kept.at().desk()).close();
        }
        QVERIFY(QFile::copy(kept.path(), folder.filePath(name + QStringLiteral(" (2).dossier"))));
        QFile file(kept.path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        kept.at().desk().open(kept.path());
        std::vector<QPushButton *> ways;
        for (QPushButton *button : kept.at().window().page()->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Restore"))
                ways.push_back(button);
        QCOMPARE(ways.size(), 2U);
        QVERIFY2(ways[0]->accessibleName().contains(QStringLiteral("%1 entries").arg(kept.records() + 1)),
            qPrintable(ways[0]->accessibleName()));
        ways[1]->click();
        QVERIFY(kept.session() != nullptr);
        QCOMPARE(kept.session()->position().entry, kept.records());
        QVERIFY(kept.session()->bookmarks().empty());
        QCOMPARE(QFileInfo(kept.path()).size(), 0);
    }

    void escapeLeadsAwayAndChangesNothing()
    {
        Kept kept;
        kept.copy();
        kept.cut(1000);
        const QStringList files = QFileInfo(kept.path()).dir().entryList(QDir::Files);
        kept.at().desk().open(kept.path());
        QCOMPARE(kept.at().page(), QStringLiteral("RescuePage"));
        kept.at().press(Qt::Key_Escape);
        QCOMPARE(kept.at().page(), QStringLiteral("StartPage"));
        QCOMPARE(QFileInfo(kept.path()).dir().entryList(QDir::Files), files);
    }

    void anotherLanguageIsSpokenAtOnce()
    {
        Kept kept;
        kept.copy();
        kept.cut(1000);
        kept.at().desk().open(kept.path());
        Preferences italian = kept.at().desk().preferences();
        italian.language = Language::Italian;
        kept.at().desk().choose(italian);
        QTRY_VERIFY2(kept.words().contains(QStringLiteral("danneggiat")), qPrintable(kept.words()));
        QVERIFY(kept.restore() == nullptr);
    }

    void withoutACopyThatIsSaid()
    {
        Kept kept;
        kept.cut(1000);
        kept.at().desk().open(kept.path());
        QVERIFY(kept.session() == nullptr);
        QVERIFY(kept.restore() == nullptr);
        QVERIFY2(kept.words().contains("There is no copy of it"), qPrintable(kept.words()));
    }

    void aDamagedJournalIsRescuedUpToItsLastGoodRecord()
    {
        Kept kept;
        {
            const auto connection = storage::Connection::open(kept.path(), storage::OpenAs::Writer);
            QVERIFY(connection);
            QVERIFY((*connection)
                    ->run(QStringLiteral("UPDATE secret_records SET body = x'00' WHERE number = (SELECT max(number) "
                                         "FROM secret_records)")));
        }
        kept.at().desk().open(kept.path());
        QVERIFY(kept.session() != nullptr);
        QVERIFY(kept.session()->isDamaged());
        QVERIFY(kept.offered() != nullptr);
        kept.offered()->click();
        QPushButton *rest = kept.shown(QStringLiteral("Continue with it"));
        QVERIFY(rest != nullptr);
        QVERIFY2(kept.words().contains(QStringLiteral("%1 entries").arg(kept.records() - 1)), qPrintable(kept.words()));
        rest->click();
        QVERIFY(kept.session() != nullptr && !kept.session()->isDamaged());
        QCOMPARE(kept.session()->position().entry, kept.records() - 1);
        QVERIFY2(kept.at().message().contains("is continued in a new file"), qPrintable(kept.at().message()));
        kept.session()->undo(QStringLiteral("It goes on"));
        QVERIFY(kept.session()->position().entry < kept.records() - 1);
    }

    void aCampaignWithoutItsKeySaysHowItOpens()
    {
        Kept kept;
        const QTemporaryDir elsewhere;
        const QByteArray key = qgetenv("DOSSIER_KEY_FILE");
        qputenv("DOSSIER_KEY_FILE", elsewhere.filePath("none.key").toLocal8Bit());
        kept.at().desk().open(kept.path());
        QVERIFY(kept.session() == nullptr);
        QCOMPARE(kept.at().page(), QStringLiteral("UnlockPage"));
        QVERIFY2(kept.words().contains("is not on this computer"), qPrintable(kept.words()));
        QVERIFY(kept.shown(QStringLiteral("Passphrase: not used")) != nullptr);
        kept.shown(QStringLiteral("Key file"))->click();
        QVERIFY2(kept.words().contains("stays where it is"), qPrintable(kept.words()));
        QVERIFY(kept.offered() == nullptr);
        QVERIFY(!QFile::exists(elsewhere.filePath("none.key")));
        // The words of another key are a key, but not that of the file.
        qputenv("DOSSIER_KEY_FILE", elsewhere.filePath("other/other.key").toLocal8Bit());
        QVERIFY(keyFor({}).has_value());
        const QString words = keysInWords().text;
        qputenv("DOSSIER_KEY_FILE", elsewhere.filePath("none.key").toLocal8Bit());
        auto *line = kept.at().window().page()->findChild<QLineEdit *>(QStringLiteral("wordsToAdd"));
        line->setFocus();
        line->setText(words);
        emit line->textEdited(words);
        kept.at().window().page()->findChild<QPushButton *>(QStringLiteral("addKey"))->click();
        QTRY_VERIFY2(kept.at().message().contains("does not open the file"), qPrintable(kept.at().message()));
        QVERIFY(kept.session() == nullptr);
        qputenv("DOSSIER_KEY_FILE", key);
        kept.at().desk().open(kept.path());
        QVERIFY(kept.session() != nullptr);
    }

    void whatIsNoCampaignIsNotOffered()
    {
        Kept kept;
        kept.at().desk().open(kept.at().write(QStringLiteral("text.dossier"), "no campaign"));
        QVERIFY2(kept.at().message().contains("not a campaign file"), qPrintable(kept.at().message()));
        QVERIFY(kept.offered() == nullptr);
    }

    void theListOfSessionsOffersItToo()
    {
        Kept kept;
        kept.cut(5000);
        emit kept.at().window().sessionsRequested();
        auto *list = kept.at().window().findChild<SessionsPage *>()->findChild<QListWidget *>();
        QCOMPARE(list->count(), 1);
        emit list->itemActivated(list->item(0));
        QCOMPARE(kept.at().page(), QStringLiteral("RescuePage"));
    }
};

DOSSIER_TESTS(CampaignRescueTest, Windows)

} // namespace campaign_rescue_test

#include "campaign_rescue_test.moc"
