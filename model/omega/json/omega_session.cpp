#include "omega_session.h"

#include "json_reader.h"
#include "json_writer.h"
#include "omega_json.h"
#include "utf8.h"

#include <array>

namespace dossier::omega
{

namespace
{

constexpr int mostSeats = 5;

/// A seat by its name or number, or by the role of a commando that it plays.
Seat readSeat(const PublicTable &table, const JsonValue &value)
{
    if (value.type() == JsonType::Integer)
        return CommandoSeat{integer(value, 1, mostSeats)};
    for (const auto &[role, commando] : table.commandos)
        if (value.isWord(words(role).at(static_cast<std::size_t>(role))))
            return CommandoSeat{commando.seat};
    if (value.isWord("overseer"))
        return OverseerSeat{};
    if (value.isWord("public"))
        return PublicSeat{};
    throw malformed(value, Fault::UnknownWord);
}

/// The fault of a member that names what the table does not have, by the look of what stands there.
Malformed faultAt(const JsonValue &command, const std::string &path)
{
    std::optional<JsonValue> value = command;
    std::size_t begin = 1;
    while (value && begin <= path.size() && !path.empty())
    {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        const std::string name = path.substr(begin, end - begin);
        if (value->type() == JsonType::Array && !name.empty() && name.front() >= '0' && name.front() <= '9')
        {
            const std::vector<JsonValue> elements = value->elements();
            const std::size_t index = static_cast<std::size_t>(std::stoul(name));
            value = index < elements.size() ? std::optional(elements[index]) : std::nullopt;
        }
        else
            value = value->type() == JsonType::Object ? value->member(name) : std::nullopt;
        begin = end + 1;
    }
    const JsonType type = value ? value->type() : JsonType::Null;
    const Fault fault = type == JsonType::Integer ? Fault::OutOfRange
        : type == JsonType::Array                 ? Fault::NotASpace
                                                  : Fault::UnknownWord;
    return {command.pointer() + path, fault};
}

std::string eventsJson(const Events &events, bool open)
{
    Events chosen;
    for (const Event &event : events)
        if (mayKnow(event, PublicSeat{}) == open)
            chosen.push_back(event);
    return jsonArray(chosen, [](const Event &event) { return toJson(event); });
}

Judged happening(const JsonValue &command, Events events, std::string ruling = {})
{
    std::string answer
        = "{\"events\": " + eventsJson(events, true) + ", \"secret\": " + eventsJson(events, false) + "}";
    return {std::move(answer), std::move(events), std::string(command.source()), member(command, "type").text(),
        std::move(ruling)};
}

Judged submit(const Table &table, const JsonValue &line)
{
    const JsonValue json = member(line, "command");
    const auto command = readCommand(json.source());
    if (!command)
        throw Malformed{json.pointer() + command.error().pointer, command.error().fault};
    if (const std::optional<std::string> fault = malformed(table.open, *command))
        throw faultAt(json, *fault);
    const std::optional<JsonValue> seat = memberIfAny(line, "seat");
    const std::optional<JsonValue> ruling = memberIfAny(line, "ruling");
    const Refusal no = refusal(view(table, seat ? readSeat(table.open, *seat) : Seat(OverseerSeat{})), *command);
    if (!no)
        return happening(json, resolve(table, *command));
    if (!ruling)
        return {.answer = "{\"refused\": " + toJson(*no) + "}"};
    if (ruling->type() != JsonType::String)
        throw malformed(*ruling, Fault::NotAString);
    return happening(json, resolveRuling(table, *command, *no, ruling->text()), ruling->text());
}

Judged judgedLine(const Table &table, const JsonValue &line)
{
    if (const std::optional<JsonValue> seat = memberIfAny(line, "view"))
        return {.answer = "{\"view\": " + toJson(view(table, readSeat(table.open, *seat))) + "}"};
    return submit(table, line);
}

} // namespace

Judged judge(const Table &table, std::string_view line)
{
    const std::optional<JsonText> json = JsonText::parse(line);
    if (!json)
        return {.answer = "{\"malformed\": " + toJson(Malformed{"", Fault::NotJson}) + "}"};
    try
    {
        return judgedLine(table, json->root());
    }
    catch (const Malformed &fault)
    {
        return {.answer = "{\"malformed\": " + toJson(fault) + "}"};
    }
}

std::string Session::answer(std::string_view line)
{
    Judged judged = judge(m_table, line);
    for (const Event &event : judged.events)
        omega::apply(m_table, event);
    return std::move(judged.answer);
}

} // namespace dossier::omega
