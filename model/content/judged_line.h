#pragma once

#include "json_members.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace dossier
{

// What the games' sessions by JSON lines have in common.

/// What a line leads to.
template <typename Event>
struct JudgedLine
{
    /// What is answered: events, a refusal, a view, or what is malformed.
    std::string answer{};
    /// What happens; nothing for what is refused, malformed or only looked at.
    std::vector<Event> events{};
    /// The command that leads to it, as it was given, its type, and the reason where it is a ruling.
    std::string command{};
    std::string type{};
    std::string ruling{};
};

/// `{"malformed": {"pointer": …, "reason": …}}`.
std::string malformedAnswer(const Malformed &fault);

/// The fault of a member that names what the table does not have, by the look of what stands there; `path` is a path
/// of names in the command.
Malformed faultAt(const JsonValue &command, const std::string &path);

/// The lines of one game. `Game` has the types `Table`, `Event`, `Command` and `Seat`, and as static functions:
///   readSeat(Table, JsonValue) and usualSeat(), readCommand(text), notGivenBy(Table, Seat, Command), malformed(Table,
///   Command), refusal(Table, Seat, Command), resolve(Table, Command), resolveRuling(Table, Command, Violation,
///   reason), isEverybodys(Event), and toJson of an event, of a violation and of a seat's view; if it has other
///   questions, answered(Table, JsonValue), which gives nothing for lines that are none.
template <typename Game>
class LineJudge
{
public:
    using Judged = JudgedLine<typename Game::Event>;

    explicit LineJudge(const typename Game::Table &table)
        : m_table(table)
    {
    }

    /// Judges a line and changes nothing.
    Judged judge(std::string_view line) const
    {
        const std::optional<JsonText> json = JsonText::parse(line);
        if (!json)
            return {.answer = malformedAnswer({"", Fault::NotJson})};
        try
        {
            return judge(json->root());
        }
        catch (const Malformed &fault)
        {
            return {.answer = malformedAnswer(fault)};
        }
    }

private:
    Judged judge(const JsonValue &line) const
    {
        if (const std::optional<JsonValue> seat = memberIfAny(line, "view"))
            return {.answer = "{\"view\": " + Game::toJson(m_table, Game::readSeat(m_table, *seat)) + "}"};
        if constexpr (requires { Game::answered(m_table, line); })
            if (std::optional<std::string> answer = Game::answered(m_table, line))
                return {.answer = *std::move(answer)};
        return submit(line);
    }

    Judged submit(const JsonValue &line) const
    {
        const JsonValue json = member(line, "command");
        const auto command = Game::readCommand(json.source());
        if (!command)
            throw Malformed{json.pointer() + command.error().pointer, command.error().fault};
        const std::optional<JsonValue> given = memberIfAny(line, "seat");
        const auto seat = given ? Game::readSeat(m_table, *given) : Game::usualSeat();
        // Before anything else is looked at: what another seat keeps secret may not be felt for.
        if (const auto no = Game::notGivenBy(m_table, seat, *command))
            return {.answer = "{\"refused\": " + Game::toJson(*no) + "}"};
        if (const std::optional<std::string> fault = Game::malformed(m_table, *command))
            throw faultAt(json, *fault);
        const std::optional<JsonValue> ruling = memberIfAny(line, "ruling");
        const auto no = Game::refusal(m_table, seat, *command);
        if (!no)
            return happening(json, Game::resolve(m_table, *command));
        if (!ruling)
            return {.answer = "{\"refused\": " + Game::toJson(*no) + "}"};
        if (ruling->type() != JsonType::String)
            throw malformed(*ruling, Fault::NotAString);
        return happening(json, Game::resolveRuling(m_table, *command, *no, ruling->text()), ruling->text());
    }

    static std::string eventsJson(const std::vector<typename Game::Event> &events, bool everybodys)
    {
        std::vector<typename Game::Event> chosen;
        std::ranges::copy_if(events, std::back_inserter(chosen),
            [&](const auto &event) { return Game::isEverybodys(event) == everybodys; });
        return jsonArray(chosen, [](const auto &event) { return Game::toJson(event); });
    }

    static Judged happening(const JsonValue &command, std::vector<typename Game::Event> events, std::string ruling = {})
    {
        std::string answer
            = "{\"events\": " + eventsJson(events, true) + ", \"secret\": " + eventsJson(events, false) + "}";
        return {std::move(answer), std::move(events), std::string(command.source()), member(command, "type").text(),
            std::move(ruling)};
    }

    const typename Game::Table &m_table;
};

} // namespace dossier
