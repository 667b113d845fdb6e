#include "views/specter/agent/say_card.h"

#include "model/specter/seen/numbers.h"
#include "views/board/read_out.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/rules/rule_links.h"
#include "views/specter/parts/read_by_keys.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/announcement.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// Lines of the reason while a move is drawn, whatever it is.
constexpr int reasonLines = 3;
/// And of what a card does.
constexpr int cardLines = 3;
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
    , m_reason(new ReadOut(this, reasonLines))
    , m_why(newParagraph(Role::Body, this))
    , m_card(new ReadOut(this, cardLines))
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
    m_reason->setProperty("role", QStringLiteral("body"));
    m_card->setProperty("role", QStringLiteral("strong"));
    for (ReadOut *part : {m_reason, m_card})
        readByKeysToo(*part);
    for (QLabel *part : std::initializer_list<QLabel *>{m_say, m_reason, m_why, m_card})
    {
        part->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        column->addWidget(part);
    }
    connect(m_rules, &RuleLinks::ruleAsked, this, &SayCard::ruleAsked);
    measureWithLetters(*m_say, *m_why);
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
    m_say->setText(verdict.foreseen ? agentwords::headline(draft, verdict) : QStringLiteral("…"));
    m_say->show();
    m_why->hide();
    m_past = false;
    m_reason->say(verdict.foreseen ? agentwords::reasons(view, draft, *verdict.foreseen)
                                   : wording::sentence(view.open, *verdict.refusal));
    m_reason->show();
    QStringList more;
    for (const specter::Coordinate &objective : specter::inPlay(view.open, *view.agent).turnedOver)
        more << tr("The objective on %1 is turned over.").arg(wording::name(objective));
    if (verdict.foreseen)
        more << agentwords::ofCard(view, draft, *verdict.foreseen);
    else
        more.clear();
    more.removeAll(QString());
    m_card->say(more.join(u' '));
    m_card->setVisible(!more.isEmpty() || mayUseCard(view));
    shareLines();
}

/// What is said of a card leaves the lines that it does not need to the reason: both together are as high as ever.
void SayCard::shareLines()
{
    if (m_card->isHidden())
        return m_reason->setLines(linesAlone);
    const int all = reasonLines + cardLines;
    const int needed = std::min(m_card->linesNeeded(), cardLines);
    const int reason = std::clamp(m_reason->linesNeeded(), reasonLines, all - needed);
    m_reason->setLines(reason);
    m_card->setLines(all - reason);
}

void SayCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    shareLines();
}

void SayCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    // The two have their letters only after this.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &SayCard::shareLines, Qt::QueuedConnection);
}

void SayCard::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    if (m_past)
        sayBelowAgain(*m_say, *m_why);
}

/// Between his turns: what was said last, and after the last one how the game ended.
void SayCard::renderPast(const specter::View &view)
{
    m_past = false;
    m_card->hide();
    m_reason->hide();
    m_why->setToolTip({});
    m_say->show();
    if (const std::optional<specter::Outcome> &outcome = view.open.outcome)
    {
        m_caption->setText(tr("The game is over"));
        m_say->setText(wording::sentence(*outcome));
        sayBelow(*m_say, *m_why, {tr("It ended in turn %1.").arg(view.open.clock.turn)});
        m_why->show();
        return;
    }
    m_past = true;
    const auto agent = view.agent ? view.open.agents.find(*view.agent) : view.open.agents.end();
    const bool any = agent != view.open.agents.end() && !agent->second.turns.empty();
    m_say->setText(any ? lastWords(view.open, *view.agent) : tr("Nothing yet"));
    m_caption->setText(any ? tr("Last announced · turn %1")
                                 .arg(agent->second.firstTurn + static_cast<int>(agent->second.turns.size()) - 1)
                           : tr("Last announced"));
    sayBelow(*m_say, *m_why, any ? wording::announced(view.open, *view.agent) : QStringList());
    m_why->setVisible(any);
}

} // namespace dossier
