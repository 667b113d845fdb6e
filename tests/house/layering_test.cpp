#include "places.h"
#include "tests/house/include_rules.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace dossier::test;

namespace
{

std::vector<SourceFile> wholeTree()
{
    return sourceFiles(DOSSIER_SOURCE_DIR, {"app", "model", "views"});
}

std::string told(const std::vector<std::string> &faults)
{
    std::string text;
    for (const std::string &fault : faults)
        text += '\n' + fault;
    return text;
}

/// The faults of a small tree: one header in each of three layers, and the file that is asked about.
std::vector<std::string> faultsOf(const std::string &path, const std::string &text)
{
    return layeringFaults({{"model/core/rule.h", ""}, {"model/grid/map.h", ""}, {"model/omega/omega_table.h", ""},
        {"model/omega/seen/omega_view.h", ""}, {"views/page.h", ""}, {path, text}});
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

    void filesAreShortAndHeadersHaveOneMeaning()
    {
        const std::vector<std::string> faults = sizeAndNameFaults(wholeTree());
        QVERIFY2(faults.empty(), told(faults).c_str());
    }

    void whatIsAllowedPasses_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::newRow("grid on core") << "model/grid/a.cpp" << "#include \"rule.h\"\n#include <vector>\n";
        QTest::newRow("table on view") << "model/omega/a.cpp" << "#include \"omega_view.h\"\n";
        QTest::newRow("views on Qt and view") << "views/a.cpp" << "#include \"omega_view.h\"\n#include <QLabel>\n";
        QTest::newRow("app on all") << "app/a.cpp"
                                    << "#include \"omega_table.h\"\n#include <QFile>\n#include <chrono>\n";
        QTest::newRow("check on files") << "app/check/a.cpp" << "#include \"map.h\"\n#include <unistd.h>\n";
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
        QTest::newRow("a file") << "model/content/a.cpp" << "#include <fstream>\n";
        QTest::newRow("climbing out") << "app/a.cpp" << "#include \"../views/page.h\"\n";
        QTest::newRow("core on grid") << "model/core/a.cpp" << "#include \"map.h\"\n";
        QTest::newRow("grid on views") << "model/grid/a.cpp" << "#include \"page.h\"\n";
        QTest::newRow("the seen side on the table") << "model/omega/seen/a.cpp" << "#include \"omega_table.h\"\n";
        QTest::newRow("a widget on the table") << "views/a.cpp" << "#include \"omega_table.h\"\n";
        QTest::newRow("a folder in the name") << "views/a.cpp" << "#include \"omega/omega_table.h\"\n";
        QTest::newRow("an umbrella") << "views/a.cpp" << "#include <QtWidgets>\n";
        QTest::newRow("Qt in check") << "app/check/a.cpp" << "#include <QFile>\n";
        QTest::newRow("a layer that nobody knows") << "model/secret/a.cpp" << "\n";
    }

    void whatBreaksALayerIsFound()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        QCOMPARE(faultsOf(path.toStdString(), text.toStdString()).size(), std::size_t{1});
    }

    void longFilesAndDoubledNamesAreFound()
    {
        QCOMPARE(sizeAndNameFaults({{"views/a.cpp", std::string(400, '\n')}}).size(), std::size_t{0});
        QCOMPARE(sizeAndNameFaults({{"views/a.cpp", std::string(401, '\n')}}).size(), std::size_t{1});
        QCOMPARE(sizeAndNameFaults({{"views/main_window.cpp", std::string(301, '\n')}}).size(), std::size_t{1});
        QCOMPARE(sizeAndNameFaults({{"views/a.h", ""}, {"model/grid/a.h", ""}}).size(), std::size_t{1});
        QCOMPARE(sizeAndNameFaults({{"views/board_manager.h", ""}}).size(), std::size_t{1});
    }
};

DOSSIER_TESTS(LayeringTest, EventLoop)
#include "layering_test.moc"
