#include "tests/monkey/corrections.h"

#include "tests/monkey/open_table.h"

#include <nlohmann/json.hpp>

#include <map>

namespace dossier::test
{

namespace
{

using Json = nlohmann::json;

/// Values by the name of the member that they were seen in.
using Seen = std::map<std::string, std::vector<Json>>;

/// A value in a document, and the member that it is of.
struct Part
{
    std::string member;
    Json *value;
};

std::size_t below(std::mt19937 &random, std::size_t end)
{
    return end == 0 ? 0 : random() % end;
}

void collect(Json &value, const std::string &member, std::vector<Part> &parts)
{
    parts.push_back({member, &value});
    if (value.is_object())
        for (auto &[name, inner] : value.items())
            if (name != "type")
                collect(inner, name, parts);
    if (value.is_array())
        for (Json &inner : value)
            collect(inner, member + "[]", parts);
}

/// Another value for a number, a word, nothing or something.
void change(const Part &part, const Seen &seen, std::mt19937 &random)
{
    Json &value = *part.value;
    const auto others = seen.find(part.member);
    if (value.is_boolean())
        value = !value.get<bool>();
    else if (value.is_number() && random() % 3 != 0)
        value = std::vector<int>{0, 1, value.get<int>() + 1, value.get<int>() - 1, 99}.at(below(random, 5));
    else if (value.is_array() && !value.empty() && random() % 2 == 0)
        random() % 2 == 0 ? value.erase(value.begin() + static_cast<int>(below(random, value.size())))
                          : value.insert(value.end(), Json(value.at(below(random, value.size()))));
    else if (value.is_object() && random() % 2 == 0)
        value = nullptr;
    else if (others != seen.end())
        value = others->second.at(below(random, others->second.size()));
}

/// Things of the table that hands write whole.
std::vector<omega::Event> written(const omega::PublicTable &open)
{
    std::vector<omega::Event> events{omega::GroundWritten{open.ground}, omega::ClockWritten{open.clock},
        omega::TurnWritten{open.turn, open.cloneAttacks, open.hazarded}, omega::PendingWritten{open.pending},
        omega::DeckWritten{open.deck}};
    for (const auto &[role, commando] : open.commandos)
        events.push_back(omega::CommandoWritten{role, commando});
    for (const auto &[figure, standing] : open.figures)
    {
        events.push_back(omega::FigureWritten{figure, standing});
        events.push_back(omega::FigureLeft{figure});
    }
    return events;
}

std::vector<specter::Event> written(const specter::View &view)
{
    const specter::PublicTable &open = view.open;
    std::vector<specter::Event> events{specter::BoardWritten{open.vehicle, open.smoke, open.objectives, open.completed,
                                           open.turn, open.secondAgentDue},
        specter::PlayersChosen{open.players}, specter::PhaseBegan{open.clock}};
    for (const auto &[hunter, inPlay] : open.hunters)
        events.push_back(specter::HunterWritten{hunter, inPlay});
    for (const auto &[agent, inPlay] : open.agents)
        events.push_back(specter::AgentWritten{agent, inPlay});
    if (view.sheet)
        events.push_back(specter::SheetWritten{view.agent.value_or(specter::Agent::First), *view.sheet});
    return events;
}

std::vector<conquest::Event> written(const conquest::PublicTable &open)
{
    std::vector<conquest::Event> events{conquest::PlayersChosen{open.players}, conquest::OptionsChosen{open.options},
        conquest::PhaseBegan{open.clock.phase}, conquest::RoundBegan{open.clock.round}, conquest::MarkerMoved{1}};
    for (const auto &[colour, player] : open.inPlay)
    {
        events.push_back(conquest::PointsChanged{colour, 1});
        events.push_back(conquest::ThreatChanged{colour, 1});
        for (const auto &[number, alien] : player.aliens)
            if (alien.at)
                events.push_back(conquest::AlienPlaced{{colour, number}, *alien.at, alien.ended});
    }
    return events;
}

/// Adds the last lines of the journal to the texts.
void addPlayed(GameSession &session, std::vector<std::string> &texts)
{
    constexpr std::uint32_t max = 40;
    constexpr auto eyes = journal::Eyes::KnowSecrets;
    const std::uint32_t count = session.lineCount(eyes);
    for (const JournalRow &line : session.lines(eyes, count > max ? count - max + 1 : 1, max))
        for (const journal::Payload &event : line.line.events)
            texts.push_back(event.open.empty() ? event.secret : event.open);
}

template <typename Rules, typename Events>
QString otherwise(GameSession &session, const Events &events, std::mt19937 &random)
{
    std::vector<std::string> texts;
    for (const auto &event : events)
        texts.push_back(Rules::toJson(event));
    const std::size_t own = texts.size();
    addPlayed(session, texts);
    Seen seen;
    for (const std::string &text : texts)
    {
        Json document = Json::parse(text);
        std::vector<Part> parts;
        collect(document, {}, parts);
        for (const Part &part : parts)
            seen[part.member].push_back(*part.value);
    }
    constexpr int tries = 20;
    for (int times = 0; times < tries; ++times)
    {
        Json document = Json::parse(texts.at(random() % 3 == 0 ? below(random, texts.size()) : below(random, own)));
        for (std::size_t changes = below(random, 3); changes > 0; --changes)
        {
            std::vector<Part> parts;
            collect(document, {}, parts);
            change(parts.at(below(random, parts.size())), seen, random);
        }
        if (Rules::readEvent(document.dump()))
            return QString::fromStdString(document.dump());
    }
    return {};
}

} // namespace

QString randomCorrection(Desk &desk, std::mt19937 &random)
{
    if (OverseerSession *session = omegaSession(desk))
        return otherwise<OmegaRules>(*session, written(session->overseerView()->open), random);
    if (ConquestSession *session = conquestSession(desk))
        return otherwise<ConquestRules>(*session, written(*session->open()), random);
    if (SpecterSession *session = specterSession(desk))
        return otherwise<SpecterRules>(*session, written(*session->viewOf(specter::AgentSeat{})), random);
    return {};
}

bool correct(Desk &desk, const QString &event)
{
    if (OverseerSession *session = omegaSession(desk))
    {
        const std::optional<omega::Event> read = OmegaRules::readEvent(event.toStdString());
        if (read)
            session->submit(omega::Correct{*read}, {});
        return read.has_value();
    }
    if (ConquestSession *session = conquestSession(desk))
    {
        const std::optional<conquest::Event> read = ConquestRules::readEvent(event.toStdString());
        if (read)
            session->submit(conquest::PublicSeat{}, conquest::Correct{*read});
        return read.has_value();
    }
    SpecterSession *session = specterSession(desk);
    const std::optional<specter::Event> read
        = session != nullptr ? SpecterRules::readEvent(event.toStdString()) : std::nullopt;
    if (!read)
        return false;
    const bool onPaper = session->publicView()->open.players.sheetsOnPaper;
    session->submit(onPaper ? specter::Seat(specter::PublicSeat{}) : specter::AgentSeat{}, specter::Correct{*read}, {});
    return true;
}

} // namespace dossier::test
