#include "model/omega/json/said_pack_json.h"
#include "tests/support/filled_pack.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace owners_older_pack_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

Pack packOf(const char *path)
{
    return readSaidPack(fileText(path)).value().over.pack;
}

const Pack &standard()
{
    static const Pack pack = packOf("resources/packs/level-7.json");
    return pack;
}

/// Returns the file that the program of 51b3155 wrote after a few cards were entered: with whole cards, as that program
/// knew them, and without a list of the owner's entries.
SaidPack older(const Pack &now = standard())
{
    return saidOver(packOf("tests/support/owner-51b3155.json"), packOf("resources/packs/level-7-unlisted.json"), now);
}

OwnersPack opened(const Pack &now = standard())
{
    return {now, older(now), {"knock_knock"}};
}

} // namespace

/// An owner's pack under a later shipped pack.
class OwnersOlderPackTest : public QObject
{
    Q_OBJECT

private slots:

    void anOldersFileKeepsNoList()
    {
        const SaidFile file = readSaidPack(fileText("tests/support/owner-51b3155.json")).value();
        QVERIFY(!file.lists);
        // It says false about a value that has become true since then.
        QVERIFY(!found(file.over.pack.weapons, WeaponId{"m18"})->basic);
    }

    void whatTheOwnerNeverSaidIsAsTheShippedPackHasItNow()
    {
        const Pack whole = opened().whole();
        const WeaponCard &rifle = *found(whole.weapons, WeaponId{"m18"});
        QVERIFY(rifle.basic);
        QVERIFY(rifle.extras.front().notAdjacent);
        const WeaponCard &knife = *found(whole.weapons, WeaponId{"combat_knife"});
        QVERIFY(knife.basic);
        QVERIFY(knife.extras == found(standard().weapons, WeaponId{"combat_knife"})->extras);
        QCOMPARE(found(whole.kits, KitId{"sentry_drone"})->deploys, KindId{"sentry_drone"});
    }

    void whatTheOwnerSaidStays()
    {
        const OwnersPack pack = opened();
        const Pack &whole = pack.whole();
        QCOMPARE(pack.scenario().mission.energyMinimum, 7);
        QCOMPARE(found(whole.sheets, Role::Rifleman)->vitality, 5);
        QCOMPARE(found(whole.weapons, WeaponId{"m18"})->range, 9);
        QCOMPARE(found(whole.weapons, WeaponId{"m18"})->dice, (DicePool{2, 0}));
        QCOMPARE(found(whole.weapons, WeaponId{"combat_knife"})->dice, (DicePool{3, 0}));
        QCOMPARE(found(whole.figures, KindId{"reject"})->speed, 6);
        QCOMPARE(found(whole.kits, KitId{"sentry_drone"})->points, 4);
        // A no that was said against a yes of then.
        QVERIFY(!found(whole.abilities, AbilityId{"charge"})->committable);
        QCOMPARE(found(whole.abilities, AbilityId{"charge"})->refresh, 2);
        // A card that the owner added, and its no.
        QCOMPARE(whole.items.size(), std::size_t{1});
        QVERIFY(!whole.items.front().trade);
        QVERIFY(found(whole.figures, KindId{"warrior_clone"})->keywords.empty());
    }

    void aKeywordThatCameSinceThenWasNotLeftOut()
    {
        QCOMPARE(found(opened().whole().figures, KindId{"blaster"})->keywords,
            (std::vector{Keyword::Stealth, Keyword::Power}));
    }

    void aNewYesOfALaterPackIsNotOverruled()
    {
        Pack later = standard();
        for (Kit &kit : later.kits)
            kit.action = true;
        for (WeaponCard &weapon : later.weapons)
            weapon.knockback = true;
        for (Mission &mission : later.missions)
            mission.spawnInHiddenRooms = true;
        for (Ability &ability : later.abilities)
            ability.committable = true;
        const OwnersPack pack = opened(later);
        QVERIFY(found(pack.whole().kits, KitId{"sentry_drone"})->action);
        QVERIFY(found(pack.whole().weapons, WeaponId{"m18"})->knockback);
        QVERIFY(pack.scenario().mission.spawnInHiddenRooms);
        QVERIFY(!found(pack.whole().abilities, AbilityId{"charge"})->committable);
    }

