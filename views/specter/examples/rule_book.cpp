#include "views/specter/examples/rule_book.h"

#include "model/specter/examples/rule_source.h"
#include "views/specter/examples/street_example_scene.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

ExampleScene exampleScene(const RuleText &rule)
{
    return shownExample(*specter::exampleOf(rule));
}

} // namespace

RuleBook specterRules()
{
    return {
        .source = specter::ruleSource(),
        .files = {QStringLiteral("specter")},
        .makeExample = [](QWidget *parent) -> ExampleView * { return new ExampleBoard(exampleScene, parent); },
        .wordsToSearch
        = [] { return QCoreApplication::translate("dossier::RulesPage", "sensor, vehicle, last seen…"); },
    };
}

} // namespace dossier
