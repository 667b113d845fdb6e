#include "app/conquest/game_session.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/lines.h"

#include <utility>

namespace dossier
{

template class SessionOf<ConquestRules>;

namespace
{

ConquestPublicTablePtr openOf(const conquest::Table &table)
{
    return std::make_shared<const conquest::PublicTable>(conquest::publicView(table).open);
}

} // namespace

OrProblem<OpenedConquest> openConquest(const GameRequest &request)
{
    return fileThere(request).and_then([&](std::optional<storage::CampaignFile> &&file)
        { return GameOpener<ConquestRules>::open(request, std::move(file)); });
}

ConquestSession::ConquestSession(OpenedConquest game, QObject *parent)
    : SessionOf(std::move(game), parent)
    , m_open(openOf(table()))
{
}

ConquestSession::~ConquestSession() = default;

void ConquestSession::submit(
    const conquest::Seat &seat, const conquest::Command &command, const QString &ruling, Given given)
{
    const std::optional<Against<ConquestRules>> no = give(seat, command, ruling, given);
    if (!no)
    {
        std::erase(m_drawn, command);
        return;
    }
    if (const auto *why = std::get_if<conquest::Violation>(&*no))
        emit refused(*why, makeConquestCommand(command));
    else
        emit impossible(QString::fromStdString(std::get<Impossible>(*no).member), makeConquestCommand(command));
}

conquest::Command ConquestSession::drawnFor(
    const conquest::Command &command, const DrawBelow &draw, const std::vector<int> &entered)
{
    bool isByChance = false;
    const DrawBelow counted = [&](int below)
    {
        isByChance = true;
        return draw(below);
    };
    conquest::Command made = drawn(table(), command, counted, entered);
    // A die that shows what the command held already was rolled all the same.
    if (isByChance)
        m_drawn.push_back(made);
    return made;
}

bool ConquestSession::wasDrawn(const conquest::Command &command) const
{
    return std::ranges::find(m_drawn, command) != m_drawn.end();
}

std::vector<conquest::Events> ConquestSession::foreseen(const std::vector<conquest::Command> &commands) const
{
    std::vector<conquest::Events> all;
    conquest::Table ahead = table();
    for (const conquest::Command &command : commands)
    {
        if (conquest::malformed(ahead.open, command))
            break;
        const conquest::Events events = conquest::resolve(ahead, command);
        for (const conquest::Event &event : events)
            conquest::apply(ahead, event);
        all.push_back(conquest::seenBy(events, conquest::PublicSeat{}));
    }
    return all;
}

void ConquestSession::showTable()
{
    ConquestPublicTablePtr open = openOf(table());
    const bool repaints = *open != *m_open;
    if (repaints)
        m_open = std::move(open);
    emit viewsChanged();
    if (repaints)
        emit openChanged(m_open);
}

bool ConquestSession::isTyped(const conquest::Event &reveal) const
{
    using namespace conquest;
    const auto isCardboard = [this](Deck deck) { return !deckSize(*m_open, deck); };
    const auto isOnTheTable = [this](Colour player) { return !m_open->players.keptHands.contains(player); };
    if (holds_alternative<LocationDrawn>(reveal))
        return isCardboard(Deck::Locations);
    if (holds_alternative<ResistanceTurnedUp>(reveal))
        return isCardboard(Deck::Resistance);
    if (holds_alternative<ResistanceEventDrawn>(reveal))
        return isCardboard(Deck::ResistanceEvents);
    if (holds_alternative<TechnologyDrawn>(reveal))
        return isCardboard(Deck::Technology);
    if (holds_alternative<StuffGained>(reveal))
        return isCardboard(Deck::Stuff);
    if (const auto *played = get_if<EventPlayed>(&reveal))
        return isOnTheTable(played->player);
    const auto *discarded = get_if<EventDiscarded>(&reveal);
    return discarded != nullptr && isOnTheTable(discarded->player);
}

namespace
{

template <typename... Kinds>
bool isOneOf(const conquest::Event &event)
{
    return (holds_alternative<Kinds>(event) || ...);
}

} // namespace

bool ConquestSession::countsAsSeen(const conquest::Event &event) const
{
    using namespace conquest;
    return isOneOf<PointsRolled, FirstRolled, EventsDrawn, HandDrawn, DeckShuffled, CancelTried, LocationDrawn,
        ResistanceTurnedUp, ResistanceEventDrawn, TechnologyDrawn, TechnologyRolled, StuffGained, DiceRolled,
        DiceChanged, RoundResolved, BarrageFired, CaptainFought, HandShown, EventPlayed>(event);
}

JournalRow ConquestSession::rowFor(
    journal::Line line, std::shared_ptr<const conquest::Events> events, std::uint32_t /*record*/) const
{
    return journalRow(std::move(line), std::move(events), m_open, m_people);
}

} // namespace dossier
