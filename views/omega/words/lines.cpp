#include "views/omega/words/lines.h"

#include "views/board/space_name.h"
#include "views/kit/plain_text.h"
#include "views/omega/verdict/attack_wording.h"
#include "views/omega/words/event_wording.h"
#include "views/omega/words/wording.h"
#include "views/session/journal_wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <type_traits>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct OmegaLines
{
    Q_DECLARE_TR_FUNCTIONS(OmegaLines)
};

template <typename E, typename... Of>
constexpr bool isOneOf = (std::is_same_v<E, Of> || ...);

/// Returns the topic of an event, if it has one. An event that no list names does not compile.
template <typename E>
constexpr std::optional<OmegaTopic> topicOf()
{
    using namespace omega;
    if constexpr (isOneOf<E, StepBegan, TimersMoved, CrisisReached, MissionEventsCame, MissionEventHappened,
                      MissionEventPlanned, MissionEventRevealed, TurnBegan, TurnEnded, GameEnded, StanceChosen,
                      InitiativeAssigned>)
        return OmegaTopic::Rounds;
    else if constexpr (isOneOf<E, Placed, Moved, MoveHalted, FigureArrived, FigureLeft, ActionTaken>)
        return OmegaTopic::Moves;
    else if constexpr (isOneOf<E, AttackDeclared, AttackJoined, AttackRolled, AttackRerolled, RerollsPassed,
                           AttackEnded, WoundsChanged, ConditionChanged, HazardFound, HazardRolled, Exploded,
                           ChallengeBegan, ChallengeBoosted, ChallengeEnded, MarkerHurt, KnockbackAllowed>)
        return OmegaTopic::Fights;
    else if constexpr (isOneOf<E, TokensMoved, SubstitutesChanged, AbilityUsed>)
        return OmegaTopic::Adrenaline;
    else if constexpr (isOneOf<E, DoorPlaced, DoorKindSet, DoorTurnedUp, DoorTaken, RoomsCut, StackSet, RoomRevealed,
                           CardResolved, RevealEnded, TileFlipped>)
        return OmegaTopic::Rooms;
    else if constexpr (isOneOf<E, RulingMade, SecretRulingMade, PlanWritten, OverseerNoted, CommandoNoted>)
        return OmegaTopic::Table;
    else if constexpr (isOneOf<E, CommandoChosen, KitChanged, WeaponReadied, ItemMoved, DeckCounted, DeckShuffled,
                           AllowancesChanged, ReservesChanged, MarkerPlaced, MarkerTaken, ObjectivePlaced, EffectBegan,
                           EffectEnded, InterruptUsed, PowerChanged, MissionWritten, SheetWritten, WeaponWritten,
                           FigureCardWritten, AbilityWritten, AbilityRemoved, KitWritten, RoomCardWritten, ItemWritten,
                           DoorRuleWritten, CommandoWritten, FigureWritten, GroundWritten, ClockWritten, TurnWritten,
                           PendingWritten, DeckWritten>)
        return std::nullopt;
    else
        static_assert(isOneOf<E>, "no topic: name the event in a list above");
}

/// True when a combatant fell by the event.
bool isFall(const omega::Event &event)
{
    const auto *changed = get_if<omega::ConditionChanged>(&event);
    return holds_alternative<omega::FigureLeft>(event)
        || (changed != nullptr
            && (changed->condition == omega::Condition::Downed || changed->condition == omega::Condition::Dead));
}

bool isEnd(const omega::Event &event)
{
    return holds_alternative<omega::GameEnded>(event);
}

/// True for what changes the mission: a fall, a room that is revealed, the Crisis Point, an event, the end.
bool isTurningPoint(const omega::Event &event)
{
    using namespace omega;
    return isFall(event) || isEnd(event) || holds_alternative<RoomRevealed>(event)
        || holds_alternative<CrisisReached>(event) || holds_alternative<MissionEventHappened>(event);
}

/// True for the dice of an attack, whose result is not known yet.
bool isRoll(const omega::Event &event)
{
    return holds_alternative<omega::AttackRolled>(event) || holds_alternative<omega::AttackRerolled>(event);
}

