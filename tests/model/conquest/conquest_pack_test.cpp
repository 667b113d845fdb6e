#include "model/conquest/json/pack_json.h"
#include "model/conquest/seen/pack_gaps.h"
#include "places.h"
#include "tests/support/schema_validator.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

namespace conquest_pack_test
{

using namespace dossier;
using namespace dossier::conquest;
using dossier::test::SchemaValidator;
using Json = nlohmann::json;

namespace
{

std::string textOf(const std::string &name)
{
    std::ifstream stream(DOSSIER_SOURCE_DIR "/resources/packs/" + name);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

const Json &sample()
{
    static const Json json = Json::parse(textOf("conquest-sample.json"));
    return json;
}

Pack packOf(const std::string &name)
{
    return readPack(textOf(name)).value();
}

/// The pointer and the fault of the sample pack with another value there.
std::string faultWith(const std::string &pointer, const Json &value)
{
    Json changed = sample();
    changed[Json::json_pointer(pointer)] = value;
    const auto read = readPack(changed.dump());
    return read ? "none" : read.error().pointer + ' ' + std::string(wordOf(read.error().fault));
}

/// Returns the schema's objection to a pack.
std::string schemaFault(const Json &pack)
{
    static const Json published = Json::parse(packSchema());
    return SchemaValidator(published).fault(published["$defs"]["pack"], pack);
}

/// Returns a pack in which every value differs from its default.
Pack fullPack()
{
    const std::vector<ResistanceAbility> abilities{ResistanceAbility::Assault, ResistanceAbility::Move};
    const Border border = borderOf({2, 0}, {0, 5});
    return {.source = "made up",
        .races = {{"Race", 3, 4, {{"Always", "text", 0}, {"Paid", "more", 2}}}},
        .capitol = {"Front", 1, 4, 5, "kind", "text"},
        .monument = {"Back", 1, 3, 6, "kind", "text"},
        .locations = {{"Place", 2, 1, 2, "kind", "text"}},
        .resistance = {{"Card", 3, 5, Hardness::Hard, true, {"a", "b"}, abilities, "text", true}},
        .heroes = {{"Hero", 1, 2, {"c"}, abilities, "text"}},
        .tokens = {{"Token", 4, 6, Hardness::Soft, true, abilities, "text", true, true}},
        .events = {{"Event", 5, 2, "text", true, true, "red", true}},
        .stuff = {{"Stuff", 6, "text", true, true, 7}},
        .technology = {{"Technology", 1, "text"}},
        .standard = {{2, 4}, {{0, 5, 1}, {6, 9, 2}}},
        .brutal = {{1}, {{0, 9, 3}}},
        .layouts = {{2, {border}}}};
}

int copiesIn(const std::optional<Cards> &deck)
{
    int copies = 0;
    for (const auto &[name, count] : deck.value())
        copies += count;
    return copies;
}

} // namespace

/// The content of boxes, as files store it.
class ConquestPackTest : public QObject
{
    Q_OBJECT

private slots:

    void whatIsWrittenIsReadAgain()
    {
        QCOMPARE(readPack(packJson(fullPack())).value(), fullPack());
        QCOMPARE(readPack(packJson(packOf("conquest-sample.json"))).value(), packOf("conquest-sample.json"));
        QCOMPARE(readPack(packJson(packOf("conquest.json"))).value(), packOf("conquest.json"));
    }

    void theSchemaIsThatOfWhatIsWrittenAndShipped()
    {
        QCOMPARE(schemaFault(Json::parse(packJson(fullPack()))), std::string());
        QCOMPARE(schemaFault(sample()), std::string());
        QCOMPARE(schemaFault(Json::parse(textOf("conquest.json"))), std::string());
        Json wrong = sample();
        wrong["layouts"][0]["touching"][0][0] = "5.0";
        QVERIFY(!schemaFault(wrong).empty());
        wrong = sample();
        wrong["tokens"][0]["strenght"] = 3;
        QVERIFY(!schemaFault(wrong).empty());
    }

    void spacesAreNamedBySectionAndNumber()
    {
        const Json pack = Json::parse(packJson(fullPack()));
        QCOMPARE(pack["layouts"][0]["touching"][0].dump(), (Json{"0.5", "2.0"}).dump());
        // In either order it is the same border.
        Json other = pack;
        other["layouts"][0]["touching"][0] = {"2.0", "0.5"};
        QCOMPARE(readPack(other.dump()).value(), fullPack());
    }

    void whatIsWrongIsPointedAt()
    {
        QCOMPARE(faultWith("/version", 2), std::string("/version newer_version"));
        QCOMPARE(faultWith("/races/1/name", sample()["races"][0]["name"]), std::string("/races/1/name out_of_range"));
        QCOMPARE(faultWith("/races/1/strength", -1), std::string("/races/1/strength out_of_range"));
        QCOMPARE(faultWith("/tokens/2/abilities/0", "fly"), std::string("/tokens/2/abilities/0 unknown_word"));
        QCOMPARE(faultWith("/tokens/2/hardness", 3), std::string("/tokens/2/hardness not_a_string"));
        QCOMPARE(faultWith("/events/0/costs", 3), std::string("/events/0/costs unknown_word"));
        QCOMPARE(faultWith("/standard/sectors/0/to", 11), std::string("/standard/sectors out_of_range"));
        QCOMPARE(faultWith("/layouts/0/players", 5), std::string("/layouts/0/players out_of_range"));
        // A space that a board of so few players has not.
        QCOMPARE(faultWith("/layouts/0/touching", Json::array({Json::array({"0.1", "2.1"})})),
            std::string("/layouts/0/touching out_of_range"));
        for (const Json &space : {Json("1.7"), Json("5.1"), Json("1,1"), Json("11"), Json("1.1 "), Json("")})
            QCOMPARE(faultWith("/layouts/0/touching", Json::array({Json::array({"0.1", space})})),
                std::string("/layouts/0/touching/0/1 unknown_word"));
        QCOMPARE(faultWith("/layouts/0/touching", Json::array({Json::array({"0.1"})})),
            std::string("/layouts/0/touching/0 wrong_length"));
        QCOMPARE(faultWith("/layouts/0/places/0", 7), std::string("/layouts/0/places out_of_range"));
        QCOMPARE(faultWith("/races/0/name", sample()["races"][0]["name"]), std::string("none"));
        QCOMPARE(readPack("{").error().fault, Fault::NotJson);
    }

