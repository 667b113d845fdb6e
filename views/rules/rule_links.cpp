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

/// A rule without a text has no title.
QString linkText(Rule rule)
{
    const QString title = ruleTitle(rule);
    return title.isEmpty() ? ruleName(rule) : title;
}

Part link(Rule rule, const Action<Rule> &open)
{
    return button(linkText(rule), "link", [open, rule] { open.run(rule); })
        .withTip(LinkWords::tr("Open the rule: %1", "a rule's id").arg(ruleName(rule)));
}

Part inOneRow(Parts links)
{
    return flow(std::move(links)).spaced(2).keyed(QStringLiteral("rules")).named(LinkWords::tr("Rules"));
}

} // namespace

Part ruleLinks(const std::vector<Rule> &rules, const Action<Rule> &open)
{
    Parts links;
    std::vector<MenuItem> others;
    QStringList titles;
    for (const Rule rule : rules)
        if (rule == Rule())
            continue;
        else if (links.empty())
            links.push_back(link(rule, open));
        else
        {
            titles << linkText(rule);
            others.push_back({linkText(rule), ruleName(rule), [open, rule] { open.run(rule); }});
        }
    const auto count = static_cast<int>(others.size());
    if (count > 0)
        links.push_back(menuButton(LinkWords::tr("+%n rule(s)", nullptr, count), "link", std::move(others))
                .withTip(LinkWords::tr("Open: %1", "rules").arg(titles.join(QStringLiteral(", ")))));
    return inOneRow(std::move(links));
}

Part allRuleLinks(const std::vector<Rule> &rules, const Action<Rule> &open)
{
    Parts links;
    for (const Rule rule : rules)
        links.push_back(link(rule, open));
    return inOneRow(std::move(links));
}

} // namespace dossier
