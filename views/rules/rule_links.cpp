#include "views/rules/rule_links.h"

#include "views/kit/part.h"
#include "views/rules/rule_library.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct LinkWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RuleLinks)
};

} // namespace

Part ruleLinks(const std::vector<Rule> &rules, const Action<Rule> &open)
{
    Parts links;
    for (const Rule rule : rules)
    {
        const QString title = ruleTitle(rule);
        links.push_back(button(ruleName(rule), "link", [open, rule] { open.run(rule); })
                .named(LinkWords::tr("%1: %2", "a rule's id and title").arg(ruleName(rule), title))
                .withTip(title));
    }
    return flow(std::move(links)).spaced(2).keyed(QStringLiteral("rules")).named(LinkWords::tr("Rules"));
}

} // namespace dossier