/// True when the results before it are not of interest any more. Results of the new round, such as the Crisis Point,
/// stay until somebody acts.
bool isTurn(const omega::Event &event)
{
    using enum omega::Step;
    const auto *began = get_if<omega::StepBegan>(&event);
    return holds_alternative<omega::TurnBegan>(event) || holds_alternative<omega::AttackDeclared>(event)
        || holds_alternative<omega::ChallengeBegan>(event)
        || (began != nullptr && (began->step == Timer || (began->step >= Refresh && began->step < Over)));
}

/// Returns the winner, where a correction only names one: no earlier entry was wrong.
std::optional<Side> statedWinner(const omega::Events &events, const std::string &kind)
{
    const auto *ended
        = kind == "omega.correct" && events.size() == 1 ? get_if<omega::GameEnded>(&events.front()) : nullptr;
    return ended != nullptr ? ended->winner : std::nullopt;
}

std::uint32_t topicsOf(const omega::Events &events, const std::string &kind)
{
    std::uint32_t topics = kind == "omega.correct" ? topicBit(OmegaTopic::Table) : 0;
    for (const omega::Event &event : events)
        if (const auto topic = visit([]<typename E>(const E &) { return topicOf<E>(); }, event))
            topics |= topicBit(*topic);
    if (std::ranges::any_of(events, isFall))
        topics |= fallenTopic;
    return topics;
}

/// Returns the combatant who caused an event, where it names one. An event without a case does not compile.
std::optional<omega::Combatant> actorOf(const omega::Event &event)
{
    using namespace omega;
    return visit(
        []<typename E>(const E &held) -> std::optional<omega::Combatant>
        {
            if constexpr (requires { omega::Combatant(held.who); })
                return held.who;
            else if constexpr (requires { omega::Combatant(held.attack.attacker); })
                return held.attack.attacker;
            else if constexpr (requires { omega::Combatant(held.challenge.by); })
                return held.challenge.by;
            else if constexpr (requires { omega::Combatant(held.role); })
                return held.role;
            else if constexpr (requires { omega::Combatant(held.figure); })
                return held.figure;
            else if constexpr (std::is_same_v<E, ActionTaken>)
                return held.by;
            else if constexpr (std::is_same_v<E, TurnEnded>)
                return held.who;
            else if constexpr (isOneOf<E, TokensMoved, SubstitutesChanged, StepBegan, CommandoChosen, MoveHalted,
                                   FigureArrived, TimersMoved, CrisisReached, MissionEventsCame, MissionEventHappened,
                                   MissionEventPlanned, MissionEventRevealed, GameEnded, RulingMade, AbilityUsed,
                                   InitiativeAssigned, ItemMoved, DeckCounted, DeckShuffled, DoorPlaced, DoorKindSet,
                                   DoorTurnedUp, DoorTaken, RoomsCut, StackSet, RoomRevealed, CardResolved, RevealEnded,
                                   AllowancesChanged, ReservesChanged, MarkerPlaced, MarkerTaken, MarkerHurt,
                                   ObjectivePlaced, TileFlipped, AttackJoined, AttackRolled, AttackRerolled,
                                   RerollsPassed, AttackEnded, ChallengeBoosted, ChallengeEnded, HazardFound, Exploded,
                                   KnockbackAllowed, EffectBegan, EffectEnded, InterruptUsed, PlanWritten,
                                   OverseerNoted, CommandoNoted, MissionWritten, SheetWritten, WeaponWritten,
                                   FigureCardWritten, AbilityWritten, AbilityRemoved, KitWritten, RoomCardWritten,
                                   ItemWritten, DoorRuleWritten, GroundWritten, ClockWritten, TurnWritten,
                                   PendingWritten, DeckWritten, SecretRulingMade>)
                return std::nullopt;
            else
                static_assert(isOneOf<E>, "no actor: name the event in a list above");
        },
        event);
}

