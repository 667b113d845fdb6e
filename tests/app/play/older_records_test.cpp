#include "app/play/conquest/rules.h"
#include "app/play/omega/rules.h"
#include "app/play/specter/rules.h"
#include "tests/app/play/kept_game.h"
#include "tests/support/omega_tables.h"
#include "tests/support/specter_box.h"
#include "tests/support/test_class.h"

namespace older_records_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

using Level7 = KeptTestGame<OmegaRules>;
using Specter = KeptTestGame<SpecterRules>;
using Conquest = KeptTestGame<ConquestRules>;

/// Forges events as an earlier version recorded them, and opens the file again. Returns a broken promise: the file does
/// not open, or its table is not the one to which the events lead; empty when all hold.
template <typename Rules>
std::string reopened(KeptTestGame<Rules> &game, const std::vector<std::string> &events)
{
    typename Rules::Table table = game.table();
    for (const std::string &text : events)
    {
        const auto event = Rules::readEvent(text);
        if (!event)
            return "not read: " + text;
        apply(table, *event);
        game.forge(text);
    }
    if (!game.reopen())
        return "not opened";
    return game.table() == table ? std::string() : "another table";
}

} // namespace

/// A record keeps what happened: events that the rules or the form of a correction would not take today, or that lack a
/// member of today, lead to the table to which they led.
class OlderRecordsTest : public QObject
{
    Q_OBJECT

private slots:

    /// CQ-STUFF-1, CQ-TOKEN-1, CQ-STATE-4: created cards, and what changed nothing.
    void ofConquest()
    {
        Conquest game(fileText("resources/packs/conquest-sample.json"), "first");
        QVERIFY(
            game.give(R"({"type": "choose_players", "players": {"mode": "cooperative", "colours": )"
                      R"(["green", "blue"], "kept_hands": ["green"], "variants": {"monument": false, )"
                      R"("objective_needed": false, "more_tokens": false}}})")
                .starts_with(R"({"events")"));
        QCOMPARE(
            reopened(game,
                {R"({"type": "race_taken", "player": "green", "race": "Sample Molluscs"})",
                    R"({"type": "race_taken", "player": "blue", "race": "Sample Mirrors"})",
                    R"({"type": "stuff_gained", "player": "green", "card": "Sample Beast"})",
                    R"({"type": "stuff_gained", "player": "blue", "card": "Sample Beast"})",
                    R"({"type": "events_drawn", "player": "green", "cards": ["Sample Panic", "Sample Panic", )"
                    R"("Sample Panic"], "shared": true})",
                    R"({"type": "marker_moved", "by": -3})", R"({"type": "technology_ended", "card": "Sample Radio"})",
                    R"({"type": "location_drawn", "at": "1.1", "card": "Sample Meadow"})",
                    R"({"type": "conquered", "at": "1.1", "player": "green"})",
                    R"({"type": "threat_changed", "player": "green", "by": -9})",
                    // Without the option of the circles that a card passes.
                    R"({"type": "options_chosen", "options": {"first_tie": "rolled_off", "offer_on_one": "both", )"
                    R"("touching": "ring", "demolition": "takes_population", "ally_strength": "the_races", )"
                    R"("resistance_time": "after_the_turns", "technology_dice": "the_sectors", )"
                    R"("beaten_tokens_return": false, "flee_apart": false, "flee_onto_tokens": false, )"
                    R"("bold_for_each": false, "double_overwhelming_pushes": false, "fight_together": false, )"
                    R"("centre_tokens_apart": false}})"}),
            std::string());
        QCOMPARE(game.table().open.inPlay.at(conquest::Colour::Blue).stuff.size(), std::size_t(1));
        QVERIFY(!game.table().open.options.stoppedCircleAlone);
    }

    /// OP-GRID-1, OP-DOWN-1, OP-ROOM-2, OP-MOVE-6: figures in walls, the dead in their turn, and a halted move without
    /// its share of what slows it.
    void ofLevel7()
    {
        for (const char *printing : {"first", "revised"})
        {
            Level7 game(fileText("resources/packs/sample.json"), printing);
            QCOMPARE(reopened(game,
                         {R"({"type": "commando_chosen", "role": "team_leader", "seat": 1})",
                             R"({"type": "placed", "who": "team_leader", "at": [4, 3], "facing": "E"})",
                             R"({"type": "marker_placed", "marker": "wall", "at": [4, 3]})",
                             R"({"type": "figure_arrived", "figure": 5, "kind": "fear_hunter", "at": [13, 7], )"
                             R"("facing": "W"})",
                             R"({"type": "rooms_cut", "rooms": [{"id": 1, "state": "start", "spaces": [[0, 0]]}]})",
                             R"({"type": "stack_set", "room": 1, "cards": ["empty_room"]})",
                             R"({"type": "step_began", "step": "turns", "round": 1})",
                             R"({"type": "turn_began", "who": "team_leader", "combat": false})",
                             R"({"type": "move_halted", "move": {"who": "team_leader", "points": 3, )"
                             R"("diagonal_used": false, "squeezed": false}})",
                             R"({"type": "condition_changed", "role": "team_leader", "condition": "dead"})",
                             R"({"type": "condition_changed", "role": "team_leader", "condition": "active"})"}),
                std::string());
            QVERIFY(game.table().secret.stacks.contains({1}));
        }
    }

    /// SO-HUNT-1, SO-MOVE-2, SO-END-1: one ambush after the other, one objective twice, and an agent without health.
    void ofSpecterOps()
    {
        Specter game(boxText(), "first");
        QVERIFY(
            game.give(R"({"type": "choose_players", "players": {"number": 2, "hunters": ["gun", "beast"], )"
                      R"("sheets_on_paper": false}})")
                .starts_with(R"({"events")"));
        QCOMPARE(reopened(game,
                     {R"({"type": "options_chosen", "options": {"diagonals": {"corner": true, "between": true}, )"
                      R"("junctions": "end_with_the_line", "disputed_roads": true, "nearness": "structures_ignored", )"
                      R"("edition": "first"}})",
                         R"({"type": "phase_began", "clock": {"phase": "hunters", "turn": 1}})",
                         R"({"type": "hunter_turn_began", "hunter": "gun"})",
                         R"({"type": "ambush_rolled", "agent": "first", "hunter": "gun", "die": 1})",
                         R"({"type": "ambush_rolled", "agent": "first", "hunter": "gun", "die": 6})",
                         R"({"type": "objective_completed", "agent": "first", "objective": "B19", "ruled": false})",
                         R"({"type": "objective_completed", "agent": "first", "objective": "B19", "ruled": false})",
                         R"({"type": "agent_wounded", "agent": "first", "wounds": -2})",
                         R"({"type": "agent_wounded", "agent": "first", "wounds": 9})"}),
            std::string());
        QCOMPARE(game.table().open.completed.size(), std::size_t(2));
        QVERIFY(!game.table().open.outcome);
    }
};

DOSSIER_TESTS(OlderRecordsTest, Nothing)

} // namespace older_records_test

#include "older_records_test.moc"
