#include "views/omega/examples/rule_book.h"

#include "model/omega/content/rule_source.h"
#include "views/omega/examples/example_scene.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

ExampleScene exampleScene(const RuleText &rule)
{
    return shownExample(*omega::exampleOf(rule));
}

} // namespace

RuleBook omegaRules()
{
    return {
        .source = omega::ruleSource(),
        .files = {QStringLiteral("omega-geometry"), QStringLiteral("omega-play")},
        .makeExample = [](QWidget *parent) -> ExampleView * { return new ExampleBoard(exampleScene, parent); },
        .wordsToSearch = [] { return QCoreApplication::translate("dossier::RulesPage", "cover, door, EMI…"); },
    };
}

} // namespace dossier
