// The map under edit: undo and redo, saving, and what is left of it when the program is killed.
#include "app/omega/board_document.h"
#include "app/omega/map_store.h"
#include "model/omega/geometry/board_edit.h"
#include "model/omega/geometry/board_reshape.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <iostream>
#include <random>
#include <vector>

using namespace dossier;

namespace
{

OpenMap newMap()
{
    return {.file = {.name = "Mine", .map = Map(8, 6)}, .origin = Origin::New, .path = {}};
}

SpaceSet only(Space space)
{
    SpaceSet spaces;
    spaces.set(space);
    return spaces;
}

omega::Board withWall(omega::Board board, Space space)
{
    omega::setWalls(board, only(space), true);
    return board;
}

omega::Piece enemyAt(Space at, int size)
{
    omega::Piece piece;
    piece.figure = {.at = at, .size = size};
    piece.side = Side::Enemy;
    piece.label = "RC";
    return piece;
}

/// Any edit of a board.
omega::Board scribbled(omega::Board board, std::mt19937 &random)
{
    const auto any = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
    const Space at{any(board.map.width()), any(board.map.height())};
    switch (any(7))
    {
    case 0:
        omega::setWalls(board, only(at), any(2) == 0);
        break;
    case 1:
        omega::setTerrain(board, static_cast<omega::Terrain>(any(5)), only(at), any(3) > 0);
        break;
    case 2:
        board.map.setDoor({at, any(2) == 0 ? Edge::Side::East : Edge::Side::South}, any(3) > 0);
        break;
    case 3:
        omega::addPiece(board, enemyAt(at, 1 + any(2)));
        break;
    case 4:
        omega::setTile(board, only(at), static_cast<TileName>(U'a' + static_cast<char32_t>(any(4))));
        break;
    case 5:
        return omega::rotated(board);
    default:
        return omega::resized(board, 1 + any(12), 1 + any(12));
    }
    return board;
}

/// Runs in the child process that is killed: edits, waits until the edits are saved, prints a line, and waits for its
/// end.
int scribble(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    BoardDocument document(QString::fromLocal8Bit(argv[2]));
    document.open(newMap());
    document.edit(BoardEdit::Walls, withWall(document.map()->file, {1, 1}));
    document.edit(BoardEdit::Walls, withWall(document.map()->file, {2, 1}));
    QTest::qWait(1000);
    std::cout << "kept" << std::endl;
    QTest::qWait(60000);
    return 0;
}

} // namespace

class BoardDocumentTest : public QObject
{
    Q_OBJECT

private slots:

    void undoAndRedoGoThroughEveryBoard()
    {
        for (unsigned seed = 0; seed < 40; ++seed)
        {
            std::mt19937 random(seed);
            const QTemporaryDir folder;
            BoardDocument document(folder.path());
            document.open(newMap());
            std::vector<omega::Board> boards{document.map()->file};
            for (int step = 0; step < 25; ++step)
            {
                document.edit(BoardEdit::Paste, scribbled(boards.back(), random));
                if (document.map()->file != boards.back())
                    boards.push_back(document.map()->file);
            }
            for (std::size_t i = boards.size(); i-- > 0; document.undo())
                QVERIFY(document.map()->file == boards[i]);
            QVERIFY(!document.state().undo && !document.state().modified);
            for (const omega::Board &board : boards)
            {
                QVERIFY(document.map()->file == board);
                document.redo();
            }
            QVERIFY(!document.state().redo);
        }
    }

    void undoAndRedoNameWhatTheyDo()
    {
        const QTemporaryDir folder;
        BoardDocument document(folder.path());
        document.open(newMap());
        QCOMPARE(document.state(), EditState());
        document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
        QCOMPARE(document.state(), (EditState{BoardEdit::Walls, std::nullopt, true}));
        document.undo();
        QCOMPARE(document.state(), (EditState{std::nullopt, BoardEdit::Walls, false}));
    }

    void anEditThatChangesNothingIsNone()
    {
        const QTemporaryDir folder;
        BoardDocument document(folder.path());
        document.open(newMap());
        document.edit(BoardEdit::Rename, document.map()->file);
        QCOMPARE(document.state(), EditState());
    }

    void whatIsSavedIsReadAgain()
    {
        const QTemporaryDir folder;
        std::mt19937 random(7);
        BoardDocument document(folder.path());
        document.open(newMap());
        for (int step = 0; step < 60; ++step)
            document.edit(BoardEdit::Paste, scribbled(document.map()->file, random));
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        QVERIFY(!document.save(path));
        QVERIFY(!document.state().modified);
        QCOMPARE(document.map()->path, path);
        QVERIFY(readMap(path) == document.map()->file);
        document.undo();
        QVERIFY(document.state().modified);
        document.redo();
        QVERIFY(!document.state().modified);
    }

