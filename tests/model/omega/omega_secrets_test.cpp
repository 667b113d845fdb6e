#include "model/omega/json/json.h"
#include "model/omega/json/session.h"
#include "model/omega/seen/giving.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

namespace omega_secrets_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr Edge toB{{3, 2}, Edge::Side::East};
constexpr Edge toC{{8, 2}, Edge::Side::East};
constexpr RoomId roomB{2};

const std::vector<Seat> seats{OverseerSeat{}, PublicSeat{}, CommandoSeat{1}, CommandoSeat{2}};

/// The seats that may give a command, as text.
std::string givers(const Command &command)
{
    std::string all;
    for (const Seat &seat : seats)
        if (!notGivenBy(seat, command))
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

/// The seats of the commands that are not public.
const std::map<std::string, std::string> &owners()
{
    static const std::map<std::string, std::string> all{{"place_door", "overseer"}, {"place_stack", "overseer"},
        {"shuffle_deck", "overseer"}, {"plan_event", "overseer"}, {"spring_event", "overseer"},
        {"write_plan", "overseer"}, {"write_notes", "overseer"}};
    return all;
}

std::string everybody()
{
    return "overseer, public, commando 1, commando 2";
}

MissionEvent ambush()
{
    return {.id = {"ambush"}, .timer = TimerToken::Primary, .round = 5};
}

Events ruled(const Table &table, const Command &command, const std::string &reason = "we play it so")
{
    const Refusal against = refusal(view(table, OverseerSeat{}), command);
    return against ? resolveRuling(table, command, *against, reason) : Events{};
}

Session session(Table table)
{
    return Session(std::move(table));
}

} // namespace

