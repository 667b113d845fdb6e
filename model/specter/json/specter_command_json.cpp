#include "specter_board_json.h"
#include "specter_json.h"
#include "specter_rare_members.h"

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
