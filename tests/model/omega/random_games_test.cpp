#include "model/omega/json/json.h"
#include "model/omega/seen/giving.h"
#include "tests/support/kept_views.h"
#include "tests/support/omega_random.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace random_games_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

/// The findings of random games: the command types accepted without a ruling, and the events that occurred.
struct Coverage
{
    std::vector<int> accepted = std::vector<int>(alternativeCount<Command>);
    std::vector<int> seen = std::vector<int>(alternativeCount<Event>);
};

template <typename Variant, std::size_t index = 0>
std::string typesWithout(const std::vector<int> &counts)
{
    if constexpr (index == alternativeCount<Variant>)
        return {};
    else
        return (counts[index] == 0 ? std::string(AlternativeAt<index, Variant>::type) + ' ' : std::string())
            + typesWithout<Variant, index + 1>(counts);
}

/// Returns the table with other secrets: kinds of doors, stacks, the deck, the overseer's words.
Table scrambled(Table table)
{
    for (auto &[edge, kind] : table.secret.doors)
        kind = static_cast<DoorKind>((static_cast<int>(kind) + 1) % 4);
    for (auto &[room, cards] : table.secret.stacks)
        cards.push_back({"empty_room"});
    table.secret.plan += "x";
    table.secret.notes.emplace_back("y");
    table.secret.events.push_back({.id = {"z"}});
    std::ranges::reverse(table.deck);
    return table;
}

/// One game of random commands. A broken promise is returned as text.
class Game
{
public:
    Game(Printing printing, unsigned seed, Coverage &coverage)
        : m_commands(seed)
        , m_table(sampleTable(printing))
        , m_coverage(coverage)
        , m_helps(seed % 3 == 0)
    {
    }

    std::string play(int steps)
    {
        std::string fault = setUp();
        for (int i = 0; i < steps && fault.empty() && !isLongOver(); ++i)
            fault = step(i);
        return fault;
    }

private:
    /// A game that is over is played on a little: nothing may go wrong then either.
    bool isLongOver() { return m_table.open.clock.step == Step::Over && ++m_afterTheEnd > 10; }

    /// A set-up that leaves nothing out, with other secrets each time.
    std::string setUp()
    {
        const Scenario &scenario = samplePack().scenarios.front();
        const int commandos = 3 + m_commands.below(3);
        std::string fault;
        const auto give = [&](const Command &command) { fault += fault.empty() ? submit(command) : ""; };
        for (int i = 0; i < commandos; ++i)
        {
            give(ChooseCommando{{static_cast<Role>(i)}, i + 1});
            give(PlaceCommando{static_cast<Role>(i), scenario.starts[static_cast<std::size_t>(i)], Facing::East});
        }
        for (const Kit &kit : samplePack().kits)
            give(TakeKit{kit.owner.value_or(Role::TeamLeader), kit.id});
        for (const Edge &door : scenario.doors)
            give(PlaceDoor{door, static_cast<DoorKind>(m_commands.below(4))});
        give(CutRooms{scenario.starts.front(), scenario.goal});
        for (const Room &room : m_table.open.ground.rooms)
            if (room.state == RoomState::Hidden)
                give(PlaceStack{room.id, scenario.stacks[static_cast<std::size_t>(m_commands.below(4))]});
        for (const auto &[kind, spaces] : scenario.markers)
            give(PlaceMarkers{kind, spaces});
        for (const MissionEvent &event : scenario.secretEvents)
            give(PlanEvent{event});
        if (m_commands.chance(50))
            give(ShuffleDeck{{{"medkit"}, {"found_flamer"}, {"clips"}, {"keycard"}}});
        else
            give(CountDeck{4});
        give(BeginGame{});
        return fault;
    }

    /// Gives the first command of these that the rules allow, if any.
    std::string giveOneOf(const std::vector<Command> &commands)
    {
        const View &seen = m_views.of(m_table, OverseerSeat{});
        for (const Command &command : commands)
            if (!malformed(m_table.open, command) && !refusal(seen, command))
                return submit(command);
        return {};
    }

