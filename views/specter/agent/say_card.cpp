#include "views/specter/agent/say_card.h"

#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/rules/rule_links.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/wording.h"

#include <QLabel>
#include <QVBoxLayout>

namespace dossier
{

SayCard::SayCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newParagraph(Role::Caption, this))
    , m_say(newParagraph(Role::Body, this))
    , m_why(newParagraph(Role::Body, this))
    , m_card(newParagraph(Role::Strong, this))
    , m_rules(new RuleLinks(this))
{
    setProperty("role", QStringLiteral("card"));
    m_say->setProperty("role", QStringLiteral("say"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 8);
    column->setSpacing(6);
    for (QWidget *part : std::initializer_list<QWidget *>{m_caption, m_say, m_why, m_card, m_rules})
        column->addWidget(part);
    connect(m_rules, &RuleLinks::ruleAsked, this, &SayCard::ruleAsked);
}

void SayCard::render(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict)
{
    const bool moving = isOnMove(view);
    setToneWord(this, moving && verdict.foreseen ? "say" : "");
    m_rules->setRules(moving ? verdict.rules : std::vector<Rule>{});
    m_rules->setVisible(moving);
    if (!moving)
    {
        renderPast(view);
        return;
    }
    m_caption->setText(verdict.foreseen ? tr("Say to the table")
            : verdict.wantsChoice()     ? tr("To be chosen first")
                                        : tr("Against a rule"));
    m_say->setText(agentwords::headline(draft, verdict));
    m_say->setVisible(verdict.foreseen.has_value());
    m_why->setText(verdict.foreseen ? agentwords::reasons(view, draft, *verdict.foreseen)
                                    : wording::sentence(view.open, *verdict.refusal));
    const QString card = verdict.foreseen ? agentwords::ofCard(view, draft, *verdict.foreseen) : QString();
    m_card->setText(card);
    m_card->setVisible(!card.isEmpty());
    m_why->show();
}

/// Between his turns: what was said last.
void SayCard::renderPast(const specter::View &view)
{
    m_caption->setText(tr("Said last"));
    m_card->hide();
    m_say->show();
    const auto agent = view.agent ? view.open.agents.find(*view.agent) : view.open.agents.end();
    const bool any = agent != view.open.agents.end() && !agent->second.turns.empty();
    const specter::Shown shown = any ? agent->second.turns.back().shown.value_or(specter::Shown{}) : specter::Shown{};
    m_say->setText(any ? agentwords::headline(shown) : tr("Nothing yet"));
    m_why->setText(any
            ? tr("In turn %1.").arg(agent->second.firstTurn + static_cast<int>(agent->second.turns.size()) - 1)
            : QString());
    m_why->setVisible(any);
}

} // namespace dossier
