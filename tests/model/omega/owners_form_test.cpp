#include "model/omega/json/said_pack_json.h"
#include "tests/support/filled_pack.h"
#include "tests/support/omega_tables.h"
#include "tests/support/pack_types.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <random>

namespace owners_form_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

OwnersPack newPack()
{
    return {readSaidPack(fileText("resources/packs/level-7.json")).value().over.pack, {}, {"knock_knock"}};
}

std::vector<PackValue> valuesOf(const OwnersPack &pack)
{
    std::vector<PackValue> values;
    for (std::size_t step = 0; step < words(PackStep{}).size(); ++step)
        for (const PackCard &card : pack.cards(static_cast<PackStep>(step)))
            values.insert(values.end(), card.values.begin(), card.values.end());
    return values;
}

/// Returns a value as text for a failure.
std::string said(const ValuePlace &place)
{
    return std::string(wordOf(place.step)) + '/' + place.card + '/' + place.member + '/'
        + std::string(wordOf(place.part.what)) + std::to_string(place.part.number) + place.part.extra
        + place.part.entry;
}

std::string textAt(const OwnersPack &pack, const ValuePlace &place)
{
    for (const PackValue &value : valuesOf(pack))
        if (value.place == place)
            return value.text;
    return "no such value";
}

/// Returns a pack with every requested value.
OwnersPack fullPack()
{
    OwnersPack pack = newPack();
    pack.setMap(smallMap());
    const std::string event = pack.add(PackStep::Guide, "Alarm").value();
    const std::string spawning = pack.add(PackStep::RoomCards, "Ambush").value();
    const std::string item = pack.add(PackStep::Items, "Crowbar").value();
    const std::vector<std::pair<ValuePlace, std::string>> said{
        {{PackStep::Guide, "knock_knock", "secondary_timer", {}}, "yes"},
        {{PackStep::Guide, event, "places", {}}, "gas"},
        {{PackStep::Map, "97", "icon", {}}, "peril"},
        {{PackStep::Dashboard, "surprise_attack", "spawns", {}}, "reject"},
        {{PackStep::RoomCards, spawning, "kind", {}}, "spawn"},
        {{PackStep::Enemies, "bomb", "ranged_defense", {}}, "2"},
        {{PackStep::Kits, "disruptor", "name", {PackPart::Weapon, 1}}, "Disruptor"},
        {{PackStep::Kits, "disruptor", "attack", {PackPart::Weapon, 1}}, "melee"},
        {{PackStep::Items, item, "name", {PackPart::Weapon, 1}}, "Crowbar"},
        {{PackStep::Sheets, "team_leader", "name", {PackPart::Stance, 1}}, "Calm"},
    };
    for (const auto &[place, text] : said)
        if (pack.write(place, text))
            qFatal("%s", place.member.c_str());
    return pack;
}

/// Returns a text that fits a value, and differs from its current one if possible.
std::string anyText(const PackValue &value, std::mt19937 &random)
{
    const auto upTo = [&](int max) { return std::uniform_int_distribution<int>(0, max)(random); };
    const auto number = [&] { return std::to_string(value.min + upTo(value.max - value.min)); };
    switch (value.kind)
    {
    case ValueKind::Text:
        return "Name " + std::to_string(upTo(1000));
    case ValueKind::Number:
        return number();
    case ValueKind::Dice:
        return std::to_string(upTo(9)) + '+' + std::to_string(1 + upTo(3));
    case ValueKind::Defense:
        return std::to_string(upTo(9)) + '/' + std::to_string(upTo(9));
    case ValueKind::Numbers:
        return "1, 2";
    case ValueKind::Word:
    case ValueKind::Words:
        return value.words.at(static_cast<std::size_t>(upTo(static_cast<int>(value.words.size()) - 1)));
    case ValueKind::Spaces:
        return "A1, B2";
    }
    return {};
}

} // namespace

/// The forms of the guided page, which are made from the members that the pack's JSON is made of.
class OwnersFormTest : public QObject
{
    Q_OBJECT

private slots:

    void everyMemberOfAPackIsAskedForOrLeftOutWithAReason()
    {
        std::set<std::string_view> types;
        forEachPackType(
            [&]<typename T>()
            {
                types.insert(FormMembers<T>::type);
                for (const std::string_view name : Members<T>::names)
                {
                    const auto is = [&](const auto &listed) { return listed.name == name; };
                    const auto times = std::ranges::count_if(FormMembers<T>::members, is)
                        + std::ranges::count_if(FormMembers<T>::others, is);
                    QVERIFY2(times == 1, (std::string(FormMembers<T>::type) + '/' + std::string(name)).c_str());
                }
            });
        QCOMPARE(types.size(), std::size_t{17});
    }

    void whateverIsAskedForIsShown()
    {
        auto missing = formMembers();
        for (const PackValue &value : valuesOf(fullPack()))
            missing.erase({value.type, value.place.member});
        std::string told;
        for (const auto &[type, member] : missing)
            told += std::string(type) + '/' + std::string(member) + ' ';
        QCOMPARE(told, std::string());
    }

    void nothingIsAskedForTwice()
    {
        std::set<ValuePlace> places;
        for (const PackValue &value : valuesOf(fullPack()))
            QVERIFY2(places.insert(value.place).second, said(value.place).c_str());
    }

