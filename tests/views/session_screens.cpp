// Writes pictures of the overseer's desk at what happens in a round, in both languages and themes at 100 and 200
// percent text, and fails on a clipped text.
#include "board_view.h"
#include "clipped_texts.h"
#include "desk_at_rest.h"
#include "journal_strip.h"

#include <QDir>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

class SessionScreens : public QObject
{
    Q_OBJECT

    QDir m_folder{QStringLiteral(DOSSIER_SCREENS)};

    void look(DeskAtRest &at, const QString &screen)
    {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(at.window().grab().save(m_folder.filePath(QStringLiteral("desk-%1-%2.png").arg(screen, variant))));
        QCOMPARE(clippedTexts(at.window()).join(u'\n'), QString());
    }

    static void give(DeskAtRest &at, const omega::Command &command)
    {
        at.desk().sessions().session()->submit(command);
        QCoreApplication::processEvents();
    }

    static void press(DeskAtRest &at, Space space)
    {
        auto *board = at.desk().sessions().page()->findChild<BoardView *>();
        emit board->pressed({space, std::nullopt}, Qt::NoModifier);
        QCoreApplication::processEvents();
    }

private slots:

    void initTestCase() { QVERIFY(m_folder.mkpath(QStringLiteral("."))); }

    void aRound_data()
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

    void aRound()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::Revised, percent});
        emit at.window().playAsked();
        look(at, QStringLiteral("transfer"));
        give(at, omega::TransferAdrenaline{});
        look(at, QStringLiteral("initiative"));
        using enum omega::Role;
        give(at, omega::AssignInitiative{{Rifleman, TeamLeader, HeavySupport, Countermeasures}});
        look(at, QStringLiteral("stances"));
        for (const auto &[role, stance] :
            {std::pair(TeamLeader, "team_leader_steady"), {Countermeasures, "countermeasures_steady"},
                {HeavySupport, "heavy_support_bold"}, {Rifleman, "rifleman_quick"}})
            give(at, omega::ChooseStance{role, {stance}});
        give(at, omega::BeginTurn{Rifleman});
        press(at, {3, 1});
        look(at, QStringLiteral("move"));
        give(at, omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West}});
        press(at, {3, 1});
        look(at, QStringLiteral("target"));
        give(at, omega::DeclareAttack{Rifleman, {"m18"}, {1, 1}, omega::FigureId{1}, {3, 1}, false, {}});
        look(at, QStringLiteral("dice"));
        give(at, omega::RollAttack{{{2, 1, 0}, {1}}});
        look(at, QStringLiteral("rolled"));
        give(at, omega::ApplyAttack{});
        give(at, omega::DiscardAdrenaline{});
        look(at, QStringLiteral("refused"));
        at.desk().sessions().page()->findChild<JournalStrip *>()->step(-3);
        look(at, QStringLiteral("past"));
        emit at.window().sessionsAsked();
        look(at, QStringLiteral("sessions"));
    }
};

QTEST_MAIN(SessionScreens)
#include "session_screens.moc"
