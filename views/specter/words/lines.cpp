#include "views/specter/words/lines.h"

#include "views/kit/plain_text.h"
#include "views/session/journal_wording.h"
#include "views/specter/words/event_wording.h"
#include "views/specter/words/sheet_verdict.h"
#include "views/specter/words/short_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <type_traits>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SpecterLines
{
    Q_DECLARE_TR_FUNCTIONS(SpecterLines)
};

template <typename E, typename... Of>
constexpr bool isOneOf = (std::is_same_v<E, Of> || ...);

/// Returns the topic of an event, if it has one. An event that is in no list does not compile.
template <typename E>
constexpr std::optional<SpecterTopic> topicOf()
{
    using namespace specter;
    if constexpr (isOneOf<E, PhaseBegan, HunterTurnBegan, HunterTurnEnded, GameEnded, TraitorRevealed>)
        return SpecterTopic::Turns;
    else if constexpr (isOneOf<E, AgentMoved, MovePlanned, HunterMoved, VehicleDriven, HunterBarred>)
        return SpecterTopic::Moves;
    else if constexpr (isOneOf<E, MoveShown, AgentFactSaid, CharacterRevealed, FactsTakenOver, SheetLaidOpen>)
        return SpecterTopic::Answers;
    else if constexpr (isOneOf<E, AttackMade, AgentWounded, AmbushRolled, BladeRaised, StunChanged>)
        return SpecterTopic::Fights;
    else if constexpr (isOneOf<E, ObjectivesLaid, ObjectivesNoted, ObjectiveCompleted, ObjectiveForetold>)
        return SpecterTopic::Objectives;
    else if constexpr (isOneOf<E, RulingMade, SecretRulingMade>)
        return SpecterTopic::Table;
    else if constexpr (isOneOf<E, PlayersChosen, OptionsChosen, CharacterChosen, CardsTaken, RolesDealt, ChargeSpent,
                           CardAnnounced, SmokeLaid, SmokeCleared, GazeChanged, HunterWritten, AgentWritten,
                           SheetWritten, BoardWritten>)
        return std::nullopt;
    else
        static_assert(isOneOf<E>, "no topic: name the event in a list above");
}

/// Returns the side that caused an event; nothing where anybody can. An event that is in no list does not compile.
template <typename E>
constexpr std::optional<SpecterSide> sideOf()
{
    using namespace specter;
    if constexpr (isOneOf<E, ObjectivesNoted, CharacterChosen, CardsTaken, RolesDealt, ObjectiveCompleted, MovePlanned,
                      AgentMoved, ChargeSpent, CardAnnounced, MoveShown, ObjectiveForetold, AmbushRolled, BladeRaised,
                      SheetLaidOpen>)
        return SpecterSide::Agents;
    else if constexpr (isOneOf<E, HunterTurnBegan, HunterBarred, HunterMoved, VehicleDriven, AttackMade,
                           HunterTurnEnded, TraitorRevealed>)
        return SpecterSide::Hunters;
    else if constexpr (isOneOf<E, PlayersChosen, OptionsChosen, ObjectivesLaid, PhaseBegan, CharacterRevealed,
                           AgentFactSaid, FactsTakenOver, SmokeLaid, SmokeCleared, GazeChanged, StunChanged,
                           AgentWounded, GameEnded, RulingMade, HunterWritten, AgentWritten, SheetWritten, BoardWritten,
                           SecretRulingMade>)
        return std::nullopt;
    else
        static_assert(isOneOf<E>, "no actor: name the event in a list above");
}

std::uint32_t bit(SpecterTopic topic)
{
    return 1U << static_cast<unsigned>(topic);
}

std::uint32_t topicsOf(const specter::Events &events, bool correction)
{
    std::uint32_t topics = correction ? bit(SpecterTopic::Table) : 0;
    for (const specter::Event &event : events)
        if (const auto topic = visit([]<typename E>(const E &) { return topicOf<E>(); }, event))
            topics |= bit(*topic);
    return topics;
}

/// Returns the side of the first event that has one.
std::optional<int> doerOf(const specter::Events &events)
{
    for (const specter::Event &event : events)
        if (const auto side = visit([]<typename E>(const E &) { return sideOf<E>(); }, event))
            return static_cast<int>(*side);
    return std::nullopt;
}

/// True for a secret line, also one of which everybody hears a part; once the sheets are open, no line is.
bool isHidden(const journal::Line &line, const specter::PublicTable &table)
{
    const bool inPart
        = std::ranges::any_of(line.events, [](const journal::Payload &event) { return event.open.empty(); });
    return (line.kind.open.empty() || inPart) && !areSheetsOpen(table);
}

bool isEscape(const specter::Event &event)
{
    const auto *ended = get_if<specter::GameEnded>(&event);
    return ended != nullptr && ended->outcome.ending == specter::Ending::Escaped;
}

/// True for the move of an agent who leaves the board, which has nothing to show.
bool showsNothing(const specter::Event &event)
{
    const auto *move = get_if<specter::MoveShown>(&event);
    return move != nullptr && move->facts.shown && move->facts.shown->what == specter::Showing::Nothing;
}

template <typename... Of>
bool isAnyOf(const specter::Event &event)
{
    return (holds_alternative<Of>(event) || ...);
}