/// Returns the side of the first combatant that an event names; without one, the dashboard and the stacks are the
/// overseer's.
std::optional<OmegaSide> doerOf(const omega::Events &events)
{
    for (const omega::Event &event : events)
        if (const std::optional<omega::Combatant> who = actorOf(event))
            return holds_alternative<omega::Role>(*who) ? OmegaSide::Commandos : OmegaSide::Overseer;
    const bool dashboard = std::ranges::any_of(events, [](const omega::Event &event)
        { return holds_alternative<omega::AbilityUsed>(event) || holds_alternative<omega::StackSet>(event); });
    return dashboard ? std::optional(OmegaSide::Overseer) : std::nullopt;
}

/// True when the new place is already in the sentence of a move.
bool isToldByAMove(const omega::Events &events, const omega::Event &event)
{
    const auto *placed = get_if<omega::Placed>(&event);
    return placed != nullptr
        && std::ranges::any_of(events,
            [&](const omega::Event &other)
            {
                const auto *moved = get_if<omega::Moved>(&other);
                return moved != nullptr && moved->who == placed->who;
            });
}

/// Joins a move that gas or peril interrupted: from its first space to its last.
std::optional<omega::Moved> wholeMove(const omega::Events &events, std::size_t from)
{
    const auto *first = get_if<omega::Moved>(&events[from]);
    if (first == nullptr)
        return std::nullopt;
    const auto isOfTheSame = [&](const omega::Event &event)
    {
        const auto *moved = get_if<omega::Moved>(&event);
        return moved != nullptr && moved->who == first->who;
    };
    omega::Moved whole = *first;
    const auto here = events.begin() + static_cast<std::ptrdiff_t>(from);
    if (std::any_of(events.begin(), here, isOfTheSame))
        whole.path.clear();
    else
        for (auto next = here + 1; next != events.end(); ++next)
            if (isOfTheSame(*next))
                whole.path.push_back(get_if<omega::Moved>(&*next)->path.back());
    return whole;
}

/// True when the command heals the wounds that it changes.
bool heals(const std::string &kind)
{
    return kind == "omega.heal" || kind == "omega.begin_activations" || kind == "omega.choose_stance";
}

/// True when the command makes what was said of somebody's wounds old.
bool mends(const std::string &kind)
{
    return kind == "omega.heal" || kind == "omega.revive";
}

/// True when only gas can wound by the command: attacks, explosions and hazards have rolls.
bool woundsByGas(const std::string &kind)
{
    return kind == "omega.move" || kind == "omega.continue_move" || kind == "omega.knock_back" || kind == "omega.spawn"
        || kind == "omega.begin_turn";
}

/// Returns the reason why a combatant was placed there; empty where only the place is known.
QString placing(const omega::PublicTable &table, const omega::Placed &placed, const std::string &kind)
{
    const QString who = wording::nameOf(table, placed.who);
    if (kind == "omega.face" || kind == "omega.move" || kind == "omega.continue_move")
        return OmegaLines::tr("%1 looks %2", "somebody, north, east, south or west")
            .arg(who, wording::name(placed.facing));
    if (kind == "omega.knock_back" && placed.at)
        return OmegaLines::tr("%1 is knocked back to %2", "somebody, a space").arg(who, spaceName(*placed.at));
    if (kind == "omega.spawn" && placed.at)
        return OmegaLines::tr("%1 makes room and goes to %2", "somebody, a space").arg(who, spaceName(*placed.at));
    if (kind == "omega.leave_map")
        return OmegaLines::tr("%1 leaves the map by the passage").arg(who);
    return {};
}

/// True when a figure leaves the map by its wounds.
bool isKilled(const omega::Events &events, omega::FigureId figure)
{
    return std::ranges::any_of(events,
        [&](const omega::Event &event)
        {
            const auto *wounds = get_if<omega::WoundsChanged>(&event);
            return wounds != nullptr && wounds->who == omega::Combatant(figure);
        });
}

/// Returns the change of wounds, and its cause.
QString wounding(const omega::PublicTable &table, const omega::WoundsChanged &changed, const std::string &kind)
{
    const QString who = wording::nameOf(table, changed.who);
    if (heals(kind))
        return OmegaLines::tr("%1 heals a wound: %n left", nullptr, changed.wounds).arg(who);
    if (woundsByGas(kind))
        return OmegaLines::tr("Corrosive gas: %1 has %n wound(s)", nullptr, changed.wounds).arg(who);
    return {};
}

