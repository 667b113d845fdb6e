#include "app/omega/overseer_session.h"
#include "app/session/campaign_rescue.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "views/session/sessions_page.h"

#include <QListWidget>
#include <QPushButton>
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
        emit m_at.window().playAsked(QStringLiteral("omega"));
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

    /// The button above the page that offers a rescue; null where none is shown.
    QPushButton *offered()
    {
        for (QPushButton *button : m_at.window().findChildren<QPushButton *>())
            if (button->isVisibleTo(&m_at.window()) && button->text() == QStringLiteral("Rescue it"))
                return button;
        return nullptr;
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
        QVERIFY2(kept.at().message().contains("damaged"), qPrintable(kept.at().message()));
        QVERIFY(kept.at().message().contains(kept.path()));
        QVERIFY(kept.offered() != nullptr);
        kept.offered()->click();
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
        QVERIFY(kept.offered() != nullptr);
        kept.offered()->click();
        QVERIFY(kept.session() != nullptr);
        QCOMPARE(kept.session()->position().entry, kept.records());
    }

    void withoutACopyThatIsSaid()
    {
        Kept kept;
        kept.cut(1000);
        kept.at().desk().open(kept.path());
        QVERIFY(kept.offered() != nullptr);
        kept.offered()->click();
        QVERIFY(kept.session() == nullptr);
        QVERIFY2(kept.at().message().contains("there is no copy of it"), qPrintable(kept.at().message()));
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
        QVERIFY(kept.session() != nullptr && !kept.session()->isDamaged());
        QCOMPARE(kept.session()->position().entry, kept.records() - 1);
        QVERIFY2(kept.at().message().contains("is continued in a new file"), qPrintable(kept.at().message()));
        kept.session()->undo(QStringLiteral("It goes on"));
        QVERIFY(kept.session()->position().entry < kept.records() - 1);
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
        emit kept.at().window().sessionsAsked();
        auto *list = kept.at().window().findChild<SessionsPage *>()->findChild<QListWidget *>();
        QCOMPARE(list->count(), 1);
        emit list->itemActivated(list->item(0));
        QVERIFY(kept.offered() != nullptr);
    }
};

DOSSIER_TESTS(CampaignRescueTest, Windows)

} // namespace campaign_rescue_test

#include "campaign_rescue_test.moc"
