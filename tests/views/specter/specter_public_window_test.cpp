// Specter Ops' window for everybody: what it shows, and that no secret changes anything of it.
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/pictures.h"
#include "tests/support/views/visible_texts.h"
#include "tests/views/specter/hunters_at_table.h"
#include "views/kit/appearance.h"
#include "views/session/public_pane.h"
#include "views/specter/everybody/everybodys_page.h"
#include "views/specter/everybody/public_layout.h"

#include <QTest>

namespace specter_public_window_test
{

using namespace dossier;
using namespace dossier::test;
using specter::Agent;
using specter::AgentKind;
using specter::Equipment;
using specter::HunterKind;

namespace
{

/// The secrets in which two tables differ; only the agents' side knows them.
struct Secrets
{
    AgentKind character = AgentKind::Orangutan;
    std::vector<Equipment> cards{Equipment::AdrenalSurge, Equipment::StealthField, Equipment::FlashBang};
    std::vector<std::string> path{"N1", "N2", "N3"};
    HunterKind traitor = HunterKind::Gun;
    std::vector<int> objectives{1, 1, 1, 1};
    std::string plan = "N4";
};

Secrets other()
{
    return {AgentKind::Cobra, {Equipment::VelocityBlade, Equipment::SmokeGrenade, Equipment::HoloDecoy},
        {"N1", "M1", "L1"}, HunterKind::Puppet, {2, 3, 4, 5}, "L2"};
}

/// Five players in the second turn: the agent has moved once, and has planned the next move.
specter::Table tableOf(const Secrets &secrets)
{
    const std::vector<HunterKind> hunters{HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet};
    specter::Table table = newTable(begun().open.pack);
    forced(table, specter::ChoosePlayers{{5, hunters, false}});
    forced(table, specter::RollObjectives{secrets.objectives});
    forced(table, specter::ChooseCharacter{Agent::First, secrets.character});
    forced(table, specter::TakeCards{Agent::First, secrets.cards});
    forced(table, specter::DealRoles{secrets.traitor});
    forced(table, specter::BeginGame{});
    if (const std::string fault = walks(table, secrets.path); !fault.empty())
        qFatal("%s", fault.c_str());
    for (const HunterKind hunter : hunters)
        if (const std::string fault = stayed(table, hunter); !fault.empty())
            qFatal("%s", fault.c_str());
    forced(table, specter::PlanMove{Agent::First, {.path = {at(secrets.path.back()), at(secrets.plan)}}});
    return table;
}

/// All that people can learn from the window.
struct Everything
{
    QImage picture;
    QList<VisibleText> texts;
    QStringList told;
    QString title;
};

Everything shownOf(const specter::Table &table, QSize size, int percent, bool heat)
{
    PublicScreen window;
    window.setTextPercent(percent);
    window.resize(size);
    window.render(everybodysPage(
        test::seenBy(table), [] { return QStringList{QStringLiteral("Turn 2"), QStringLiteral("“Clear”")}; },
        heat ? std::make_shared<Inference>() : nullptr));
    window.show();
    settle();
    return {window.grab().toImage(), visibleTexts(&window), toldBy(window), window.windowTitle()};
}

/// Counts how often a window or anything in it is painted.
class Paints : public QObject
{
public:
    explicit Paints(QWidget &window)
    {
        window.installEventFilter(this);
        for (QWidget *widget : window.findChildren<QWidget *>())
            widget->installEventFilter(this);
    }

    int take() { return std::exchange(m_count, 0); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            ++m_count;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

} // namespace

class SpecterPublicWindowTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { loadResources(); }

    void secretsChangeNothingThatIsShownOrTold_data()
    {
        QTest::addColumn<int>("which");
        for (int which = 0; which < 7; ++which)
            QTest::addRow("%d", which) << which;
    }