/// Returns the target of an attack that wounds; empty for any other.
QString woundedBy(const omega::PublicTable &table, const omega::Events &events, const omega::AttackEnded &ended)
{
    for (const omega::Event &event : events)
        if (const auto *changed = get_if<omega::WoundsChanged>(&event); changed != nullptr && ended.wounds > 0)
            return wording::nameOf(table, changed->who);
    return {};
}

/// Returns the sentence for the end of an attack that wounds, with its target; empty for any other.
QString attackEnding(const omega::PublicTable &table, const omega::Events &events, const omega::AttackEnded &ended)
{
    const QString whom = woundedBy(table, events, ended);
    return whom.isEmpty() ? whom
                          : OmegaLines::tr("The attack on %1 deals %n wound(s)", nullptr, ended.wounds).arg(whom);
}

/// Returns a short form of the attack's result; empty where no attack ends so.
QString attackInShort(const omega::PublicTable &table, const omega::Events &events)
{
    for (const omega::Event &event : events)
        if (const auto *ended = get_if<omega::AttackEnded>(&event))
            if (const QString whom = woundedBy(table, events, *ended); !whom.isEmpty())
                return OmegaLines::tr("Attack on %1: %n wound(s)", nullptr, ended->wounds).arg(whom);
    return {};
}

/// Returns the reason why the game is over, where the command gives it: the goal was reached, or nobody is left to
/// reach it.
QString ending(const omega::Events &events, const omega::GameEnded &ended, const std::string &kind)
{
    if (kind == "omega.end_game")
        return {};
    const auto isADoor = [](const omega::Event &event) { return holds_alternative<omega::DoorTaken>(event); };
    if (!ended.winner && std::ranges::any_of(events, isADoor))
        return OmegaLines::tr("The goal room is open: the game ends");
    return ended.winner == Side::Enemy ? OmegaLines::tr("No commando is left standing: the overseer has won")
                                       : QString();
}

/// Returns a special sentence where the command says more than the event does.
QString sentenceOf(
    const omega::PublicTable &table, const omega::Events &events, const omega::Event &event, const std::string &kind)
{
    QString special;
    if (const auto *placed = get_if<omega::Placed>(&event))
        special = placing(table, *placed, kind);
    else if (const auto *changed = get_if<omega::WoundsChanged>(&event))
        special = wounding(table, *changed, kind);
    else if (const auto *ended = get_if<omega::AttackEnded>(&event))
        special = attackEnding(table, events, *ended);
    else if (const auto *left = get_if<omega::FigureLeft>(&event); left != nullptr && isKilled(events, left->figure))
        special = OmegaLines::tr("%1 is killed").arg(wording::nameOf(table, omega::Combatant(left->figure)));
    else if (const auto *over = get_if<omega::GameEnded>(&event); over != nullptr && !statedWinner(events, kind))
        special = ending(events, *over, kind);
    else if (const std::optional<Side> winner = statedWinner(events, kind))
        special = *winner == Side::Commando ? OmegaLines::tr("The commandos have won")
                                            : OmegaLines::tr("The overseer has won");
    return special.isEmpty() ? wording::sentence(table, event) : special;
}

/// Returns the number of markers of one kind that were placed at once, from that event on.
int placedAlike(const omega::Events &events, std::size_t from)
{
    const auto *first = get_if<omega::MarkerPlaced>(&events[from]);
    int alike = 0;
    for (std::size_t i = from; first != nullptr && i < events.size(); ++i, ++alike)
        if (const auto *next = get_if<omega::MarkerPlaced>(&events[i]);
            next == nullptr || next->marker != first->marker)
            break;
    return alike;
}

/// Returns the tokens that go from a commando's sheet to the pool by the event; null where none do.
const omega::TokensMoved *fromASheet(const omega::Event &event)
{
    const auto *moved = get_if<omega::TokensMoved>(&event);
    return moved != nullptr && moved->from.role && moved->to == omega::pool ? moved : nullptr;
}

