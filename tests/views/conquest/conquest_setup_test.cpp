#include "model/conquest/json/pack_json.h"
#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/owners_box.h"
#include "model/conquest/seen/sections.h"
#include "places.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/setup/setup_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <fstream>
#include <sstream>

namespace conquest_setup_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

const Pack &ownBox()
{
    static const Pack pack = []
    {
        std::ifstream stream(DOSSIER_SOURCE_DIR "/resources/packs/conquest.json");
        std::ostringstream text;
        text << stream.rdbuf();
        return readPack(text.str()).value();
    }();
    return pack;
}

int first(int /*below*/)
{
    return 0;
}

/// Gives the commands of a wish to a table by the rules; the first that is refused is told.
std::string taken(const ConquestWish &wish, const Pack &pack, Table &table)
{
    table = newTable(pack);
    for (const Command &command : commandsOf(wish, pack))
        if (const std::string against = test::give(table, command); !against.empty())
            return against;
    return {};
}

std::unique_ptr<ConquestSetupPage> pageOf(const ConquestWish &wish)
{
    auto page = std::make_unique<ConquestSetupPage>(first);
    page->resize(1280, 720);
    page->offerCampaigns({}, {});
    page->begin({test::conquestSample(), ownBox()}, wish);
    page->show();
    return page;
}

template <typename Widget>
Widget *named(QWidget &page, const QString &name)
{
    const QList<Widget *> all = page.findChildren<Widget *>();
    for (Widget *one : all)
        if (one->accessibleName() == name)
            return one;
    return nullptr;
}

} // namespace

class ConquestSetupTest : public QObject
{
    Q_OBJECT

private slots:

    void whatIsTypedOfABoxIsKnown()
    {
        ConquestWish wish = withPack(usualWish(ownBox(), Mode::Cooperative, 2, first), ownBox(), false, first);
        const int before = unsaidIn(packWith(wish, ownBox())).left;
        QCOMPARE(before, unsaidIn(ownBox()).left);
        int typed = 0;
        for (auto &[player, race] : wish.races)
            if (!race.strength)
            {
                race.strength = 3;
                ++typed;
            }
        wish.objective.population = 5;
        QVERIFY(typed > 0);
        const int more = ownBox().capitol.population ? 0 : 1;
        QCOMPARE(unsaidIn(packWith(wish, ownBox())).left, before - typed - more);
    }

    void everyUsualWishIsTakenByTheRules()
    {
        for (const Mode mode : {Mode::Competitive, Mode::Cooperative, Mode::Brutal})
            for (int players = 1; players <= 4; ++players)
            {
                Table table;
                const ConquestWish wish = usualWish(test::conquestSample(), mode, players, first);
                QCOMPARE(taken(wish, test::conquestSample(), table), std::string());
                QCOMPARE(table.open.players, wish.players);
                QVERIFY(missingIn(wish, test::conquestSample()).empty());
                for (const Colour player : wish.players.colours)
                    QVERIFY(raceOf(table.open, player) != nullptr);
            }
    }

    void theBoardOfAWishIsTheOneThatIsPlayedOn()
    {
        const ConquestWish wish = usualWish(test::conquestSample(), Mode::Cooperative, 3, first);
        Table table;
        QCOMPARE(taken(wish, test::conquestSample(), table), std::string());
        const PublicTable shown = tableOf(wish, test::conquestSample());
        QCOMPARE(shown.spaces.size(), table.open.spaces.size());
        QCOMPARE(spaceAt(shown, {}).location, spaceAt(table.open, {}).location);
        for (const Colour player : wish.players.colours)
            QCOMPARE(
                aliensAt(shown, landingSite(shown, player)), aliensAt(table.open, landingSite(table.open, player)));
    }