/// True for a public result that everybody has to hear; a move's announcement and the end have cards of their own.
bool isAloud(const specter::Event &event)
{
    using namespace specter;
    return isAnyOf<ObjectiveCompleted, AttackMade, AgentWounded, AmbushRolled, BladeRaised, TraitorRevealed>(event);
}

/// True when somebody else begins to act.
bool isNextTurn(const specter::Event &event)
{
    return isAnyOf<specter::HunterTurnBegan, specter::MoveShown>(event);
}

/// True for what changes the hunt: somebody is seen or was seen, is wounded or shows who he is; an objective; the end.
bool isTurningPoint(const specter::Event &event)
{
    using namespace specter;
    const auto *move = get_if<MoveShown>(&event);
    return isAnyOf<ObjectiveCompleted, AgentWounded, CharacterRevealed, TraitorRevealed, GameEnded>(event)
        || (move != nullptr && move->facts.shown && move->facts.shown->what != Showing::Nothing);
}

QStringList aloudOf(const specter::PublicTable &table, const specter::Events &events, bool correction)
{
    QStringList all;
    if (!correction)
        for (const specter::Event &event : events)
            if (isAloud(event))
                all << wording::sentence(table, event);
    all.removeAll(QString());
    return all;
}

/// Returns the ruling that a line records by itself: the decision with which people overrule an answer.
const specter::RulingMade *rulingIn(const specter::Events &events)
{
    const auto *ruling = events.size() == 1 ? get_if<specter::RulingMade>(&events.front()) : nullptr;
    return ruling != nullptr && !ruling->reason.empty() ? ruling : nullptr;
}

bool isRuling(const specter::Event &event)
{
    const auto *ruling = get_if<specter::RulingMade>(&event);
    return ruling != nullptr && !ruling->reason.empty();
}

bool isHuntersMove(const specter::Event &event)
{
    return holds_alternative<specter::HunterMoved>(event) || holds_alternative<specter::VehicleDriven>(event);
}

/// The end of the game comes last.
QStringList sentencesOf(const specter::PublicTable &table, const specter::Events &events, bool correction)
{
    if (const specter::RulingMade *ruling = rulingIn(events))
        return {SpecterLines::tr("The players decide otherwise: %1", "the reason")
                .arg(singleLine(QString::fromStdString(ruling->reason)))};
    QStringList all;
    QStringList end;
    const bool escapes = std::ranges::any_of(events, isEscape);
    const bool isRuled = !correction && std::ranges::any_of(events, isRuling);
    for (const specter::Event &event : events)
        if (QString text = wording::sentence(table, event); !text.isEmpty() && !(escapes && showsNothing(event)))
        {
            // The reason stands at the end of the line, which may be cut.
            if (isRuled && isHuntersMove(event))
                text = SpecterLines::tr("%1, against a rule", "a hunter's move").arg(text);
            (holds_alternative<specter::GameEnded>(event) ? end : all) << text;
        }
    all += end;
    return correction ? wording::corrected(all) : all;
}

} // namespace

JournalLists specterJournalLists()
{
    return {[]
        { return QStringList{SpecterLines::tr("Agent", "whose lines"), SpecterLines::tr("Hunters", "whose lines")}; },
        []
        {
            return QStringList{SpecterLines::tr("Turns"), SpecterLines::tr("Moves"), SpecterLines::tr("Answers"),
                SpecterLines::tr("Fights"), SpecterLines::tr("Objectives"), SpecterLines::tr("Rulings and notes")};
        },
        [](int number) { return SpecterLines::tr("Turn %1").arg(number); }};
}

JournalRow journalRow(journal::Line line, std::shared_ptr<const specter::Events> events,
    std::shared_ptr<const specter::PublicTable> table)
{
    if (line.what != journal::LineKind::Done)
        return {.line = std::move(line)};
    const std::string kind = line.kind.open.empty() ? line.kind.secret : line.kind.open;
    const bool correction = kind == "specter.correct";
    line.kind = isHidden(line, *table) ? journal::Payload{.open = {}, .secret = kind}
                                       : journal::Payload{.open = kind, .secret = {}};
    JournalRow row{.line = std::move(line), .side = doerOf(*events), .topics = topicsOf(*events, correction)};
    row.ends = std::ranges::any_of(
        *events, [](const specter::Event &event) { return holds_alternative<specter::GameEnded>(event); });
    row.isTurningPoint = !correction && std::ranges::any_of(*events, isTurningPoint);
    // A decision is said in place of the answer that it overrules.
    row.aloud = [events, table, correction]
    {
        return rulingIn(*events) != nullptr ? sentencesOf(*table, *events, correction)
                                            : aloudOf(*table, *events, correction);
    };
    row.hushes = rulingIn(*events) != nullptr || std::ranges::any_of(*events, isNextTurn);
    row.inShort = [events, table, correction]
    {
        if (rulingIn(*events) != nullptr)
            return SpecterLines::tr("Decision");
        return correction ? wording::shortNameOfCorrection() : wording::shortName(*table, *events);
    };
    row.sentences = [events = std::move(events), table = std::move(table), correction]
    { return sentencesOf(*table, *events, correction); };
    return row;
}

} // namespace dossier
