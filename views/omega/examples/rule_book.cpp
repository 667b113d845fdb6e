#include "views/omega/examples/rule_book.h"

#include "model/omega/content/rule_source.h"
#include "views/omega/examples/example_scene.h"

#include <QCoreApplication>

namespace dossier
{

RuleBook omegaRules()
{
    return {
        .source = omega::ruleSource(),
        .files = {QStringLiteral("omega-geometry"), QStringLiteral("omega-play")},
        .example = [](const RuleText &rule) { return exampleBoard(rule, shownExample(*omega::exampleOf(rule))); },
        .wordsToSearch = [] { return QCoreApplication::translate("dossier::RulesPage", "cover, door, EMI…"); },
    };
}

} // namespace dossier
