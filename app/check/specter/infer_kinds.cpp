#include "app/check/specter/kinds.h"
#include "model/json/json_writer.h"
#include "model/specter/json/board_json.h"
#include "model/specter/seen/counts.h"

namespace dossier
{

namespace
{

using specter::Board;
using specter::Lookout;

/// Hunters of a query have no seats of their own.
std::vector<Lookout> readLookouts(const Board &board, const JsonValue &value)
{
    std::vector<Lookout> lookouts;
    for (const specter::Hunter &hunter : specter::readHunters(board, value))
        lookouts.push_back({.at = hunter.at, .inVehicle = hunter.inVehicle, .traitor = hunter.traitor});
    return lookouts;
}

/// A showing of `nothing` has no place; every other one must have one.
specter::Shown readShown(const Board &board, const JsonValue &turn)
{
    specter::Shown shown{JsonForm<specter::Showing>::read(member(turn, "shown"))};
    if (shown.what != specter::Showing::Nothing)
        shown.at = specter::readOpenSpace(board, member(turn, "at"));
    else if (const auto at = memberIfAny(turn, "at"); at && at->type() != JsonType::Null)
        throw malformed(*at, Fault::NotACoordinate);
    return shown;
}

specter::LaterFact readEvent(const Board &board, const JsonValue &value)
{
    enum class Event : std::uint8_t
    {
        Clear,
        Seen,
        Sensor,
    };
    static constexpr Words<Event, 3> events{
        {{"clear", Event::Clear}, {"seen", Event::Seen}, {"sensor", Event::Sensor}}};
    const auto open = [&](std::string_view name) { return specter::readOpenSpace(board, member(value, name)); };
    switch (word(member(value, "event"), events))
    {
    case Event::Clear:
        return specter::SaidClear{{.at = open("at")}};
    case Event::Seen:
        return specter::FoundBy{{.at = open("at")}, open("agent")};
    case Event::Sensor:
        break;
    }
    return specter::SensorSaid{open("vehicle"), JsonForm<specter::Reading>::read(member(value, "answer"))};
}

/// Returns the values of an array that may be absent.
std::vector<JsonValue> arrayIfAny(const JsonValue &object, std::string_view name)
{
    const std::optional<JsonValue> value = memberIfAny(object, name);
    return value ? specter::limitedArray(*value) : std::vector<JsonValue>{};
}

specter::TurnFacts readTurn(const Board &board, const JsonValue &value)
{
    specter::TurnFacts facts;
    facts.hunters = readLookouts(board, member(value, "hunters"));
    for (const JsonValue &objective : arrayIfAny(value, "turned_over"))
        facts.turnedOver.emplace_back(specter::readSpace(board, objective));
    facts.shown = readShown(board, value);
    for (const JsonValue &event : arrayIfAny(value, "after"))
        facts.later.push_back(readEvent(board, event));
    return facts;
}

} // namespace

std::string specterInferResult(const JsonValue &query)
{
    const Board board = specter::readQueriedBoard(query);
    specter::PublicHistory history{.start = specter::readOpenSpace(board, member(query, "start"))};
    for (const JsonValue &turn : specter::limitedArray(member(query, "turns")))
        history.turns.push_back(readTurn(board, turn));

    specter::HistoryCount total = 0;
    std::string spaces;
    for (const auto &[space, count] : specter::historyCounts(board, history))
    {
        total += count;
        spaces += (spaces.empty() ? "" : ", ") + jsonWord(specter::spaceName(space)) + ": " + jsonWord(count.str());
    }
    return jsonObject({{"total", jsonWord(total.str())}, {"spaces", '{' + spaces + '}'}});
}

} // namespace dossier
