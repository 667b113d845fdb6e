#include "model/omega/json/json.h"
#include "model/omega/json/said_pack_json.h"
#include "tests/support/filled_pack.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace owners_pack_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

const Pack &standard()
{
    static const Pack pack = readPack(fileText("resources/packs/level-7.json")).value();
    return pack;
}

OwnersPack newPack()
{
    return {standard(), {}, {"knock_knock"}};
}

std::string textAt(const OwnersPack &pack, const ValuePlace &place)
{
    for (const PackCard &card : pack.cards(place.step))
        for (const PackValue &value : card.values)
            if (value.place == place)
                return value.text;
    return "no such value";
}

const ValuePlace chargesCost{PackStep::Dashboard, "charge", "ready_cost", {}};
const ValuePlace minimum{PackStep::Guide, "knock_knock", "energy_minimum", {}};

} // namespace

/// An owner's entries from the cards, over the known data of the game.
class OwnersPackTest : public QObject
{
    Q_OBJECT

private slots:

    void whatNobodyKnowsIsAskedForAndNotMadeUp()
    {
        const OwnersPack pack = newPack();
        QCOMPARE(pack.scenario().mission.name.en, std::string("Knock Knock, Who's There?"));
        QCOMPARE(textAt(pack, minimum), std::string());
        QVERIFY(pack.left(PackStep::Guide) > 0);
        QCOMPARE(pack.left(PackStep::Map), 3);
        QCOMPARE(
            pack.hindering(), (std::vector{PackStep::Guide, PackStep::Map, PackStep::Dashboard, PackStep::Sheets}));
        QVERIFY(pack.own() == SaidPack{});
    }

    void anOwnersValueWinsAndWhatTheOwnerDoesNotKnowStays()
    {
        OwnersPack pack = newPack();
        QCOMPARE(textAt(pack, chargesCost), std::string("4"));
        QVERIFY(!pack.write(chargesCost, "6"));
        const Ability &charge = *found(pack.whole().abilities, AbilityId{"charge"});
        QCOMPARE(charge.readyCost, 6);
        QCOMPARE(charge.committedCost, 5);
        QVERIFY(!pack.write(chargesCost, ""));
        QCOMPARE(textAt(pack, chargesCost), std::string("4"));
    }

    void aLaterStandardPackFillsWhatTheOwnerLeftOpen()
    {
        OwnersPack pack = newPack();
        QVERIFY(!pack.write(chargesCost, "6"));
        Pack later = standard();
        for (Ability &ability : later.abilities)
            if (ability.id.text == "charge")
                ability.refresh = 3;
        const Pack both = merged(later, pack.own());
        QCOMPARE(found(both.abilities, AbilityId{"charge"})->refresh, 3);
        QCOMPARE(found(both.abilities, AbilityId{"charge"})->readyCost, 6);
    }

    void badValuesAreRefusedAndChangeNothing_data()
    {
        QTest::addColumn<ValuePlace>("place");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("fault");
        const auto row = [](const char *name, const ValuePlace &place, const char *text, ValueFault fault)
        { QTest::newRow(name) << place << QString::fromLatin1(text) << static_cast<int>(fault); };
        row("no number", chargesCost, "four", ValueFault::NotANumber);
        row("a fraction", chargesCost, "4.5", ValueFault::NotANumber);
        row("too much", chargesCost, "31", ValueFault::OutOfRange);
        row("less than nothing", chargesCost, "-1", ValueFault::OutOfRange);
        row("more than tokens", minimum, "97", ValueFault::OutOfRange);
        row("no dice", {PackStep::Sheets, "rifleman", "dice", {PackPart::Ranged}}, "3 red", ValueFault::NotDice);
        row("too many dice", {PackStep::Sheets, "rifleman", "dice", {PackPart::Ranged}}, "3+21",
            ValueFault::OutOfRange);
        row("no defense", {PackStep::Enemies, "blaster", "melee_defense", {}}, "3/", ValueFault::NotADefense);
        row("no stack", {PackStep::RoomCards, "faulty_intel", "stacks", {}}, "1, 13", ValueFault::OutOfRange);
        row("no list", {PackStep::RoomCards, "faulty_intel", "stacks", {}}, "1; 2", ValueFault::NotAList);
        row("no word", {PackStep::Doors, "locked", "stat", {}}, "speed", ValueFault::UnknownWord);
        row("a nameless stance", {PackStep::Sheets, "team_leader", "speed", {PackPart::Stance, 1}}, "4",
            ValueFault::NameFirst);
    }

