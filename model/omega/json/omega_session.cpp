#include "omega_session.h"

#include "omega_giving.h"
#include "omega_json.h"

namespace dossier::omega
{

namespace
{

/// The game as the lines know it.
struct Lines
{
    using Table = omega::Table;
    using Event = omega::Event;
    using Command = omega::Command;
    using Seat = omega::Seat;

    static Seat readSeat(const Table &table, const JsonValue &value) { return omega::readSeat(table.open, value); }

    static Seat usualSeat() { return OverseerSeat{}; }

    static auto readCommand(std::string_view text) { return omega::readCommand(text); }

    static auto notGivenBy(const Table & /*table*/, const Seat &seat, const Command &command)
    {
        return omega::notGivenBy(seat, command);
    }

    static auto malformed(const Table &table, const Command &command) { return omega::malformed(table.open, command); }

    static auto refusal(const Table &table, const Seat &seat, const Command &command)
    {
        return omega::refusal(view(table, seat), command);
    }

    static Events resolve(const Table &table, const Command &command) { return omega::resolve(table, command); }

    static Events resolveRuling(
        const Table &table, const Command &command, const Violation &against, const std::string &reason)
    {
        return omega::resolveRuling(table, command, against, reason);
    }

    static bool isEverybodys(const Event &event) { return mayKnow(event, PublicSeat{}); }

    static std::string toJson(const Event &event) { return omega::toJson(event); }

    static std::string toJson(const Violation &violation) { return omega::toJson(violation); }

    static std::string toJson(const Table &table, const Seat &seat) { return omega::toJson(view(table, seat)); }
};

} // namespace

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

Judged judge(const Table &table, std::string_view line)
{
    return LineJudge<Lines>(table).judge(line);
}

std::string Session::answer(std::string_view line)
{
    Judged judged = judge(m_table, line);
    for (const Event &event : judged.events)
        omega::apply(m_table, event);
    return std::move(judged.answer);
}

} // namespace dossier::omega
