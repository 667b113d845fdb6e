#include "views/conquest/desk/due_cards.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/ask_form.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/desk/flee_panel.h"
#include "views/conquest/desk/hand_panel.h"
#include "views/conquest/desk/read_card.h"
#include "views/conquest/desk/tokens_panel.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace dossier
{

using namespace conquest;

DueCards::DueCards(QWidget *parent)
    : QWidget(parent)
    , m_hint(newParagraph(Role::Dim, this))
    , m_battle(new BattlePanel(this))
    , m_tokens(new TokensPanel(this))
    , m_form(new AskForm(this))
    , m_offers(new AskButtons(this))
    , m_flee(new FleePanel(this))
    , m_read(new ReadCard(this))
    , m_hand(new HandPanel(HandPanel::Lies::BesideTheBoard, this))
    , m_handOver(new HandPanel(HandPanel::Lies::OverTheBoard, this))
    , m_byName(newButton("offer", {}, this))
    , m_correct(newButton("offer", {}, this))
{
    layOut();
    listen();
    retranslate();
}

void DueCards::layOut()
{
    auto *anytime = new QHBoxLayout;
    anytime->setSpacing(6);
    anytime->addWidget(m_byName);
    anytime->addWidget(m_correct);
    anytime->addStretch();
    QVBoxLayout *column = newColumn(this, 0);
    column->addWidget(m_hint);
    for (QWidget *card : std::initializer_list<QWidget *>{m_battle, m_tokens, m_form, m_offers, m_flee, m_read, m_hand})
        column->addWidget(card);
    // At the foot of the column: what is due above moves nothing here.
    column->addStretch();
    column->addLayout(anytime);
}

void DueCards::listen()
{
    connect(m_tokens, &TokensPanel::secretAsked, this, [this] { emit tokensAsked(false); });
    connect(m_tokens, &TokensPanel::keysAsked, this, [this] { emit tokensAsked(true); });
    connect(m_tokens, &TokensPanel::allGiven, this, &DueCards::allGiven);
    connect(m_tokens, &TokensPanel::laid, this, &DueCards::entered);
    connect(m_battle, &BattlePanel::changeAsked, this,
        [this]
        {
            const auto &battle = m_look.view->open.battle;
            emit cardAsked(battle && battle->stage == Stage::Change ? CardForm::Kind::Dice : CardForm::Kind::Ability,
                {}, Effect(BonusChanged{Side::Attacker, 1}));
        });
    connect(m_battle, &BattlePanel::ruleAsked, this, &DueCards::ruleAsked);
    connect(m_form, &AskForm::commandGiven, this, &DueCards::commandGiven);
    connect(m_form, &AskForm::drawAsked, this, &DueCards::drawAsked);
    connect(m_form, &AskForm::entered, this, &DueCards::entered);
    connect(m_offers, &AskButtons::commandGiven, this, &DueCards::commandGiven);
    connect(m_flee, &FleePanel::commandGiven, this, &DueCards::commandGiven);
    connect(m_read, &ReadCard::effectAsked, this, &DueCards::askWhatTheCardDoes);
    connect(m_read, &ReadCard::doneAsked, this, &DueCards::cardDone);
    for (HandPanel *hand : {m_hand, m_handOver})
    {
        connect(hand, &HandPanel::commandGiven, this, &DueCards::commandGiven);
        connect(hand, &HandPanel::playAsked, this,
            [this, hand](const std::string &card) { emit cardAsked(CardForm::Kind::Event, card, {}, hand->whose()); });
        connect(hand, &HandPanel::coverAsked, this, &DueCards::coverAsked);
    }
    connect(m_byName, &QPushButton::clicked, this, [this] { emit cardAsked(CardForm::Kind::Event); });
    connect(m_correct, &QPushButton::clicked, this, [this] { emit cardAsked(CardForm::Kind::Correction); });
}

void DueCards::render(const TableLook &look, const OpenBeside &open)
{
    m_look = look;
    m_saidCard = open.said;
    const std::optional<ConquestAsk> ask = askedNow(look);
    const bool elsewhere
        = ask && (holds_alternative<ChooseToken>(ask->command()) || isForTheOwner(*look.view, ask->command()));
    m_tokens->render(look.past ? SeenConquest() : look.view);
    m_form->render(look.view, elsewhere ? std::nullopt : ask);
    m_battle->render(look.view, battleInSight(look));
    m_offers->render(offersNow(look, open.hand.has_value()));
    m_flee->render(look);
    const std::optional<Colour> hand = look.past ? std::nullopt : open.hand;
    const bool fights = look.view->open.battle.has_value();
    m_hand->render(look.view, fights ? std::nullopt : hand);
    m_handOver->render(look.view, fights ? hand : std::nullopt);
    renderRead();
    renderHint();
}

/// What is to be played immediately is read before it is.
void DueCards::renderRead()
{
    const std::optional<ConquestAsk> ask = askedNow(m_look);
    const auto *due = ask ? ask->as<PlayEvent>() : nullptr;
    const PublicTable &table = m_look.view->open;
    m_read->render(table,
        m_look.past          ? std::string()
            : due != nullptr ? due->card
                             : m_saidCard,
        due != nullptr || !isCooperative(table), due == nullptr);
}

void DueCards::askWhatTheCardDoes()
{
    const std::optional<ConquestAsk> ask = askedNow(m_look);
    if (const auto *event = ask ? ask->as<PlayEvent>() : nullptr)
        emit cardAsked(CardForm::Kind::Event, event->card, {}, event->player);
    else
        emit cardAsked(CardForm::Kind::Text, m_saidCard);
}

/// A guest sees what a turn is played by; who has no points left sees the button alone.
void DueCards::renderHint()
{
    const PublicTable &table = m_look.view->open;
    const std::optional<Colour> active = table.clock.active;
    const std::optional<ConquestAsk> ask = askedNow(m_look);
    const bool acts
        = active && ask && ask->as<EndAction>() != nullptr && inPlay(table, *active).points.left.value_or(0) > 0;
    m_hint->setVisible(acts || (table.outcome && !m_look.past));
    if (table.outcome)
        m_hint->setText(
            tr("%1. The report can be printed from the File menu; Undo takes the last step back.", "how a game ended")
                .arg(wording::sentence(*table.outcome)));
    else if (acts)
        m_hint->setText(m_look.alien ? tr("Now click a highlighted space. Esc lets the figure stay.")
                                     : tr("Click a space with figures of %1, then a highlighted space; or drag.")
                                           .arg(wording::name(*active)));
}

std::optional<ConquestAsk> DueCards::whole() const
{
    return m_form->isHidden() ? std::nullopt : m_form->whole();
}

bool DueCards::tokensLie() const
{
    return m_tokens->allLie();
}

void DueCards::enterTokens()
{
    m_tokens->reveal();
}

void DueCards::setTheme(const Theme &theme)
{
    m_battle->setTheme(theme);
}

void DueCards::retranslate()
{
    label(m_byName, tr("Card or ability…"), tr("What a card, a text or an ability does, by its name"));
    label(m_correct, tr("Correct…"), tr("Correct a value of the table by hand"));
}

void DueCards::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace dossier