    void badValuesAreRefusedAndChangeNothing()
    {
        QFETCH(ValuePlace, place);
        QFETCH(QString, text);
        QFETCH(int, fault);
        OwnersPack pack = newPack();
        const std::string before = textAt(pack, place);
        QVERIFY(before != "no such value");
        QCOMPARE(pack.write(place, text.toStdString()), static_cast<ValueFault>(fault));
        QCOMPARE(textAt(pack, place), before);
        QVERIFY(pack.own() == SaidPack{});
    }

    void whatCardsPrintIsReadAsTheyPrintIt()
    {
        QCOMPARE(readDice(" 3 + 1 ").value(), (DicePool{3, 1}));
        QCOMPARE(readDice("2").value(), (DicePool{2, 0}));
        QCOMPARE(readDefense("3/6").value(), (Defense{3, 6}));
        QCOMPARE(readDefense("3").value(), (Defense{3, std::nullopt}));
        QCOMPARE(readNumbers("1, 1,3  4", 12).value(), (std::vector{1, 1, 3, 4}));
        QVERIFY(readNumbers(" ", 12).value().empty());
    }

    void aCardIsAddedOnceAndTakenAway()
    {
        OwnersPack pack = newPack();
        const auto id = pack.add(PackStep::Dashboard, " Blackout ");
        QVERIFY(id.has_value());
        QCOMPARE(found(pack.whole().abilities, AbilityId{*id})->name.it, std::string("Blackout"));
        QCOMPARE(pack.scenario().dashboard, (std::vector{AbilityId{*id}}));
        QCOMPARE(pack.add(PackStep::Dashboard, "Blackout"), tl::unexpected(ValueFault::Twice));
        QCOMPARE(pack.add(PackStep::Dashboard, "  "), tl::unexpected(ValueFault::Empty));
        for (int more = 0; more < 11; ++more)
            QVERIFY(pack.add(PackStep::Dashboard, "Piece " + std::to_string(more)).has_value());
        QCOMPARE(pack.add(PackStep::Dashboard, "The seventeenth"), tl::unexpected(ValueFault::TooMany));
        pack.remove(PackStep::Dashboard, *id);
        QVERIFY(found(pack.whole().abilities, AbilityId{*id}) == nullptr);
        QCOMPARE(pack.scenario().dashboard.size(), std::size_t{11});
        pack.remove(PackStep::Dashboard, "charge");
        QVERIFY(found(pack.whole().abilities, AbilityId{"charge"}) != nullptr);
    }

    void copiesOfACardLieInStacks()
    {
        OwnersPack pack = newPack();
        const ValuePlace stacks{PackStep::RoomCards, "faulty_intel", "stacks", {}};
        QVERIFY(!pack.write(stacks, "3, 1, 1"));
        const RoomCardId card{"faulty_intel"};
        QCOMPARE(pack.scenario().stacks, (std::vector<std::vector<RoomCardId>>{{card, card}, {}, {card}}));
        QCOMPARE(textAt(pack, stacks), std::string("1, 1, 3"));
        QVERIFY(!pack.write(stacks, ""));
        QVERIFY(pack.scenario().stacks.empty());
    }

    void aMapIsTakenWithItsDoorsAndNothingIsPlacedOnWalls()
    {
        OwnersPack pack = newPack();
        pack.setMap(smallMap());
        QCOMPARE(pack.scenario().doors.size(), std::size_t{2});
        QVERIFY(pack.scenario().map.doors().empty());
        pack.turn(MapSpot::Start, {2, 0});
        QVERIFY(pack.scenario().starts.empty());
        pack.turn(MapSpot::Start, {0, 0});
        pack.turn(MapSpot::Goal, {8, 1});
        QCOMPARE(pack.scenario().starts, (std::vector{Space{0, 0}}));
        QCOMPARE(pack.scenario().goal, (Space{8, 1}));
        pack.turn(MapSpot::Start, {0, 0});
        QVERIFY(pack.scenario().starts.empty());
    }

