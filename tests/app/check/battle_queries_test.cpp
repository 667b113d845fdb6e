#include "tests/app/check/every_kind.h"
#include "tests/model/conquest/plain_battle.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>

namespace battle_queries_test
{

using namespace dossier;
using Json = nlohmann::json;

namespace
{

int below(std::mt19937 &random, int count)
{
    return static_cast<int>(random() % static_cast<unsigned>(count));
}

/// A query, and the battle that it describes.
struct Asked
{
    Json query;
    conquest::odds::Battle battle;
};

Json resistance(std::mt19937 &random, int max, conquest::odds::Opposition &against)
{
    against.strength = below(random, max + 1);
    against.assault = below(random, 4) == 0;
    against.barrage = below(random, 4) == 0;
    against.bold = below(random, 4) == 0 ? 1 : 0;
    against.cunning = below(random, 4) == 0;
    against.deadly = below(random, 4) == 0;
    Json abilities = Json::array();
    const auto name = [&](bool has, const char *word)
    {
        for (int times = has ? 1 + below(random, 2) : 0; times > 0; --times)
            abilities.push_back(word);
    };
    name(against.deadly, "deadly");
    name(against.assault, "assault");
    name(against.cunning, "cunning");
    name(against.bold == 1, "bold");
    name(against.barrage, "barrage");
    return {{"strength", against.strength}, {"abilities", abilities}};
}

Asked asked(std::mt19937 &random, int maxSaucers, int maxResistances)
{
    const int saucers = 1 + below(random, maxSaucers);
    // One query in eight goes to the limits; most are about fights that either side can win.
    const bool far = below(random, 8) == 0;
    const int strength = below(random, far ? 21 : 7);
    Asked asked{{{"kind", "conquest.battle"}, {"strength", strength}, {"saucers", saucers}},
        {std::vector<int>(static_cast<std::size_t>(saucers), strength), {}}};
    asked.query["resistances"] = Json::array();
    for (int i = below(random, maxResistances + 1); i > 0; --i)
        asked.query["resistances"].push_back(resistance(
            random, far ? 40 : std::min(40, strength * saucers + 6), asked.battle.oppositions.emplace_back()));
    return asked;
}

/// Returns the answer that the contract requires.
Json expected(const Asked &asked)
{
    const std::vector<test::Ratio> left = test::plainlyLeft(asked.battle);
    Json chances = Json::array();
    for (const test::Ratio &chance : left)
        chances.push_back(test::asFraction(chance));
    return {{"id", nullptr}, {"kind", "conquest.battle"},
        {"result", {{"win", test::asFraction(1 - left[0])}, {"left", chances}}}};
}

void compare(std::uint32_t seed, int queries, int maxSaucers, int maxResistances)
{
    std::mt19937 random(seed);
    for (int i = 0; i < queries; ++i)
    {
        const Asked query = asked(random, maxSaucers, maxResistances);
        const std::string line = query.query.dump();
        const Json given = Json::parse(test::answer(line));
        QVERIFY2(given == expected(query), (line + " was answered " + given.dump()).c_str());
    }
}

} // namespace

/// Checks `conquest.battle` against a plain calculation, over random queries: 100,000 of them with
/// DOSSIER_TEST_SCALE=33.
class BattleQueriesTest : public QObject
{
    Q_OBJECT

private slots:

    void theExampleOfTheContract()
    {
        const Json first{{"strength", 4}, {"abilities", {"bold"}}};
        const Json second{{"strength", 3}, {"abilities", Json::array()}};
        const Json query{
            {"id", 15}, {"kind", "conquest.battle"}, {"strength", 2}, {"saucers", 2}, {"resistances", {first, second}}};
        const Json result{{"win", "927/3844"}, {"left", {"2917/3844", "307/3844", "5/31"}}};
        QVERIFY(Json::parse(test::answer(query.dump()))
            == (Json{{"id", 15}, {"kind", "conquest.battle"}, {"result", result}}));
    }

    void withoutResistanceAllAreLeft()
    {
        const Json query{{"kind", "conquest.battle"}, {"strength", 0}, {"saucers", 1}, {"resistances", Json::array()}};
        const Json result{{"win", "1/1"}, {"left", {"0/1", "1/1"}}};
        QVERIFY(Json::parse(test::answer(query.dump()))["result"] == result);
    }

    void manySmallBattles() { compare(14, test::scaled(3000), 4, 4); }

    void someOfAnySize() { compare(15, test::scaled(40), 8, 8); }

    void theLargestOfAll()
    {
        for (const std::uint32_t seed : {1U, 2U, 3U})
        {
            std::mt19937 random(seed);
            Asked largest = asked(random, 1, 0);
            largest.battle.aliens.assign(12, 3);
            largest.query["strength"] = 3;
            largest.query["saucers"] = 12;
            for (int i = 0; i < 12; ++i)
                largest.query["resistances"].push_back(
                    resistance(random, 40, largest.battle.oppositions.emplace_back()));
            QVERIFY(Json::parse(test::answer(largest.query.dump())) == expected(largest));
        }
    }
};

DOSSIER_TESTS(BattleQueriesTest, Nothing)

} // namespace battle_queries_test

#include "battle_queries_test.moc"
