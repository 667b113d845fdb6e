#include "model/conquest/seen/owners_box.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace conquest_box_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

/// A box of which two races and an event are listed, and little is known.
Pack smallBox()
{
    Pack pack;
    pack.capitol.name = "Capitol";
    pack.monument.name = "Monument";
    pack.races = {{.name = "Moths", .strength = 3}, {.name = "Gardeners"}};
    pack.events = {{.name = "Rain", .copies = 2, .cost = 1}};
    return pack;
}

} // namespace

class ConquestBoxTest : public QObject
{
    Q_OBJECT

private slots:

    void whatIsNotSaidIsCounted()
    {
        const Pack pack = smallBox();
        QCOMPARE(unsaidIn(pack, BoxPart::Races), (Unsaid{3, 4}));
        QCOMPARE(unsaidIn(pack, BoxPart::Events), (Unsaid{0, 2}));
        QCOMPARE(unsaidIn(pack, BoxPart::Stuff), (Unsaid{0, 0}));
        QCOMPARE(unsaidIn(pack, BoxPart::Sheets), (Unsaid{22, 22}));
        Unsaid all;
        for (std::size_t part = 0; part < words(BoxPart{}).size(); ++part)
            all += unsaidIn(pack, static_cast<BoxPart>(part));
        QCOMPARE(unsaidIn(pack), all);
        QCOMPARE(unsaidIn(test::conquestSample()).left, 0);
    }

    /// CQ-RES-6: some numbers of the track may be known before others.
    void aSheetIsSaidNumberByNumber()
    {
        ResistanceSheet sheet{.redCircles = {2}, .sectors = {{0, 3, 1}}};
        QCOMPARE(unsaidIn(sheet), (Unsaid{6, 11}));
        QVERIFY(!hasAllDice(sheet));
        sheet.sectors.push_back({4, 9, 2});
        QCOMPARE(unsaidIn(sheet), (Unsaid{0, 11}));
        QVERIFY(hasAllDice(sheet));
    }

    void cardsComeGoAndChange()
    {
        Pack pack = withCard(smallBox(), BoxPart::Events, 1, blankCard(BoxPart::Events, "Snow"));
        QCOMPARE(cardsEntered(pack, BoxPart::Events), 3);
        QCOMPARE(cardsOf(pack, BoxPart::Events).size(), 2U);
        EventCard snow{.name = "Snowstorm", .copies = 4, .cost = 2};
        pack = withCard(pack, BoxPart::Events, 1, Printed(snow));
        QVERIFY(eventNamed(pack, "Snow") == nullptr && eventNamed(pack, "Snowstorm") != nullptr);
        QCOMPARE(withoutCard(pack, BoxPart::Events, 1), smallBox());
        QCOMPARE(withoutCard(pack, BoxPart::Events, 9), pack);
        QCOMPARE(withCard(pack, BoxPart::Races, 0, Printed(snow)), pack);
        LocationCard capitol{.name = "Capitol", .resistance = 6, .population = 3};
        QCOMPARE(withCard(pack, BoxPart::Objectives, 0, Printed(capitol)).capitol, capitol);
        QCOMPARE(withoutCard(pack, BoxPart::Objectives, 0), pack);
    }

    void whatNoCardHasIsFaulty()
    {
        const Pack pack = withCard(smallBox(), BoxPart::Heroes, 0, blankCard(BoxPart::Heroes, "Professor"));
        const auto fault = [&](BoxPart part, std::size_t at, const std::string &name)
        { return faultOf(pack, part, at, blankCard(part, name)); };
        QCOMPARE(fault(BoxPart::Races, 0, "Moths"), std::nullopt);
        QCOMPARE(fault(BoxPart::Races, 2, "Moths"), std::optional(BoxFault::NameTaken));
        QCOMPARE(fault(BoxPart::Races, 2, ""), std::optional(BoxFault::NoName));
        // Heroes are in the deck of the others, and the objectives are locations.
        QCOMPARE(fault(BoxPart::Resistance, 0, "Professor"), std::optional(BoxFault::NameTaken));
        QCOMPARE(fault(BoxPart::Locations, 0, "Capitol"), std::optional(BoxFault::NameTaken));
        QCOMPARE(fault(BoxPart::Events, 1, "Professor"), std::nullopt);
        const Race nameless{.name = "Moths", .abilities = {{{}, "digs", 1}}};
        QCOMPARE(faultOf(pack, BoxPart::Races, 0, Printed(nameless)), std::optional(BoxFault::NoAbilityName));
        const auto withStrength = [&](int strength)
        { return faultOf(pack, BoxPart::Races, 0, Printed(Race{.name = "Moths", .strength = strength})); };
        QCOMPARE(withStrength(99), std::nullopt);
        QCOMPARE(withStrength(100), std::optional(BoxFault::WrongNumber));
    }

    /// An import without faults gives a pack that can be read again.
    void whatIsNotFaultyMakesASoundPack()
    {
        Pack pack = smallBox();
        for (std::size_t number = 0; number < words(BoxPart{}).size(); ++number)
        {
            const auto part = static_cast<BoxPart>(number);
            if (part == BoxPart::Objectives || part == BoxPart::Sheets)
                continue;
            const std::size_t at = cardsOf(pack, part).size();
            const Printed card = blankCard(part, "New");
            if (!faultOf(pack, part, at, card))
                pack = withCard(pack, part, at, card);
            QCOMPARE(faultIn(pack), std::string());
        }
    }

    /// CQ-SETUP-2, CQ-COOP-2.
    void theBookTellsHowManyThereAre()
    {
        QCOMPARE(cardsInABox(BoxPart::Events), std::optional(70));
        QCOMPARE(cardsInABox(BoxPart::Technology), std::optional(6));
        QCOMPARE(cardsInABox(BoxPart::Locations), std::nullopt);
    }
};

DOSSIER_TESTS(ConquestBoxTest, Nothing)

} // namespace conquest_box_test

#include "conquest_box_test.moc"