/// Returns the transfer from all sheets at once, in one sentence; empty where there is none.
QString transferred(const omega::PublicTable &table, const omega::Events &events)
{
    int all = 0;
    QStringList from;
    for (const omega::Event &event : events)
        if (const omega::TokensMoved *moved = fromASheet(event))
        {
            all += moved->count;
            from << OmegaLines::tr("%1 %2", "a commando, how much")
                        .arg(wording::nameOf(table, *moved->from.role), QString::number(moved->count));
        }
    return from.size() < 2 ? QString()
                           : OmegaLines::tr("%1 adrenaline to the pool: %2", "all of it, from whom how much")
                                 .arg(all)
                                 .arg(from.join(QStringLiteral(", ")));
}

/// The action comes first, then its cost, and last the end of the game.
QStringList sentencesOf(const omega::PublicTable &table, const omega::Events &events, const std::string &kind)
{
    constexpr auto placeOf = [](const omega::Event &event)
    {
        return holds_alternative<omega::GameEnded>(event) ? 2 : holds_alternative<omega::TokensMoved>(event) ? 1 : 0;
    };
    QStringList all;
    const QString sheets = transferred(table, events);
    if (!sheets.isEmpty())
        all << sheets;
    for (const int place : {0, 1, 2})
        for (std::size_t i = 0; i < events.size(); ++i)
        {
            const omega::Event &event = events[i];
            if (placeOf(event) != place || isToldByAMove(events, event))
                continue;
            if (!sheets.isEmpty() && fromASheet(event) != nullptr)
                continue;
            if (const int alike = placedAlike(events, i); alike > 1)
            {
                all << OmegaLines::tr("%1 on %n spaces", "a marker", alike)
                           .arg(wording::name(get_if<omega::MarkerPlaced>(&event)->marker));
                i += static_cast<std::size_t>(alike) - 1;
            }
            else if (const auto move = wholeMove(events, i))
            {
                if (!move->path.empty())
                    all << wording::sentence(table, omega::Event(*move));
            }
            else if (const QString text = sentenceOf(table, events, event, kind); !text.isEmpty())
                all << text;
        }
    if (kind == "omega.correct" && !statedWinner(events, kind))
        return wording::corrected(all);
    if (all.isEmpty() && kind == "omega.begin_game")
        all << OmegaLines::tr("The game begins");
    // Healing by the command is described after it.
    if (kind == "omega.begin_activations")
        all.prepend(OmegaLines::tr("The activations begin"));
    if (all.isEmpty() && kind == "omega.end_activations")
        all << OmegaLines::tr("The activations are over");
    if (all.isEmpty() && kind == "omega.knock_back")
        all << OmegaLines::tr("Nobody is knocked back");
    if (all.isEmpty() && kind == "omega.leave_rest")
        all << OmegaLines::tr("Placing is done");
    for (const omega::Event &event : events)
        if (const auto *step = get_if<omega::StepBegan>(&event); step != nullptr && all.isEmpty())
            all << OmegaLines::tr("Next step: %1").arg(wording::name(step->step));
    for (QString &one : all)
        one = capitalised(one);
    return all;
}

/// Returns the dice of an attack and their hits.
QString rolledDice(const omega::Faces &faces)
{
    return OmegaLines::tr("%1: %n hit(s)", "dice that were rolled", faces.hits()).arg(wording::dice(faces.pool()));
}

