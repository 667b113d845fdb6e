#include "views/specter/examples/rule_book.h"

#include "model/specter/examples/rule_source.h"
#include "views/specter/examples/street_example_scene.h"

#include <QCoreApplication>

namespace dossier
{

RuleBook specterRules()
{
    return {
        .source = specter::ruleSource(),
        .files = {QStringLiteral("specter")},
        .example = [](const RuleText &rule) { return exampleBoard(rule, shownExample(*specter::exampleOf(rule))); },
        .wordsToSearch
        = [] { return QCoreApplication::translate("dossier::RulesPage", "sensor, vehicle, last seen…"); },
    };
}

} // namespace dossier
