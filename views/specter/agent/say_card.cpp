#include "views/specter/agent/say_card.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/rules/rule_links.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/parts/scrolled_words.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/announcement.h"
#include "views/specter/words/wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// Lines of the reason and of what a card does while a move is drawn, whatever they are.
constexpr int linesOfBoth = 6;
/// Of the reason where no card has anything to say.
constexpr int linesAlone = 4;

/// What is heard of a card has its room before one is chosen: what stands below stays under the pointer.
bool mayUseCard(const specter::View &view)
{
    return std::ranges::any_of(view.sheet->cards,
        [&](specter::Equipment card) { return specter::chargesLeft(view.open.pack, *view.sheet, card) > 0; });
}

} // namespace

SayCard::SayCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_say(newParagraph(Role::Body, this))
    , m_reason(newParagraph(Role::Body, this))
    , m_why(newParagraph(Role::Body, this))
    , m_card(newParagraph(Role::Strong, this))
    , m_below(new ScrolledWords(*m_say, {m_reason, m_why, m_card}, this))
    , m_rules(new RuleLinks(this))
{
    setProperty("role", QStringLiteral("card"));
    m_say->setProperty("role", QStringLiteral("say"));
    auto *column = new QVBoxLayout(this);
    // Four rules stand beside the caption in the narrower column of Italian, too.
    column->setContentsMargins(11, 12, 11, 8);
    column->setSpacing(6);
    auto *top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_caption, 0, Qt::AlignTop);
    column->addLayout(top);
    m_top = top;
    takeRules();
    m_say->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    column->addWidget(m_say);
    column->addWidget(m_below);
    connect(m_rules, &RuleLinks::ruleAsked, this, &SayCard::ruleAsked);
}

void SayCard::takeRules()
{
    m_top->addWidget(m_rules, 1);
}

QWidget *SayCard::rules() const
{
    return m_rules;
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
    m_caption->setText(verdict.foreseen ? tr("Announce")
            : verdict.wantsChoice()     ? tr("Still to choose")
                                        : tr("Against a rule"));
    // Why stands beside the path.
    m_say->setText(verdict.foreseen ? agentwords::headline(draft, verdict) : tr("Nothing to say yet"));
    m_say->show();
    m_why->hide();
    m_reason->setText(verdict.foreseen ? agentwords::reasons(view, draft, *verdict.foreseen) : QString());
    m_reason->show();
    QStringList more;
    for (const specter::Coordinate &objective : specter::inPlay(view.open, *view.agent).turnedOver)
        more << tr("The objective on %1 is turned over.").arg(wording::name(objective));
    if (verdict.foreseen)
        more << agentwords::ofCard(view, draft, *verdict.foreseen);
    else
        more.clear();
    more.removeAll(QString());
    m_card->setText(more.join(u' '));
    m_card->setVisible(!more.isEmpty());
    m_below->show();
    m_below->keepLines(!more.isEmpty() || mayUseCard(view) ? linesOfBoth : linesAlone);
    m_below->wordsChanged();
}

/// Between his turns: what was said last, and after the last one how the game ended.
void SayCard::renderPast(const specter::View &view)
{
    m_card->hide();
    m_reason->hide();
    m_why->show();
    m_say->show();
    if (const std::optional<specter::Outcome> &outcome = view.open.outcome)
    {
        m_caption->setText(tr("The game is over"));
        m_say->setText(wording::sentence(view.open, *outcome));
        return sayBelow({tr("It ended in turn %1.").arg(view.open.clock.turn)});
    }
    const auto agent = view.agent ? view.open.agents.find(*view.agent) : view.open.agents.end();
    const bool any = agent != view.open.agents.end() && !agent->second.turns.empty();
    m_say->setText(any ? lastWords(view.open, *view.agent) : tr("Nothing yet"));
    m_caption->setText(any ? tr("Last announced · turn %1")
                                 .arg(agent->second.firstTurn + static_cast<int>(agent->second.turns.size()) - 1)
                           : tr("Last announced"));
    sayBelow(any ? wording::announced(view.open, *view.agent) : QStringList());
}

/// All of it, with as much room as the reason of a move.
void SayCard::sayBelow(const QStringList &all)
{
    m_why->setText(all.join(u'\n'));
    m_below->setVisible(!all.isEmpty());
    m_below->takeShare(linesOfBoth);
    m_below->wordsChanged();
}

} // namespace dossier