/// Returns the sentence about a result that everybody at the table has to hear; empty for any other event.
QString aloud(
    const omega::PublicTable &table, const omega::Events &events, const omega::Event &event, const std::string &kind)
{
    using namespace omega;
    if (const auto *roll = get_if<AttackRolled>(&event))
        return rolledDice(roll->faces);
    if (const auto *roll = get_if<AttackRerolled>(&event))
        return rolledDice(roll->faces);
    if (const auto *crisis = get_if<CrisisReached>(&event))
        return crisis->reached
            ? OmegaLines::tr("The Crisis Point is reached: from now on downed commandos can be killed")
            : QString();
    const auto isPlaced = [](const Event &other) { return holds_alternative<MarkerPlaced>(other); };
    if (holds_alternative<ActionTaken>(event) && kind == "omega.use_kit" && std::ranges::none_of(events, isPlaced))
        return OmegaLines::tr("%1: now do what the card says", "somebody uses a kit card")
            .arg(sentenceOf(table, events, event, kind));
    const auto isHit = [](const Event &other)
    {
        const auto *ended = get_if<AttackEnded>(&other);
        return ended != nullptr && ended->wounds > 0;
    };
    const auto *challenge = get_if<ChallengeEnded>(&event);
    const auto *attack = get_if<AttackEnded>(&event);
    const auto *item = get_if<ItemMoved>(&event);
    const auto *left = get_if<FigureLeft>(&event);
    const bool isSaid = (challenge != nullptr && challenge->faces.pool().size() > 0)
        || (attack != nullptr && (attack->needed || attack->hits > 0)) || (item != nullptr && item->to && !item->from)
        || (left != nullptr && isKilled(events, left->figure))
        || (holds_alternative<WoundsChanged>(event) && !heals(kind) && std::ranges::none_of(events, isHit))
        || (holds_alternative<ConditionChanged>(event) && isFall(event)) || holds_alternative<HazardRolled>(event)
        || holds_alternative<Exploded>(event) || holds_alternative<MarkerHurt>(event)
        || holds_alternative<RoomRevealed>(event) || holds_alternative<MissionEventsCame>(event)
        || holds_alternative<MissionEventRevealed>(event) || holds_alternative<GameEnded>(event);
    return isSaid ? sentenceOf(table, events, event, kind) : QString();
}

/// Corrections are no results.
QStringList aloudOf(const omega::PublicTable &table, const omega::Events &events, const std::string &kind)
{
    QStringList all;
    if (kind != "omega.correct")
        for (const omega::Event &event : events)
            if (const QString text = aloud(table, events, event, kind); !text.isEmpty())
                all << capitalised(text);
    return all;
}

} // namespace

JournalLists omegaJournalLists()
{
    return {[]
        { return QStringList{OmegaLines::tr("Commandos", "whose lines"), OmegaLines::tr("Overseer", "whose lines")}; },
        []
        {
            return QStringList{OmegaLines::tr("Rounds"), OmegaLines::tr("Moves"), OmegaLines::tr("Fights"),
                OmegaLines::tr("Adrenaline"), OmegaLines::tr("Rooms"), OmegaLines::tr("Rulings and notes")};
        },
        [](int number) { return OmegaLines::tr("Round %1").arg(number); }};
}

JournalRow journalRow(
    journal::Line line, std::shared_ptr<const omega::Events> events, std::shared_ptr<const omega::PublicTable> table)
{
    if (line.what != journal::LineKind::Done)
        return {.line = std::move(line)};
    const std::string kind = line.kind.open.empty() ? line.kind.secret : line.kind.open;
    const std::optional<OmegaSide> doer = doerOf(*events);
    JournalRow row{.line = std::move(line),
        .side = doer ? std::optional(static_cast<int>(*doer)) : std::nullopt,
        .topics = topicsOf(*events, kind),
        .leads = kind == "omega.face" || kind == "omega.activate_enemy" || kind == "omega.roll_attack"};
    row.ends = std::ranges::any_of(*events, isEnd) && !statedWinner(*events, kind);
    row.isTurningPoint = kind != "omega.correct" && std::ranges::any_of(*events, isTurningPoint);
    row.rolls = std::ranges::any_of(*events, isRoll);
    row.hushes = std::ranges::any_of(*events, isTurn) || mends(kind);
    if (kind == "omega.choose_stance")
        row.several = [](int count) { return OmegaLines::tr("Stances of %n commando(s)", nullptr, count); };
    if (std::ranges::any_of(
            *events, [](const omega::Event &event) { return holds_alternative<omega::AttackEnded>(event); }))
        row.inShort = [events, table] { return attackInShort(*table, *events); };
    row.aloud = [events, table, kind] { return aloudOf(*table, *events, kind); };
    row.sentences
        = [events = std::move(events), table = std::move(table), kind] { return sentencesOf(*table, *events, kind); };
    return row;
}

} // namespace dossier
