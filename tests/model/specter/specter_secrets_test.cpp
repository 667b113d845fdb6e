#include "model/specter/json/json.h"
#include "model/specter/json/session.h"
#include "model/specter/seen/giving.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

namespace specter_secrets_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

const std::vector<Seat> seats{
    AgentSeat{}, TraitorSeat{}, PublicSeat{}, HunterSeat{HunterKind::Gun}, HunterSeat{HunterKind::Beast}};

/// The seats that may give a command, as text.
std::string givers(const PublicTable &table, const Command &command)
{
    std::string all;
    for (const Seat &seat : seats)
        if (!notGivenBy(table, seat, command))
            all += (all.empty() ? "" : ", ") + text(seat);
    return all;
}

template <typename Variant, std::size_t index = 0>
void forEachKind(const auto &say)
{
    if constexpr (index < alternativeCount<Variant>)
    {
        say(Variant(AlternativeAt<index, Variant>{}));
        forEachKind<Variant, index + 1>(say);
    }
}

const std::string everybody = "agent, traitor, public, hunter:gun, hunter:beast";

/// The seats of the commands of the first agent, or the Gun, that are not public.
const std::map<std::string, std::string> &owners()
{
    static const std::map<std::string, std::string> all{{"choose_character", "agent"}, {"take_cards", "agent"},
        {"complete_objective", "agent"}, {"plan_move", "agent"}, {"confirm_move", "agent"}, {"raise_blade", "agent"},
        {"roll_objectives", "agent"}, {"deal_roles", "agent"}, {"lay_open_sheet", "agent"},
        {"reveal_traitor", "agent, traitor, hunter:gun"}};
    return all;
}

std::string typeOf(const Command &command)
{
    return visit([](const auto &held) { return std::string(held.type); }, command);
}

/// Five players, with objectives known only to the agent.
Table withTraitor()
{
    return begun({.players = 5,
        .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Prophet, HunterKind::Puppet},
        .cards = {Equipment::AdrenalSurge, Equipment::SmokeGrenade, Equipment::FlashBang, Equipment::StealthField},
        .traitor = HunterKind::Gun});
}

Events ruled(const Table &table, const Command &command, const Seat &seat = AgentSeat{})
{
    const Refusal against = refusal(view(table, seat), command);
    return against ? resolveRuling(table, command, *against, "west through the wall, to M2") : Events{};
}

/// A move that no rule allows.
Plan farAway(const Table &table)
{
    return {.path = {*table.sheets.at(Agent::First).at, at("A1")}};
}

} // namespace

