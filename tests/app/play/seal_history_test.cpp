#include "app/play/seal_history.h"
#include "app/play/seal_report.h"
#include "model/conquest/json/hidden_slots.h"
#include "model/omega/json/hidden_slots.h"
#include "model/specter/json/hidden_slots.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace seal_history_test
{

using namespace dossier;
using State = ShownSlot::State;

namespace
{

RevealedSlot told(const std::string &name, const std::string &content, SlotProof proof = SlotProof::SinceFirst)
{
    return {name, content, proof};
}

/// A step that opens a slot sealed in step 1.
storage::CheckedStep opening(const std::string &name, const std::string &content, bool isAsSealed)
{
    storage::CheckedStep step{2, {}, {"shown"}, vault::SealHash{}, true};
    vault::Opening opened;
    opened.step = 1;
    opened.name = name;
    opened.content = content;
    step.openings.emplace_back(opened, isAsSealed);
    return step;
}

State stateOf(const storage::CheckedStep &step, const RevealedSlot &revealed)
{
    const storage::CheckedStep before{1, {}, {}, vault::SealHash{}, true};
    const auto told = [&](const std::vector<std::string> &events)
    { return events.empty() ? std::vector<RevealedSlot>() : std::vector{revealed}; };
    return sealReport({before, step}, told, {}).shown.front().state;
}

} // namespace

class SealHistoryTest : public QObject
{
    Q_OBJECT

private slots:

    void aSlotIsProvedByTheFirstStepSinceWhichItIsUnchanged()
    {
        SealHistory history;
        history.add(1, {{"a", "1"}, {"b", "1"}}, {});
        history.add(2, {{"a", "1"}, {"b", "2"}}, {});
        history.add(4, {{"a", "1"}, {"b", "1"}, {"c", "1"}}, {});
        QCOMPARE(history.stepFor(told("a", "1")), 1U);
        QCOMPARE(history.stepFor(told("b", "1")), 4U);
        QCOMPARE(history.stepFor(told("c", "1")), 4U);
        QVERIFY(!history.stepFor(told("a", "2")));
        QVERIFY(!history.stepFor(told("d", "1")));
        QCOMPARE(history.stepFor(told("a", "1", SlotProof::JustBefore)), 4U);
    }

    void aSlotThatWentIsNotProved()
    {
        SealHistory history;
        history.add(1, {{"a", "1"}}, {});
        history.add(2, {}, {});
        QVERIFY(!history.stepFor(told("a", "1")));
        history.add(3, {{"a", "1"}}, {});
        QCOMPARE(history.stepFor(told("a", "1")), 3U);
    }

    void theSlotsOfEachStepAreKnown()
    {
        const std::vector<HiddenSlots> steps{{{"a", "1"}}, {}, {{"a", "2"}, {"b", "1"}}, {{"b", "1"}}};
        SealHistory history;
        for (std::uint32_t i = 0; i < steps.size(); ++i)
            history.add(i * 2 + 1, steps[i], {});
        for (std::uint32_t i = 0; i < steps.size(); ++i)
        {
            QVERIFY(history.at(i * 2 + 1) == steps[i]);
            QVERIFY(history.at(i * 2 + 2) == steps[i]);
        }
        QVERIFY(history.at(0).empty());
    }

    void whatWasToldIsHeldAgainstWhatWasOpened()
    {
        QCOMPARE(stateOf(opening("a", "1", true), told("a", "1")), State::AsSealed);
        QCOMPARE(stateOf(opening("a", "1", false), told("a", "1")), State::Differs);
        QCOMPARE(stateOf(opening("a", "2", true), told("a", "1")), State::Differs);
        QCOMPARE(stateOf(opening("b", "1", true), told("a", "1")), State::NotSealed);
        // Something was opened that nobody was told.
        const SealReport report = sealReport({opening("a", "1", true)},
            [](const std::vector<std::string> &) { return std::vector<RevealedSlot>(); }, {});
        QCOMPARE(report.count(State::Differs), 1U);
    }

    void aRevealNamesTheSlotThatWasHidden()
    {
        omega::Table mission{};
        mission.secret.stacks[{3}] = {{"ambush"}, {"vent"}};
        mission.secret.doors[{{3, 4}, Edge::Side::East}] = omega::DoorKind::Jammed;
        mission.deck = {{"medkit"}, {"scanner"}};
        const HiddenSlots hidden = omega::hiddenSlots(mission);
        QCOMPARE(hidden.size(), 4U);
        const omega::Events shown{omega::RoomRevealed{omega::RoomId{3}, {}, {{"vent"}, {"ambush"}}},
            omega::DoorTurnedUp{{{{3, 4}, Edge::Side::East}}, omega::DoorKind::Jammed},
            omega::ItemMoved{{"medkit"}, {}, omega::Role::TeamLeader}, omega::DeckCounted{1}};
        const auto revealed = omega::revealedSlots(shown);
        QCOMPARE(revealed.size(), 3U);
        for (const RevealedSlot &slot : revealed)
        {
            QVERIFY2(hidden.contains(slot.name), slot.name.c_str());
            QCOMPARE(hidden.at(slot.name), slot.content);
        }
    }

    void noNameOfAHandTellsItsOrder()
    {
        conquest::Table table{};
        table.hands[conquest::Colour::Red] = {"b", "a", "b"};
        const HiddenSlots one = conquest::hiddenSlots(table);
        table.hands[conquest::Colour::Red] = {"a", "b", "b"};
        QVERIFY(conquest::hiddenSlots(table) == one);
        QCOMPARE(one.size(), 3U);
        for (const RevealedSlot &slot :
            conquest::revealedSlots({conquest::HandShown{conquest::Colour::Red, {"b", "b", "a"}}}))
        {
            QVERIFY(one.at(slot.name) == slot.content);
            QVERIFY(slot.proof == SlotProof::JustBefore);
        }
    }

    void aSheetThatIsLaidOpenRevealsAllOfIt()
    {
        specter::Table table{};
        specter::Sheet &sheet = table.sheets[specter::Agent::First];
        sheet.character = specter::AgentKind::Cobra;
        sheet.cards = {specter::Equipment::TangleLine, specter::Equipment::TangleLine};
        sheet.lines.resize(3);
        table.traitor = specter::HunterKind::Beast;
        const HiddenSlots hidden = specter::hiddenSlots(table);
        QCOMPARE(hidden.size(), 7U);
        const auto revealed = specter::revealedSlots({specter::SheetLaidOpen{specter::Agent::First, sheet},
            specter::TraitorRevealed{specter::HunterKind::Beast}});
        QCOMPARE(revealed.size(), 7U);
        for (const RevealedSlot &slot : revealed)
            QVERIFY(hidden.at(slot.name) == slot.content);
    }
};

DOSSIER_TESTS(SealHistoryTest, Nothing)

} // namespace seal_history_test

#include "seal_history_test.moc"
