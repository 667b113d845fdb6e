#pragma once

#include "model/json/decision.h"
#include "model/json/json_members.h"
#include "model/json/line_members.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier
{

// Parts that the games' sessions by JSON lines share.

/// The result of a line.
template <typename Event>
struct JudgedLine
{
    /// The answer: events, a refusal, a view, or a malformed member.
    std::string answer{};
    /// Events of the line; empty when it is refused, malformed or a query.
    std::vector<Written<Event>> events{};
    /// The command as it was given, its type, and the reason of a ruling.
    std::string command{};
    std::string type{};
    std::string ruling{};
};

/// A query of a game's own: its member, and the function that answers it from the table and that member's value.
template <typename Table>
struct LineQuestion
{
    std::string_view member;
    std::string (*answer)(const Table &table, const JsonValue &query);
};

/// `{"malformed": {"pointer": …, "reason": …}}`.
std::string malformedAnswer(const Malformed &fault);

/// Returns the fault of a member that names something absent from the table, judged by the member's value; `path` is a
/// path of names in the command.
Malformed faultAt(const JsonValue &command, const std::string &path);

/// Lines of one game. Beside the needs of `decide`, `Game` has the static functions readSeat(Table, JsonValue),
/// usualSeat(), readCommand(JsonValue), view(Table, Seat), isEverybodys(Event), and toJson of a violation and of a
/// view; if it has queries of its own, also questions(), which returns a list of LineQuestion.
template <typename Game>
class LineJudge
{
public:
    using Table = typename Game::Table;
    using Event = typename Game::Event;
    using Judged = JudgedLine<Event>;

    /// Members that say what a line requests. A line with none of them lacks its command.
    static const std::vector<LineMember> &members()
    {
        static const std::vector<LineMember> all(rows().begin(), rows().end());
        return all;
    }

    /// Judges a line and changes nothing; throws a Malformed.
    static Judged judge(const Table &table, const JsonValue &line)
    {
        for (const Row &row : rows())
            if (const std::optional<JsonValue> query = memberIfAny(line, row.name))
                return row.answer(table, *query, Beside(line, row));
        return submit(table, member(line, "command"), Beside(line, rows().back()));
    }

    /// Judges the text of a line; answers a malformed one instead of throwing.
    static Judged judge(const Table &table, std::string_view line)
    {
        const std::optional<JsonText> json = JsonText::parse(line);
        if (!json)
            return {.answer = malformedAnswer({"", Fault::NotJson})};
        try
        {
            return judge(table, json->root());
        }
        catch (const Malformed &fault)
        {
            return {.answer = malformedAnswer(fault)};
        }
    }

private:
    using Row = LineRow<std::function<Judged(const Table &, const JsonValue &query, const Beside &)>>;

    static const std::vector<Row> &rows()
    {
        static const std::vector<Row> all = []
        {
            std::vector<Row> rows;
            rows.push_back({{"view"}, describeView});
            if constexpr (requires { Game::questions(); })
                for (const LineQuestion<Table> &question : Game::questions())
                    rows.push_back({{question.member}, answering(question)});
            rows.push_back({{"command", {"seat", "ruling"}}, submit});
            return rows;
        }();
        return all;
    }

    static auto answering(const LineQuestion<Table> &question)
    {
        return [answer = question.answer](const Table &table, const JsonValue &query, const Beside & /*line*/)
        { return Judged{.answer = answer(table, query)}; };
    }

    static Judged describeView(const Table &table, const JsonValue &query, const Beside & /*line*/)
    {
        return {.answer = "{\"view\": " + Game::toJson(Game::view(table, Game::readSeat(table, query))) + "}"};
    }

    static Judged submit(const Table &table, const JsonValue &query, const Beside &line)
    {
        const typename Game::Command command = Game::readCommand(query);
        const std::optional<JsonValue> given = line.member("seat");
        const typename Game::Seat seat = given ? Game::readSeat(table, *given) : Game::usualSeat();
        Decided<Game> decided = decide<Game>(
            table, seat, command, [&] { return Game::view(table, seat); },
            [&] { return reasonIn(line.member("ruling")); });
        if (decided)
            return happening(query, *std::move(decided));
        if (const Impossible *no = std::get_if<Impossible>(&decided.error()))
            throw faultAt(query, no->member);
        return {.answer = "{\"refused\": " + Game::toJson(std::get<typename Game::Violation>(decided.error())) + "}"};
    }

    static std::optional<std::string> reasonIn(const std::optional<JsonValue> &ruling)
    {
        if (!ruling)
            return std::nullopt;
        if (ruling->type() != JsonType::String)
            throw malformed(*ruling, Fault::NotAString);
        return ruling->text();
    }

    static std::string eventsJson(const std::vector<Written<Event>> &events, bool everybodys)
    {
        std::vector<const std::string *> chosen;
        for (const Written<Event> &one : events)
            if (Game::isEverybodys(one.event) == everybodys)
                chosen.push_back(&one.json);
        return jsonArray(chosen, [](const std::string *json) { return *json; });
    }

    static Judged happening(const JsonValue &command, Decision<Event> decision)
    {
        std::string answer = "{\"events\": " + eventsJson(decision.events, true)
            + ", \"secret\": " + eventsJson(decision.events, false) + "}";
        return {std::move(answer), std::move(decision.events), std::string(command.source()),
            member(command, "type").text(), std::move(decision.ruling)};
    }
};

} // namespace dossier
