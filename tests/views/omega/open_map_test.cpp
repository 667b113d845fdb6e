#include "app/omega/map_desk.h"
#include "app/omega/map_store.h"
#include "app/omega/overseer_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/visible_texts.h"
#include "views/omega/editor/map_page.h"
#include "views/omega/editor/sample_maps.h"

#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace open_map_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

QByteArray mapText(const QString &name)
{
    return QByteArray::fromStdString(writeMapFile({.name = name.toStdString(), .map = Map(3, 2)}));
}

/// JSON whose quotation marks are written as apostrophes.
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

QByteArray mapWith(const QByteArray &members)
{
    return json("{'version': 1, 'name': 'n', " + members + "}");
}

const MapPage *mapPage(DeskAtRest &at)
{
    return at.window().findChild<MapPage *>();
}

/// Acts as a user without rights for as long as it lives; tests may run as root, who may read anything.
class AsNobody
{
public:
    AsNobody()
        : m_changed(getuid() == 0 && setresuid(nobody, nobody, 0) == 0)
    {
    }

    ~AsNobody()
    {
        if (m_changed && setresuid(0, 0, 0) != 0)
            qFatal("cannot become root again");
    }

    Q_DISABLE_COPY_MOVE(AsNobody)

private:
    static constexpr uid_t nobody = 65534;
    bool m_changed;
};

} // namespace

class OpenMapTest : public QObject
{
    Q_OBJECT

private slots:

    void everySampleOpens()
    {
        DeskAtRest at;
        const std::vector<MapFile> samples = sampleMaps();
        QCOMPARE(samples.size(), std::size_t{3});
        for (int i = 0; i < 3; ++i)
        {
            emit mapsOf(at.desk()).pages().sampleChosen(i);
            QCOMPARE(at.page(), QStringLiteral("MapPage"));
            QVERIFY(mapPage(at)->map()->file == samples.at(static_cast<std::size_t>(i)));
            QCOMPARE(at.message(), QString());
        }
        QCOMPARE(at.title(), QStringLiteral("Omicron – Dossier"));
    }

    void samplesAreSideBySideWhereThereIsRoom()
    {
        const std::vector<MapFile> samples = sampleMaps();
        int chosen = -1;
        const auto cards
            = [&](int characters) { return sampleMapsCard(samples, characters, [&](int map) { chosen = map; }); };
        QCOMPARE(arrangementOf(cards(120).inside.back()), Arrangement::Row);
        const Part narrow = cards(40).inside.back();
        QCOMPARE(arrangementOf(narrow), Arrangement::Column);
        QCOMPARE(narrow.inside.back().name, QStringLiteral("Sample map Omicron"));
        std::get<Box>(narrow.inside.back().content).pressed.run();
        QCOMPARE(chosen, 2);
    }

    void samplesSayTheTruthAboutThemselves()
    {
        DeskAtRest at;
        QStringList texts;
        for (const VisibleText &text : visibleTexts(&at.window()))
            texts << QString(text.text).replace(QChar::Nbsp, u' ');
        QVERIFY(texts.contains(QStringLiteral("12 × 10 spaces, 3 rooms, 3 closed doors, 4 rubble spaces, 1 EMI tile")));
        QVERIFY(
            texts.contains(QStringLiteral("16 × 12 spaces, 5 rooms, 8 closed doors, 8 rubble spaces, 2 EMI tiles")));
        QVERIFY(
            texts.contains(QStringLiteral("24 × 18 spaces, 6 rooms, 9 closed doors, 14 rubble spaces, 2 EMI tiles")));
    }

