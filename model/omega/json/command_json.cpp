#include "model/omega/json/forms.h"
#include "model/omega/json/json.h"

namespace dossier
{

template struct JsonAlternatives<omega::Command, omega::Command::Alternatives>;

} // namespace dossier

namespace dossier::omega
{

std::string toJson(const Command &command)
{
    return writeJson(command);
}

tl::expected<Command, Malformed> readCommand(std::string_view text)
{
    return readJson<Command>(text);
}

Command readCommand(const JsonValue &value)
{
    return JsonForm<Command>::read(value);
}

std::string commandShapes()
{
    return jsonShape<Command>();
}

} // namespace dossier::omega
