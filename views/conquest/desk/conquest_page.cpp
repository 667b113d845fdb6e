#include "views/conquest/desk/conquest_page.h"

#include "views/board/board_drawer.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/ask_buttons.h"
#include "views/conquest/desk/ask_form.h"
#include "views/conquest/desk/battle_panel.h"
#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/conquest_header.h"
#include "views/conquest/desk/hand_panel.h"
#include "views/conquest/desk/humans_card.h"
#include "views/conquest/desk/player_card.h"
#include "views/conquest/desk/tokens_panel.h"
#include "views/conquest/words/lines.h"
#include "views/conquest/words/refusal_wording.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/side_column.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

constexpr int peopleCharacters = 28;
constexpr int dueCharacters = 36;

} // namespace

ConquestPage::ConquestPage(QWidget *parent)
    : ConquestPage(new HexBoard, parent)
{
}

ConquestPage::ConquestPage(HexBoard *board, QWidget *parent)
    : TablePage(board, conquestJournalLists(), wording::conquestReasonWords(), parent)
    , m_board(board)
    , m_header(new ConquestHeader(this))
    , m_people(new QWidget(this))
    , m_peopleColumn(newColumn(m_people, 8))
    , m_peopleCards(new QWidget(m_people))
    , m_humans(new HumansCard(m_peopleCards))
    , m_side(new QWidget(this))
    , m_sideColumn(newColumn(m_side, 8))
    , m_sideCards(new QWidget(m_side))
    , m_tokens(new TokensPanel(m_sideCards))
    , m_battle(new BattlePanel(m_sideCards))
    , m_form(new AskForm(m_sideCards))
    , m_offers(new AskButtons(m_sideCards))
    , m_handPanel(new HandPanel(m_sideCards))
    , m_said(newFrame("card", m_sideCards))
    , m_saidText(newParagraph(Role::Body, m_said))
    , m_apply(newButton("offer", {}, m_said))
    , m_hint(newParagraph(Role::Dim, m_sideCards))
    , m_byName(newButton("offer", {}, m_sideCards))
    , m_correct(newButton("offer", {}, m_sideCards))
    , m_cardForm(new CardForm(this))
{
    fill();
    listen();
    listenToPanels();
    listenToBoard();
}

void ConquestPage::fill()
{
    m_drawer->add(m_cardForm);
    QVBoxLayout *people = newColumn(m_peopleCards, 0);
    people->addWidget(m_humans);
    m_peopleColumn->addWidget(m_peopleCards);
    m_peopleColumn->addStretch();
    QVBoxLayout *said = newColumn(m_said, 12, 4);
    said->addWidget(m_saidText);
    said->addWidget(m_apply, 0, Qt::AlignLeft);
    auto *anytime = new QHBoxLayout;
    anytime->setSpacing(6);
    anytime->addWidget(m_byName);
    anytime->addWidget(m_correct);
    anytime->addStretch();
    QVBoxLayout *cards = newColumn(m_sideCards, 0);
    cards->addWidget(m_hint);
    for (QWidget *card : std::initializer_list<QWidget *>{m_battle, m_tokens, m_form, m_offers, m_said, m_handPanel})
        cards->addWidget(card);
    cards->addLayout(anytime);
    m_sideColumn->addWidget(m_sideCards);
    m_sideColumn->addStretch();
    auto *left = new SideColumn(m_people, peopleCharacters, this);
    left->keepWidth();
    auto *right = new SideColumn(m_side, dueCharacters, this);
    right->keepWidth();
    layOut(m_header, left, nullptr, right);
    m_said->hide();
}

void ConquestPage::listen()
{
    connect(m_header, &ConquestHeader::primaryPressed, this, &ConquestPage::pressPrimary);
    connect(m_header, &ConquestHeader::backAsked, this, &ConquestPage::leaveAsked);
    connect(m_header, &ConquestHeader::markerAsked, this,
        [this](int marker)
        {
            if (m_view && !m_past)
                give(askingConquest(conquest::Correct{conquest::MarkerMoved{marker - m_view->open.resistance.marker}}));
        });
}

