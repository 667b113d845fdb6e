#include "model/omega/json/forms.h"
#include "model/omega/json/json.h"

namespace dossier
{

template struct JsonAlternatives<omega::Event, omega::Event::Alternatives>;

} // namespace dossier

namespace dossier::omega
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

} // namespace dossier::omega
