#include "model/omega/json/json.h"

#include "model/omega/json/forms.h"

namespace dossier::omega
{

std::string toJson(const Command &command)
{
    return writeJson(command);
}

std::string toJson(const Event &event)
{
    return writeJson(event);
}

tl::expected<Command, Malformed> readCommand(std::string_view text)
{
    return readJson<Command>(text);
}

Command readCommand(const JsonValue &value)
{
    return JsonForm<Command>::read(value);
}

tl::expected<Event, Malformed> readEvent(std::string_view text)
{
    return readJson<Event>(text);
}

std::string commandShapes()
{
    return jsonShape<Command>();
}

std::string eventShapes()
{
    return jsonShape<Event>();
}

} // namespace dossier::omega
