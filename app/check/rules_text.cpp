#include "app/check/rules_text.h"

#include "model/json/json_writer.h"

namespace dossier
{

std::string rulesText(std::span<const Rule> rules)
{
    return jsonArray(rules, [](Rule rule) { return jsonWord(id(rule)); });
}

} // namespace dossier