    /// It says of itself that it is made up, and is enough for four players in either mode.
    void theSamplePackIsComplete()
    {
        const Pack pack = packOf("conquest-sample.json");
        QVERIFY(pack.source.find("made up") != std::string::npos);
        QCOMPARE(gapsIn(pack), std::vector<std::string>());
        for (const auto &[name, value] : sample().items())
            if (value.is_array())
                for (const Json &card : value)
                    if (card.contains("name"))
                        QVERIFY(card["name"].get<std::string>().starts_with("Sample "));
        QVERIFY(pack.races.size() >= 4);
        QVERIFY(copiesIn(deckOf(pack, Deck::Locations, true)) >= 30);
        QCOMPARE(copiesIn(deckOf(pack, Deck::Technology, true)), 6);
        QVERIFY(copiesIn(deckOf(pack, Deck::Events, true)) > 0);
        QVERIFY(copiesIn(deckOf(pack, Deck::ResistanceEvents, true)) > 0);
        // CQ-SETUP-2: two kinds of tokens where players are against each other.
        QCOMPARE(namesOf(pack, Deck::Tokens, false).size(), std::size_t{2});
    }

    /// The pack contains every ability, and every kind of card that the rules distinguish.
    void theSamplePackHasOneOfEachKind()
    {
        const Pack pack = packOf("conquest-sample.json");
        std::set<ResistanceAbility> abilities;
        for (const TokenKind &token : pack.tokens)
            abilities.insert(token.abilities.begin(), token.abilities.end());
        QCOMPARE(abilities.size(), words(ResistanceAbility{}).size());
        const auto any = [](const auto &cards, auto &&is) { return std::ranges::any_of(cards, is); };
        QVERIFY(any(pack.tokens, [](const TokenKind &token) { return token.superhero; }));
        QVERIFY(any(pack.resistance, [](const ResistanceCard &card) { return card.superhero; }));
        QVERIFY(any(pack.events, [](const EventCard &card) { return card.cost.has_value(); }));
        QVERIFY(any(pack.events, [](const EventCard &card) { return card.immediately; }));
        QVERIFY(any(pack.events, [](const EventCard &card) { return card.remains && card.redText.empty(); }));
        QVERIFY(any(pack.events, [](const EventCard &card) { return card.remains && !card.redText.empty(); }));
        QVERIFY(any(pack.events, [](const EventCard &card) { return card.cancels; }));
        QVERIFY(any(pack.stuff, [](const StuffCard &card) { return card.activate; }));
        QVERIFY(any(pack.stuff, [](const StuffCard &card) { return card.ally && card.strength; }));
        QVERIFY(any(pack.stuff, [](const StuffCard &card) { return card.ally && !card.strength; }));
        QVERIFY(any(pack.races, [](const Race &race)
            { return std::ranges::any_of(race.abilities, [](const auto &of) { return of.threat > 0; }); }));
    }

    /// The pack contains only published data.
    void theStandardPackInventsNothing()
    {
        const Pack pack = packOf("conquest.json");
        QCOMPARE(raceNamed(pack, "Menthalars")->intelligence, std::optional(5));
        QCOMPARE(pack.capitol.name, std::string("Capitol City"));
        QCOMPARE(locationNamed(pack, "Forest")->population, std::optional(0));
        QCOMPARE(locationNamed(pack, "Hills")->resistance, std::optional(0));
        QCOMPARE(locationNamed(pack, "Hills")->population, std::optional<int>());
        QVERIFY(tokenNamed(pack, "Infantry")->competitive && tokenNamed(pack, "US Army Paratroopers")->competitive);
        const std::vector<std::string> gaps = gapsIn(pack);
        for (const char *gap : {"/races/0/strength", "/races/1/intelligence", "/capitol/resistance",
                 "/locations/2/population", "/resistance/0/strength", "/heroes", "/events/0/cost", "/tokens/0/copies",
                 "/stuff", "/technology", "/standard/red_circles", "/brutal/sectors", "/layouts"})
            QVERIFY2(std::ranges::find(gaps, gap) != gaps.end(), gap);
        QVERIFY(std::ranges::find(gaps, "/races/0/intelligence") == gaps.end());
        for (const Deck deck : {Deck::Locations, Deck::Resistance, Deck::Events, Deck::Stuff, Deck::Tokens})
            QVERIFY(!deckOf(pack, deck, false));
    }

    void strengthsOfSpaceStuffAreNoGapsAndCostsOfEventsAre()
    {
        Pack pack = packOf("conquest-sample.json");
        pack.stuff[0].strength.reset();
        QCOMPARE(gapsIn(pack), std::vector<std::string>());
        pack.events[0].cost.reset();
        pack.events[1].copies.reset();
        std::erase_if(pack.layouts, [](const Layout &layout) { return layout.players == 4; });
        QCOMPARE(gapsIn(pack), (std::vector<std::string>{"/events/0/cost", "/events/1/copies", "/layouts"}));
    }
};

DOSSIER_TESTS(ConquestPackTest, Nothing)

} // namespace conquest_pack_test

#include "conquest_pack_test.moc"
