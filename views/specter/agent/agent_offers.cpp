#include "views/specter/agent/agent_offers.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/wording.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// SO-MOVE-2: what is left in the box without the cards of other characters.
std::vector<specter::Equipment> cardsForHim(const specter::View &view)
{
    std::vector<specter::Equipment> box = view.cardsLeft;
    std::erase_if(box,
        [&](specter::Equipment kind)
        {
            const specter::EquipmentCard *card = specter::cardOf(view.open.pack, kind);
            return card != nullptr && card->uniqueTo && view.sheet && card->uniqueTo != view.sheet->character;
        });
    return box;
}

bool isHis(const specter::View &view, const specter::Seat &seat)
{
    return view.agent
        && (view.agent == specter::Agent::First ? holds_alternative<specter::AgentSeat>(seat)
                                                : holds_alternative<specter::TraitorSeat>(seat));
}

/// What has a place of its own on the screen.
bool isElsewhere(const specter::Command &command)
{
    return holds_alternative<specter::PlanMove>(command) || holds_alternative<specter::ConfirmMove>(command)
        || holds_alternative<specter::LayOpenSheet>(command);
}

/// What waits for nothing else: it is done before anything that comes after it, or not in this turn.
bool isMeantNow(const specter::Command &command)
{
    return holds_alternative<specter::CompleteObjective>(command)
        || holds_alternative<specter::ForetellObjective>(command);
}

QString tipOf(const specter::Command &command)
{
    if (holds_alternative<specter::CompleteObjective>(command))
        return AgentOffers::tr("Before the move: announced to everybody");
    if (holds_alternative<specter::ForetellObjective>(command))
        return AgentOffers::tr("The Prophet learns that an objective will be turned over next turn");
    if (holds_alternative<specter::RaiseBlade>(command))
        return AgentOffers::tr("Before the attack is rolled");
    return AgentOffers::tr("Done at once");
}

} // namespace

bool offersObjective(const specter::View &view)
{
    return view.open.clock.phase != specter::Phase::SetUp
        && std::ranges::any_of(
            view.due, [&](const specter::Due &due) { return isHis(view, due.seat) && isMeantNow(due.command); });
}

AgentOffers::AgentOffers(QWidget *parent)
    : QFrame(parent)
    , m_offers(new QWidget(this))
    , m_flow(new FlowLayout(m_offers, 8))
    , m_caption(newLabel(Role::Strong, m_offers))
{
    setProperty("role", QStringLiteral("card"));
    setToneWord(this, "say");
    m_flow->addWidget(m_caption);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 12, 8);
    column->addWidget(m_offers);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    m_offers->setSizePolicy(policy);
}

bool AgentOffers::takeFocus()
{
    for (QWidget *part : std::as_const(m_parts))
        if (qobject_cast<QPushButton *>(part) != nullptr)
        {
            focusInSight(*part);
            return true;
        }
    return false;
}

QList<QPushButton *> AgentOffers::bright() const
{
    QList<QPushButton *> all;
    for (QWidget *part : m_parts)
        if (auto *button = qobject_cast<QPushButton *>(part);
            button != nullptr && button->isEnabled() && button->property("tone").toString() == QStringLiteral("due"))
            all << button;
    return all;
}

void AgentOffers::clear()
{
    for (QWidget *part : std::as_const(m_parts))
    {
        m_flow->removeWidget(part);
        layout()->removeWidget(part);
        part->hide();
        part->deleteLater();
    }
    m_parts.clear();
    m_hand.clear();
}

QPushButton *AgentOffers::add(const QString &text, const QString &tip)
{
    auto *button = newButton("offer", {}, m_offers);
    label(button, text, tip);
    m_flow->addWidget(button);
    m_parts << button;
    button->show();
    return button;
}

QLabel *AgentOffers::addText(const QString &text)
{
    QLabel *words = newLabel(Role::Small, m_offers);
    words->setText(text);
    m_flow->addWidget(words);
    m_parts << words;
    words->show();
    return words;
}

void AgentOffers::addReason(const QString &sentence)
{
    QLabel *words = newParagraph(Role::Small, this);
    words->setText(sentence);
    layout()->addWidget(words);
    m_parts << words;
    words->show();
}

