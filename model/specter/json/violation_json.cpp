#include "model/json/reason_json.h"
#include "model/specter/json/board_json.h"
#include "model/specter/json/json.h"

namespace dossier::specter
{

std::string toJson(const Violation &violation)
{
    return violationJson(violation);
}

} // namespace dossier::specter
