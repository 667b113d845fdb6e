// Writes pictures of Specter Ops in the program: the start page, the set-up, the seats and what is printed, in both
// languages and themes at 100 and 200 percent text, and fails on a clipped text.
#include "agent_page.h"
#include "clipped_texts.h"
#include "desk_at_rest.h"
#include "hand_over_page.h"

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <array>

using namespace dossier;
using namespace dossier::test;

class SpecterDeskScreens : public QObject
{
    Q_OBJECT

    QDir m_folder{QStringLiteral(DOSSIER_SCREENS)};
    QString m_clipped{};

    void look(DeskAtRest &at, const QString &screen)
    {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(at.window().grab().save(m_folder.filePath(QStringLiteral("specter-%1-%2.png").arg(screen, variant))));
        for (const QString &text : clippedTexts(at.window()))
            m_clipped += screen + QStringLiteral(": ") + text + u'\n';
    }

    /// The agent goes two spaces on, wherever the rules let him.
    static void agentWalks(SpecterSession &session, int first)
    {
        using specter::AgentSeat;
        const auto agents = [&] { return session.viewOf(AgentSeat{}); };
        const specter::Coordinate from = *agents()->sheet->at;
        static constexpr std::array<Space, 8> steps{
            {{0, 1}, {1, 1}, {1, 0}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}, {-1, -1}}};
        for (std::size_t i = 0; i < 64 && !agents()->sheet->plan; ++i)
        {
            const Space one = steps.at((i / 8 + static_cast<std::size_t>(first)) % 8);
            const Space two = steps.at(i % 8);
            const Space there{from.x + one.x, from.y + one.y};
            session.submit(AgentSeat{},
                specter::PlanMove{
                    specter::Agent::First, {.path = {from, there, {{there.x + two.x, there.y + two.y}}}}});
        }
        session.submit(AgentSeat{}, specter::ConfirmMove{});
    }

    /// Turns in which everybody does the first thing that comes to mind.
    static void play(SpecterSession &session, int turns)
    {
        for (int turn = 0; turn < turns; ++turn)
        {
            agentWalks(session, turn);
            while (session.publicView()->open.clock.phase == specter::Phase::Hunters)
                session.submit(specter::PublicSeat{}, session.publicView()->due.front().command);
        }
    }

    void write(SpecterDesk &desk, SpecterPaper paper, const QString &name)
    {
        const QByteArray pdf = pdfOf(desk.documentOf(paper), titleOf(paper));
        const QString language = QString::fromLatin1(QTest::currentDataTag());
        QFile file(m_folder.filePath(QStringLiteral("specter-paper-%1-%2.pdf").arg(name, language)));
        QVERIFY(pdf.startsWith("%PDF") && file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size());
    }

private slots:

    void initTestCase() { QVERIFY(m_folder.mkpath(QStringLiteral("."))); }

    void aGameBegins_data()
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

    void aGameBegins()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        m_clipped.clear();
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::First, percent});
        look(at, QStringLiteral("start"));
        emit at.window().newSpecterAsked();
        look(at, QStringLiteral("setup"));
        SpecterSetupPage &setup = *at.desk().specter().setupPage();
        setup.findChild<QSpinBox *>()->setValue(5);
        for (QPushButton *button : setup.findChildren<QPushButton *>())
            if (button->isVisible() && button->icon().name().isEmpty()
                && button->property("role") == QStringLiteral("secondary"))
                if (button->toolTip().contains(language == 0 ? QStringLiteral("look away") : QStringLiteral("altrove")))
                    button->click();
        look(at, QStringLiteral("secret"));
        emit at.window().playSpecterAsked();
        look(at, QStringLiteral("between"));
        emit at.desk().specter().seats()->handOver()->taken();
        look(at, QStringLiteral("agent"));
        at.press(Qt::Key_F10);
        look(at, QStringLiteral("hunters"));
        emit at.window().printAsked();
        look(at, QStringLiteral("print"));
        QCOMPARE(m_clipped, QString());
    }

    void whatIsPrinted_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("en") << 0;
        QTest::newRow("it") << 1;
    }

    void whatIsPrinted()
    {
        QFETCH(int, language);
        DeskAtRest at({static_cast<Language>(language), ThemeChoice::Dark, Printing::First, 100});
        SpecterDesk &desk = at.desk().specter();
        write(desk, SpecterPaper::BlankSheet, QStringLiteral("blank"));
        emit at.window().newSpecterAsked();
        SpecterWish wish = desk.setupPage()->wish();
        wish.name = QStringLiteral("Evening at Ada’s");
        wish.agentsPlayer = QStringLiteral("Ada");
        for (const specter::HunterKind hunter : wish.players.hunters)
            wish.huntersPlayers[hunter]
                = hunter == specter::HunterKind::Gun ? QStringLiteral("Grace") : QStringLiteral("Alan");
        desk.setAlone(true);
        desk.beginSession(wish);
        play(*desk.session(), 6);
        QVERIFY(desk.viewInFront()->sheet.has_value());
        write(desk, SpecterPaper::FilledSheet, QStringLiteral("filled"));
        write(desk, SpecterPaper::Report, QStringLiteral("report"));
        desk.session()->submit(
            specter::PublicSeat{}, specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        desk.session()->submit(specter::AgentSeat{}, specter::LayOpenSheet{});
        write(desk, SpecterPaper::Report, QStringLiteral("report-over"));
    }
};

QTEST_MAIN(SpecterDeskScreens)
#include "specter_desk_screens.moc"