    /// Random choice seldom finds an attacker with a target, and hardly ever an assistant.
    std::string lookForAttack()
    {
        std::vector<Command> commands;
        const std::vector<Combatant> everybody = everybodyOn(m_table.open);
        for (const Combatant &attacker : everybody)
            for (const WeaponCard &weapon : m_table.open.content.weapons)
                for (const Combatant &target : everybody)
                    if (mayUse(m_table.open, attacker, weapon.id))
                        commands.emplace_back(DeclareAttack{attacker, weapon.id, figureOf(m_table.open, attacker)->at,
                            target, figureOf(m_table.open, target)->at});
        return giveOneOf(commands);
    }

    std::string lookForAssist()
    {
        const FigureId *attacker = get_if<FigureId>(&m_table.open.pending.attack->attacker);
        if (attacker == nullptr)
            return {};
        bring(m_table, "handler", figureOf(m_table.open, *attacker)->at);
        if (std::string fault = submit(Correct{TokensMoved{bank, pool, 2}}); !fault.empty())
            return fault;
        std::vector<Command> commands;
        for (const auto &[figure, state] : m_table.open.figures)
            commands.emplace_back(Assist{figure});
        return giveOneOf(commands);
    }

    /// Puts a marker under the active commando, and looks at it.
    std::string lookForMarker()
    {
        const Role *role = m_table.open.turn ? get_if<Role>(&m_table.open.turn->who) : nullptr;
        const std::optional<Figure> figure = role != nullptr ? figureOf(m_table.open, *role) : std::nullopt;
        if (!figure)
            return {};
        if (std::string fault = submit(Correct{MarkerPlaced{MarkerKind::Investigate, figure->at}}); !fault.empty())
            return fault;
        return giveOneOf({Investigate{*role, figure->at, std::nullopt}});
    }

    /// Downs somebody beside the active commando, and has them revived.
    std::string lookForRevival()
    {
        const Role *role = m_table.open.turn ? get_if<Role>(&m_table.open.turn->who) : nullptr;
        if (role == nullptr || !m_table.open.commandos.at(*role).at)
            return {};
        const Space here = *m_table.open.commandos.at(*role).at;
        std::vector<Command> commands;
        for (const auto &[other, commando] : m_table.open.commandos)
            if (other != *role && commands.empty() && commando.condition != Condition::Dead)
            {
                for (const Space space : {Space{here.x + 1, here.y}, Space{here.x - 1, here.y}})
                    if (m_table.open.ground.map.contains(space) && m_table.open.ground.map.isFloor(space))
                        submit(Correct{Placed{other, space, Facing::North}});
                submit(Correct{ConditionChanged{other, Condition::Downed}});
                commands.emplace_back(Revive{*role, other});
            }
        return giveOneOf(commands);
    }

    /// Gives the active commando a found basic weapon to equip.
    std::string lookForWeapon()
    {
        const Role *role = m_table.open.turn ? get_if<Role>(&m_table.open.turn->who) : nullptr;
        std::vector<Command> commands;
        for (const Item &item : m_table.open.content.items)
            if (const WeaponCard *weapon
                = role != nullptr && item.weapon ? found(m_table.open.content.weapons, *item.weapon) : nullptr;
                weapon != nullptr && weapon->basic && commands.empty())
            {
                submit(Correct{ItemMoved{item.id, std::nullopt, *role}});
                commands.emplace_back(Equip{*role, weapon->attack, weapon->id});
            }
        return giveOneOf(commands);
    }