    void whenItIsWrittenAgainItListsWhatWasSaid()
    {
        OwnersPack pack = opened();
        QVERIFY(!pack.write({PackStep::Sheets, "rifleman", "strength", {}}, "4"));
        const std::string text = toJson(pack.own());
        const SaidFile file = readSaidPack(text).value();
        QVERIFY(file.lists && file.over == pack.own());
        QVERIFY(file.over.said.contains("weapons/m18/range"));
        QVERIFY(file.over.said.contains("abilities/charge/committable"));
        QVERIFY(!file.over.said.contains("weapons/m18/basic"));
        Pack later = standard();
        for (WeaponCard &weapon : later.weapons)
            weapon.basic = weapon.id.text == "m62";
        const OwnersPack again(later, file.over, {"knock_knock"});
        QVERIFY(!found(again.whole().weapons, WeaponId{"m18"})->basic);
        QCOMPARE(found(again.whole().weapons, WeaponId{"m18"})->range, 9);
        QCOMPARE(found(again.whole().sheets, Role::Rifleman)->strength, 4);
    }

    void aNoThatTheOwnerSaysStaysAndAnEmptyListToo()
    {
        OwnersPack pack{standard(), {}, {"knock_knock"}};
        QVERIFY(!pack.write({PackStep::Sheets, "rifleman", "not_adjacent", {PackPart::Ranged, 0, "aim"}}, "no"));
        QVERIFY(!pack.write({PackStep::Enemies, "blaster", "keywords", {}}, ""));
        const OwnersPack again(standard(), readSaidPack(toJson(pack.own())).value().over, {"knock_knock"});
        QVERIFY(!found(again.whole().weapons, WeaponId{"m18"})->extras.front().notAdjacent);
        QVERIFY(found(again.whole().figures, KindId{"blaster"})->keywords.empty());
        QVERIFY(found(again.whole().weapons, WeaponId{"m18"})->basic);
    }

    void aMissionsFileSaysWhatStandsInItAlone()
    {
        const char *text = "{\"version\": 1, \"name\": {\"it\": \"A\", \"en\": \"A\"}, \"weapons\": ["
                           "{\"id\": \"m18\", \"name\": {\"it\": \"M18\", \"en\": \"M18\"}, \"attack\": \"ranged\","
                           " \"range\": null, \"knockback\": false, \"extras\": [{\"id\": \"aim\", \"cost\": 2,"
                           " \"dice\": {\"black\": 0, \"red\": 1}}]}]}";
        Pack below = standard();
        for (WeaponCard &weapon : below.weapons)
        {
            weapon.range = 7;
            weapon.knockback = true;
        }
        const Pack both = merged(below, readSaidPack(text).value().over);
        const WeaponCard &rifle = *found(both.weapons, WeaponId{"m18"});
        QVERIFY(rifle.basic);
        QCOMPARE(rifle.range, 7);
        QVERIFY(!rifle.knockback);
        QCOMPARE(rifle.extras.front().cost, 2);
        QVERIFY(rifle.extras.front().notAdjacent);
    }

    void aListThatIsNoneIsMalformed()
    {
        const std::string text = toJson(SaidPack{});
        QVERIFY(readSaidPack(text).has_value());
        const std::string wrong = text.substr(0, text.rfind('[')) + "[3]}";
        QCOMPARE(readSaidPack(wrong).error().pointer, std::string("/said/0"));
        QCOMPARE(readSaidPack("{\"nothing\": 1}").error().pointer, std::string("/nothing"));
        QCOMPARE(readSaidPack("[]").has_value(), false);
    }
};

DOSSIER_TESTS(OwnersOlderPackTest, EventLoop)

} // namespace owners_older_pack_test

#include "owners_older_pack_test.moc"
