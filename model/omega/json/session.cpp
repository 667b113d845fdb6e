#include "model/omega/json/session.h"

#include "model/omega/json/json.h"
#include "model/omega/seen/giving.h"

namespace dossier::omega
{

Seat Lines::readSeat(const Table &table, const JsonValue &value)
{
    return omega::readSeat(table.open, value);
}

Command Lines::readCommand(const JsonValue &value)
{
    return omega::readCommand(value);
}

View Lines::view(const Table &table, const Seat &seat)
{
    return omega::view(table, seat);
}

Refusal Lines::notGivenBy(const Table & /*table*/, const Seat &seat, const Command &command)
{
    return omega::notGivenBy(seat, command);
}

std::optional<std::string> Lines::malformed(const Table &table, const Command &command)
{
    return omega::malformed(table.open, command);
}

Refusal Lines::refusal(const View &seen, const Command &command)
{
    return omega::refusal(seen, command);
}

Events Lines::resolve(const Table &table, const Command &command)
{
    return omega::resolve(table, command);
}

Events Lines::resolveRuling(
    const Table &table, const Command &command, const Violation &against, const std::string &reason)
{
    return omega::resolveRuling(table, command, against, reason);
}

bool Lines::isEverybodys(const Event &event)
{
    return mayKnow(event, PublicSeat{});
}

std::string Lines::toJson(const Command &command)
{
    return omega::toJson(command);
}

std::string Lines::toJson(const Event &event)
{
    return omega::toJson(event);
}

std::string Lines::toJson(const Violation &violation)
{
    return omega::toJson(violation);
}

std::string Lines::toJson(const View &view)
{
    return omega::toJson(view);
}

std::string Lines::typeOf(const Command &command)
{
    return visit([](const auto &given) { return std::string(given.type); }, command);
}

Seat readSeat(const PublicTable &table, const JsonValue &value)
{
    constexpr int mostSeats = 5;
    if (value.type() == JsonType::Integer)
        return CommandoSeat{integer(value, 1, mostSeats)};
    for (const auto &[role, commando] : table.commandos)
        if (value.isWord(words(role).at(static_cast<std::size_t>(role))))
            return CommandoSeat{commando.seat};
    if (value.isWord("overseer"))
        return OverseerSeat{};
    if (value.isWord("public"))
        return PublicSeat{};
    throw dossier::malformed(value, Fault::UnknownWord);
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

std::string Session::answer(std::string_view line)
{
    Judged judged = judge(m_table, line);
    for (const Written<Event> &happened : judged.events)
        omega::apply(m_table, happened.event);
    return std::move(judged.answer);
}

} // namespace dossier::omega