    void aloneNobodyPlaysAgainstHimself()
    {
        ConquestWish wish = usualWish(test::conquestSample(), Mode::Cooperative, 1, first);
        wish.players.variants.moreTokens = true;
        wish = withPlayers(wish, test::conquestSample(), Mode::Competitive, 1, first);
        QCOMPARE(wish.players.colours.size(), 2U);
        QVERIFY(!wish.players.variants.moreTokens);
        QCOMPARE(wish.races.size(), 2U);
    }

    void racesAndColoursAreSwappedAndNeverTwice()
    {
        ConquestWish wish = usualWish(test::conquestSample(), Mode::Competitive, 2, first);
        const Colour one = wish.players.colours[0];
        const Colour other = wish.players.colours[1];
        const std::string had = wish.races.at(one).name;
        const std::string others = wish.races.at(other).name;
        wish = withRace(wish, test::conquestSample(), one, others);
        QCOMPARE(wish.races.at(one).name, others);
        QCOMPARE(wish.races.at(other).name, had);
        wish.players.keptHands = {one};
        wish = withColour(wish, 0, other);
        QCOMPARE(wish.players.colours, (std::vector{other, one}));
        QCOMPARE(wish.races.at(other).name, others);
        QCOMPARE(wish.players.keptHands, std::set{other});
        wish = withSeatsSwapped(wish, 0, 1);
        QCOMPARE(wish.players.colours, (std::vector{one, other}));
    }

    void whatTheBoxDoesNotTellIsAskedAndThenTaken()
    {
        ConquestWish wish = withPack(usualWish(ownBox(), Mode::Brutal, 2, first), ownBox(), false, first);
        QCOMPARE(missingIn(wish, ownBox()),
            (std::vector{ConquestMissing::RaceNumbers, ConquestMissing::Objective, ConquestMissing::Sheet}));
        for (auto &[player, race] : wish.races)
        {
            race.strength = 3;
            race.intelligence = race.intelligence.value_or(4);
        }
        wish.objective.resistance = 6;
        wish.objective.population = 3;
        wish.sheet = {{2, 5}, {{0, 9, 2}}};
        QVERIFY(missingIn(wish, ownBox()).empty());
        Table table;
        QCOMPARE(taken(wish, ownBox(), table), std::string());
        QCOMPARE(table.open.pack.brutal, wish.sheet);
        QCOMPARE(printedResistance(table.open, {}), 6);
    }

    void thePageIsFilledInAndBeginsAtOnce()
    {
        const auto page = pageOf(usualWish(test::conquestSample(), Mode::Cooperative, 2, first));
        const QSignalSpy made(page.get(), &ConquestSetupPage::sessionMade);
        QVERIFY(page->possible().contains(DeskAction::DefaultStep));
        page->perform(DeskAction::DefaultStep);
        QCOMPARE(made.size(), 1);
        QVERIFY(!made.front().front().value<ConquestWish>().name.isEmpty());
    }

    /// Again with swapped roles: the names go to the next colour, and the colours keep their races.
    void swappedRolesKeepTheRacesOfTheSeats()
    {
        const auto page = pageOf(usualWish(test::conquestSample(), Mode::Competitive, 2, first));
        const Colour one = page->wish().players.colours[0];
        const Colour other = page->wish().players.colours[1];
        const Draft draft = ConquestSetupPage::draftOf(
            page->wish().players, {{one, QStringLiteral("Anna")}, {other, QStringLiteral("Berto")}}, true);
        page->setDraft(ConquestSetupPage::withRolesSwapped(
            draft, {{one, {.race = "Sample Gardeners"}}, {other, {.race = "Sample Moths"}}}));
        QCOMPARE(page->wish().names.at(other), QStringLiteral("Anna"));
        QCOMPARE(page->wish().races.at(one).name, std::string("Sample Gardeners"));
        QCOMPARE(page->wish().races.at(other).name, std::string("Sample Moths"));
    }

