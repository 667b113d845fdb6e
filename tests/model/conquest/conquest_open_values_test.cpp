#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/open_values.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace conquest_open_values_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;

/// The dice and cards that a command still needs, and the command with them.
class ConquestOpenValuesTest : public QObject
{
    Q_OBJECT

    CoopTable m_table;

    [[nodiscard]] bool isComplete(const Command &command, const EnteredValues &entered) const
    {
        View seen;
        seen.open = m_table.open();
        return conquest::isComplete(seen, command, entered);
    }

    [[nodiscard]] OpenValues open(const Command &command, const EnteredValues &entered = {}) const
    {
        return openValues(m_table.open(), {{Colour::Green, {"Mine"}}}, command, entered);
    }

private slots:

    void aRollNeedsADieOfItsPlayer()
    {
        const Command roll = RollPoints{.player = Colour::Blue};
        const OpenValues values = open(roll);
        QVERIFY(values.dice == std::vector<DieOwner>{Colour::Blue});
        QVERIFY(!values.card && values.drawable && !values.none());
        const Command made = filled(roll, {.dice = {5}});
        QCOMPARE(get_if<RollPoints>(&made)->face, 5);
    }

    void aCardIsOneThatMayCome()
    {
        const OpenValues values = open(TurnUpResistance{});
        QVERIFY(values.dice.empty() && values.card);
        QCOMPARE(values.card->deck, Deck::Resistance);
        QVERIFY(!values.card->names.empty());
        for (const std::string &name : values.card->names)
            QVERIFY2(mayCome(m_table.open(), Deck::Resistance, name), name.c_str());
        const std::string card = values.card->names.back();
        const Command made = filled(TurnUpResistance{}, {.cards = {card}});
        QVERIFY(namesIn(made) == std::vector{card});
    }

    void aHandIsThatOfItsPlayer()
    {
        const OpenValues values = open(DiscardEvent{.player = Colour::Green});
        QVERIFY(values.card && values.card->source == CardSource::Hand && !values.drawable);
        QVERIFY(values.card->names == std::vector<std::string>{"Mine"});
        QVERIFY(open(DiscardEvent{.player = Colour::Green, .card = "Mine"}).none());
    }

    /// CQ-RES-6: a six brings a card of the technology deck, which is turned up after the dice.
    void aSixBringsATechnology()
    {
        const Command roll = RollTechnology{.faces = {0, 0}};
        QVERIFY(!open(roll, {.dice = {5, 4}}).card);
        const OpenValues values = open(roll, {.dice = {5, 6}});
        QVERIFY(values.card && values.card->deck == Deck::Technology);
        QVERIFY(isComplete(roll, {.dice = {5, 4}}));
        QVERIFY(!isComplete(roll, {.dice = {5}}));
        QVERIFY(!isComplete(roll, {.dice = {5, 6}}));
        QVERIFY(isComplete(roll, {.dice = {5, 6}, .cards = {values.card->names.front()}}));
    }

    void otherCommandsNeedNothing()
    {
        QVERIFY(open(EndTurn{}).none());
        QVERIFY(isComplete(EndTurn{}, {}));
    }
};

DOSSIER_TESTS(ConquestOpenValuesTest, Nothing)

} // namespace conquest_open_values_test

#include "conquest_open_values_test.moc"
