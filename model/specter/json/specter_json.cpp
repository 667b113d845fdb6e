#include "specter_json.h"

#include "specter_board_json.h"
#include "specter_rare_members.h"

namespace dossier::specter
{

std::string toJson(const Event &event)
{
    return writeJson(event);
}

tl::expected<Event, Malformed> readEvent(std::string_view text)
{
    return readJson<Event>(text);
}

std::string eventShapes()
{
    return jsonShape<Event>();
}

} // namespace dossier::specter