    void aBadFileIsExplainedAndWhatIsOpenStays_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QByteArray() << "not JSON";
        QTest::newRow("not JSON") << json("{'rows': [") << "not JSON";
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10) << "not JSON";
        QTest::newRow("not an object") << json("[1, 2]") << "an object in curly brackets";
        QTest::newRow("no rows") << json("{'version': 1, 'name': 'n'}") << "At /rows: this entry is missing.";
        QTest::newRow("a wrong row") << mapWith("'rows': ['..', '?.']") << "At /rows/1:";
        QTest::newRow("a door off the map")
            << mapWith("'rows': ['..'], 'doors': [[1, 0, 'E']]") << "At /doors/0: an edge between two spaces";
        QTest::newRow("rubble on a wall")
            << mapWith("'rows': ['.#'], 'rubble': [[1, 0]]") << "At /rubble/0: a floor space";
        QTest::newRow("a newer version") << json("{'version': 99, 'name': 'n', 'rows': ['.']}")
                                         << "Bring Dossier up to date";
        QTest::newRow("deep") << QByteArray(200000, '[') << "not JSON";
    }

    void aBadFileIsExplainedAndWhatIsOpenStays()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        DeskAtRest at;
        emit mapsOf(at.desk()).pages().sampleChosen(0);
        at.desk().open(at.write(QStringLiteral("bad.json"), bytes));
        QVERIFY2(at.message().contains(says), qPrintable(at.message()));
        QVERIFY2(at.message().startsWith(QStringLiteral("Dossier did not open “bad.json”.")), qPrintable(at.message()));
        QCOMPARE(QString::fromStdString(mapPage(at)->map()->file.name), QStringLiteral("Kappa"));
        QCOMPARE(at.page(), QStringLiteral("MapPage"));
        QVERIFY(QApplication::activeModalWidget() == nullptr);
    }

    void whatIsNotAFileIsExplained()
    {
        DeskAtRest at;
        at.desk().open(at.path(QStringLiteral("missing.json")));
        QVERIFY2(at.message().contains(QStringLiteral("There is no such file")), qPrintable(at.message()));
        at.desk().open(QDir::tempPath());
        QVERIFY2(at.message().contains(QStringLiteral("a folder or a device")), qPrintable(at.message()));
        at.desk().open(QStringLiteral("/dev/zero"));
        QVERIFY2(at.message().contains(QStringLiteral("a folder or a device")), qPrintable(at.message()));
        const QByteArray pipe = at.path(QStringLiteral("pipe")).toLocal8Bit();
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        at.desk().open(at.path(QStringLiteral("pipe")));
        QVERIFY2(at.message().contains(QStringLiteral("a folder or a device")), qPrintable(at.message()));
        QCOMPARE(at.page(), QStringLiteral("StartPage"));
    }

    void aFileOfAHundredMegabytesIsNotEvenRead()
    {
        DeskAtRest at;
        QFile file(at.write(QStringLiteral("huge.json"), "{"));
        QVERIFY(file.resize(100 << 20));
        QElapsedTimer timer;
        timer.start();
        at.desk().open(file.fileName());
        QVERIFY(timer.elapsed() < 3000);
        QVERIFY2(at.message().contains(QStringLiteral("larger than 1 MiB")), qPrintable(at.message()));
    }

    void aFileWithoutPermissionIsExplained()
    {
        const QString path = QDir::temp().filePath(QStringLiteral("dossier-test-forbidden.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(mapText(QStringLiteral("n")));
        file.close();
        QVERIFY(file.setPermissions({}));
        {
            const AsNobody nobody;
            const auto map = readMap(path);
            QVERIFY(!map);
            QCOMPARE(std::get<FileFault>(map.error().cause), FileFault::NoPermission);
            const auto problem = writeMap(QStringLiteral("/dossier-test.json"), {.name = "n", .map = Map(1, 1)});
            QVERIFY(problem);
            QCOMPARE(std::get<FileFault>(problem->cause), FileFault::NoPermission);
        }
        QFile::remove(path);
    }

    void aNameIsShownAsPlainText_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("ten thousand characters") << QString(10000, u'W');
        QTest::newRow("HTML") << "<h1>Big</h1><img src=x onerror=y>";
        QTest::newRow("right to left") << QString::fromUtf8("\u202Eevil\u202C \u05E9\u05DC\u05D5\u05DD");
        QTest::newRow("control characters") << "a\tb\nc\x01\x7f";
        QTest::newRow("ampersand and place marker") << "&File %1 [*] %n";
        QTest::newRow("emoji") << QString(200, u' ').replace(u' ', QString::fromUtf8("\U0001F9D1\u200D\U0001F680"));
    }

    void aNameIsShownAsPlainText()
    {
        QFETCH(QString, name);
        DeskAtRest at;
        const auto text = writeMapFile({.name = name.toStdString(), .map = Map(3, 2)});
        const QString path = at.write(QStringLiteral("a <b>bold & name.json"), QByteArray::fromStdString(text));
        at.desk().open(path);
        if (!at.message().isEmpty())
            return; // The reader may refuse a name; then the message is the answer.
        QCOMPARE(at.page(), QStringLiteral("MapPage"));
        QVERIFY(at.title().size() <= 100);
        QVERIFY(at.window().width() <= 1280);
        for (const QLabel *label : at.window().findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        for (const VisibleText &seen : visibleTexts(&at.window()))
        {
            QVERIFY2(seen.text.size() < 2000, qPrintable(seen.place));
            QVERIFY2(!seen.text.contains(QChar(0x202E)), qPrintable(seen.place));
            if (seen.place.endsWith(QStringLiteral("tool tip")))
                QVERIFY2(!seen.text.contains(QStringLiteral("<b>")), qPrintable(seen.text));
        }
    }

    void aFileThatIsDroppedIsOpened()
    {
        DeskAtRest at;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(at.write(QStringLiteral("drop.json"), mapText(QStringLiteral("Dropped"))))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&at.window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&at.window(), &drop);
        QCOMPARE(at.title(), QStringLiteral("Dropped – Dossier"));
    }

    void whatIsNoFileCannotBeDropped()
    {
        DeskAtRest at;
        QMimeData data;
        data.setUrls({QUrl(QStringLiteral("https://example.org/map.json"))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&at.window(), &enter);
        QVERIFY(!enter.isAccepted());
    }

    void aNewMapIsSavedAndOpenedAgain()
    {
        DeskAtRest at;
        emit mapsOf(at.desk()).pages().mapMade({.name = "Mine", .map = Map(40, 1)});
        QCOMPARE(at.page(), QStringLiteral("MapPage"));
        const QString path = at.path(QStringLiteral("mine.json"));
        at.desk().save(path);
        QCOMPARE(at.message(), QString());
        QVERIFY(readMap(path) == MapFile({.name = "Mine", .map = Map(40, 1)}));
        QCOMPARE(mapPage(at)->map()->origin, Origin::File);
        QStringList texts;
        for (const VisibleText &text : visibleTexts(&at.window()))
            texts << text.text;
        QVERIFY(texts.contains(QStringLiteral("Recent map mine")));
    }

    void whatCannotBeSavedIsSaidAndNothingIsLost()
    {
        DeskAtRest at;
        emit mapsOf(at.desk()).pages().mapMade({.name = "Mine", .map = Map(2, 2)});
        at.desk().save(at.path(QStringLiteral("no/such/folder/mine.json")));
        QVERIFY2(!at.message().isEmpty(), qPrintable(at.message()));
        QCOMPARE(mapPage(at)->map()->origin, Origin::New);
        // A disk that is full: the file that was there stays as it was.
        if (QFile::exists(QStringLiteral("/dev/full")))
        {
            at.desk().save(QStringLiteral("/dev/full"));
            QVERIFY(at.message().contains(QStringLiteral("did not save")));
        }
    }

    void whatAnotherProgramChangedIsAskedAbout()
    {
        DeskAtRest at;
        const QString path = at.path(QStringLiteral("mine.json"));
        emit mapsOf(at.desk()).pages().mapMade({.name = "Mine", .map = Map(2, 2)});
        at.desk().save(path);
        const auto changeBoth = [&](const std::string &mine, const std::string &theirs)
        {
            omega::Board changed = mapPage(at)->map()->file;
            changed.name = mine;
            emit mapsOf(at.desk()).pages().edited(BoardEdit::Walls, changed);
            QVERIFY(!writeMap(path, {.name = theirs, .map = Map(2, 2)}));
            at.desk().save(path);
        };
        const auto button = [&](const QString &text) -> QPushButton *
        {
            for (QPushButton *one : at.window().findChildren<QPushButton *>())
                if (one->isVisible() && one->text() == text)
                    return one;
            return nullptr;
        };
        changeBoth("Mine 2", "Theirs");
        QVERIFY2(at.message().contains(QStringLiteral("did not save")), qPrintable(at.message()));
        QVERIFY(readMap(path)->name == "Theirs");
        QVERIFY(button(QStringLiteral("Save mine as…")) != nullptr);
        QVERIFY(button(QStringLiteral("Replace it")) != nullptr);
        button(QStringLiteral("Replace it"))->click();
        QVERIFY(readMap(path)->name == "Mine 2");
        QCOMPARE(at.message(), QString());
        // After "Take the other", one's own version is offered.
        changeBoth("Mine 3", "Theirs again");
        button(QStringLiteral("Take the other"))->click();
        QCOMPARE(mapPage(at)->map()->file.name, std::string("Theirs again"));
        QVERIFY2(at.message().contains(QStringLiteral("“Mine 3” has changes")), qPrintable(at.message()));
        QVERIFY(button(QStringLiteral("Replace it")) == nullptr);
    }

    void whatCouldNotBeKeptIsNotGivenUpUnasked()
    {
        DeskAtRest at;
        (void)at.write(QStringLiteral("unsaved"), "as a full disk: no folder can be here");
        emit mapsOf(at.desk()).pages().mapMade({.name = "Mine", .map = Map(2, 2)});
        omega::Board changed = mapPage(at)->map()->file;
        changed.name = "Another";
        emit mapsOf(at.desk()).pages().edited(BoardEdit::Walls, changed);
        for (int again = 0; again < 2; ++again)
        {
            QVERIFY(!at.window().close());
            QVERIFY(at.window().isVisible());
            QVERIFY2(at.message().contains(QStringLiteral("could not keep")), qPrintable(at.message()));
            // Something more was done: it is asked again.
            changed.name += '!';
            emit mapsOf(at.desk()).pages().edited(BoardEdit::Walls, changed);
        }
        QVERIFY(!at.window().close());
        QVERIFY2(at.window().close(), "whoever closes once more gives it up");
    }

    void whatIsSavedElsewhereIsNotAskedFor()
    {
        DeskAtRest at;
        (void)at.write(QStringLiteral("unsaved"), "as a full disk: no folder can be here");
        emit mapsOf(at.desk()).pages().mapMade({.name = "Mine", .map = Map(2, 2)});
        omega::Board changed = mapPage(at)->map()->file;
        changed.name = "Another";
        emit mapsOf(at.desk()).pages().edited(BoardEdit::Walls, changed);
        QVERIFY(!at.window().close());
        at.desk().save(at.path(QStringLiteral("mine.json")));
        QVERIFY(at.window().close());
    }

    void escapeTakesTheMessageAwayFirst()
    {
        DeskAtRest at;
        emit mapsOf(at.desk()).pages().sampleChosen(0);
        at.desk().open(at.path(QStringLiteral("missing.json")));
        at.press(Qt::Key_Escape);
        QCOMPARE(at.message(), QString());
        QCOMPARE(at.page(), QStringLiteral("MapPage"));
    }

    void aCampaignFileIsGoneOnWith()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        const QString path = omegaDesk(at.desk()).overseers()->path();
        omegaDesk(at.desk()).close();
        at.desk().open(QStringLiteral(":/samples/kappa.json"));
        at.desk().open(path);
        QVERIFY(omegaDesk(at.desk()).overseers() != nullptr);
        QCOMPARE(at.page(), QStringLiteral("OverseerPage"));
        at.desk().open(path);
        OverseerSession &again = *omegaDesk(at.desk()).overseers();
        const journal::Position stood = again.position();
        again.submit(omega::TransferAdrenaline{});
        QVERIFY2(again.position() != stood, "a file that is open lets go before it is opened again");
        const QString missing = at.path(QStringLiteral("missing.dossier"));
        at.desk().open(missing);
        QVERIFY2(at.message().contains(missing), qPrintable(at.message()));
        QVERIFY2(!QFile::exists(missing), "a file that is not there is not begun");
        QVERIFY2(omegaDesk(at.desk()).overseers() != nullptr, "what was open stays open");
        at.desk().open(at.write(QStringLiteral("broken.dossier"), "no database"));
        QVERIFY2(at.message().contains(QStringLiteral("broken.dossier")), qPrintable(at.message()));
    }
};

DOSSIER_TESTS(OpenMapTest, Windows)

} // namespace open_map_test

#include "open_map_test.moc"