    void theNextGameHasTheModeOfTheLast()
    {
        for (const Mode mode : {Mode::Competitive, Mode::Cooperative, Mode::Brutal})
        {
            const auto page = pageOf(usualWish(test::conquestSample(), Mode::Cooperative, 2, first));
            const ConquestWish last = usualWish(test::conquestSample(), mode, 2, first);
            page->setDraft(ConquestSetupPage::draftOf(last.players, {}, true));
            QCOMPARE(page->wish().players.mode, mode);
        }
    }

    void theNextGameHasTheOptionsOfTheLast()
    {
        const auto page = pageOf(usualWish(test::conquestSample(), Mode::Cooperative, 2, first));
        conquest::Players players = page->wish().players;
        QVERIFY(!players.keptHands.empty());
        players.variants.moreTokens = true;
        players.keptHands.clear();
        TableOptions options;
        options.fleeApart = true;
        page->setOptions(players, options);
        QCOMPARE(page->wish().options, options);
        QVERIFY(page->wish().players.variants.moreTokens && page->wish().players.keptHands.empty());
    }

    void anotherNumberOfPlayersHasAnotherBoard()
    {
        const auto page = pageOf(usualWish(test::conquestSample(), Mode::Cooperative, 2, first));
        named<QSpinBox>(*page, QStringLiteral("Number of players"))->setValue(4);
        QCOMPARE(page->wish().players.colours.size(), 4U);
        QCOMPARE(page->findChild<HexBoard *>()->scene().table->players.colours.size(), 4U);
        QVERIFY(named<QComboBox>(*page, QStringLiteral("Colour of seat 4"))->isVisibleTo(page.get()));
        QVERIFY(page->possible().contains(DeskAction::DefaultStep));
    }

    void aSectionThatIsDrawnOntoAnotherOneChangesSeats()
    {
        const auto page = pageOf(usualWish(test::conquestSample(), Mode::Competitive, 3, first));
        const std::vector<Colour> before = page->wish().players.colours;
        auto *board = page->findChild<HexBoard *>();
        emit board->dropped({1, 2}, {3, 5});
        QCOMPARE(page->wish().players.colours, (std::vector{before[2], before[1], before[0]}));
        emit board->dropped({1, 2}, {0, 5});
        QCOMPARE(page->wish().players.colours, (std::vector{before[2], before[1], before[0]}));
    }

    /// The button says what it does, and the first seat has no seat above.
    void aSeatMovesUp()
    {
        const auto page = pageOf(usualWish(test::conquestSample(), Mode::Cooperative, 3, first));
        const std::vector<Colour> before = page->wish().players.colours;
        const auto buttonOf
            = [&](int seat) { return page->findChild<QPushButton *>(QStringLiteral("swap%1").arg(seat)); };
        QCOMPARE(buttonOf(1)->text(), QStringLiteral("Move up"));
        QVERIFY(!buttonOf(0)->isEnabled());
        buttonOf(1)->click();
        QCOMPARE(page->wish().players.colours, (std::vector{before[1], before[0], before[2]}));
    }

    void aSectionIsDraggedToAFreePlaceAndSeatsStayClockwise()
    {
        const auto page = pageOf(usualWish(test::conquestSample(), Mode::Competitive, 3, first));
        const std::vector<Colour> before = page->wish().players.colours;
        auto *board = page->findChild<HexBoard *>();
        // The usual places are 5, 1 and 3; the first free one past the three sections is 2.
        QCOMPARE(board->geometryOfBoard().sections(), 1 + placesAround);
        emit board->dropped({1, 2}, {4, 5});
        QCOMPARE(page->wish().players.places, (std::vector{2, 3, 1}));
        QCOMPARE(page->wish().players.colours, (std::vector{before[0], before[2], before[1]}));
        Table table;
        QCOMPARE(taken(page->wish(), test::conquestSample(), table), std::string());
        QCOMPARE(touch(table.open, {0, 2}, {1, 6}), true);
    }

