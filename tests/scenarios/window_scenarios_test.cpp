#include "places.h"
#include "tests/scenarios/window_player.h"
#include "tests/support/test_class.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

namespace window_scenarios_test
{

using namespace dossier::test;

/// Every folder here with a `steps.txt` is a scenario, played on the real window from its first line to its last.
class WindowScenariosTest : public QObject
{
    Q_OBJECT

private slots:

    void everyScenarioGoesAsItSays_data()
    {
        QTest::addColumn<QString>("folder");
        QDirIterator files(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios"), {QStringLiteral("steps.txt")},
            QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
        {
            files.next();
            const QString folder = files.fileInfo().absolutePath();
            QTest::newRow(qPrintable(folder.section(u'/', -1))) << folder;
        }
    }

    void everyScenarioGoesAsItSays()
    {
        QFETCH(QString, folder);
        QFile file(folder + QStringLiteral("/steps.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        WindowPlayer player(folder);
        int number = 0;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n'))
        {
            ++number;
            if (line.trimmed().isEmpty() || line.startsWith(u'#'))
                continue;
            const std::optional<QString> fault = player.play(line);
            QVERIFY2(
                !fault, qPrintable(QStringLiteral("line %1, %2: %3").arg(number).arg(line, fault.value_or(QString()))));
        }
        QVERIFY(number > 1);
    }
};

DOSSIER_TESTS(WindowScenariosTest, Windows)

} // namespace window_scenarios_test

#include "window_scenarios_test.moc"