/// A sheet is written, ruled and corrected in secret, and only by its own player.
class SpecterSecretsTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_MOVE_1_everyCommandSaysWhoMayGiveIt()
    {
        const PublicTable table = withTraitor().open;
        std::size_t secret = 0;
        forEachKind<Command>(
            [&](const Command &command)
            {
                if (holds_alternative<Correct>(command))
                    return;
                const auto owner = owners().find(typeOf(command));
                secret += owner != owners().end() ? 1 : 0;
                QCOMPARE(givers(table, command), owner == owners().end() ? everybody : owner->second);
            });
        QCOMPARE(secret, owners().size());
        QCOMPARE(givers(table, PlanMove{Agent::Second, {}}), std::string("traitor"));
    }

    /// A value made from the public part of any view, even the agent's, reveals no secret.
    void SO_MOVE_1_thePublicPartOfEveryViewIsTheSame()
    {
        Table one = withTraitor();
        const PublicView everybodys = publicView(withTraitor());
        forced(one, PlanMove{Agent::First, farAway(one)});
        one.traitor = HunterKind::Beast;
        one.sheets.at(Agent::First).cards = {Equipment::VelocityBlade};
        QVERIFY(view(one, AgentSeat{}) != view(withTraitor(), AgentSeat{}));
        for (const Seat &seat : seats)
        {
            const View seen = view(one, seat);
            const PublicView &open = seen;
            QVERIFY(open == everybodys);
        }
    }

    void SO_MOVE_1_whatIsOpenOrOnPaperIsEverybodys()
    {
        QCOMPARE(givers(begun().open, RollObjectives{}), everybody);
        PublicTable over = withTraitor().open;
        over.clock.phase = Phase::Over;
        QCOMPARE(givers(over, LayOpenSheet{}), everybody);
        PublicTable paper = withTraitor().open;
        paper.players.sheetsOnPaper = true;
        forEachKind<Command>(
            [&](const Command &command)
            {
                if (!holds_alternative<Correct>(command))
                    QCOMPARE(givers(paper, command), everybody);
            });
    }

    void SO_MOVE_1_whatMayNotBeKnownMayNotBeWritten()
    {
        const PublicTable table = withTraitor().open;
        forEachKind<Event>(
            [&](const Event &event)
            {
                for (const Seat &seat : seats)
                {
                    const bool deals = holds_alternative<RolesDealt>(event);
                    const bool mayDeal = holds_alternative<AgentSeat>(seat) || holds_alternative<TraitorSeat>(seat);
                    QCOMPARE(!notGivenBy(table, seat, Correct{event}), deals ? mayDeal : mayKnow(event, seat));
                }
            });
    }

    void SO_MOVE_1_noRulingGivesAnothersSecretCommand()
    {
        const Table one = withTraitor();
        Table other = one;
        putAgent(other, "K11");
        for (const std::string seat : {"public", "hunter:gun", "traitor"})
            for (const std::string command : {R"({"type": "confirm_move", "agent": "first"})",
                     R"({"type": "lay_open_sheet", "agent": "first", "sheet": null})",
                     R"({"type": "choose_character", "agent": "first", "character": "cobra"})",
                     R"({"type": "plan_move", "agent": "first", "plan": {"path": ["N1"]}})"})
                for (const std::string ruling : {"", R"(, "ruling": "we say so")"})
                {
                    const std::string line = "{\"seat\": \"" + seat + "\", \"command\": " + command + ruling + '}';
                    const Judged judged = judge(one, line);
                    const std::string rule = command.find("lay_open") == std::string::npos ? "SO-MOVE-1" : "SO-END-1";
                    QCOMPARE(
                        judged.answer, R"({"refused": {"rule": ")" + rule + R"(", "facts": {"sheet": "unknown"}}})");
                    QVERIFY(judged.events.empty());
                    QCOMPARE(judge(other, line).answer, judged.answer);
                }
    }

    /// The rule that makes a command its owner's is named.
    void SO_TRAITOR_1_whoMayRevealAndDeal()
    {
        const Table table = withTraitor();
        const auto against = [&](const Command &command)
        { return std::string(id(notGivenBy(table.open, HunterSeat{HunterKind::Gun}, command)->rule)); };
        QCOMPARE(against(RevealTraitor{HunterKind::Beast}), std::string("SO-TRAITOR-1"));
        QCOMPARE(against(DealRoles{HunterKind::Beast}), std::string("SO-TRAITOR-1"));
        QCOMPARE(against(RollObjectives{{1, 1, 1, 1}}), std::string("SO-BOARD-3"));
        QCOMPARE(against(LayOpenSheet{Agent::First, {}}), std::string("SO-END-1"));
        QVERIFY(!notGivenBy(table.open, HunterSeat{HunterKind::Beast}, RevealTraitor{HunterKind::Beast}));
    }

    void SO_MOVE_1_aRuledPlanIsSecretUntilTheMoveShows()
    {
        Table table = begun();
        const Table before = table;
        const PlanMove plan{Agent::First, farAway(table)};
        const Events events = ruled(table, plan);
        QVERIFY(get_if<SecretRulingMade>(&events.front()) != nullptr);
        QCOMPARE(get_if<SecretRulingMade>(&events.front())->reason, std::string("west through the wall, to M2"));
        for (const Seat &seat : {Seat(PublicSeat{}), Seat(TraitorSeat{}), Seat(HunterSeat{HunterKind::Gun})})
            QVERIFY(seenBy(events, seat).empty());
        QCOMPARE(seenBy(events, AgentSeat{}).size(), events.size());
        for (const Event &event : events)
            specter::apply(table, event);
        QVERIFY(view(table, PublicSeat{}) == view(before, PublicSeat{}));
        const Events shown = resolve(table, ConfirmMove{Agent::First});
        QVERIFY(found<MoveShown>(shown) != nullptr && found<RulingMade>(shown) == nullptr);
        QVERIFY(found<SecretRulingMade>(shown) == nullptr);
    }

    void SO_MOVE_2_aRulingAboutTheSheetIsSecretThoughItsEventIsNot()
    {
        const Table table = begun();
        const Events events = ruled(table, CompleteObjective{Agent::First, table.open.objectives.front()});
        QVERIFY(get_if<SecretRulingMade>(&events.front()) != nullptr);
        QVERIFY(found<ObjectiveCompleted>(events) != nullptr);
        QVERIFY(mayKnow(*std::ranges::find_if(
                            events, [](const Event &event) { return holds_alternative<ObjectiveCompleted>(event); }),
            PublicSeat{}));
    }

    void theSecondAgentsRulingIsHisAlone()
    {
        const Table table = withTraitor();
        const PlanMove plan{Agent::Second, {.path = {at("N1")}}};
        const Refusal against = refusal(view(table, TraitorSeat{}), plan);
        QVERIFY(against.has_value());
        const Events events = resolveRuling(table, plan, *against, "he is here already");
        QVERIFY(seenBy(events, PublicSeat{}).empty() && seenBy(events, AgentSeat{}).empty());
        QVERIFY(!seenBy(events, TraitorSeat{}).empty());
    }

    /// The boundary: a visible violation of a rule is ruled in public.
    void SO_HUNT_1_aRulingAgainstWhatEverybodySeesIsEverybodys()
    {
        const Table table = begun();
        const Events events = ruled(table, BeginHunterTurn{HunterKind::Gun}, PublicSeat{});
        QVERIFY(get_if<RulingMade>(&events.front()) != nullptr);
        QCOMPARE(get_if<RulingMade>(&events.front())->rule, std::string("SO-HUNT-1"));
    }

    void aRulingThatIsSecretIsReadBack()
    {
        const Event event = SecretRulingMade{Agent::Second, "SO-MOVE-1", "we count differently"};
        const auto read = readEvent(toJson(event));
        QVERIFY(read && *read == event);
    }
};

DOSSIER_TESTS(SpecterSecretsTest, Nothing)

} // namespace specter_secrets_test

#include "specter_secrets_test.moc"
