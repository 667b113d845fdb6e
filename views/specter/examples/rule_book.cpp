#include "views/specter/examples/rule_book.h"

#include "model/specter/examples/rule_source.h"
#include "views/specter/examples/street_example_scene.h"

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
    };
}

} // namespace dossier