void ConquestPage::listenToPanels()
{
    connect(m_tokens, &TokensPanel::secretAsked, this, [this] { emit tokensAsked(false); });
    connect(m_tokens, &TokensPanel::keysAsked, this, [this] { emit tokensAsked(true); });
    connect(m_tokens, &TokensPanel::commandGiven, this, &ConquestPage::give);
    connect(m_battle, &BattlePanel::changeAsked, this,
        [this]
        {
            const bool lies = m_view && m_view->open.battle && m_view->open.battle->stage == conquest::Stage::Change;
            m_cardForm->begin(lies ? CardForm::Kind::Dice : CardForm::Kind::Ability, {},
                conquest::Effect(conquest::BonusChanged{conquest::Side::Attacker, 1}));
        });
    connect(m_battle, &BattlePanel::ruleAsked, this, &ConquestPage::ruleAsked);
    connect(m_form, &AskForm::commandGiven, this, &ConquestPage::give);
    connect(m_form, &AskForm::drawAsked, this, &ConquestPage::draw);
    connect(m_form, &AskForm::entered, this,
        [this]
        {
            refreshBoard();
            renderPrimary();
        });
    connect(m_offers, &AskButtons::commandGiven, this, &ConquestPage::give);
    connect(m_handPanel, &HandPanel::commandGiven, this, &ConquestPage::give);
    connect(m_handPanel, &HandPanel::playAsked, this,
        [this](const std::string &card) { m_cardForm->begin(CardForm::Kind::Event, card, {}, m_handPanel->whose()); });
    connect(m_handPanel, &HandPanel::coverAsked, this,
        [this]
        {
            m_hand.reset();
            refresh();
            emit coverAsked();
        });
    connect(m_apply, &QPushButton::clicked, this,
        [this]
        {
            const std::optional<ConquestAsk> ask = asked();
            if (const auto *event = ask ? ask->as<conquest::PlayEvent>() : nullptr)
                m_cardForm->begin(CardForm::Kind::Event, event->card, {}, event->player);
            else
                m_cardForm->begin(CardForm::Kind::Text, m_saidCard);
        });
    connect(m_byName, &QPushButton::clicked, this, [this] { m_cardForm->begin(CardForm::Kind::Event); });
    connect(m_correct, &QPushButton::clicked, this, [this] { m_cardForm->begin(CardForm::Kind::Correction); });
    connect(m_cardForm, &CardForm::commandGiven, this, &ConquestPage::give);
}

void ConquestPage::drawBy(Chance chance)
{
    m_chance = std::move(chance);
}

void ConquestPage::foreseeBy(Foresight foresight)
{
    m_foresight = std::move(foresight);
}

void ConquestPage::forget()
{
    m_view.reset();
    m_now.reset();
    m_alien.reset();
    m_place.reset();
    m_hand.reset();
    m_plan.clear();
    m_arrows.clear();
    m_saidCard.clear();
    m_cardForm->dismiss();
}

void ConquestPage::setTheme(const Theme &theme)
{
    TablePage::setTheme(theme);
    m_header->setTheme(theme);
    m_battle->setTheme(theme);
    for (PlayerCard *card : m_cards)
        card->setTheme(theme);
}

std::set<DeskAction> ConquestPage::possible() const
{
    if (!m_view)
        return {};
    std::set<DeskAction> possible = usuallyPossible(m_header->canGoOn());
    if (!m_past)
        possible.insert({DeskAction::Correct, DeskAction::SomethingElse});
    return possible;
}

void ConquestPage::perform(DeskAction action)
{
    if (action == DeskAction::Correct)
        m_cardForm->begin(CardForm::Kind::Correction);
    else if (action == DeskAction::SomethingElse)
        m_cardForm->begin(CardForm::Kind::Event);
    else
        performUsual(action, *m_header->primary());
}

void ConquestPage::explain(const conquest::Violation &why, const ConquestAsk &ask)
{
    m_stopped = true;
    if (!m_view)
        return;
    Objection objection = wording::objectionOf(m_view, why);
    objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
    m_reason->explain(std::move(objection));
}

void ConquestPage::explainImpossible()
{
    m_stopped = true;
    TablePage::explainImpossible();
}

bool ConquestPage::closeForm()
{
    if (m_cardForm->isHidden())
        return false;
    m_cardForm->dismiss();
    m_board->setFocus(Qt::OtherFocusReason);
    return true;
}

bool ConquestPage::typeSpace(const QString &letter)
{
    return m_board->typeSpace(letter);
}

void ConquestPage::letGo()
{
    m_alien.reset();
    m_place.reset();
    m_plan.clear();
    m_arrows.clear();
    refresh();
}

/// Digits are the faces of the dice that are due, wherever no field has the keyboard.
void ConquestPage::keyPressEvent(QKeyEvent *event)
{
    const int face = event->key() - Qt::Key_0;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool acts = m_view && !m_past && plain && !m_form->isHidden();
    if (acts && face >= 1 && face <= 6)
        m_form->enterFace(face);
    else if (acts && event->key() == Qt::Key_Backspace)
        m_form->removeFace();
    else
        TablePage::keyPressEvent(event);
}

void ConquestPage::showAgain()
{
    if (m_view)
        m_past ? renderPast(SeenConquest(m_view)) : render(SeenConquest(m_view));
}

/// In a narrow window the players stand under what is due.
void ConquestPage::setNarrow(bool narrow)
{
    if (narrow)
        m_peopleColumn->insertWidget(0, m_sideCards);
    else
        m_sideColumn->insertWidget(0, m_sideCards);
}

} // namespace dossier