    void everythingThatIsAskedForCanBeAnswered()
    {
        OwnersPack pack = newPack();
        pack.setMap(smallMap());
        for (const int y : {0, 1, 2})
            pack.turn(MapSpot::Start, {0, y});
        pack.turn(MapSpot::Goal, {8, 1});
        QVERIFY(!pack.write({PackStep::Dashboard, "charge", "dashboard", {}}, "yes"));
        QVERIFY(!pack.write({PackStep::RoomCards, "faulty_intel", "stacks", {}}, "1"));
        for (std::size_t step = 0; step < words(PackStep{}).size(); ++step)
            while (const auto value = firstLeft(pack, static_cast<PackStep>(step)))
            {
                QVERIFY2(!pack.write(value->place, typedFor(*value)), value->place.card.c_str());
                QVERIFY(textAt(pack, value->place) == typedFor(*value));
            }
        for (std::size_t step = 0; step < words(PackStep{}).size(); ++step)
            QCOMPARE(pack.left(static_cast<PackStep>(step)), 0);
        QVERIFY(pack.hindering().empty());
        QVERIFY(gapsIn(pack.whole()).empty());
        QVERIFY(readSaidPack(toJson(pack.own())).value().over == pack.own());
    }

    void twoWeaponsOfAnEnemyAreTwoCards()
    {
        OwnersPack pack = newPack();
        const auto weapon = [](int number) -> ValuePlace
        { return {PackStep::Enemies, "reject", "name", {PackPart::Weapon, number}}; };
        QVERIFY(!pack.write(weapon(2), "Claws"));
        QVERIFY(!pack.write(weapon(2), "Teeth"));
        const FigureCard &reject = *found(pack.whole().figures, KindId{"reject"});
        QCOMPARE(reject.weapons.size(), std::size_t{2});
        QVERIFY(reject.weapons[0] != reject.weapons[1]);
        QCOMPARE(found(pack.whole().weapons, reject.weapons[1])->name.en, std::string("Teeth"));
    }

    void anEnemyHasRoomForOneWeaponMoreUntilSix()
    {
        OwnersPack pack = newPack();
        const auto weapon = [](int number) -> ValuePlace
        { return {PackStep::Enemies, "reject", "name", {PackPart::Weapon, number}}; };
        QCOMPARE(textAt(pack, weapon(3)), std::string("no such value"));
        for (int number = 1; number <= 6; ++number)
        {
            QVERIFY(!pack.write(weapon(number), "Weapon " + std::to_string(number)));
            QCOMPARE(textAt(pack, weapon(number + 1)), std::string(number == 6 ? "no such value" : ""));
        }
        QCOMPARE(found(pack.whole().figures, KindId{"reject"})->weapons.size(), std::size_t{6});
    }

    void keywordsAreWordsOfTheRules()
    {
        OwnersPack pack = newPack();
        const ValuePlace keywords{PackStep::Enemies, "reject", "keywords", {}};
        QVERIFY(!pack.write(keywords, "seeker, stealth, seeker"));
        QCOMPARE(
            found(pack.whole().figures, KindId{"reject"})->keywords, (std::vector{Keyword::Stealth, Keyword::Seeker}));
        QCOMPARE(textAt(pack, keywords), std::string("stealth, seeker"));
        QCOMPARE(pack.write(keywords, "flying"), ValueFault::UnknownWord);
        QCOMPARE(textAt(pack, keywords), std::string("stealth, seeker"));
        QVERIFY(!pack.write(keywords, ""));
        QVERIFY(found(pack.whole().figures, KindId{"reject"})->keywords.empty());
    }