    /// Puts the active commando beside a door, and tries it; or activates an enemy.
    std::string lookForDoorOrEnemy()
    {
        std::vector<Command> commands;
        for (const auto &[figure, standing] : m_table.open.figures)
            commands.emplace_back(ActivateEnemy{figure, m_commands.chance(50)});
        const Role *role = m_table.open.turn ? get_if<Role>(&m_table.open.turn->who) : nullptr;
        if (role == nullptr || m_table.open.ground.doors.empty())
            return giveOneOf(commands);
        const Edge door = m_table.open.ground.doors.begin()->first;
        if (std::string fault = submit(Correct{Placed{*role, door.at, Facing::East}}); !fault.empty())
            return fault;
        return giveOneOf({OpenDoor{*role, {door}}});
    }

    /// Puts a commando before the enemy that is activated, for it to attack with help.
    std::string lookForEnemysAttack()
    {
        const FigureId *enemy = m_table.open.turn ? get_if<FigureId>(&m_table.open.turn->who) : nullptr;
        if (enemy == nullptr || m_table.open.pending.any() || !m_table.open.figures.contains(*enemy))
            return {};
        const Standing &standing = m_table.open.figures.at(*enemy);
        constexpr std::array directions{Direction::North, Direction::East, Direction::South, Direction::West};
        const Space before = neighbour(standing.at, directions.at(static_cast<std::size_t>(standing.facing) % 4));
        for (const auto &[role, commando] : m_table.open.commandos)
            if (commando.condition == Condition::Active && m_table.open.ground.map.contains(before)
                && m_table.open.ground.map.isFloor(before))
            {
                submit(Correct{Placed{role, before, Facing::North}});
                break;
            }
        if (std::string fault = lookForAttack(); !fault.empty())
            return fault;
        return m_table.open.pending.attack ? lookForAssist() : std::string();
    }

    /// Lets an enemy come beside a commando when the overseer's enemies act, and activates it.
    std::string lookForActivation()
    {
        const auto standing = std::ranges::find_if(
            m_table.open.commandos, [](const auto &commando) { return commando.second.at.has_value(); });
        if (m_table.open.turn || m_table.open.pending.any() || standing == m_table.open.commandos.end()
            || m_table.open.clock.step == Step::SetUp || m_table.open.clock.step == Step::Over)
            return {};
        if (std::string fault = submit(Correct{StepBegan{Step::Activate, m_table.open.clock.round}}); !fault.empty())
            return fault;
        const FigureId figure = bring(m_table, "handler", *standing->second.at);
        if (std::string fault = submit(Correct{TokensMoved{bank, pool, 2}}); !fault.empty())
            return fault;
        if (std::string fault = giveOneOf({ActivateEnemy{figure, false}, ActivateEnemy{figure, true}}); !fault.empty())
            return fault;
        // A value that is hard to write by chance, for its figure has to be there.
        return submit(Correct{FigureWritten{figure, m_table.open.figures.at(figure)}});
    }

    std::string step(int number)
    {
        if (m_helps)
            if (std::string fault = lookForEnemysAttack(); !fault.empty())
                return fault;
        if (m_helps && number % 7 == 3)
            if (std::string fault = lookForDoorOrEnemy(); !fault.empty())
                return fault;
        if (m_helps && number % 31 == 9)
            if (std::string fault = lookForActivation(); !fault.empty())
                return fault;
        if (m_helps && number % 31 == 5)
            if (std::string fault = lookForRevival(); !fault.empty())
                return fault;
        if (m_helps && number % 31 == 13)
            if (std::string fault = lookForWeapon(); !fault.empty())
                return fault;
        if (number % 7 == 0)
            if (std::string fault = lookForMarker(); !fault.empty())
                return fault;
        if (number % 5 == 0)
            if (std::string fault = m_table.open.pending.attack ? std::string() : lookForAttack(); !fault.empty())
                return fault;
        if (number % 5 == 0 && m_table.open.pending.attack)
            if (std::string fault = lookForAssist(); !fault.empty())
                return fault;
        const std::vector<Due> due = m_views.of(m_table, PublicSeat{}).due;
        const bool follow = !due.empty() && m_commands.chance(35);
        const Command command = follow ? m_commands.like(m_table, due.front().command) : m_commands.any(m_table);
        if (std::string fault = submit(command); !fault.empty())
            return fault;
        if (number % 16 != 0)
            return {};
        const View seen = view(m_table, PublicSeat{});
        if (seen != view(scrambled(m_table), PublicSeat{}) || view(m_table, CommandoSeat{2}).open != seen.open)
            return "a secret shows after " + toJson(command);
        return {};
    }