    void aSectionIsCarriedByKeys()
    {
        const auto page = pageOf(usualWish(test::conquestSample(), Mode::Competitive, 2, first));
        auto *board = page->findChild<HexBoard *>();
        board->moveCursorTo({1, 0});
        QTest::keyClick(board, Qt::Key_Return);
        QCOMPARE(board->scene().lights.size(), 1U);
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(board->scene().lights.empty());
        QTest::keyClick(board, Qt::Key_Return);
        board->moveCursorTo({3, 0});
        QTest::keyClick(board, Qt::Key_Return);
        QCOMPARE(page->wish().players.places, (std::vector{1, 4}));
        QVERIFY(board->scene().lights.empty());
    }

    void layoutsArePickedFromAListAndOneThatWasDraggedIsAmongThem()
    {
        const auto page = pageOf(usualWish(test::conquestSample(), Mode::Competitive, 2, first));
        auto *list = named<QComboBox>(*page, QStringLiteral("Layout of the board"));
        const int offered = list->count();
        QVERIFY(offered >= 3);
        list->setCurrentIndex(1);
        QCOMPARE(page->wish().players.places, (std::vector{5, 2}));
        QCOMPARE(list->currentIndex(), 1);
        // Arrows fit into the list; screen readers have the words.
        QVERIFY(list->currentText().endsWith(QStringLiteral("← →")));
        QVERIFY(list->currentData(Qt::AccessibleDescriptionRole).toString().endsWith(QStringLiteral("left, right")));
        emit page->findChild<HexBoard *>()->dropped({1, 0}, {6, 0});
        QCOMPARE(list->count(), offered + 1);
        QCOMPARE(list->currentIndex(), offered);
        // Another number of players has other layouts, the usual one first.
        named<QSpinBox>(*page, QStringLiteral("Number of players"))->setValue(3);
        QVERIFY(page->wish().players.places.empty());
        QCOMPARE(list->currentIndex(), 0);
    }

    void aBoxWithoutLayoutsAsksUntilOneIsPicked()
    {
        const auto page = pageOf(withPack(usualWish(ownBox(), Mode::Competitive, 2, first), ownBox(), false, first));
        auto *list = named<QComboBox>(*page, QStringLiteral("Layout of the board"));
        QVERIFY(!layoutOf(tableOf(page->wish(), ownBox())));
        QCOMPARE(list->currentText(), QStringLiteral("Dossier asks which spaces touch"));
        list->setCurrentIndex(1);
        QVERIFY(layoutOf(tableOf(page->wish(), ownBox())).has_value());
        list->setCurrentIndex(0);
        QVERIFY(!layoutOf(tableOf(page->wish(), ownBox())));
    }

    void aBoxWithGapsBeginsOnceTheyAreFilled()
    {
        ConquestWish wish = withPack(usualWish(ownBox(), Mode::Competitive, 2, first), ownBox(), false, first);
        for (auto &[player, race] : wish.races)
        {
            race.strength = 3;
            race.intelligence = 4;
        }
        const auto page = pageOf(wish);
        QVERIFY(!page->possible().contains(DeskAction::DefaultStep));
        // The text below the picture says what the picture asks for.
        const auto asks = [&]
        {
            return std::ranges::any_of(page->findChildren<QLabel *>(),
                [](const QLabel *label) { return label->text().contains(QStringLiteral("“?” on Capitol City")); });
        };
        QVERIFY(asks());
        named<QSpinBox>(*page, QStringLiteral("Resistance of Capitol City"))->setValue(6);
        QVERIFY(asks());
        QVERIFY(!page->possible().contains(DeskAction::DefaultStep));
        named<QSpinBox>(*page, QStringLiteral("Population of Capitol City"))->setValue(3);
        QVERIFY(page->possible().contains(DeskAction::DefaultStep));
        QVERIFY(!asks());
        // The picture shows what was typed.
        const PublicTable &shown = *page->findChild<HexBoard *>()->scene().table;
        QCOMPARE(resistanceNow(shown, {}), 6);
        QCOMPARE(populationNow(shown, {}), 3);
        // The other side of the objective has numbers of its own.
        for (QCheckBox *box : page->findChildren<QCheckBox *>())
            if (box->text().contains(QStringLiteral("Historic Monument")))
                box->click();
        QCOMPARE(page->wish().objective.name, std::string("Historic Monument"));
        QVERIFY(!page->possible().contains(DeskAction::DefaultStep));
    }

