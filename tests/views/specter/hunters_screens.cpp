// Writes pictures of the hunters' page and of the window for everybody in both languages and themes at 100 and 200
// percent text, and fails on a clipped text.
#include "appearance.h"
#include "clipped_texts.h"
#include "hunters_at_table.h"
#include "sheet_panel.h"
#include "specter_public_window.h"
#include "translators.h"

#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

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

    QDir m_folder{QStringLiteral(DOSSIER_SCREENS)};

    void keep(QWidget &page, const QString &screen)
    {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(page.grab().save(m_folder.filePath(QStringLiteral("hunters-%1-%2.png").arg(screen, variant))));
    }

    void look(QWidget &page, const QString &screen)
    {
        keep(page, screen);
        QCOMPARE(clippedTexts(page).join(u'\n'), QString());
    }

    void kept(const Theme &colours)
    {
        HuntersAtTable at(inTheMiddle(false));
        at.page().setTheme(colours);
        look(at.page(), QStringLiteral("waiting"));
        must(walks(at.table(), {"N10", "N11", "N12", "N13"}));
        at.show();
        at.page().findChild<QPushButton *>(QStringLiteral("endGame"))->click();
        look(at.page(), QStringLiteral("order"));
        forced(at.table(), specter::BeginHunterTurn{HunterKind::Gun});
        at.show();
        at.press("P10");
        emit at.board().hovered(BoardSpot{test::at("N12"), std::nullopt});
        look(at.page(), QStringLiteral("move"));
        at.press("A3");
        look(at.page(), QStringLiteral("not-allowed"));
    }

    void found(const Theme &colours)
    {
        specter::Table table = inTheMiddle(true);
        forced(table, specter::ReportMove{});
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        forced(table,
            specter::MoveHunter{test::at("P10"), false,
                {{.agent = Agent::First, .at = test::at("N10"), .character = specter::AgentKind::Spider}}});
        HuntersAtTable at(std::move(table));
        at.page().setTheme(colours);
        look(at.page(), QStringLiteral("attack"));
        at.page().askWhyUndo();
        look(at.page(), QStringLiteral("undo"));
    }

    void onPaper(const Theme &colours)
    {
        HuntersAtTable at(inTheMiddle(true));
        at.page().setTheme(colours);
        look(at.page(), QStringLiteral("report"));
        forced(at.table(), specter::ReportMove{});
        forced(at.table(), specter::BeginHunterTurn{HunterKind::Beast});
        at.show();
        at.press("G7");
        look(at.page(), QStringLiteral("answer"));
        forced(
            at.table(), specter::MoveHunter{test::at("G7"), false, {{.agent = Agent::First, .at = test::at("G30")}}});
        at.show();
        look(at.page(), QStringLiteral("clash"));
        forced(at.table(), specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        at.show();
        at.page().findChild<QTableWidget *>(QStringLiteral("copiedSheet"))->setCurrentCell(0, 0);
        for (const char *space : {"N3", "N6"})
            at.press(space);
        look(at.page(), QStringLiteral("sheet"));
        emit at.page().findChild<SheetPanel *>()->commandGiven(*at.page().findChild<SheetPanel *>()->command());
        look(at.page(), QStringLiteral("slips"));
    }

    void everybodys(const Theme &colours, int percent)
    {
        SpecterPublicWindow window;
        window.setTheme(colours);
        window.setTextPercent(percent);
        specter::Table table = inTheMiddle(false);
        must(walks(table, {"N10", "N11", "N12", "N13"}));
        window.render(test::seenBy(table));
        window.renderJournal(
            [] { return QStringList{QStringLiteral("Turn 5"), QStringLiteral("The Beast: “Clear” on H8")}; });
        for (const auto &[size, name] : {std::pair(QSize(1600, 1000), "public"), {QSize(900, 1300), "public-tall"}})
        {
            window.resize(size);
            keep(window, QString::fromLatin1(name));
            for (const SpecterPublicPart *panel : window.panels())
                QVERIFY2(!panel->isCut() || qobject_cast<const SpecterPublicJournal *>(panel) != nullptr,
                    panel->metaObject()->className());
        }
        window.showHeat(true);
        window.resize(1600, 1000);
        keep(window, QStringLiteral("public-heat"));
    }

private slots:

    void initTestCase()
    {
        QVERIFY(m_folder.mkpath(QStringLiteral(".")));
        loadResources();
    }

    void theyAreShown_data()
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

    void theyAreShown()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        const Theme &colours = themeFor(static_cast<ThemeChoice>(theme));
        Translators translators;
        translators.speak(static_cast<Language>(language));
        wear(*qApp, colours, percent);
        kept(colours);
        found(colours);
        onPaper(colours);
        everybodys(colours, percent);
    }
};

QTEST_MAIN(HuntersScreens)
#include "hunters_screens.moc"
