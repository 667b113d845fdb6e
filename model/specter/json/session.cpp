#include "model/specter/json/session.h"

#include "model/specter/json/board_json.h"
#include "model/specter/json/json.h"
#include "model/specter/json/seat_json.h"
#include "model/specter/seen/giving.h"
#include "model/specter/seen/possible.h"

namespace dossier::specter
{

namespace
{

Agent agentIn(const Table &table, const JsonValue &value)
{
    const Agent agent = JsonForm<Agent>::read(value);
    if (!table.open.agents.contains(agent))
        throw dossier::malformed(value, Fault::UnknownWord);
    return agent;
}

std::string tellFacts(const Table &table, const JsonValue &asked)
{
    const FactsFile facts{.facts = historyOf(table.open, agentIn(table, asked))};
    return "{\"facts\": " + specter::toJson(facts) + "}";
}

std::string tellPlaces(const Table &table, const JsonValue &asked)
{
    const Places places = placesNow(boardOf(table.open), historyOf(table.open, agentIn(table, asked)));
    return jsonObject({{"places",
        jsonObject({{"any", writeJson(spacesOf(places.any))},
            {"without_hidden_cards", writeJson(spacesOf(places.withoutHiddenCards))}})}});
}

} // namespace

Seat Lines::readSeat(const Table & /*table*/, const JsonValue &value)
{
    return JsonForm<Seat>::read(value);
}

Command Lines::readCommand(const JsonValue &value)
{
    return specter::readCommand(value);
}

View Lines::view(const Table &table, const Seat &seat)
{
    return specter::view(table, seat);
}

Refusal Lines::notGivenBy(const Table &table, const Seat &seat, const Command &command)
{
    return specter::notGivenBy(table.open, seat, command);
}

std::optional<std::string> Lines::malformed(const Table &table, const Command &command)
{
    return specter::malformed(table.open, command);
}

Refusal Lines::refusal(const View &seen, const Command &command)
{
    return specter::refusal(seen, command);
}

Events Lines::resolve(const Table &table, const Command &command)
{
    return specter::resolve(table, command);
}

Events Lines::resolveRuling(
    const Table &table, const Command &command, const Violation &against, const std::string &reason)
{
    return specter::resolveRuling(table, command, against, reason);
}

bool Lines::isEverybodys(const Event &event)
{
    return mayKnow(event, PublicSeat{});
}

std::string Lines::toJson(const Command &command)
{
    return specter::toJson(command);
}

std::string Lines::toJson(const Event &event)
{
    return specter::toJson(event);
}

std::string Lines::toJson(const Violation &violation)
{
    return specter::toJson(violation);
}

std::string Lines::toJson(const View &view)
{
    return specter::toJson(view);
}

std::string Lines::typeOf(const Command &command)
{
    return visit([](const auto &given) { return std::string(given.type); }, command);
}

std::vector<LineQuestion<Table>> Lines::questions()
{
    return {{"facts", tellFacts}, {"places", tellPlaces}};
}

const std::vector<LineMember> &lineMembers()
{
    return LineJudge<Lines>::members();
}

Judged judge(const Table &table, const JsonValue &line)
{
    return LineJudge<Lines>::judge(table, line);
}

Judged judge(const Table &table, std::string_view line)
{
    return LineJudge<Lines>::judge(table, line);
}

} // namespace dossier::specter
