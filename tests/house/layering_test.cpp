#include "places.h"
#include "tests/house/include_rules.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace layering_test
{

using namespace dossier::test;

namespace
{

std::vector<SourceFile> wholeTree()
{
    return sourceFiles(DOSSIER_SOURCE_DIR, {"app", "model", "views", "tests"});
}

std::string told(const std::vector<std::string> &faults)
{
    std::string text;
    for (const std::string &fault : faults)
        text += '\n' + fault;
    return text;
}

/// Returns the faults of a small tree: a header in each of some folders, and the file under test.
std::vector<std::string> faultsOf(const std::string &path, const std::string &text)
{
    return layeringFaults({{"model/core/rule.h", ""}, {"model/grid/space.h", ""}, {"model/omega/table.h", ""},
        {"model/omega/seen/view.h", ""}, {"model/specter/seen/view.h", ""}, {"views/kit/chip.h", ""},
        {"views/omega/desk/page.h", ""}, {"tests/support/boards.h", ""}, {path, text}});
}

} // namespace

class LayeringTest : public QObject
{
    Q_OBJECT

private slots:

    void theTreeKeepsItsLayers()
    {
        const std::vector<SourceFile> files = wholeTree();
        QVERIFY(files.size() > 50);
        const std::vector<std::string> faults = layeringFaults(files);
        QVERIFY2(faults.empty(), told(faults).c_str());
    }

    void rulesKnowNoClockNoChanceAndNoEnvironment()
    {
        const std::vector<std::string> faults = worldFaults(wholeTree());
        QVERIFY2(faults.empty(), told(faults).c_str());
        for (const char *code :
            {"int x = std::rand();", "auto x = getenv(\"HOME\");", "std::mt19937 r; r = std::mt19937(4);",
                "auto t = std::time (nullptr);", "auto n = std::chrono::system_clock{};"})
            QCOMPARE(worldFaults({{"model/omega/a.cpp", code}}).size(), std::size_t{1});
        for (const char *code : {"// time(", "line.time(", "int runtime(int);", "auto x = said(\"getenv(\");"})
            QCOMPARE(worldFaults({{"model/omega/a.cpp", code}}).size(), std::size_t{0});
        QCOMPARE(worldFaults({{"model/storage/a.cpp", "std::rand();"}}).size(), std::size_t{0});
    }

    /// One cycle is left, between folders of the program.
    void roomsDoNotIncludeEachOther()
    {
        const std::vector<std::string> expected{"app/conquest, app/games, app/omega, app/specter, app/window"};
        QCOMPARE(rings(wholeTree()), expected);
    }

    void aRingIsFound()
    {
        QCOMPARE(rings({{"views/a/x.h", "#include \"views/b/y.h\"\n"}, {"views/b/y.h", "#include \"views/a/x.h\"\n"}}),
            std::vector<std::string>{"views/a, views/b"});
    }

    void namesSaySomething()
    {
        const std::vector<std::string> faults = nameFaults(sourceFiles(DOSSIER_SOURCE_DIR, {"app", "model", "views"}));
        QVERIFY2(faults.empty(), told(faults).c_str());
    }

    void whatIsAllowedPasses_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::newRow("grid on core") << "model/grid/a.cpp" << "#include \"model/core/rule.h\"\n#include <vector>\n";
        QTest::newRow("table on view") << "model/omega/a.cpp" << "#include \"model/omega/seen/view.h\"\n";
        QTest::newRow("a desk on Qt and its view") << "views/omega/desk/a.cpp"
                                                   << "#include \"model/omega/seen/view.h\"\n#include <QLabel>\n";
        QTest::newRow("a game's desk on all of the game")
            << "app/omega/a.cpp" << "#include \"model/omega/table.h\"\n#include <QFile>\n#include <chrono>\n";
        QTest::newRow("check on files") << "app/check/a.cpp"
                                        << "#include \"model/grid/space.h\"\n#include <unistd.h>\n";
        QTest::newRow("a test of views") << "tests/views/omega/a.cpp" << "#include \"views/omega/desk/page.h\"\n";
    }

    void whatIsAllowedPasses()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        const std::vector<std::string> faults = faultsOf(path.toStdString(), text.toStdString());
        QVERIFY2(faults.empty(), told(faults).c_str());
    }

    void whatBreaksALayerIsFound_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::newRow("Qt in the core") << "model/core/a.cpp" << "#include <QString>\n";
        QTest::newRow("Qt by its module") << "model/grid/a.cpp" << "#  include <QtCore/QString>\n";
        QTest::newRow("a clock") << "model/grid/a.cpp" << "#include <chrono>\n";
        QTest::newRow("chance") << "model/omega/a.cpp" << "#include <random>\n";
        QTest::newRow("a file") << "model/json/a.cpp" << "#include <fstream>\n";
        QTest::newRow("a file in a widget") << "views/omega/desk/a.cpp" << "#include <QFile>\n";
        QTest::newRow("settings in a widget") << "views/omega/desk/a.cpp" << "#include <QSettings>\n";
        QTest::newRow("climbing out") << "app/omega/a.cpp" << "#include \"../views/kit/chip.h\"\n";
        QTest::newRow("core on grid") << "model/core/a.cpp" << "#include \"model/grid/space.h\"\n";
        QTest::newRow("grid on views") << "model/grid/a.cpp" << "#include \"views/kit/chip.h\"\n";
        QTest::newRow("the seen side on the table") << "model/omega/seen/a.cpp" << "#include \"model/omega/table.h\"\n";
        QTest::newRow("a widget on the table") << "views/omega/desk/a.cpp" << "#include \"model/omega/table.h\"\n";
        QTest::newRow("a game on another") << "views/omega/desk/a.cpp" << "#include \"model/specter/seen/view.h\"\n";
        QTest::newRow("a shared room on a game") << "views/session/a.cpp" << "#include \"views/omega/desk/page.h\"\n";
        QTest::newRow("a name without its path") << "views/kit/a.cpp" << "#include \"chip.h\"\n";
        QTest::newRow("an umbrella") << "views/kit/a.cpp" << "#include <QtWidgets>\n";
        QTest::newRow("Qt in check") << "app/check/a.cpp" << "#include <QString>\n";
        QTest::newRow("a test of the model on views") << "tests/model/core/a.cpp" << "#include \"views/kit/chip.h\"\n";
        QTest::newRow("a room that nobody knows") << "model/secret/a.cpp" << "\n";
    }

    void whatBreaksALayerIsFound()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        QCOMPARE(faultsOf(path.toStdString(), text.toStdString()).size(), std::size_t{1});
    }

    void vagueNamesAreFound()
    {
        QCOMPARE(nameFaults({{"views/board.cpp", ""}}).size(), std::size_t{0});
        QCOMPARE(nameFaults({{"views/board_manager.h", ""}}).size(), std::size_t{1});
    }
};

DOSSIER_TESTS(LayeringTest, EventLoop)

} // namespace layering_test

#include "layering_test.moc"