    /// Each secret by itself, and all together.
    void secretsChangeNothingThatIsShownOrTold()
    {
        QFETCH(int, which);
        Secrets changed;
        const Secrets different = other();
        if (which == 0 || which == 6)
            changed.character = different.character;
        if (which == 1 || which == 6)
            changed.cards = different.cards;
        if (which == 2 || which == 6)
            changed.path = different.path;
        if (which == 3 || which == 6)
            changed.traitor = different.traitor;
        if (which == 4 || which == 6)
            changed.objectives = different.objectives;
        if (which == 2 || which == 5 || which == 6)
            changed.plan = which == 5 ? "M4" : different.plan;
        const specter::Table one = tableOf({});
        const specter::Table two = tableOf(changed);
        QVERIFY(view(one, specter::AgentSeat{}) != view(two, specter::AgentSeat{}));
        QVERIFY(view(one, specter::PublicSeat{}) == view(two, specter::PublicSeat{}));
        for (const auto &[size, percent, heat] :
            {std::tuple(QSize(1280, 800), 100, false), {QSize(1280, 800), 100, true}, {QSize(700, 1000), 200, false}})
        {
            const Everything a = shownOf(one, size, percent, heat);
            const Everything b = shownOf(two, size, percent, heat);
            QVERIFY(a.picture == b.picture);
            QVERIFY(a.texts == b.texts);
            QCOMPARE(a.told, b.told);
            QCOMPARE(a.title, b.title);
            QVERIFY(a.told.size() >= 7);
        }
    }

    void whatIsPublicChangesIt()
    {
        specter::Table table = tableOf({});
        const Everything before = shownOf(table, {1280, 800}, 100, false);
        put(table, HunterKind::Beast, "H8");
        const Everything after = shownOf(table, {1280, 800}, 100, false);
        QVERIFY(before.picture != after.picture);
        QVERIFY(before.told != after.told);
        QVERIFY(after.told.filter(QStringLiteral("looks ")).isEmpty());
        table.open.hunters.begin()->second.gaze = specter::Gaze::West;
        QVERIFY(!shownOf(table, {1280, 800}, 100, false).told.filter(QStringLiteral("looks ")).isEmpty());
    }

    void aSecretEventRepaintsNothing()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("specter"));
        at.press(Qt::Key_F8);
        SpecterSession &session = *specterDesk(at.desk()).session();
        PublicScreen &window = specterDesk(at.desk()).publicDesk().window();
        QVERIFY(window.isVisible());
        settle();
        Paints paints(window);
        settle();
        paints.take();
        const specter::Coordinate here = *session.viewOf(specter::AgentSeat{})->sheet->at;
        session.submit(specter::AgentSeat{}, specter::PlanMove{Agent::First, {.path = {here}}});
        QVERIFY(session.viewOf(specter::AgentSeat{})->sheet->plan.has_value());
        settle();
        QCOMPARE(paints.take(), 0);
        session.submit(specter::AgentSeat{}, specter::ConfirmMove{Agent::First});
        settle();
        QVERIFY(paints.take() > 0);
    }

