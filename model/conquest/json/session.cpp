#include "model/conquest/json/session.h"

#include "model/conquest/json/forms.h"
#include "model/conquest/json/json.h"

namespace dossier::conquest
{

Seat Lines::readSeat(const Table & /*table*/, const JsonValue &value)
{
    return JsonForm<Seat>::read(value);
}

Command Lines::readCommand(const JsonValue &value)
{
    return conquest::readCommand(value);
}

View Lines::view(const Table &table, const Seat &seat)
{
    return conquest::view(table, seat);
}

Refusal Lines::notGivenBy(const Table &table, const Seat &seat, const Command &command)
{
    return conquest::notGivenBy(table.open, seat, command);
}

std::optional<std::string> Lines::malformed(const Table &table, const Command &command)
{
    return conquest::malformed(table.open, command);
}

Refusal Lines::refusal(const View &seen, const Command &command)
{
    return conquest::refusal(seen, command);
}

Events Lines::resolve(const Table &table, const Command &command)
{
    return conquest::resolve(table, command);
}

Events Lines::resolveRuling(
    const Table &table, const Command &command, const Violation &against, const std::string &reason)
{
    return conquest::resolveRuling(table, command, against, reason);
}

bool Lines::isEverybodys(const Event &event)
{
    return mayKnow(event, PublicSeat{});
}

std::string Lines::toJson(const Command &command)
{
    return conquest::toJson(command);
}

std::string Lines::toJson(const Event &event)
{
    return conquest::toJson(event);
}

std::string Lines::toJson(const Violation &violation)
{
    return conquest::toJson(violation);
}

std::string Lines::toJson(const View &view)
{
    return conquest::toJson(view);
}

std::string Lines::typeOf(const Command &command)
{
    return visit([](const auto &given) { return std::string(given.type); }, command);
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

} // namespace dossier::conquest
