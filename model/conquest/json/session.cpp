#include "model/conquest/json/session.h"

#include "model/conquest/json/forms.h"

namespace dossier::conquest
{

Seat Lines::readSeat(const Table & /*table*/, const JsonValue &value)
{
    return JsonForm<Seat>::read(value);
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

} // namespace dossier::conquest
