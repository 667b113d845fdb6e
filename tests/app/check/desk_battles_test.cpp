#include "model/conquest/seen/battle_odds.h"
#include "tests/app/check/every_kind.h"
#include "tests/model/conquest/greens_battle.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>

namespace desk_battles_test
{

using namespace dossier;
using namespace dossier::conquest;
using Json = nlohmann::json;

namespace
{

/// Returns the resistance of a query; the words of the contract are those of the packs.
template <typename Card>
Json resistance(const Card &card)
{
    Json abilities = Json::array();
    for (const ResistanceAbility ability : card.abilities)
        if (ability != ResistanceAbility::Move)
            abilities.push_back(std::string(wordOf(ability)));
    return {{"strength", card.strength.value()}, {"abilities", abilities}};
}

double valueOf(const std::string &fraction)
{
    const std::size_t line = fraction.find('/');
    return static_cast<double>(std::stold(fraction.substr(0, line)) / std::stold(fraction.substr(line + 1)));
}

/// Returns the chances of 0, 1, … aliens left by the query.
std::vector<double> checked(int strength, int saucers, const Json &resistances)
{
    const Json query{
        {"kind", "conquest.battle"}, {"strength", strength}, {"saucers", saucers}, {"resistances", resistances}};
    std::vector<double> left;
    const Json answer = Json::parse(test::answer(query.dump()));
    for (const Json &chance : answer["result"]["left"])
        left.push_back(valueOf(chance.get<std::string>()));
    return left;
}

/// Compares the desk's odds of green's battle with a query; returns the difference as text, empty when there is none.
std::string difference(const Table &table, int saucers, const Json &resistances)
{
    const int strength = strengthOf(table.open, {test::green, 1}).value();
    const std::optional<BattleOdds> odds = battleOdds(table.open, test::outer, test::green, 0);
    const std::vector<double> left = checked(strength, saucers, resistances);
    if (!odds || odds->left.size() != left.size())
        return "no odds for " + resistances.dump();
    for (std::size_t i = 0; i < left.size(); ++i)
        if (std::abs(odds->left[i] - left[i]) > 1e-12)
            return resistances.dump() + ": " + std::to_string(odds->left[i]) + " for " + std::to_string(left[i]);
    return {};
}

} // namespace

/// CQ-ODDS-1: where a query can express a battle, `conquest.battle` and the desk give the same odds.
class DeskBattlesTest : public QObject
{
    Q_OBJECT

private slots:

    /// Each resistance that is turned up, from its barrage on, against one to four saucers.
    void ODDS_1_everyResistanceThatIsUp()
    {
        for (const ResistanceCard &card : test::conquestSample().resistance)
            for (const int saucers : {1, 2, 3, 4})
            {
                Table table = test::battleAt(test::outer, saucers, "Sample Farm");
                QCOMPARE(test::give(table, TurnUpResistance{test::outer, card.name}), std::string());
                QCOMPARE(difference(table, saucers, Json::array({resistance(card)})), std::string());
            }
    }

    /// One to three tokens on a place without resistance.
    void ODDS_1_tokensOneAfterAnother()
    {
        std::mt19937 random(35);
        const auto below = [&](std::size_t count) { return random() % count; };
        const std::vector<TokenKind> &tokens = test::conquestSample().tokens;
        for (int i = 0; i < test::scaled(200); ++i)
        {
            const int saucers = 1 + static_cast<int>(below(4));
            Table table = test::battleAt(test::outer, saucers, "Sample Wood");
            Json resistances = Json::array();
            for (std::size_t left = 1 + below(3); left > 0; --left)
            {
                const TokenKind &token = tokens[below(tokens.size())];
                if (token.superhero || !token.strength)
                    continue;
                table.open.spaces[test::outer].tokens.push_back(token.name);
                resistances.push_back(resistance(token));
            }
            if (!resistances.empty())
                QCOMPARE(difference(table, saucers, resistances), std::string());
        }
    }
};

DOSSIER_TESTS(DeskBattlesTest, Nothing)

} // namespace desk_battles_test

#include "desk_battles_test.moc"
