#include "model/json/localized_text.h"

namespace dossier
{

std::string readText(const JsonValue &value)
{
    if (value.type() != JsonType::String)
        throw malformed(value, Fault::NotAString);
    return value.text();
}

LocalizedText readLocalizedText(const JsonValue &value)
{
    return {readText(member(value, "it")), readText(member(value, "en"))};
}

} // namespace dossier