void AgentOffers::addDice(const SeenSpecter &view, const specter::SpringAmbush &ambush)
{
    addText(wording::button(*view, ambush));
    for (int face = 1; face <= 6; ++face)
    {
        QPushButton *die = add(QString::number(face), tr("Die result: %1").arg(face));
        die->setAccessibleName(die->toolTip());
        connect(die, &QPushButton::clicked, this,
            [this, ambush, face] { emit commandGiven(askingSpecter(specter::SpringAmbush{ambush.agent, face})); });
    }
}

void AgentOffers::addCharacters(const SeenSpecter &view, specter::Agent agent)
{
    addText(tr("Choose a character"));
    for (const specter::AgentKind kind : view->charactersLeft)
        connect(add(wording::nameOf(view->open, kind), wording::effect(view->open, kind)), &QPushButton::clicked, this,
            [this, agent, kind] { emit commandGiven(askingSpecter(specter::ChooseCharacter{agent, kind})); });
}

void AgentOffers::addHand(const SeenSpecter &view, specter::Agent agent)
{
    const int count = cardsToTake(view->open, agent);
    addText(tr("Take %n card(s)", nullptr, count));
    const std::vector<specter::Equipment> box = cardsForHim(*view);
    for (const specter::Equipment kind : box)
    {
        QPushButton *card = add(wording::nameOf(view->open, kind), wording::effect(view->open, kind));
        card->setCheckable(true);
        m_hand << card;
    }
    QPushButton *take = add(tr("Take these"), tr("Take the chosen cards"));
    for (const QPushButton *card : std::as_const(m_hand))
        connect(card, &QPushButton::toggled, take,
            [this, take, count]
            {
                const auto chosen = std::ranges::count_if(m_hand, &QPushButton::isChecked);
                setToneWord(take, chosen == count ? "due" : "");
            });
    connect(take, &QPushButton::clicked, this,
        [this, box, agent]
        {
            std::vector<specter::Equipment> cards;
            for (qsizetype i = 0; i < m_hand.size(); ++i)
                if (m_hand[i]->isChecked())
                    cards.push_back(box.at(static_cast<std::size_t>(i)));
            emit commandGiven(askingSpecter(specter::TakeCards{agent, cards}));
        });
}

void AgentOffers::addOffer(const SeenSpecter &view, std::size_t due)
{
    const specter::Command &command = view->due[due].command;
    if (const auto *ambush = get_if<specter::SpringAmbush>(&command))
        return addDice(view, *ambush);
    if (const auto *choice = get_if<specter::ChooseCharacter>(&command); choice != nullptr)
        return addCharacters(view, choice->agent);
    if (const auto *hand = get_if<specter::TakeCards>(&command); hand != nullptr)
        return addHand(view, hand->agent);
    QPushButton *button = add(wording::button(*view, command), tipOf(command));
    if (isMeantNow(command))
        setToneWord(button, "due");
    connect(button, &QPushButton::clicked, this, [this, view, due] { emit commandGiven(askingDue(view, due)); });
}

void AgentOffers::render(const SeenSpecter &view)
{
    m_caption->setText(tr("You can now"));
    if (view == m_view)
        return;
    m_view = view;
    clear();
    const bool playing = view->open.clock.phase != specter::Phase::SetUp;
    for (std::size_t due = 0; playing && due < view->due.size(); ++due)
        if (isHis(*view, view->due[due].seat) && !isElsewhere(view->due[due].command))
            addOffer(view, due);
    const bool offers = !m_parts.isEmpty();
    m_offers->setVisible(offers);
    // An objective beside him that cannot be turned over says why.
    for (const QString &no : playing ? agentwords::notCompletedInReach(*view) : QStringList())
        addReason(no);
    setVisible(!m_parts.isEmpty());
}

/// The page is told of the language before its parts, and shows the view that stands here already. Cards that were
/// chosen stay so, and the keyboard stays among the offers.
void AgentOffers::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    const SeenSpecter view = event->type() == QEvent::LanguageChange ? std::exchange(m_view, nullptr) : nullptr;
    if (!view)
        return;
    QList<bool> chosen;
    for (const QPushButton *card : std::as_const(m_hand))
        chosen << card->isChecked();
    const QWidget *focus = QApplication::focusWidget();
    const bool held = focus != nullptr && isAncestorOf(focus);
    render(view);
    for (qsizetype i = 0; i < std::min(chosen.size(), m_hand.size()); ++i)
        m_hand[i]->setChecked(chosen[i]);
    if (held)
        takeFocus();
}

} // namespace dossier