    void aMissionEventIsAddedToldAndTakenAway()
    {
        OwnersPack pack = newPack();
        const int left = pack.left(PackStep::Guide);
        const auto id = pack.add(PackStep::Guide, "Alarm");
        QVERIFY(id.has_value());
        QCOMPARE(pack.add(PackStep::Guide, "Alarm"), tl::unexpected(ValueFault::Twice));
        QCOMPARE(pack.left(PackStep::Guide), left);
        const auto at = [&](const char *member) -> ValuePlace { return {PackStep::Guide, *id, member, {}}; };
        QVERIFY(!pack.write(at("round"), "6"));
        QCOMPARE(pack.write(at("round"), "21"), ValueFault::OutOfRange);
        QVERIFY(!pack.write(at("spawns"), "reject"));
        QVERIFY(!pack.write({PackStep::Guide, *id, "spawns", {.entry = "count"}}, "2"));
        QVERIFY(!pack.write(at("places"), "gas"));
        QVERIFY(!pack.write(at("markers"), "3"));
        const MissionEvent event = pack.scenario().mission.events.back();
        QCOMPARE(event.round, 6);
        QCOMPARE(event.spawns, (std::map<KindId, int>{{{"reject"}, 2}}));
        QVERIFY(event.places == MarkerKind::Gas);
        QCOMPARE(event.markers, 3);
        QVERIFY(!pack.write(at("secret_events"), "yes"));
        QVERIFY(pack.scenario().mission.events.empty());
        QVERIFY(pack.scenario().secretEvents == std::vector{event});
        QVERIFY(pack.cards(PackStep::Guide).back().added);
        QVERIFY(!pack.cards(PackStep::Guide).front().added);
        pack.remove(PackStep::Guide, *id);
        QVERIFY(pack.scenario().secretEvents.empty());
    }

    void anEventOpensADoorOfTheMission()
    {
        OwnersPack pack = newPack();
        const auto id = pack.add(PackStep::Guide, "Alarm");
        const ValuePlace opens{PackStep::Guide, *id, "opens", {}};
        QCOMPARE(textAt(pack, opens), std::string("no such value"));
        pack.setMap(smallMap());
        QVERIFY(!pack.write(opens, "5.1.E"));
        QCOMPARE(pack.scenario().mission.events.back().opens, (Edge{{5, 1}, Edge::Side::East}));
        QCOMPARE(pack.write(opens, "4.1.E"), ValueFault::UnknownWord);
        pack.setMap(smallMap());
        QVERIFY(!pack.scenario().mission.events.back().opens);
    }

    void aTilesOtherSideIsThereOnceItsIconIsKnown()
    {
        OwnersPack pack = newPack();
        QVERIFY(pack.cards(PackStep::Map).empty());
        Board board = smallMap();
        board.map.setTile({8, 0}, U'b');
        board.map.setTile({8, 1}, U'b');
        pack.setMap(board);
        QCOMPARE(pack.cards(PackStep::Map).size(), std::size_t{2});
        const auto at = [](const char *member) -> ValuePlace { return {PackStep::Map, "98", member, {}}; };
        QCOMPARE(textAt(pack, at("vents")), std::string("no such value"));
        QVERIFY(!pack.write(at("icon"), "peril"));
        QVERIFY(!pack.write(at("peril"), "i1, I2"));
        QCOMPARE(pack.write(at("vents"), "A1"), ValueFault::NotSpaces);
        QCOMPARE(pack.write(at("vents"), "here"), ValueFault::NotSpaces);
        QVERIFY(!pack.write(at("emi"), "yes"));
        QVERIFY(!pack.write(at("clone_nests"), "yes"));
        const TileBack back{.tile = U'b', .icon = MarkerKind::Peril, .emi = true, .peril = {{8, 0}, {8, 1}}};
        QVERIFY(pack.scenario().mission.backs == std::vector{back});
        QVERIFY(pack.scenario().mission.cloneNests == std::vector{TileName{U'b'}});
        QCOMPARE(textAt(pack, at("peril")), std::string("I1, I2"));
        QVERIFY(readSaidPack(toJson(pack.own())).value().over == pack.own());
        QVERIFY(!pack.write(at("icon"), ""));
        QVERIFY(pack.scenario().mission.backs.empty());
    }

    void spacesAreReadAsPeopleCallThem()
    {
        QCOMPARE(readSpaces("A1,c3  AB12").value(), (std::vector<Space>{{0, 0}, {2, 2}, {27, 11}}));
        QCOMPARE(textOf(std::vector<Space>{{0, 0}, {25, 1}, {26, 2}, {39, 39}}), std::string("A1, Z2, AA3, AN40"));
        for (const char *wrong : {"3", "A", "A0", "A41", "A1;B2", "AAA1", "1A"})
            QCOMPARE(readSpaces(wrong), tl::unexpected(ValueFault::NotSpaces));
    }
};

DOSSIER_TESTS(OwnersPackTest, EventLoop)

} // namespace owners_pack_test

#include "owners_pack_test.moc"