    std::string submit(const Command &command)
    {
        if (malformed(m_table.open, command))
            return {};
        const Refusal refused = refusal(m_views.of(m_table, OverseerSeat{}), command);
        if (refused && !m_commands.chance(12))
            return {};
        if (!refused)
            ++m_coverage.accepted[command.index()];
        const Events events
            = refused ? resolveRuling(m_table, command, *refused, "so be it") : resolve(m_table, command);
        if (std::string fault = secretOf(command, events); !fault.empty())
            return fault;
        for (const Event &event : events)
        {
            ++m_coverage.seen[event.index()];
            if (const auto fault = malformed(m_table.open, event))
                return toJson(command) + " leads to an unsound event at " + *fault + ": " + toJson(event);
            omega::apply(m_table, event);
            m_views.forget();
            if (std::string fault = unsound(); !fault.empty())
                return fault + " after " + toJson(event) + " of " + toJson(command);
        }
        return {};
    }

    /// OP-ROOM-3: a public command has only public effects, apart from a ruling: the reason why it cannot be kept then
    /// depends on no secret.
    static std::string secretOf(const Command &command, const Events &events)
    {
        if (notGivenBy(PublicSeat{}, command))
            return {};
        for (const Event &event : events)
            if (!mayKnow(event, PublicSeat{}) && !holds_alternative<SecretRulingMade>(event))
                return toJson(command) + " leads to the secret " + toJson(event);
        return {};
    }

    /// OP-ADR-1: 96 tokens, none of them less than nothing; and nobody on a space that is off the map.
    std::string unsound() const
    {
        const Adrenaline &adrenaline = m_table.open.adrenaline;
        if (adrenaline.total() != Adrenaline::inTheBox)
            return std::to_string(adrenaline.total()) + " tokens";
        if (adrenaline.bank < 0 || adrenaline.pool < 0 || adrenaline.substitutes < 0)
            return "a debt";
        for (const auto &[role, tokens] : adrenaline.sheets)
            if (tokens < 0)
                return "a debt on a sheet";
        for (const auto &[ability, tokens] : adrenaline.wells)
            if (tokens < 0)
                return "a debt in a well";
        return {};
    }

    RandomCommands m_commands;
    Table m_table;
    KeptViews<Table, Seat, View> m_views{};
    Coverage &m_coverage;
    bool m_helps;
    int m_afterTheEnd = 0;
};

} // namespace

/// Properties of random games in both printings: OP-ADR-1, OP-ROOM-3.
class RandomGamesTest : public QObject
{
    Q_OBJECT

private slots:

    void thereAreAlways96TokensAndEveryCommandAndEventComesUp()
    {
        Coverage coverage;
        unsigned seed = 0;
        int games = 0;
        for (; games < 400; ++games)
        {
            const Printing printing = games % 2 == 0 ? Printing::First : Printing::Revised;
            const std::string fault = Game(printing, ++seed, coverage).play(250);
            QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(seed)).c_str());
            const bool complete
                = std::ranges::count(coverage.accepted, 0) == 0 && std::ranges::count(coverage.seen, 0) == 0;
            if (games >= 39 && complete)
                break;
        }
        const std::string untaken = typesWithout<Command>(coverage.accepted);
        const std::string unseen = typesWithout<Event>(coverage.seen);
        QVERIFY2(untaken.empty(), ("never accepted: " + untaken).c_str());
        QVERIFY2(unseen.empty(), ("never happened: " + unseen).c_str());
    }
};

DOSSIER_TESTS(RandomGamesTest, Nothing)

} // namespace random_games_test

#include "random_games_test.moc"
