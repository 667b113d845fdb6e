// Writes pictures of the hunters' page and of the window for everybody in both languages and themes at 100 and 200
// percent text, and fails on a clipped text.
#include "app/window/translators.h"
#include "tests/support/test_class.h"
#include "tests/support/views/pictures.h"
#include "tests/views/specter/hunters_at_table.h"
#include "views/kit/appearance.h"
#include "views/session/public_pane.h"
#include "views/specter/everybody/everybodys_page.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

namespace hunters_screens
{

using namespace dossier;
using namespace dossier::test;
using specter::Agent;
using specter::HunterKind;

namespace
{

void must(const std::string &fault)
{
    if (!fault.empty())
        qFatal("%s", fault.c_str());
}

/// A game some turns on: hunters on foot, an objective done, the agent not seen for a while.
specter::Table inTheMiddle(bool onPaper)
{
    specter::Table table = begun({.onPaper = onPaper});
    const auto turn = [&](const std::vector<std::string> &path)
    {
        if (onPaper)
            forced(table, specter::ReportMove{});
        else
            must(walks(table, path));
        for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
        {
            forced(table, specter::BeginHunterTurn{hunter});
            const specter::HunterInPlay &there = table.open.hunters.at(hunter);
            std::vector<specter::Said> said;
            if (onPaper)
                said = {{.agent = Agent::First}};
            forced(table,
                there.inVehicle ? specter::Command(specter::DriveVehicle{there.at, said})
                                : specter::Command(specter::MoveHunter{there.at, false, said}));
            forced(table, specter::EndHunterTurn{});
        }
    };
    turn({"N1", "N2", "N3", "N4"});
    turn({"N4", "N5", "N6"});
    turn({"N6", "N7", "M8", "L8"});
    put(table, HunterKind::Gun, "P12");
    put(table, HunterKind::Beast, "H8");
    turn({"L8", "M8", "N9", "N10"});
    table.open.hunters.at(HunterKind::Beast).stunned = true;
    table.open.completed = {table.open.objectives[1]};
    return table;
}

} // namespace

class HuntersScreens : public QObject
{
    Q_OBJECT

    Pictures m_pictures{QStringLiteral("hunters-")};

    void kept()
    {
        HuntersAtTable at(inTheMiddle(false));
        m_pictures.look(at.page(), QStringLiteral("waiting"));
        must(walks(at.table(), {"N10", "N11", "N12", "N13"}));
        at.show();
        at.page().findChild<QPushButton *>(QStringLiteral("endGame"))->click();
        m_pictures.look(at.page(), QStringLiteral("order"));
        forced(at.table(), specter::BeginHunterTurn{HunterKind::Gun});
        at.show();
        at.press("P10");
        emit at.board().hovered(BoardSpot{test::at("N12"), std::nullopt});
        m_pictures.look(at.page(), QStringLiteral("move"));
        at.press("A3");
        m_pictures.look(at.page(), QStringLiteral("not-allowed"));
    }

    void found()
    {
        specter::Table table = inTheMiddle(true);
        forced(table, specter::ReportMove{});
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        forced(table,
            specter::MoveHunter{test::at("P10"), false,
                {{.agent = Agent::First, .at = test::at("N10"), .character = specter::AgentKind::Spider}}});
        HuntersAtTable at(std::move(table));
        m_pictures.look(at.page(), QStringLiteral("attack"));
        at.page().askUndoReason();
        m_pictures.look(at.page(), QStringLiteral("undo"));
    }

    void onPaper()
    {
        HuntersAtTable at(inTheMiddle(true));
        m_pictures.look(at.page(), QStringLiteral("report"));
        forced(at.table(), specter::ReportMove{});
        forced(at.table(), specter::BeginHunterTurn{HunterKind::Beast});
        at.show();
        at.press("G7");
        m_pictures.look(at.page(), QStringLiteral("answer"));
        forced(
            at.table(), specter::MoveHunter{test::at("G7"), false, {{.agent = Agent::First, .at = test::at("G30")}}});
        at.show();
        m_pictures.look(at.page(), QStringLiteral("clash"));
        forced(at.table(), specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        at.show();
        at.click(QStringLiteral("Copy the sheet"));
        for (const char *space : {"N3", "N6"})
            at.press(space);
        m_pictures.look(at.page(), QStringLiteral("sheet"));
        at.click(QStringLiteral("Reveal the sheet"));
        m_pictures.look(at.page(), QStringLiteral("slips"));
    }

    void everybodys(int percent)
    {
        PublicScreen window;
        window.setTextPercent(percent);
        specter::Table table = inTheMiddle(false);
        must(walks(table, {"N10", "N11", "N12", "N13"}));
        const auto lines
            = [] { return QStringList{QStringLiteral("Turn 5"), QStringLiteral("The Beast: “Clear” on H8")}; };
        window.render(everybodysPage(test::seenBy(table), lines));
        for (const auto &[size, name] : {std::pair(QSize(1600, 1000), "public"), {QSize(900, 1300), "public-tall"}})
        {
            window.resize(size);
            m_pictures.keep(window, QString::fromLatin1(name));
            for (const PublicPane *pane : window.panes())
                QVERIFY2(!pane->isCut() || pane == window.panes().back(), qPrintable(pane->accessibleName()));
        }
        window.render(everybodysPage(test::seenBy(table), lines, std::make_shared<Inference>()));
        window.resize(1600, 1000);
        m_pictures.keep(window, QStringLiteral("public-heat"));
    }

private slots:

    void initTestCase() { loadResources(); }

    void theyAreShown_data() { addVariants(); }

    void theyAreShown()
    {
        const Preferences worn = variant();
        Translators translators;
        translators.speak(worn.language);
        wear(*qApp, themeFor(worn.theme), worn.textPercent);
        kept();
        found();
        onPaper();
        everybodys(worn.textPercent);
    }
};

DOSSIER_TESTS(HuntersScreens, Windows)

} // namespace hunters_screens

#include "hunters_screens.moc"
