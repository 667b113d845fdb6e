#include "model/json/reason_json.h"
#include "model/omega/json/forms.h"
#include "model/omega/json/json.h"

namespace dossier::omega
{

std::string toJson(const Violation &violation)
{
    return violationJson(violation);
}

std::string toJson(const Malformed &fault)
{
    return "{\"pointer\": " + writeJson(fault.pointer) + ", \"reason\": " + writeJson(fault.fault) + "}";
}

} // namespace dossier::omega
