#include "specter_session.h"

#include "specter_board_json.h"
#include "specter_giving.h"
#include "specter_json.h"
#include "specter_possible.h"
#include "specter_seat_json.h"

namespace dossier::specter
{

namespace
{

/// The game as the lines know it.
struct Lines
{
    using Table = specter::Table;
    using Event = specter::Event;
    using Command = specter::Command;
    using Seat = specter::Seat;

    static Seat readSeat(const Table & /*table*/, const JsonValue &value) { return JsonForm<Seat>::read(value); }

    static Seat usualSeat() { return AgentSeat{}; }

    static auto readCommand(std::string_view text) { return specter::readCommand(text); }

    static auto notGivenBy(const Table &table, const Seat &seat, const Command &command)
    {
        return specter::notGivenBy(table.open, seat, command);
    }

    static auto malformed(const Table &table, const Command &command)
    {
        return specter::malformed(table.open, command);
    }

    static auto refusal(const Table &table, const Seat &seat, const Command &command)
    {
        return specter::refusal(view(table, seat), command);
    }

    static Events resolve(const Table &table, const Command &command) { return specter::resolve(table, command); }

    static Events resolveRuling(
        const Table &table, const Command &command, const Violation &against, const std::string &reason)
    {
        return specter::resolveRuling(table, command, against, reason);
    }

    static bool isEverybodys(const Event &event) { return mayKnow(event, PublicSeat{}); }

    static std::string toJson(const Event &event) { return specter::toJson(event); }

    static std::string toJson(const Violation &violation) { return specter::toJson(violation); }

    static std::string toJson(const Table &table, const Seat &seat) { return specter::toJson(view(table, seat)); }

    /// Questions about what is public of an agent.
    static std::optional<std::string> answered(const Table &table, const JsonValue &line)
    {
        if (const std::optional<JsonValue> agent = memberIfAny(line, "facts"))
            return "{\"facts\": " + specter::toJson(FactsFile{.facts = historyOf(table.open, agentIn(table, *agent))})
                + "}";
        if (const std::optional<JsonValue> agent = memberIfAny(line, "places"))
            return "{\"places\": " + placesOf(table.open, agentIn(table, *agent)) + "}";
        return std::nullopt;
    }

private:
    static Agent agentIn(const Table &table, const JsonValue &value)
    {
        const Agent agent = JsonForm<Agent>::read(value);
        if (!table.open.agents.contains(agent))
            throw dossier::malformed(value, Fault::UnknownWord);
        return agent;
    }

    static std::string placesOf(const PublicTable &table, Agent agent)
    {
        const Places places = placesNow(boardOf(table), historyOf(table, agent));
        return jsonObject({{"any", writeJson(spacesOf(places.any))},
            {"without_hidden_cards", writeJson(spacesOf(places.withoutHiddenCards))}});
    }
};

} // namespace

Judged judge(const Table &table, std::string_view line)
{
    return LineJudge<Lines>(table).judge(line);
}

} // namespace dossier::specter
