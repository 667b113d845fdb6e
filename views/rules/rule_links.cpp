#include "views/rules/rule_links.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/part.h"
#include "views/kit/plain_text.h"
#include "views/kit/tab_order.h"
#include "views/rules/rule_library.h"

#include <QEvent>
#include <QPushButton>

namespace dossier
{

RuleLinks::RuleLinks(QWidget *parent)
    : QWidget(parent)
{
    new FlowLayout(this, 2);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

void RuleLinks::setRules(const std::vector<Rule> &rules)
{
    if (rules == m_rules)
        return;
    m_rules = rules;
    // Buttons are reused, so that the focus keeps its place.
    while (m_buttons.size() > static_cast<qsizetype>(rules.size()))
    {
        QPushButton *last = m_buttons.takeLast();
        last->hide();
        last->deleteLater();
    }
    while (m_buttons.size() < static_cast<qsizetype>(rules.size()))
    {
        auto *button = new QPushButton(this);
        button->setProperty("role", QStringLiteral("link"));
        button->setAutoDefault(false);
        const auto index = static_cast<std::size_t>(m_buttons.size());
        connect(button, &QPushButton::clicked, this, [this, index] { emit ruleRequested(m_rules.at(index)); });
        layout()->addWidget(button);
        tabInto(this, m_buttons.isEmpty() ? nullptr : m_buttons.back(), button);
        m_buttons << button;
        button->show();
    }
    retranslate();
}

void RuleLinks::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RuleLinks::retranslate()
{
    setAccessibleName(tr("Rules"));
    for (qsizetype i = 0; i < m_buttons.size(); ++i)
    {
        const Rule rule = m_rules[static_cast<std::size_t>(i)];
        const QString title = ruleTitle(rule);
        m_buttons[i]->setText(ruleName(rule));
        m_buttons[i]->setToolTip(title);
        m_buttons[i]->setAccessibleName(tr("%1: %2", "a rule's id and title").arg(ruleName(rule), title));
        m_buttons[i]->setAccessibleDescription(tr("Open this rule"));
    }
}

Part ruleLinks(const std::vector<Rule> &rules, const Action<Rule> &open)
{
    const auto make = [open](QWidget *parent)
    {
        auto *links = new RuleLinks(parent);
        QObject::connect(links, &RuleLinks::ruleRequested, links, open.run);
        return links;
    };
    QStringList ids;
    for (const Rule rule : rules)
        ids << ruleName(rule);
    return embedded(QStringLiteral("rules"),
        {make, [rules](QWidget *shown, const Theme & /*theme*/) { static_cast<RuleLinks *>(shown)->setRules(rules); },
            ids})
        .named(RuleLinks::tr("Rules"));
}

} // namespace dossier
