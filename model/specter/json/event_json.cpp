#include "model/specter/json/board_json.h"
#include "model/specter/json/json.h"
#include "model/specter/json/rare_members.h"

namespace dossier
{

template struct JsonAlternatives<specter::Event, specter::Event::Alternatives>;

} // namespace dossier

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
