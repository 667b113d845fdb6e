#include "model/omega/json/session.h"

namespace dossier::omega
{

Seat Lines::readSeat(const Table &table, const JsonValue &value)
{
    return omega::readSeat(table.open, value);
}

Seat readSeat(const PublicTable &table, const JsonValue &value)
{
    constexpr int maxSeats = 5;
    if (value.type() == JsonType::Integer)
        return CommandoSeat{integer(value, 1, maxSeats)};
    for (const auto &[role, commando] : table.commandos)
        if (value.isWord(words(role).at(static_cast<std::size_t>(role))))
            return CommandoSeat{commando.seat};
    if (value.isWord("overseer"))
        return OverseerSeat{};
    if (value.isWord("public"))
        return PublicSeat{};
    throw dossier::malformed(value, Fault::UnknownWord);
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

std::string Session::answer(std::string_view line)
{
    Judged judged = judge(m_table, line);
    for (const Written<Event> &happened : judged.events)
        omega::apply(m_table, happened.event);
    return std::move(judged.answer);
}

} // namespace dossier::omega