    void whatHasNoUseForAMemberIsNotAskedForIt()
    {
        const OwnersPack pack = newPack();
        const auto asks = [&](const ValuePlace &place) { return textAt(pack, place) != "no such value"; };
        // A kit that places something is always an action; a melee weapon has no range, a ranged one no reach.
        QVERIFY(!asks({PackStep::Kits, "triggered_explosives", "action", {}}));
        QVERIFY(asks({PackStep::Kits, "keep_your_head_down", "action", {}}));
        QVERIFY(!asks({PackStep::Sheets, "rifleman", "range", {PackPart::Melee}}));
        QVERIFY(!asks({PackStep::Sheets, "rifleman", "reach", {PackPart::Ranged}}));
        // The knife's dice for speed cost nothing; a lab tech has no weapon, and no marker a side before it is known.
        QVERIFY(!asks({PackStep::Sheets, "rifleman", "cost", {PackPart::Melee, 0, "fast"}}));
        QVERIFY(asks({PackStep::Sheets, "rifleman", "least_speed", {PackPart::Melee, 0, "fast"}}));
        QVERIFY(!asks({PackStep::Enemies, "lab_tech", "name", {PackPart::Weapon, 1}}));
        QVERIFY(asks({PackStep::Enemies, "sentry_drone", "name", {PackPart::Weapon, 1}}));
        QVERIFY(!asks({PackStep::Enemies, "bomb", "side", {}}));
        QVERIFY(!asks({PackStep::Dashboard, "charge", "markers", {}}));
        QVERIFY(asks({PackStep::Dashboard, "cave_in", "markers", {}}));
    }

    void aDroneIsBroughtByAKit()
    {
        OwnersPack pack = newPack();
        const ValuePlace deploys{PackStep::Kits, "disruptor", "deploys", {}};
        QVERIFY(!pack.write(deploys, "taunter_drone"));
        QCOMPARE(found(pack.whole().kits, KitId{"disruptor"})->deploys, KindId{"taunter_drone"});
        QCOMPARE(pack.write(deploys, "reject"), ValueFault::UnknownWord);
        QVERIFY(!pack.write({PackStep::Kits, "disruptor", "action", {}}, "yes"));
        QVERIFY(found(pack.whole().kits, KitId{"disruptor"})->action);
        QVERIFY(!pack.write({PackStep::Kits, "disruptor", "places", {}}, "napalm"));
        QVERIFY(!found(pack.whole().kits, KitId{"disruptor"})->action);
    }

    void whatAddsDiceIsNamedChangedAndTakenAway()
    {
        OwnersPack pack = newPack();
        const auto at = [](const char *extra, const char *member) -> ValuePlace
        { return {PackStep::Sheets, "heavy_support", member, {PackPart::Ranged, 0, extra}}; };
        QVERIFY(!pack.write(at("+", "id"), "Burst"));
        QCOMPARE(pack.write(at("+", "id"), "Burst"), ValueFault::Twice);
        QVERIFY(!pack.write(at("Burst", "dice"), "0+2"));
        QVERIFY(!pack.write(at("Burst", "cost"), "2"));
        QVERIFY(!pack.write(at("Burst", "not_adjacent"), "yes"));
        QVERIFY(!pack.write(at("Burst", "least_speed"), "3"));
        const auto extras = [&] { return found(pack.whole().weapons, WeaponId{"m62"})->extras; };
        const Extra burst{.id = {"Burst"}, .cost = 2, .dice = {0, 2}, .notAdjacent = true, .minSpeed = 3};
        QVERIFY(extras() == std::vector{burst});
        QVERIFY(!pack.write(at("Burst", "always"), "yes"));
        QCOMPARE(extras().front().cost, 0);
        QCOMPARE(textAt(pack, at("Burst", "cost")), std::string("no such value"));
        QVERIFY(!pack.write(at("Burst", "id"), ""));
        QVERIFY(extras().empty());
    }

    void aMarkerHasACardWhileSomethingOfItIsKnown()
    {
        OwnersPack pack = newPack();
        const ValuePlace defense{PackStep::Enemies, "bomb", "melee_defense", {}};
        QVERIFY(!pack.write(defense, "3"));
        QVERIFY(!pack.write({PackStep::Enemies, "bomb", "vitality", {}}, "4"));
        QCOMPARE(pack.whole().markers.size(), std::size_t{1});
        QCOMPARE(pack.scenario().mission.vitality, (std::map<MarkerKind, int>{{MarkerKind::Bomb, 4}}));
        QVERIFY(!pack.write(defense, ""));
        QVERIFY(pack.whole().markers.empty());
        QVERIFY(pack.own().pack.markers.empty());
    }

    void whatIsTypedIsInThePackAndInTheFormAgain()
    {
        for (unsigned seed = 0; seed < 6; ++seed)
        {
            std::mt19937 random(seed);
            OwnersPack pack = fullPack();
            for (int step = 0; step < 40; ++step)
            {
                const std::vector<PackValue> values = valuesOf(pack);
                const PackValue value = values.at(random() % values.size());
                const std::string text = anyText(value, random);
                const std::optional<ValueFault> fault = pack.write(value.place, text);
                const bool mayNot
                    = fault == ValueFault::NameFirst || fault == ValueFault::Twice || fault == ValueFault::NotSpaces;
                QVERIFY2(!fault || mayNot, said(value.place).c_str());
                const std::string now = textAt(pack, value.place);
                // A stance, a weapon or an addition that comes to be by its name has a place of its own then.
                const bool named = value.place.member == "id" || (value.place.member == "name" && value.text.empty());
                if (!fault && !named && now != "no such value")
                    QVERIFY2(now == text, (said(value.place) + ": " + text + ", " + now).c_str());
            }
            const SaidFile file = readSaidPack(toJson(pack.own())).value();
            QVERIFY(file.lists);
            QVERIFY(file.over == pack.own());
            const OwnersPack again(newPack().whole(), file.over, {"knock_knock"});
            QVERIFY(valuesOf(again) == valuesOf(pack));
        }
    }
};

DOSSIER_TESTS(OwnersFormTest, EventLoop)

} // namespace owners_form_test

#include "owners_form_test.moc"
