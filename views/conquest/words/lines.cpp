#include "views/conquest/words/lines.h"

#include "views/conquest/words/event_wording.h"
#include "views/conquest/words/names.h"
#include "views/session/journal_wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <type_traits>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestLines
{
    Q_DECLARE_TR_FUNCTIONS(ConquestLines)
};

template <typename E, typename... Of>
constexpr bool isOneOf = (std::is_same_v<E, Of> || ...);

/// Returns the topic of an event, if it has one. An event that is in no list does not compile.
template <typename E>
constexpr std::optional<ConquestTopic> topicOf()
{
    using namespace conquest;
    if constexpr (isOneOf<E, RoundBegan, TokensTakenBack, TokenChosen, TokenLaid, TokensRevealed, PointsRolled,
                      FirstTied, FirstRolled, FirstChosen, TurnBegan, PhaseBegan, TurnEnded, GameEnded>)
        return ConquestTopic::Turns;
    else if constexpr (isOneOf<E, AlienPlaced, LocationDrawn>)
        return ConquestTopic::Moves;
    else if constexpr (isOneOf<E, BattleBegan, FightBegan, ResistanceTurnedUp, BarrageFired, DiceRolled, DiceChanged,
                           RoundResolved, FightWon, Stayed, BattleEnded, AlienDestroyed, CaptainFought, BonusChanged>)
        return ConquestTopic::Battles;
    else if constexpr (isOneOf<E, Conquered, Stolen, LocationFreed, Demolished, TerrorChanged, WinClaimed, WinLet,
                           WinFailed>)
        return ConquestTopic::Conquests;
    else if constexpr (isOneOf<E, EventsDrawn, HandDrawn, EventPlayed, HandShown, AbilityUsed, CardApplied, EffectLeft,
                           CancelTried, StuffGained, StuffLost, StuffTurned, EventEnded, EventDiscarded>)
        return ConquestTopic::Cards;
    else if constexpr (isOneOf<E, TokenAppeared, StepBegan, TokenActed, ResistanceEventDrawn, TechnologyRolled,
                           TechnologyDrawn, TechnologyEnded, CaptainCame, CaptainLeft, MarkerMoved, TokenPlaced,
                           TokenTaken, TokenMoved, TokensCalled>)
        return ConquestTopic::Resistance;
    else if constexpr (isOneOf<E, RulingMade, SecretRulingMade>)
        return ConquestTopic::Table;
    else if constexpr (isOneOf<E, PlayersChosen, OptionsChosen, conquest::Described, SheetDescribed, TouchingSaid,
                           RaceTaken, TokensPut, DeckShuffled, EffectBecameDue, StageChanged, ThreatChanged,
                           PointsChanged, ValueChanged>)
        return std::nullopt;
    else
        static_assert(isOneOf<E>, "no topic: name the event in a list above");
}

ConquestSide sideOf(conquest::Colour player)
{
    return static_cast<ConquestSide>(firstSide + static_cast<int>(player));
}

/// Returns the side that caused an event; nothing where anybody can. An event without an entry does not compile.
template <typename E>
std::optional<ConquestSide> doer(const E &event)
{
    using namespace conquest;
    if constexpr (isOneOf<E, StepBegan, TokenActed, ResistanceEventDrawn, TechnologyRolled, TechnologyDrawn,
                      MarkerMoved, CaptainCame, CaptainFought>)
        return ConquestSide::Resistance;
    else if constexpr (std::is_same_v<E, EffectBecameDue>)
        return event.player ? std::optional(sideOf(*event.player)) : std::nullopt;
    else if constexpr (requires { Colour{event.player}; })
        return sideOf(event.player);
    else if constexpr (requires { Colour{event.alien.of}; })
        return sideOf(event.alien.of);
    else if constexpr (std::is_same_v<E, BattleBegan>)
        return sideOf(event.by);
    else if constexpr (isOneOf<E, PlayersChosen, OptionsChosen, conquest::Described, SheetDescribed, TouchingSaid,
                           TokensPut, RoundBegan, TokensRevealed, FirstTied, FirstRolled, PhaseBegan, CardApplied,
                           EffectLeft, DeckShuffled, LocationDrawn, FightBegan, ResistanceTurnedUp, BarrageFired,
                           DiceRolled, DiceChanged, RoundResolved, StageChanged, FightWon, BattleEnded, TokenAppeared,
                           CaptainLeft, WinFailed, GameEnded, RulingMade, TokenPlaced, TokenTaken, TokenMoved,
                           EventEnded, TechnologyEnded, Demolished, ValueChanged, LocationFreed, TokensCalled,
                           BonusChanged>)
        return std::nullopt;
    else
        static_assert(isOneOf<E>, "no actor: name the event in a list above");
}