/// OP-ROOM-3: secrets are written, ruled and corrected in secret, and only by their own seat.
class OmegaSecretsTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ROOM_3_everyCommandSaysWhoMayGiveIt()
    {
        std::size_t secret = 0;
        forEachKind<Command>(
            [&](const Command &command)
            {
                if (holds_alternative<Correct>(command))
                    return;
                const std::string type = visit([](const auto &held) { return std::string(held.type); }, command);
                const auto owner = owners().find(type);
                secret += owner != owners().end() ? 1 : 0;
                QCOMPARE(givers(command), owner == owners().end() ? everybody() : owner->second);
            });
        QCOMPARE(secret, owners().size());
        QCOMPARE(givers(WriteNotes{2, {}}), std::string("commando 2"));
    }

    void OP_ROOM_3_whatMayNotBeKnownMayNotBeWritten()
    {
        forEachKind<Event>(
            [&](const Event &event)
            {
                const bool open = mayKnow(event, PublicSeat{});
                const bool turnsUp = holds_alternative<MissionEventRevealed>(event);
                const bool notes = holds_alternative<CommandoNoted>(event);
                QCOMPARE(givers(Correct{event}),
                    notes                  ? std::string("commando 1")
                        : open && !turnsUp ? everybody()
                                           : std::string("overseer"));
            });
    }

    void OP_ROOM_3_noRulingGivesAnothersSecretCommand()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
        {
            Table plain = tableInTurns(printing);
            Table planned = plain;
            omega::apply(planned, MissionEventPlanned{ambush()});
            for (const char *seat : {R"("public")", "1"})
                for (const std::string command :
                    {R"({"type": "spring_event", "event": "ambush"})", R"({"type": "write_plan", "text": "x"})",
                        R"({"type": "place_stack", "room": 2, "cards": ["two_rogues"]})",
                        R"({"type": "write_notes", "notes": ["x"]})",
                        R"({"type": "write_notes", "seat": 2, "notes": []})",
                        R"({"type": "correct", "event": {"type": "stack_set", "room": 2, "cards": []}})",
                        R"({"type": "correct", "event": {"type": "door_kind_set", "door": [3, 2, "E"], "kind": "jammed"}})",
                        R"({"type": "correct", "event": {"type": "stack_set", "room": 99, "cards": []}})"})
                    for (const std::string ruling : {"", R"(, "ruling": "we say so")"})
                    {
                        const std::string line
                            = R"({"command": )" + command + R"(, "seat": )" + std::string(seat) + ruling + "}";
                        Session one = session(plain);
                        Session other = session(planned);
                        const std::string answer = one.answer(line);
                        QVERIFY2(answer.starts_with(R"({"refused": {"rule": "OP-ROOM-3")"), (line + answer).c_str());
                        QCOMPARE(other.answer(line), answer);
                        QVERIFY(one.table() == plain && other.table() == planned);
                    }
        }
    }

    void OP_ROOM_3_aRulingOverASecretCommandIsSecret()
    {
        const Table table = tableInTurns(Printing::Revised);
        for (const Command &command : std::initializer_list<Command>{
                 PlaceStack{roomB, {{"two_rogues"}}}, PlanEvent{ambush()}, SpringEvent{{"ambush"}}})
        {
            const Events events = ruled(table, command);
            QVERIFY(!events.empty());
            QVERIFY(seenBy(events, PublicSeat{}).empty() && seenBy(events, CommandoSeat{1}).empty());
            QVERIFY(holds_alternative<SecretRulingMade>(events.front()));
            QCOMPARE(seenBy(events, OverseerSeat{}).size(), events.size());
        }
    }

    void OP_ROOM_3_aRulingAgainstWhatOnlyTheOverseerSeesIsSecret()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
        {
            Table same = tableInTurns(printing);
            omega::apply(same, StepBegan{Step::SetUp, 1});
            for (const Room &room : std::vector(same.open.ground.rooms))
                if (room.state == RoomState::Hidden)
                    omega::apply(same, StackSet{room.id, {{"two_rogues"}}});
            Table other = same;
            for (const auto &[door, kind] : {std::pair(toB, DoorKind::Jammed), {toC, DoorKind::Jammed}})
                omega::apply(same, DoorKindSet{{door}, kind});
            for (const auto &[door, kind] : {std::pair(toB, DoorKind::Jammed), {toC, DoorKind::Shorted}})
                omega::apply(other, DoorKindSet{{door}, kind});
            for (const Command &command : std::initializer_list<Command>{BeginGame{}, CutRooms{{0, 0}, std::nullopt}})
            {
                QCOMPARE(ruleAgainst(same, command), std::string("OP-DOOR-1"));
                QCOMPARE(ruleAgainst(other, command), std::string());
                const Events events = ruled(same, command);
                QVERIFY(get_if<SecretRulingMade>(&events.front()) != nullptr);
                QCOMPARE(get_if<SecretRulingMade>(&events.front())->rule, std::string("OP-DOOR-1"));
                QVERIFY(seenBy(events, PublicSeat{}) == seenBy(resolve(other, command), PublicSeat{}));
            }
        }
    }

    /// The boundary: a visible violation of a rule is ruled in public.
    void OP_ROOM_3_aRulingAgainstWhatEverybodySeesIsEverybodys()
    {
        const Table table = tableInTurns(Printing::First);
        for (const Command &command :
            std::initializer_list<Command>{BeginGame{}, PlaceDoor{{{1, 1}, Edge::Side::East}, DoorKind::Jammed}})
        {
            const Events events = ruled(table, command);
            QVERIFY(holds_alternative<RulingMade>(events.front()));
            QCOMPARE(get<RulingMade>(events.front()).reason, std::string("we play it so"));
        }
    }

    void aRulingThatIsSecretIsReadBack()
    {
        const Event event = SecretRulingMade{"OP-DOOR-1", "we play it so"};
        const auto read = readEvent(toJson(event));
        QVERIFY(read && *read == event);
    }
};

DOSSIER_TESTS(OmegaSecretsTest, Nothing)

} // namespace omega_secrets_test

#include "omega_secrets_test.moc"
