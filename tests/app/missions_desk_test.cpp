#include "app/omega/missions_desk.h"
#include "tests/support/test_class.h"
#include "views/kit/appearance.h"

#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace missions_desk_test
{

using namespace dossier;

namespace
{

/// A shelf and a folder of campaign files that go away.
struct Place
{
    QTemporaryDir folder;
    PackShelf shelf{folder.filePath(QStringLiteral("packs"))};
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MissionsDesk desk{shelf, folder.filePath(QStringLiteral("campaigns")), settings};

    ~Place() { delete desk.madePage(); }

    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("a file of the test cannot be written");
        return file.fileName();
    }
};

} // namespace

/// The missions that can be begun, and the request of a wish for one.
class MissionsDeskTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { openResources(); }

    void thePageIsMadeWhenItIsAskedFor()
    {
        Place at;
        QSignalSpy made(&at.desk, &MissionsDesk::pageMade);
        QVERIFY(at.desk.madePage() == nullptr);
        at.desk.offer(Printing::First, {});
        at.desk.offer(Printing::Revised, {});
        QCOMPARE(made.size(), 1);
        QVERIFY(at.desk.madePage() != nullptr);
    }

    void theSampleIsOfferedAndBegunWithoutAPack()
    {
        Place at;
        at.desk.offer(Printing::First, {});
        QVERIFY(at.desk.page()->findChild<QComboBox *>()->count() > 0);
        const auto asked = at.desk.requestFor({{}, {"sample_depot"}, Printing::First, 4, QStringLiteral("Friday")});
        QVERIFY(asked.has_value());
        QVERIFY(asked->packContent.empty());
        QCOMPARE(asked->mission, QStringLiteral("sample_depot"));
    }

    /// The folder contains packs of other games, too.
    void aBrokenPackInTheFolderIsTold()
    {
        Place at;
        QVERIFY(QDir(at.folder.path()).mkdir(QStringLiteral("packs")));
        QSignalSpy failed(&at.desk, &MissionsDesk::failed);
        QVERIFY(
            QFile::copy(QStringLiteral(":/packs/conquest.json"), at.folder.filePath(QStringLiteral("packs/c.json"))));
        (void)at.write(QStringLiteral("packs/conquest-owner-damaged-1.json"), "{");
        at.desk.offer(Printing::Revised, {});
        QCOMPARE(failed.size(), 0);
        (void)at.write(QStringLiteral("packs/cut.json"), "{\"scenarios\": [");
        (void)at.write(QStringLiteral("packs/empty.json"), "");
        (void)at.write(QStringLiteral("packs/wrong.json"), R"({"version": 1, "scenarios": 7})");
        at.desk.offer(Printing::Revised, {});
        QCOMPARE(failed.size(), 1);
        const QString told = failed.front().front().toString();
        for (const char *name : {"cut.json", "empty.json", "wrong.json"})
            QVERIFY2(told.contains(QLatin1String(name)), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("conquest")), qPrintable(told));
    }

    void aPackThatCannotBeUsedIsToldAndOffersNothing()
    {
        Place at;
        at.desk.offer(Printing::Revised, {});
        const int before = at.desk.page()->findChild<QComboBox *>()->count();
        QSignalSpy failed(&at.desk, &MissionsDesk::failed);
        const QString path = at.write(QStringLiteral("bad.json"), "[]");
        at.desk.offerPack(path);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(at.desk.page()->findChild<QComboBox *>()->count(), before);
        SessionWished wished{path, {"other"}, Printing::Revised, 4, QStringLiteral("Friday")};
        QVERIFY(!at.desk.requestFor(wished).has_value());
        wished.pack = at.folder.filePath(QStringLiteral("none.json"));
        QVERIFY(!at.desk.requestFor(wished).has_value());
    }
};

DOSSIER_TESTS(MissionsDeskTest, Windows)

} // namespace missions_desk_test

#include "missions_desk_test.moc"
