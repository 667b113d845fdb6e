#include "app/window/settings.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace settings_test
{

using namespace dossier;

class SettingsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }

    QString file(const QString &name, const QByteArray &bytes = "x") const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a file of the test");
        return file.fileName();
    }

private slots:

    void whatIsSetIsFoundAgain()
    {
        const QString store = path(QStringLiteral("a.ini"));
        const Preferences chosen{
            Language::Italian, ThemeChoice::Light, {{QStringLiteral("omega"), QStringLiteral("first")}}, 150, 10, true};
        {
            Settings settings(store);
            settings.setPreferences(chosen);
            settings.setWindowGeometry(QByteArray("\0\xff where", 8));
        }
        const Settings settings(store);
        QCOMPARE(settings.preferences(), chosen);
        QCOMPARE(settings.windowGeometry(), QByteArray("\0\xff where", 8));
    }

    void whatWasNeverSetFollowsTheDesktop()
    {
        Preferences expected;
        expected.language = languageOfDesktop();
        QCOMPARE(Settings(path(QStringLiteral("none.ini"))).preferences(), expected);
    }

    void theEditionOfTheFirstGameIsFoundWhereItAlwaysWas()
    {
        const QString store = file(QStringLiteral("old.ini"), "[rules]\nprinting=first\n[specter]\nagentAlone=true\n");
        Preferences expected;
        expected.language = languageOfDesktop();
        expected.editions = {{QStringLiteral("omega"), QStringLiteral("first")}};
        QCOMPARE(Settings(store).preferences(), expected);
        Settings(store).setPreferences(expected);
        QCOMPARE(QSettings(store, QSettings::IniFormat).value(QStringLiteral("rules/printing")).toString(),
            QStringLiteral("first"));
    }

    void whatMakesNoSenseCountsAsNeverSet()
    {
        const QString store = file(QStringLiteral("senseless.ini"),
            "[view]\nlanguage=klingon\ntheme=@Invalid()\ntextPercent=-3\n[rules]\nprinting=7\n[editions]\nspecter="
            "revised\nno-game=first\n[maps]\nrecent=/"
            "nowhere\n[curtain]\nminutes=7\nonFocusLoss=perhaps\n");
        const Settings settings(store);
        Preferences expected;
        expected.language = languageOfDesktop();
        QCOMPARE(settings.preferences(), expected);
        QCOMPARE(settings.recentMaps(), QStringList());
    }

    void aFileThatIsNoSettingsFileIsPutAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no section ends") << QByteArray("[view\nlanguage=it\nfoo");
        QTest::newRow("zeros") << QByteArray(4096, '\0');
        QTest::newRow("noise") << QByteArray("\x89PNG\r\n\x1a\n[[[]]]=\n\xff\xfe\n=\n==\n");
        QTest::newRow("a long line") << QByteArray(1 << 20, 'x');
    }

    void aFileThatIsNoSettingsFileIsPutAside()
    {
        QFETCH(QByteArray, bytes);
        const QString store = file(QStringLiteral("corrupt.ini"), bytes);
        Preferences chosen;
        chosen.theme = ThemeChoice::Light;
        chosen.language = Language::Italian;
        {
            Settings settings(store);
            QCOMPARE(settings.preferences().theme, ThemeChoice::Dark);
            settings.setPreferences(chosen);
        }
        QCOMPARE(Settings(store).preferences(), chosen);
    }

    void recentMapsAreTheNewestEightThatExist()
    {
        Settings settings(path(QStringLiteral("recent.ini")));
        QStringList expected;
        for (int i = 0; i < 10; ++i)
        {
            const QString map = file(QStringLiteral("map %1, ü.json").arg(i));
            settings.addRecentMap(map);
            expected.prepend(map);
        }
        QCOMPARE(settings.recentMaps(), QStringList(expected.mid(0, 8)));
        settings.addRecentMap(expected.at(3));
        QCOMPARE(settings.recentMaps().front(), expected.at(3));
        QCOMPARE(settings.recentMaps().size(), 8);
        QFile::remove(expected.at(3));
        QCOMPARE(settings.recentMaps().size(), 7);
        QVERIFY(!settings.recentMaps().contains(expected.at(3)));
    }
};

DOSSIER_TESTS(SettingsTest, EventLoop)

} // namespace settings_test

#include "settings_test.moc"
