#include "views/window/rule_view.h"

#include "views/rules/rule_library.h"
#include "views/rules/rule_links.h"

#include <QCoreApplication>
#include <QLabel>

namespace dossier
{

namespace
{

struct RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RuleView)
};

Part selectable(const QString &words, Role role = Role::Body)
{
    return text(words, role).wrapping().with(&Text::isSelectable, true);
}

/// A paragraph for each detail of the rule, its name first.
Part details(const RuleText &rule)
{
    QString all;
    for (const RuleDetail &detail : rule.details)
        all += QStringLiteral("<p><b>%1</b> – %2</p>")
                   .arg(QString::fromStdString(detail.name).toHtmlEscaped(), spoken(detail.text).toHtmlEscaped());
    const auto make = [](QWidget *parent)
    {
        QLabel *label = newParagraph(Role::Body, parent);
        label->setTextFormat(Qt::RichText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return label;
    };
    return embedded(QStringLiteral("details"),
        {make, [all](QWidget *shown, const Theme & /*theme*/) { static_cast<QLabel *>(shown)->setText(all); }, all})
        .when(!rule.details.empty());
}

QString printings(const RuleText &rule)
{
    return rule.printings.size() > 1        ? RuleWords::tr("In both editions")
        : rule.printings.front() == "first" ? RuleWords::tr("First edition only")
                                            : RuleWords::tr("Revised edition only");
}

} // namespace

Part ruleView(const RuleText &rule, const Action<Rule> &open)
{
    const RuleBook *book = bookOf(rule.rule);
    const bool hasExample = rule.example.has_value() && book != nullptr && book->example != nullptr;
    const ExamplePart example = hasExample ? book->example(rule) : ExamplePart{};
    const QString caption = spoken(example.text.caption);
    const QString &verdict = example.text.verdict;
    Parts all{text(spoken(rule.title), Role::Title)
                  .wrapping()
                  .withTip(RuleWords::tr("Rule %1", "an id").arg(ruleName(rule.rule))),
        text(printings(rule), Role::Small).wrapping().when(book != nullptr && book->hasEditions),
        selectable(spoken(rule.text)), details(rule), selectable(caption, Role::Strong).when(hasExample)};
    if (hasExample)
        all.push_back(
            Part(example.board).named(RuleWords::tr("Example")).withTip(QStringLiteral("%1 %2").arg(caption, verdict)));
    all.push_back(selectable(verdict).when(!verdict.isEmpty()));
    all.push_back(text(RuleWords::tr("Read on"), Role::Caption));
    all.push_back(allRuleLinks(rule.see, open));
    all.push_back(stretch());
    return column(std::move(all))
        .spaced(10, {24, 24, 24, 24})
        .with(&Box::look, QLatin1String("page"))
        .keyed(QStringLiteral("rule"));
}

} // namespace dossier
