// Writes pictures of Specter Ops in the program: the start page, the set-up, the seats and what is printed, in both
// languages and themes at 100 and 200 percent text, and fails on a clipped text.
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/pictures.h"
#include "views/session/paper_print.h"
#include "views/specter/agent/agent_page.h"

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <array>

namespace specter_desk_screens
{

using namespace dossier;
using namespace dossier::test;

class SpecterDeskScreens : public QObject
{
    Q_OBJECT

    Pictures m_pictures{QStringLiteral("specter-")};

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
                session.submit(specter::PublicSeat{}, session.viewOf(specter::PublicSeat{})->due.front().command);
        }
    }

    void write(SpecterDesk &desk, SpecterPaper paper, const QString &name)
    {
        const QByteArray pdf = pdfOf(desk.documentOf(paper), titleOf(paper));
        const QString language = QString::fromLatin1(QTest::currentDataTag());
        QFile file(m_pictures.path(QStringLiteral("specter-paper-%1-%2.pdf").arg(name, language)));
        QVERIFY(pdf.startsWith("%PDF") && file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size());
    }

private slots:

    void aGameBegins_data() { addVariants(); }

    void aGameBegins()
    {
        const bool english = variant().language == Language::English;
        DeskAtRest at(variant());
        m_pictures.look(at.window(), QStringLiteral("start"));
        emit at.window().newSessionRequested(QStringLiteral("specter"));
        m_pictures.look(at.window(), QStringLiteral("setup"));
        SpecterSetupPage &setup = *specterDesk(at.desk()).setupPage();
        setup.findChild<QSpinBox *>()->setValue(5);
        for (QPushButton *button : setup.findChildren<QPushButton *>())
            if (button->isVisible() && button->icon().name().isEmpty()
                && button->property("role") == QStringLiteral("secondary"))
                if (button->toolTip().contains(english ? QStringLiteral("look away") : QStringLiteral("non guardano")))
                    button->click();
        m_pictures.look(at.window(), QStringLiteral("secret"));
        emit at.window().playRequested(QStringLiteral("specter"));
        m_pictures.look(at.window(), QStringLiteral("between"));
        emit specterDesk(at.desk()).seats()->taken();
        m_pictures.look(at.window(), QStringLiteral("agent"));
        at.press(Qt::Key_F10);
        m_pictures.look(at.window(), QStringLiteral("hunters"));
        emit at.window().gameActRequested(QStringLiteral("specter"), QStringLiteral("print"));
        m_pictures.look(at.window(), QStringLiteral("print"));
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
        DeskAtRest at({static_cast<Language>(language), ThemeChoice::Dark, {}, 100});
        SpecterDesk &desk = specterDesk(at.desk());
        write(desk, SpecterPaper::BlankSheet, QStringLiteral("blank"));
        emit at.window().newSessionRequested(QStringLiteral("specter"));
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

DOSSIER_TESTS(SpecterDeskScreens, Windows)

} // namespace specter_desk_screens

#include "specter_desk_screens.moc"
