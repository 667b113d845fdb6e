#include "model/conquest/json/forms.h"
#include "model/conquest/json/json.h"
#include "model/json/reason_json.h"

namespace dossier::conquest
{

std::string toJson(const Violation &violation)
{
    return violationJson(violation);
}

} // namespace dossier::conquest
