#include "model/specter/json/session.h"

#include "model/specter/json/board_json.h"
#include "model/specter/json/seat_json.h"
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

std::string describeFacts(const Table &table, const JsonValue &query)
{
    const FactsFile facts{.facts = historyOf(table.open, agentIn(table, query))};
    return "{\"facts\": " + specter::toJson(facts) + "}";
}

std::string describePlaces(const Table &table, const JsonValue &query)
{
    const Places places = placesNow(boardOf(table.open), historyOf(table.open, agentIn(table, query)));
    return jsonObject({{"places",
        jsonObject({{"any", writeJson(spacesOf(places.any))},
            {"without_hidden_cards", writeJson(spacesOf(places.withoutHiddenCards))}})}});
}

} // namespace

Seat Lines::readSeat(const Table & /*table*/, const JsonValue &value)
{
    return JsonForm<Seat>::read(value);
}

std::vector<LineQuestion<Table>> Lines::questions()
{
    return {{"facts", describeFacts}, {"places", describePlaces}};
}

const std::vector<LineMember> &Lines::lineMembers()
{
    return LineJudge<Lines>::members();
}

Judged Lines::judge(const Table &table, const JsonValue &line)
{
    return LineJudge<Lines>::judge(table, line);
}

Judged judge(const Table &table, std::string_view line)
{
    return LineJudge<Lines>::judge(table, line);
}

} // namespace dossier::specter