    void whatCannotBeSavedStaysModified()
    {
        const QTemporaryDir folder;
        BoardDocument document(folder.path());
        document.open(newMap());
        document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
        const auto problem = document.save(folder.filePath(QStringLiteral("no/such/folder.json")));
        QVERIFY(problem);
        QVERIFY(document.state().modified);
        QCOMPARE(document.map()->origin, Origin::New);
    }

    void savingLeavesNothingToRecover()
    {
        const QTemporaryDir folder;
        {
            BoardDocument document(folder.path());
            document.open(newMap());
            document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
            document.keep();
            QVERIFY(!document.save(folder.filePath(QStringLiteral("mine.json"))));
        }
        QVERIFY(keptMaps(folder.path()).empty());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("mine.json")});
    }

    void anotherMapInItsPlaceLosesNothing()
    {
        const QTemporaryDir folder;
        BoardDocument document(folder.path());
        document.open(newMap());
        document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
        const omega::Board left = document.map()->file;
        QVERIFY(keptMaps(folder.path()).empty());
        document.open(newMap());
        const std::vector<KeptMap> kept = keptMaps(folder.path());
        QCOMPARE(kept.size(), std::size_t{1});
        QVERIFY(kept.front().map.file == left);
        document.restore(kept.front());
        QVERIFY(document.state().modified);
        QVERIFY(document.map()->file == left);
        QVERIFY(keptMaps(folder.path()).empty());
    }

    void aKilledProgramLosesNothing()
    {
        const QTemporaryDir folder;
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--scribble"), folder.path()});
        QVERIFY(child.waitForStarted());
        QVERIFY(child.waitForReadyRead(30000));
        QVERIFY(keptMaps(folder.path()).empty());
        child.kill();
        QVERIFY(child.waitForFinished());
        const std::vector<KeptMap> kept = keptMaps(folder.path());
        QCOMPARE(kept.size(), std::size_t{1});
        QVERIFY(kept.front().map.file == withWall(withWall(newMap().file, {1, 1}), {2, 1}));
        QCOMPARE(kept.front().map.origin, Origin::New);
    }

    void aFolderThatCannotBeWrittenIsSaidOnce()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("in the way")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        BoardDocument document(folder.filePath(QStringLiteral("in the way/unsaved")));
        const QSignalSpy said(&document, &BoardDocument::notKept);
        document.open(newMap());
        document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
        QVERIFY(!document.keep());
        document.edit(BoardEdit::Walls, withWall(document.map()->file, {1, 0}));
        QVERIFY(!document.keep());
        QCOMPARE(said.size(), 1);
        QVERIFY(!document.save(folder.filePath(QStringLiteral("mine.json"))));
    }

    void noLockHidesAMapThatWasLeft_data()
    {
        QTest::addColumn<QByteArray>("lock");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeros") << QByteArray(512, '\0');
        QTest::newRow("another computer") << QByteArray("1\ndossier\noldname\n\n\n");
        QTest::newRow("another machine id") << QByteArray("1\ndossier\noldname\n0123456789abcdef\n4711\n");
        QTest::newRow("this name on another machine")
            << QByteArray("1\ndossier\n") + QSysInfo::machineHostName().toUtf8() + "\n0123456789abcdef\n4711\n";
        QTest::newRow("noise") << QByteArray("\x89PNG\r\n");
        QTest::newRow("a process that has ended")
            << QByteArray("4194303\ndossier\n") + QSysInfo::machineHostName().toUtf8() + "\n\n\n";
    }

    void noLockHidesAMapThatWasLeft()
    {
        QFETCH(QByteArray, lock);
        const QTemporaryDir folder;
        {
            BoardDocument document(folder.path());
            document.open(newMap());
            document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
        }
        std::vector<KeptMap> kept = keptMaps(folder.path());
        QCOMPARE(kept.size(), std::size_t{1});
        QFile file(kept.front().file + QStringLiteral(".lock"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lock) == lock.size());
        file.close();
        std::vector<qint64> spent;
        for (int look = 0; look < 5; ++look)
        {
            QElapsedTimer timer;
            timer.start();
            kept = keptMaps(folder.path());
            spent.push_back(timer.elapsed());
        }
        std::ranges::sort(spent);
        QVERIFY2(spent[2] < 100, qPrintable(QString::number(spent[2])));
        QCOMPARE(kept.size(), std::size_t{1});
        BoardDocument later(folder.path());
        later.restore(kept.front());
        QVERIFY(later.keep());
        QVERIFY(!later.save(folder.filePath(QStringLiteral("mine.json"))));
        // A file that is no lock at all is kept.
        QStringList left = QDir(folder.path()).entryList(QDir::Files);
        left.removeIf([](const QString &name) { return name.endsWith(QLatin1String(".lock.left")); });
        QCOMPARE(left, QStringList{QStringLiteral("mine.json")});
    }

    void aFolderInThePlaceOfALockHidesNothingEither()
    {
        const QTemporaryDir folder;
        {
            BoardDocument document(folder.path());
            document.open(newMap());
            document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
        }
        const KeptMap kept = keptMaps(folder.path()).front();
        QVERIFY(QDir().mkpath(kept.file + QStringLiteral(".lock/in the way")));
        QCOMPARE(keptMaps(folder.path()).size(), std::size_t{1});
        BoardDocument later(folder.path());
        later.restore(kept);
        QVERIFY(later.keep());
    }

    /// Two windows offer the same map: the second one to go on with it has a file of its own.
    void twoWhoRestoreOneMapDoNotShareItsFile()
    {
        const QTemporaryDir folder;
        {
            BoardDocument document(folder.path());
            document.open(newMap());
            document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
        }
        const KeptMap kept = keptMaps(folder.path()).front();
        auto one = std::make_unique<BoardDocument>(folder.path());
        one->restore(kept);
        auto other = std::make_unique<BoardDocument>(folder.path());
        other->restore(kept);
        other->edit(BoardEdit::Walls, withWall(other->map()->file, {3, 3}));
        QVERIFY(other->keep());
        const omega::Board first = one->map()->file;
        const omega::Board second = other->map()->file;
        one.reset();
        other.reset();
        const std::vector<KeptMap> left = keptMaps(folder.path());
        QCOMPARE(left.size(), std::size_t{2});
        QVERIFY(left[0].map.file == first || left[1].map.file == first);
        QVERIFY(left[0].map.file == second || left[1].map.file == second);
    }

    void whatAnotherProgramPutIntoTheFileIsNotWrittenOver()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        BoardDocument document(folder.path());
        document.open(newMap());
        QVERIFY(!document.save(path));
        document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
        const MapFile theirs = withWall(newMap().file, {5, 5});
        QVERIFY(!writeMap(path, theirs));
        const auto problem = document.save(path);
        QVERIFY(problem);
        QVERIFY(std::get<FileFault>(problem->cause) == FileFault::ChangedElsewhere);
        QVERIFY(readMap(path) == theirs);
        QVERIFY(document.state().modified);
        // Something else again: whoever saved once more meant what was there before.
        const MapFile later = withWall(newMap().file, {4, 4});
        QVERIFY(!writeMap(path, later));
        QVERIFY(document.save(path));
        QVERIFY(readMap(path) == later);
        QVERIFY(!document.save(path));
        QVERIFY(readMap(path) == document.map()->file);
        document.edit(BoardEdit::Walls, withWall(document.map()->file, {1, 0}));
        QVERIFY(!document.save(path));
    }

    void aFileThatOnlyLooksOtherwiseOrIsGoneIsWritten()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        BoardDocument document(folder.path());
        document.open(newMap());
        QVERIFY(!document.save(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append) && file.write("\n \n") > 0);
        file.close();
        document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
        QVERIFY(!document.save(path));
        QVERIFY(QFile::remove(path));
        document.edit(BoardEdit::Walls, withWall(document.map()->file, {1, 0}));
        QVERIFY(!document.save(path));
    }

    void aMapThatWasRestoredKnowsWhatItsFileHeld()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        {
            BoardDocument document(folder.path());
            document.open(newMap());
            QVERIFY(!document.save(path));
            document.edit(BoardEdit::Walls, withWall(document.map()->file, {0, 0}));
        }
        const KeptMap kept = keptMaps(folder.path()).front();
        {
            BoardDocument document(folder.path());
            document.restore(kept);
            QVERIFY(!document.save(path));
            document.edit(BoardEdit::Walls, withWall(document.map()->file, {1, 0}));
        }
        QVERIFY(!writeMap(path, newMap().file));
        BoardDocument document(folder.path());
        document.restore(keptMaps(folder.path()).front());
        QVERIFY(document.save(path));
        QVERIFY(readMap(path) == newMap().file);
    }

    void whatIsNoMapIsNotOffered()
    {
        const QTemporaryDir folder;
        for (const QByteArray &bytes : {QByteArray(), QByteArray("{}"), QByteArray(R"({"origin":0,"map":"[]"})")})
        {
            QFile file(folder.filePath(QStringLiteral("%1.unsaved").arg(bytes.size())));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        }
        QVERIFY(keptMaps(folder.path()).empty());
    }
};

int main(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--scribble") == 0)
        return scribble(argc, argv);
    const QCoreApplication application(argc, argv);
    BoardDocumentTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "board_document_test.moc"
