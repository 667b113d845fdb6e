#include "model/specter/json/board_json.h"
#include "model/specter/json/json.h"
#include "model/specter/json/rare_members.h"

namespace dossier
{

template struct JsonAlternatives<specter::Command, specter::Command::Alternatives>;

} // namespace dossier

namespace dossier::specter
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

} // namespace dossier::specter
