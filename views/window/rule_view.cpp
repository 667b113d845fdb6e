#include "views/window/rule_view.h"

#include "views/kit/labels.h"
#include "views/rules/rule_library.h"
#include "views/rules/rule_links.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// Makes a paragraph for each detail of the rule, its name first; empty when the rule has none.
QString detailsOf(const RuleText &rule)
{
    QString all;
    for (const RuleDetail &detail : rule.details)
        all += QStringLiteral("<p><b>%1</b> – %2</p>")
                   .arg(QString::fromStdString(detail.name).toHtmlEscaped(), spoken(detail.text).toHtmlEscaped());
    return all;
}

} // namespace

RuleView::RuleView(QWidget *parent)
    : QWidget(parent)
    , m_id(newLabel(Role::Caption, this))
    , m_title(newParagraph(Role::Title, this))
    , m_printings(newParagraph(Role::Small, this))
    , m_text(newParagraph(Role::Body, this))
    , m_details(newParagraph(Role::Body, this))
    , m_column(new QVBoxLayout(this))
    , m_theme(themeFor(ThemeChoice::Dark))
    , m_caption(newParagraph(Role::Strong, this))
    , m_verdict(newParagraph(Role::Body, this))
    , m_see(newLabel(Role::Caption, this))
    , m_further(new RuleLinks(this))
{
    if (!ruleLibrary().empty())
        m_rule = ruleLibrary().front().rule;
    setProperty("role", QStringLiteral("page"));
    m_column->setContentsMargins(24, 24, 24, 24);
    m_column->setSpacing(10);
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_id, m_title, m_printings, m_text, m_details, m_caption, m_verdict, m_see, m_further})
        m_column->addWidget(part);
    m_column->addStretch();
    m_details->setTextFormat(Qt::RichText);
    for (QLabel *text : {m_text, m_details, m_caption, m_verdict})
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_further, &RuleLinks::ruleRequested, this, &RuleView::ruleRequested);
    retranslate();
}

void RuleView::render(Rule rule)
{
    m_rule = rule;
    retranslate();
}

void RuleView::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (const auto &[book, example] : m_examples)
        example->setTheme(theme);
}

void RuleView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RuleView::retranslate()
{
    m_see->setText(tr("Read on"));
    const RuleText *rule = textOf(m_rule);
    if (rule == nullptr)
        return;
    m_id->setText(ruleName(rule->rule));
    m_title->setText(spoken(rule->title));
    const RuleBook *book = bookOf(rule->rule);
    m_printings->setVisible(book != nullptr && book->hasEditions);
    if (rule->printings.size() > 1)
        m_printings->setText(tr("In both editions"));
    else
        m_printings->setText(
            rule->printings.front() == "first" ? tr("First edition only") : tr("Revised edition only"));
    m_text->setText(spoken(rule->text));
    m_details->setText(detailsOf(*rule));
    m_details->setVisible(!rule->details.empty());
    m_further->setRules(rule->see);
    showExample(*rule);
}

/// The board of the rule's game, made when the first of its examples is shown; null for a rule without.
ExampleView *RuleView::exampleOf(const RuleText &rule)
{
    const RuleBook *book = bookOf(rule.rule);
    if (!rule.example.has_value() || book == nullptr || book->makeExample == nullptr)
        return nullptr;
    ExampleView *&example = m_examples[book];
    if (example == nullptr)
    {
        example = book->makeExample(this);
        example->setTheme(m_theme);
        m_column->insertWidget(m_column->indexOf(m_caption) + 1, example->widget());
    }
    return example;
}

void RuleView::showExample(const RuleText &rule)
{
    ExampleView *shown = exampleOf(rule);
    for (const auto &[book, example] : m_examples)
        example->widget()->setVisible(example == shown);
    const ExampleText told = shown != nullptr ? shown->show(rule) : ExampleText();
    m_caption->setText(spoken(told.caption));
    m_caption->setVisible(shown != nullptr);
    m_verdict->setText(told.verdict);
    m_verdict->setVisible(!told.verdict.isEmpty());
    if (shown == nullptr)
        return;
    shown->widget()->setAccessibleName(tr("Example"));
    shown->widget()->setAccessibleDescription(m_caption->text() + QLatin1Char(' ') + told.verdict);
}

} // namespace dossier
