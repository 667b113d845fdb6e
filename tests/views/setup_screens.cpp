// Writes pictures of a new session and of the set-up, in both languages and themes at 100 and 200 percent text, and
// fails on a clipped text.
#include "board_view.h"
#include "clipped_texts.h"
#include "desk_at_rest.h"
#include "flowing_area.h"
#include "stack_list.h"

#include <QDir>
#include <QScrollBar>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

class SetupScreens : public QObject
{
    Q_OBJECT

    QDir m_folder{QStringLiteral(DOSSIER_SCREENS)};

    void look(DeskAtRest &at, const QString &screen)
    {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(at.window().grab().save(m_folder.filePath(QStringLiteral("setup-%1-%2.png").arg(screen, variant))));
        QCOMPARE(clippedTexts(at.window()).join(u'\n'), QString());
    }

private slots:

    void initTestCase() { QVERIFY(m_folder.mkpath(QStringLiteral("."))); }

    void aTableIsSetUp_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("percent");
        for (const int language : {0, 1})
            for (const int theme : {0, 1})
                for (const int percent : {100, 200})
                    QTest::addRow("%s-%s-%d", language == 0 ? "en" : "it", theme == 0 ? "dark" : "light", percent)
                        << language << theme << percent;
    }

    void aTableIsSetUp()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::Revised, percent});
        emit at.window().newSessionAsked();
        look(at, QStringLiteral("new"));
        at.desk().sessions().beginSession({{}, {"sample_depot"}, Printing::Revised, 4, QStringLiteral("Friday")});
        look(at, QStringLiteral("filled"));
        OverseerSession &session = *at.desk().sessions().session();
        const omega::View view = session.overseerView();
        for (const auto &[door, kind] : view.overseer->doors)
            session.submit(omega::Correct{omega::DoorKindSet{{door}, omega::DoorKind::Locked}});
        session.submit(omega::TakeKit{omega::Role::TeamLeader, {"flame_kit"}});
        session.submit(omega::TakeKit{omega::Role::TeamLeader, {"stims"}});
        session.submit(omega::BeginGame{});
        look(at, QStringLiteral("refused"));
        auto *list = at.desk().sessions().setupPage()->findChild<StackList *>();
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Return);
        for (auto *area : at.desk().sessions().setupPage()->findChildren<FlowingArea *>())
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        look(at, QStringLiteral("card"));
    }
};

QTEST_MAIN(SetupScreens)
#include "setup_screens.moc"