std::uint32_t bit(ConquestTopic topic)
{
    return 1U << static_cast<unsigned>(topic);
}

std::uint32_t topicsOf(const conquest::Events &events, bool correction)
{
    std::uint32_t topics = correction ? bit(ConquestTopic::Table) : 0;
    for (const conquest::Event &event : events)
        if (const auto topic = visit([]<typename E>(const E &) { return topicOf<E>(); }, event))
            topics |= bit(*topic);
    return topics;
}

/// Returns the side of the first event that has one.
std::optional<int> doerOf(const conquest::Events &events)
{
    for (const conquest::Event &event : events)
        if (const auto side = visit([](const auto &happened) { return doer(happened); }, event))
            return static_cast<int>(*side);
    return std::nullopt;
}

/// True for a secret line, also one of which everybody hears a part.
bool isHidden(const journal::Line &line)
{
    return line.kind.open.empty()
        || std::ranges::any_of(line.events, [](const journal::Payload &event) { return event.open.empty(); });
}

/// True when the other sentences of a line say it anyway.
bool isQuiet(const conquest::Event &event, const conquest::Events &line)
{
    using namespace conquest;
    const auto has = [&]<typename E>(const E & /*kind*/)
    { return std::ranges::any_of(line, [](const Event &one) { return holds_alternative<E>(one); }); };
    const auto *began = get_if<FightBegan>(&event);
    const auto *drawn = get_if<HandDrawn>(&event);
    return holds_alternative<StageChanged>(event) || holds_alternative<TokensPut>(event)
        || holds_alternative<TokenLaid>(event) || holds_alternative<EffectBecameDue>(event)
        || (holds_alternative<TokenActed>(event) && (has(TokenMoved{}) || has(BarrageFired{})))
        || (began != nullptr && began->against != Against::Token)
        || (drawn != nullptr && drawn->immediate.empty() && has(EventsDrawn{}));
}

template <typename... Of>
bool isAnyOf(const conquest::Event &event)
{
    return (holds_alternative<Of>(event) || ...);
}

/// True for a public result that everybody has to hear.
bool isAloud(const conquest::Event &event)
{
    using namespace conquest;
    return isAnyOf<LocationDrawn, ResistanceTurnedUp, BarrageFired, DiceRolled, DiceChanged, RoundResolved, FightWon,
        AlienDestroyed, Conquered, Stolen, LocationFreed, Demolished, TerrorChanged, WinClaimed, WinFailed, EventPlayed,
        CardApplied, CancelTried, TokenAppeared, ResistanceEventDrawn, TechnologyRolled, TechnologyDrawn,
        TechnologyEnded, MarkerMoved, CaptainCame, CaptainFought, CaptainLeft, GameEnded>(event);
}

/// True for what changes who is ahead: places won and lost, a claim to have won, the captain, the end.
bool isTurningPoint(const conquest::Event &event)
{
    using namespace conquest;
    return isAnyOf<Conquered, Stolen, LocationFreed, Demolished, WinClaimed, WinFailed, CaptainCame, GameEnded>(event);
}

/// True when something begins that no earlier dice led to: somebody else acts, another phase, place or fight.
bool isNextAct(const conquest::Event &event)
{
    using namespace conquest;
    return isAnyOf<RoundBegan, TurnBegan, PhaseBegan, StepBegan, TokenLaid, TokensRevealed, PointsRolled, FightBegan,
        LocationDrawn, Stolen, ResistanceEventDrawn, TokenActed>(event);
}

/// Returns the text of a card that comes into play, as its owner copied it; empty where nobody did.
QString cardAloud(const conquest::PublicTable &table, const conquest::Event &event)
{
    using namespace conquest;
    const auto read = [&](const std::string &card, wording::ReadBy reader)
    {
        const QString text = wording::cardText(table.pack, card, reader);
        return text.isEmpty()
            ? QString()
            : ConquestLines::tr("%1: %2", "a card, its text").arg(wording::cardName(table, card), text);
    };
    if (const auto *played = get_if<EventPlayed>(&event))
        return read(played->card, wording::ReadBy::Players);
    if (const auto *drawn = get_if<ResistanceEventDrawn>(&event))
        return read(drawn->card, wording::ReadBy::Humans);
    const auto *technology = get_if<TechnologyDrawn>(&event);
    return technology != nullptr ? read(technology->card, wording::ReadBy::Humans) : QString();
}

