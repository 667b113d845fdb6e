#include "app/window/ini_text.h"
#include "app/window/settings.h"
#include "tests/support/test_class.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <vector>

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
        const Preferences chosen{Language::Italian, ThemeChoice::Light,
            {{QStringLiteral("omega"), QStringLiteral("first")}}, 150, 10, true, 30};
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
            "nowhere\n[curtain]\nminutes=7\nonFocusLoss=perhaps\nlockMinutes=7\n");
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

    void whatTwoWindowsChooseIsAllKept()
    {
        const QString store = path(QStringLiteral("two.ini"));
        Settings one(store);
        Settings other(store);
        Preferences dark = one.preferences();
        dark.textPercent = 150;
        one.setPreferences(dark);
        Preferences light = other.preferences();
        light.theme = ThemeChoice::Light;
        other.setPreferences(light);
        one.setTimer(5, false);
        other.addRecentMap(file(QStringLiteral("one.json")));
        one.addRecentMap(file(QStringLiteral("two.json")));
        const Settings later(store);
        QCOMPARE(later.preferences().textPercent, 150);
        QCOMPARE(later.preferences().theme, ThemeChoice::Light);
        QCOMPARE(later.turnMinutes(), 5);
        QVERIFY(!later.sounding());
        QCOMPARE(later.recentMaps().size(), 2);
    }

    void twoWritesOfOneMomentAreToldApart()
    {
        const QString store = path(QStringLiteral("moment.ini"));
        Settings settings(store);
        for (int i = 0; i < 200; ++i)
        {
            settings.setTimer(1 + i % 9, true);
            QCOMPARE(Settings(store).turnMinutes(), 1 + i % 9);
        }
    }

    void whatTwoWindowsChooseOtherwiseIsAskedAbout()
    {
        const QString store = path(QStringLiteral("disputed.ini"));
        Settings one(store);
        Settings other(store);
        Preferences large = one.preferences();
        large.textPercent = 150;
        QVERIFY(!one.setPreferences(large));
        Preferences larger = other.preferences();
        larger.textPercent = 200;
        larger.theme = ThemeChoice::Light;
        const std::optional<Preferences> theirs = other.setPreferences(larger);
        QVERIFY(theirs.has_value());
        QCOMPARE(theirs->textPercent, 150);
        QCOMPARE(theirs->theme, ThemeChoice::Light);
        QCOMPARE(Settings(store).preferences(), *theirs);
        // Mine stays, or the other.
        QVERIFY(!other.setPreferences(larger));
        QCOMPARE(Settings(store).preferences().textPercent, 200);
        QVERIFY(!one.setPreferences(large));
        QCOMPARE(Settings(store).preferences().textPercent, 200);
        // The other one has changed nothing of its own since.
        large.theme = ThemeChoice::Light;
        QVERIFY(!one.setPreferences(large));
        QCOMPARE(Settings(store).preferences().textPercent, 200);
    }

    void draftsAreKeptUntilTheyAreEntered()
    {
        const QString store = path(QStringLiteral("drafts.ini"));
        const Draft typed{{QStringLiteral("player-0"), QStringLiteral("Ann, \"the\" Ö; @x")},
            {QStringLiteral("player-1"), QStringLiteral("Bo")}};
        Settings(store).setDraft(QStringLiteral("a game"), typed);
        QCOMPARE(Settings(store).draft(QStringLiteral("a game")), typed);
        QVERIFY(Settings(store).draft(QStringLiteral("another")).empty());
        Settings(store).setDraft(QStringLiteral("a game"), {});
        QVERIFY(Settings(store).draft(QStringLiteral("a game")).empty());
    }

    void draftsAreNotReadable()
    {
        const QString store = path(QStringLiteral("secret drafts.ini"));
        Settings(store).setDraft(QStringLiteral("a game"), {{QStringLiteral("note"), QStringLiteral("gas in C2")}});
        QFile file(store);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QVERIFY(!written.contains("gas in") && !written.contains("note"));
        // In another form the same bytes are no draft.
        QFile moved(path(QStringLiteral("moved drafts.ini")));
        QVERIFY(moved.open(QIODevice::WriteOnly));
        moved.write(QByteArray(written).replace("a%20game", "another"));
        moved.close();
        QVERIFY(Settings(moved.fileName()).draft(QStringLiteral("another")).empty());
    }

    void draftsOfTwoWindowsStay()
    {
        const QString store = path(QStringLiteral("drafts of two.ini"));
        const QString form = QStringLiteral("a game");
        Settings one(store);
        Settings other(store);
        one.setDraft(form, {{QStringLiteral("player-0"), QStringLiteral("Ann")}});
        other.setDraft(form, {{QStringLiteral("player-1"), QStringLiteral("Bo")}});
        QCOMPARE(Settings(store).draft(form),
            (Draft{{QStringLiteral("player-0"), QStringLiteral("Ann")},
                {QStringLiteral("player-1"), QStringLiteral("Bo")}}));
        QCOMPARE(one.draft(form).size(), std::size_t{2});
        one.setDraft(form, {{QStringLiteral("player-1"), QStringLiteral("Bo")}});
        QCOMPARE(Settings(store).draft(form), (Draft{{QStringLiteral("player-1"), QStringLiteral("Bo")}}));
    }

    void withoutAKeyNothingTypedIsLostWhileTheProgramRuns()
    {
        const QByteArray key = qgetenv("DOSSIER_KEY_FILE");
        const QString store = file(QStringLiteral("no key.ini"), "[drafts]\ncard=name, Ann\n");
        qputenv("DOSSIER_KEY_FILE", "/proc/no-such-folder/dossier.key");
        Settings settings(store);
        const Draft typed{{QStringLiteral("name"), QStringLiteral("Bo")}};
        settings.setDraft(QStringLiteral("card"), typed);
        QCOMPARE(settings.draft(QStringLiteral("card")), typed);
        QFile written(store);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray bytes = written.readAll();
        qputenv("DOSSIER_KEY_FILE", key);
        QVERIFY(bytes.contains("Ann") && !bytes.contains("Bo"));
    }

    void draftsOfAnEarlierVersionAreRead()
    {
        const QString store = file(QStringLiteral("old drafts.ini"), "[drafts]\ncard=name, Ann\n");
        const Draft typed{{QStringLiteral("name"), QStringLiteral("Ann")}};
        // They are encrypted at once, whether anybody types in that form again or not.
        QCOMPARE(Settings(store).draft(QStringLiteral("card")), typed);
        QFile written(store);
        QVERIFY(written.open(QIODevice::ReadOnly) && !written.readAll().contains("Ann"));
        QCOMPARE(Settings(store).draft(QStringLiteral("card")), typed);
    }

    void whatSomebodyElseKeepsInTheFileStays()
    {
        const QString store
            = file(QStringLiteral("later version.ini"), "[later]\nlist=a, \"b;c\"\ntext=\"\\x65e5 \\\"d\\\"\"\n");
        const auto before = readIni(store);
        Settings(store).setRunsSteps(false);
        const auto after = readIni(store);
        QVERIFY(before && after && !Settings(store).runsSteps());
        for (const QString &key : before->keys())
            QCOMPARE(after->value(key), before->value(key));
    }

    void noLockIsWaitedFor_data()
    {
        QTest::addColumn<QByteArray>("lock");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeros") << QByteArray(64, '\0');
        QTest::newRow("another computer") << QByteArray("1\ndossier\nelsewhere\n\n\n");
        QTest::newRow("this process") << QByteArray::number(QCoreApplication::applicationPid()) + "\ndossier\n"
                + QSysInfo::machineHostName().toUtf8() + "\n\n\n";
    }

    void noLockIsWaitedFor()
    {
        QFETCH(QByteArray, lock);
        const QString store = path(QStringLiteral("locked.ini"));
        std::vector<qint64> spent;
        for (int minutes = 3; minutes <= 7; ++minutes)
        {
            (void)file(QStringLiteral("locked.ini.lock"), lock);
            QElapsedTimer timer;
            timer.start();
            Settings(store).setTimer(minutes, true);
            spent.push_back(timer.elapsed());
        }
        std::ranges::sort(spent);
        QVERIFY2(spent[2] < 100, qPrintable(QString::number(spent[2])));
        QCOMPARE(Settings(store).turnMinutes(), 7);
    }

    void theFileIsItsOwnersAlone()
    {
        const QString store = path(QStringLiteral("new folder/private.ini"));
        Settings(store).setRunsSteps(false);
        QCOMPARE(QFile::permissions(store) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QCOMPARE(
            QFile::permissions(QFileInfo(store).path()) & (QFile::ExeGroup | QFile::ExeOther), QFile::Permissions());
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