    void theHuntersSwitchTheHeatMapOnAndOff()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("specter"));
        at.press(Qt::Key_F8);
        PublicScreen &window = specterDesk(at.desk()).publicDesk().window();
        const QStringList usual = toldBy(window);
        emit specterDesk(at.desk()).heatForEverybody(true);
        QVERIFY(toldBy(window) != usual);
        emit specterDesk(at.desk()).heatForEverybody(false);
        QCOMPARE(toldBy(window), usual);
    }

    void eachGameHasItsWindowAsLongAsItsSession()
    {
        DeskAtRest at;
        PublicScreen &overseers = omegaDesk(at.desk()).publicDesk().window();
        PublicScreen &window = specterDesk(at.desk()).publicDesk().window();
        const auto open = [&]
        {
            at.window().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&at.window()));
            at.press(Qt::Key_F8);
        };
        emit at.window().playRequested(QStringLiteral("omega"));
        open();
        QCOMPARE(overseers.panes().size(), std::size_t{8});
        emit at.window().playRequested(QStringLiteral("specter"));
        QVERIFY2(!overseers.isVisible(), "it closes with its session");
        open();
        QVERIFY(window.isVisible());
        QCOMPARE(window.panes().size(), std::size_t{7});
        QVERIFY(window.windowTitle().startsWith(QStringLiteral("Specter Ops")));
        emit at.window().playRequested(QStringLiteral("omega"));
        open();
        QCOMPARE(overseers.panes().size(), std::size_t{8});
        for (const PublicPane *pane : overseers.panes())
            QVERIFY(pane->isVisible());
    }

    void aSeatsViewShowsItsPublicPartAlone()
    {
        const specter::Table table = tableOf({});
        const auto shown = [&](const specter::Seat &seat)
        {
            PublicScreen window;
            window.render(everybodysPage(test::seenBy(table, seat), [] { return QStringList(); }));
            return std::pair(toldBy(window), window.grab().toImage());
        };
        for (const specter::Seat &seat :
            {specter::Seat(specter::AgentSeat{}), specter::Seat(specter::HunterSeat{HunterKind::Gun})})
            QVERIFY(shown(seat) == shown(specter::PublicSeat{}));
    }

    void theHeatMapIsShownByASwitchAlone()
    {
        const specter::Table table = tableOf({});
        const Everything usual = shownOf(table, {1280, 800}, 100, false);
        const Everything heated = shownOf(table, {1280, 800}, 100, true);
        QVERIFY(usual.picture != heated.picture);
        QVERIFY(usual.told != heated.told);
    }

    void itCanBeReadFromThreeMetres_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(1366, 768), QSize(1080, 1920)})
            for (const int percent : {100, 200})
                QTest::addRow("%dx%d at %d", size.width(), size.height(), percent) << size << percent;
    }

    /// The smallest letters are 1.4 hundredths of the shorter side: half a centimetre on a screen of 60 cm.
    void itCanBeReadFromThreeMetres()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        specter::Table table = tableOf({});
        forced(table, specter::ConfirmMove{Agent::First});
        forced(table, specter::BeginHunterTurn{HunterKind::Beast});
        PublicScreen window;
        window.setTextPercent(percent);
        window.resize(size);
        window.render(everybodysPage(test::seenBy(table), [] { return QStringList{QStringLiteral("Turn 2")}; }));
        window.grab();
        const std::vector<PublicPane *> &panes = window.panes();
        QCOMPARE(panes.size(), std::size_t{7});
        for (const PublicPane *pane : panes)
        {
            const QByteArray told = pane->accessibleName().toUtf8();
            QVERIFY2(window.rect().contains(pane->geometry()), told);
            QVERIFY2(pane->width() > 0 && pane->height() > 0, told);
            if (pane == panes.at(1) || pane == panes.at(5))
                continue; // the row of turns and the board
            QVERIFY2(pane->minFontSize() >= 0.014 * std::min(size.width(), size.height()),
                told + " is written in pixels: " + QByteArray::number(pane->minFontSize()));
            QVERIFY2(!pane->isCut() || pane == panes.back(), told);
        }
    }

    void bothAgentsAreToldApart()
    {
        specter::Table table = tableOf({});
        forced(table, specter::ConfirmMove{Agent::First});
        forced(table, specter::RevealTraitor{HunterKind::Gun});
        PublicScreen window;
        window.resize(1280, 800);
        window.render(everybodysPage(test::seenBy(table), [] { return QStringList(); }));
        window.grab();
        const QString told = toldBy(window).join(u'\n');
        QVERIFY2(told.contains(QStringLiteral("The first agent has nothing to show")), qPrintable(told));
        for (const PublicPane *pane : window.panes())
            QVERIFY2(!pane->isCut() || pane == window.panes().back(), pane->accessibleName().toUtf8());
    }

    /// However much it is: it stands in a large font, whole.
    void whatTwoAgentsAnnounceIsNotCut()
    {
        specter::Table table = tableOf({});
        forced(table, specter::ConfirmMove{Agent::First});
        forced(table, specter::RevealTraitor{HunterKind::Gun});
        specter::TurnFacts told = table.open.agents.at(Agent::First).turns.back();
        told.later.emplace_back(specter::SaidClear{{.hunter = {1}, .at = at("N14")}});
        for (const int hunter : {2, 3, 4})
            told.later.emplace_back(specter::FoundBy{{.hunter = {hunter}, .at = at("N13")}, at("N5")});
        told.later.emplace_back(specter::SensorSaid{at("N13"), specter::Reading::NorthWest});
        told.later.emplace_back(specter::FoundBy{{.hunter = {4}, .at = at("O12")}, at("N5")});
        for (auto &[agent, inPlay] : table.open.agents)
            inPlay.turns = {told};
        for (const int percent : {100, 150, 200})
        {
            PublicScreen window;
            window.setTextPercent(percent);
            window.resize(1280, 800);
            window.render(everybodysPage(test::seenBy(table), [] { return QStringList(); }));
            window.grab();
            const PublicPane &said = *window.panes().at(2);
            QVERIFY2(!said.isCut(), qPrintable(said.accessibleName()));
            QVERIFY2(said.minFontSize() >= 13, qPrintable(QString::number(said.minFontSize())));
            QVERIFY2(!window.panes().at(4)->isCut(), qPrintable(window.panes().at(4)->accessibleName()));
        }
    }

    /// Of how many, too: neither says much by itself.
    void healthAndObjectivesAreCounted()
    {
        specter::Table table = tableOf({});
        table.open.agents.at(Agent::First).character = AgentKind::Orangutan;
        table.open.agents.at(Agent::First).wounds = 2;
        const QString told = shownOf(table, {1280, 800}, 100, false).told.join(u'\n');
        QVERIFY2(told.contains(QStringLiteral("Health: 4 of 6")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("Objectives, 0 of 3 completed: ")), qPrintable(told));
    }

    /// A larger font makes no part smaller: not the list of five rows, either.
    void largerLettersMakeNothingSmaller()
    {
        const specter::Table table = tableOf({});
        for (const QSize size : {QSize(1280, 776), QSize(1920, 1080)})
        {
            std::vector<double> before(7, 0);
            for (const int percent : {100, 150, 200})
            {
                PublicScreen window;
                window.setTextPercent(percent);
                window.resize(size);
                window.render(
                    everybodysPage(test::seenBy(table), [] { return QStringList{QStringLiteral("Turn 2")}; }));
                window.grab();
                for (const std::size_t part : {0U, 2U, 3U, 4U, 6U})
                {
                    const PublicPane &pane = *window.panes().at(part);
                    QVERIFY2(pane.minFontSize() >= before.at(part), qPrintable(pane.accessibleName()));
                    before.at(part) = pane.minFontSize();
                }
            }
        }
    }

    void twoAgentsWhoSpeakMoveNothingElse()
    {
        for (const QSize size : {QSize(1600, 1000), QSize(1000, 1600)})
        {
            const SpecterPublicLayout one = specterPublicLayoutOf(size, 100, true);
            const SpecterPublicLayout two = specterPublicLayoutOf(size, 100, true, true);
            QVERIFY(two.said.height() > one.said.height());
            QCOMPARE(two.board, one.board);
            QCOMPARE(two.header, one.header);
            QCOMPARE(two.journal, one.journal);
        }
    }

    /// The window calls the turn by its number as the desk does, and what was said before by that of its turn.
    void whatWasSaidInTheTurnBeforeBearsItsNumber()
    {
        const specter::Table table = tableOf({});
        QCOMPARE(table.open.clock.turn, 2);
        const QString told = shownOf(table, {1280, 800}, 100, false).told.join(u'\n');
        QVERIFY2(told.contains(QStringLiteral("Turn 2 of 40")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("The agent announces · turn 1: ")), qPrintable(told));
    }

    void howItEndedIsSaidInsteadOfWhatWasSaidLast()
    {
        specter::Table table = tableOf({});
        forced(table, specter::ConfirmMove{Agent::First});
        forced(table, specter::EndGame{{specter::Side::Hunters, specter::Ending::Defeated}});
        const Everything all = shownOf(table, {1280, 800}, 100, false);
        const QString told = all.told.join(u'\n');
        QVERIFY2(told.contains(QStringLiteral("The game is over: The agent has no health left: the hunters win")),
            qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("announces")), qPrintable(told));
    }

    /// It stands above in a large font: the journal's line has its room for what led to it.
    void theJournalDoesNotSayAgainHowItEnded()
    {
        specter::Table table = tableOf({});
        forced(table, specter::EndGame{{specter::Side::Hunters, specter::Ending::Defeated}});
        PublicScreen window;
        window.resize(1280, 800);
        window.render(everybodysPage(test::seenBy(table),
            [] { return QStringList{QStringLiteral("The agent has no health left: the hunters win · A hit")}; }));
        const QString told = toldBy(window).join(u'\n');
        QVERIFY2(told.contains(QStringLiteral("Journal: A hit")) && !told.contains(QStringLiteral("· A hit")),
            qPrintable(told));
    }

    /// Four hunters ask in a turn, and the agent announces more than that: all of it is read from far away.
    void whatFourHuntersAreToldIsReadFromFarAway()
    {
        specter::Table table = tableOf({});
        forced(table, specter::ConfirmMove{Agent::First});
        specter::TurnFacts &turn = table.open.agents.at(Agent::First).turns.back();
        turn.later.push_back(specter::SensorSaid{table.open.vehicle, specter::Reading::NorthWest});
        turn.later.push_back(specter::SaidClose{table.open.vehicle, 4, false});
        for (int hunter = 1; hunter <= 4; ++hunter)
            turn.later.push_back(specter::SaidClear{{.hunter = {hunter}, .at = table.open.vehicle}});
        PublicScreen window;
        window.resize(1280, 800);
        window.render(everybodysPage(test::seenBy(table), [] { return QStringList(); }, nullptr));
        window.show();
        settle();
        const std::vector<PublicPane *> &panes = window.panes();
        const auto said = std::ranges::find_if(
            panes, [](const PublicPane *pane) { return pane->accessibleName().contains(QStringLiteral("announces")); });
        QVERIFY(said != panes.end());
        QVERIFY2(!(*said)->isCut(), qPrintable((*said)->accessibleName()));
        QVERIFY2((*said)->minFontSize() >= 15, qPrintable(QString::number((*said)->minFontSize())));
    }

    /// With two hunters there is less room, and the text may be as long.
    void whatTwoHuntersAreToldIsNotCut()
    {
        specter::Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2", "N3"}), std::string());
        specter::AgentInPlay &agent = table.open.agents.at(Agent::First);
        agent.character = specter::AgentKind::Orangutan;
        specter::TurnFacts &turn = agent.turns.back();
        turn.announced = specter::AnnouncedCard{.card = Equipment::PowerFists};
        turn.later.emplace_back(specter::StoodAt{at("N3")});
        for (const int hunter : {1, 2})
            turn.later.emplace_back(specter::FoundBy{{.hunter = {hunter}, .at = at("N5")}, at("N3")});
        for (auto &[kind, hunter] : table.open.hunters)
            hunter.stunned = true;
        PublicScreen window;
        window.resize(1280, 800);
        window.render(everybodysPage(test::seenBy(table), [] { return QStringList(); }, nullptr));
        window.show();
        settle();
        for (const PublicPane *pane : window.panes())
            QVERIFY2(!pane->isCut() || pane == window.panes().back(), qPrintable(pane->accessibleName()));
    }

    void whoPlaysStandsBesideTheHunters()
    {
        const specter::Table table = tableOf({});
        PublicScreen window;
        window.resize(1280, 800);
        window.render(everybodysPage(test::seenBy(table), [] { return QStringList(); }, nullptr,
            {.agent = {}, .hunters = {{HunterKind::Beast, QStringLiteral("Carla")}}}));
        QVERIFY(toldBy(window).join(u'\n').contains(QStringLiteral("The Beast · Carla on")));
    }

    void whereTheWindowIsHighTheBoardLiesUnderTheRest()
    {
        const SpecterPublicLayout wide = specterPublicLayoutOf({1600, 1000}, 100);
        QVERIFY(wide.board.left() > wide.hunters.right());
        QVERIFY(wide.board.height() > 900);
        const SpecterPublicLayout tall = specterPublicLayoutOf({1000, 1600}, 100);
        QVERIFY(tall.board.top() > tall.agent.bottom());
    }
};

DOSSIER_TESTS(SpecterPublicWindowTest, Windows)

} // namespace specter_public_window_test

#include "specter_public_window_test.moc"