QStringList aloudOf(const conquest::PublicTable &table, const conquest::Events &events, bool correction)
{
    QStringList all;
    // Of a card everything that it does is said.
    const bool isOfACard = std::ranges::any_of(events, isAnyOf<conquest::EventPlayed, conquest::CardApplied>);
    if (!correction)
        for (const conquest::Event &event : events)
            if (isAloud(event) || (isOfACard && !isQuiet(event, events)))
                all << wording::sentence(table, event) << cardAloud(table, event);
    all.removeAll(QString());
    all.removeDuplicates();
    return all;
}

/// CQ-FIGHT-4: those who flee lose the battle, whatever they have won in it.
QStringList flightAloud(const conquest::Events &events)
{
    for (const conquest::Event &event : events)
        if (const auto *moved = get_if<conquest::AlienPlaced>(&event))
            return {ConquestLines::tr("%1 flees and loses the battle", "a player").arg(wording::name(moved->alien.of))};
    return {};
}

/// True for a cost: it comes after the action, and the end of the game after both.
bool isCost(const conquest::Event &event)
{
    const auto *points = get_if<conquest::PointsChanged>(&event);
    return points != nullptr && points->by < 0;
}

QStringList sentencesOf(const conquest::PublicTable &table, const conquest::Events &events, bool correction)
{
    QStringList done;
    QStringList costs;
    QStringList end;
    QStringList quiet;
    for (const conquest::Event &event : events)
        if (const QString text = wording::sentence(table, event); !text.isEmpty())
            (isQuiet(event, events)                                 ? quiet
                    : isCost(event)                                 ? costs
                    : holds_alternative<conquest::GameEnded>(event) ? end
                                                                    : done)
                << text;
    QStringList all = done + costs + end;
    // A step is announced once, even when its tokens are counted again.
    all.removeDuplicates();
    if (correction)
        return wording::corrected(all.isEmpty() ? quiet : all);
    return all.isEmpty() ? quiet : all;
}

} // namespace

JournalLists conquestJournalLists()
{
    return {[]
        {
            QStringList all;
            for (const conquest::Colour player :
                {conquest::Colour::Green, conquest::Colour::Blue, conquest::Colour::Red, conquest::Colour::Gold})
                all << wording::name(player);
            return all << ConquestLines::tr("Resistance", "whose lines");
        },
        []
        {
            return QStringList{ConquestLines::tr("Turns"), ConquestLines::tr("Moves"), ConquestLines::tr("Battles"),
                ConquestLines::tr("Conquests"), ConquestLines::tr("Cards"),
                ConquestLines::tr("Resistance", "what lines are about"), ConquestLines::tr("Rulings and notes")};
        },
        [](int number) { return ConquestLines::tr("Round %1").arg(number); }};
}

JournalRow journalRow(journal::Line line, std::shared_ptr<const conquest::Events> events,
    std::shared_ptr<const conquest::PublicTable> table, std::shared_ptr<const ConquestPeople> people)
{
    if (line.what != journal::LineKind::Done)
        return {.line = std::move(line)};
    const std::string kind = line.kind.open.empty() ? line.kind.secret : line.kind.open;
    const bool correction = kind == "conquest.correct";
    const bool isFlight = kind == "conquest.flee";
    line.kind
        = isHidden(line) ? journal::Payload{.open = {}, .secret = kind} : journal::Payload{.open = kind, .secret = {}};
    // A figure that moves on at once is announced by its final space.
    JournalRow row{.line = std::move(line),
        .side = doerOf(*events),
        .topics = topicsOf(*events, correction),
        .leads = kind == "conquest.move_alien",
        .ends = std::ranges::any_of(
            *events, [](const conquest::Event &event) { return holds_alternative<conquest::GameEnded>(event); })};
    row.aloud = [events, table, people, correction, isFlight]
    {
        const wording::PlayersByName named(*people);
        return isFlight ? flightAloud(*events) : aloudOf(*table, *events, correction);
    };
    row.isTurningPoint = !correction && std::ranges::any_of(*events, isTurningPoint);
    row.rolls = std::ranges::any_of(*events, isAnyOf<conquest::DiceRolled, conquest::RoundResolved>);
    row.hushes = isFlight || std::ranges::any_of(*events, isNextAct);
    row.sentences = [events = std::move(events), table = std::move(table), people = std::move(people), correction]
    {
        const wording::PlayersByName named(*people);
        return sentencesOf(*table, *events, correction);
    };
    return row;
}

} // namespace dossier