    void theTrackIsCopiedFromTheSheet()
    {
        ConquestWish wish = withPack(usualWish(ownBox(), Mode::Cooperative, 1, first), ownBox(), false, first);
        const auto page = pageOf(wish);
        named<QCheckBox>(*page, QStringLiteral("Red circle around 2"))->click();
        for (int number = 0; number < endOfTheTrack; ++number)
        {
            // The entries so far stay and are not enough to begin.
            QVERIFY(std::ranges::count(missingIn(page->wish(), page->pack()), ConquestMissing::Sheet));
            named<QSpinBox>(*page, QStringLiteral("Dice at %1").arg(number))->setValue(number < 4 ? 1 : 2);
        }
        QCOMPARE(page->wish().sheet, (ResistanceSheet{{2}, {{0, 3, 1}, {4, 9, 2}}}));
    }

    /// The owner says more of the box while the table is being set up.
    void aBoxThatIsToldMeanwhileIsTaken()
    {
        ConquestWish wish = withPack(usualWish(ownBox(), Mode::Competitive, 2, first), ownBox(), false, first);
        const auto page = pageOf(wish);
        // Of an event deck that nobody told no hand can be dealt.
        QVERIFY(page->wish().players.keptHands.empty());
        const Colour player = page->wish().players.colours.front();
        const std::string race = page->wish().races.at(player).name;
        named<QSpinBox>(*page, QStringLiteral("Resistance of Capitol City"))->setValue(5);
        Pack told = ownBox();
        told.capitol.population = 4;
        for (Race &one : told.races)
            if (one.name == race)
                one.strength = 3;
        page->takeOwnBox(told);
        QCOMPARE(page->wish().races.at(player).name, race);
        QCOMPARE(page->wish().races.at(player).strength, std::optional(3));
        QCOMPARE(page->wish().objective.resistance, std::optional(5));
        QCOMPARE(page->wish().objective.population, std::optional(4));
    }

    /// Also what is typed in part only.
    void theDiceThatWereTypedStayWhereTheBoxHasFewer()
    {
        const auto page = pageOf(withPack(usualWish(ownBox(), Mode::Cooperative, 1, first), ownBox(), false, first));
        named<QSpinBox>(*page, QStringLiteral("Dice at 0"))->setValue(1);
        page->takeOwnBox(ownBox());
        QCOMPARE(page->wish().sheet.sectors, (std::vector<TrackSector>{{0, 0, 1}}));
        Pack told = ownBox();
        told.standard.sectors = {{0, 3, 2}};
        page->takeOwnBox(told);
        QCOMPARE(page->wish().sheet, told.standard);
    }

    void everyOptionIsOfferedAndGivenBack()
    {
        const auto page = pageOf(usualWish(test::conquestSample(), Mode::Cooperative, 2, first));
        const TableOptions usual = page->wish().options;
        std::vector<QAbstractButton *> others;
        for (QAbstractButton *button : page->findChildren<QAbstractButton *>())
            if (button->toolTip().startsWith(QStringLiteral("Otherwise")))
                others.push_back(button);
        QCOMPARE(others.size(), 15U);
        std::vector<TableOptions> seen{usual};
        for (QAbstractButton *button : others)
        {
            button->click();
            QVERIFY(!std::ranges::count(seen, page->wish().options));
            seen.push_back(page->wish().options);
        }
    }
};

DOSSIER_TESTS(ConquestSetupTest, Windows)

} // namespace conquest_setup_test

#include "conquest_setup_test.moc"
