#include "views/omega/setup/setup_page.h"

#include "views/board/board_view.h"
#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/kit/side_column.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/parts/session_board.h"
#include "views/omega/setup/doors_card.h"
#include "views/omega/setup/pieces_card.h"
#include "views/omega/setup/recruit_card.h"
#include "views/omega/setup/setup_bar.h"
#include "views/omega/setup/setup_hands.h"
#include "views/omega/setup/stack_list.h"
#include "views/omega/setup/stacks_card.h"
#include "views/omega/words/lines.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

constexpr int peopleCharacters = 34;
constexpr int overseersCharacters = 34;
constexpr int cardGap = 10;

using Cards = std::vector<std::pair<omega::Role, RecruitCard *>>;

/// A card for every commando of the box, made with the page for the tab key's sake.
Cards newCards(QWidget *parent)
{
    using enum omega::Role;
    Cards cards;
    for (const omega::Role role : {TeamLeader, Countermeasures, HeavySupport, Rifleman, Reconnaissance})
        cards.emplace_back(role, new RecruitCard(role, parent));
    return cards;
}

} // namespace

SetupPage::SetupPage(QWidget *parent)
    : GridPage(omegaJournalLists(), wording::omegaReasonWords(), parent)
    , m_hands(new SetupHands(m_board, this))
    , m_header(new PageHeader(this))
    , m_begin(newButton("primary", QStringLiteral("check"), m_header))
    , m_people(new QWidget(this))
    , m_peopleColumn(newColumn(m_people, 8, cardGap))
    , m_peopleCaption(newLabel(Role::Caption, m_people))
    , m_cards(newCards(m_people))
    , m_bar(new SetupBar(this))
    , m_overseers(new QWidget(this))
    , m_overseersColumn(newColumn(m_overseers, 8, cardGap))
    , m_hidden(new QWidget(m_overseers))
    , m_doors(new DoorsCard(m_hidden))
    , m_stacks(new StacksCard(m_hidden))
    , m_pieces(new PiecesCard(m_hidden))
{
    fill();
    listen();
    listenToCards();
    setFocusProxy(m_begin);
    renderHeader();
}

void SetupPage::fill()
{
    m_header->addButton(m_begin);
    m_peopleColumn->addWidget(m_peopleCaption);
    for (const auto &[role, card] : m_cards)
        m_peopleColumn->addWidget(card);
    m_peopleColumn->addStretch();
    QVBoxLayout *hidden = newColumn(m_hidden, 0, cardGap);
    hidden->addWidget(m_doors);
    hidden->addWidget(m_stacks);
    hidden->addWidget(m_pieces);
    hidden->addStretch();
    m_overseersColumn->addWidget(m_hidden);
    layOut(m_header, new SideColumn(m_people, peopleCharacters, this), m_bar,
        new SideColumn(m_overseers, overseersCharacters, this));
    m_left->keepWidth();
    m_right->keepWidth();
}

void SetupPage::listen()
{
    connect(m_header, &PageHeader::backAsked, this, &SetupPage::leaveAsked);
    connect(m_bar, &SetupBar::restAsked, this, &SetupPage::restAsked);
    connect(m_bar, &SetupBar::ruleAsked, this, &SetupPage::ruleAsked);
    connect(m_begin, &QPushButton::clicked, this, [this] { give(asking(omega::BeginGame{})); });
    connect(m_hands, &SetupHands::changed, this,
        [this]
        {
            m_reason->dismiss();
            refresh();
        });
    connect(m_hands, &SetupHands::commandGiven, this, &SetupPage::give);
    connect(m_hands, &SetupHands::doorPressed, m_doors, &DoorsCard::turn);
    connect(m_hands, &SetupHands::roomPressed, m_stacks->list(), &StackList::showRoom);
    connect(m_hands, &SetupHands::cardDropped, m_stacks->list(), &StackList::sendTo);
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
}

void SetupPage::listenToCards()
{
    for (const auto &[role, card] : m_cards)
    {
        connect(card, &RecruitCard::commandGiven, this, &SetupPage::give);
        connect(card, &RecruitCard::leaveOutAsked, this, &SetupPage::leaveOutAsked);
        connect(card, &RecruitCard::placeAsked, this, [this](omega::Role asked)
            { m_hands->hold(m_hands->held() == asked ? std::nullopt : std::optional(asked)); });
    }
    connect(m_doors, &DoorsCard::commandGiven, this, &SetupPage::give);
    connect(m_doors, &DoorsCard::ruleAsked, this, &SetupPage::ruleAsked);
    connect(m_pieces, &PiecesCard::commandGiven, this, &SetupPage::give);
    connect(m_pieces, &PiecesCard::shuffleAsked, this, &SetupPage::shuffleAsked);
    connect(m_stacks->list(), &StackList::commandGiven, this, &SetupPage::give);
    connect(m_stacks->list(), &StackList::cardHeld, m_hands, &SetupHands::holdCard);
}

std::set<DeskAction> SetupPage::possible() const
{
    std::set<DeskAction> possible = usuallyPossible(true);
    if (!looksBack())
        possible.insert(DeskAction::FillRest);
    return possible;
}

void SetupPage::perform(DeskAction action)
{
    if (action == DeskAction::FillRest)
        emit restAsked();
    else
        performUsual(action, *m_begin);
}

void SetupPage::give(const Ask &ask)
{
    m_reason->dismiss();
    emit commandGiven(ask, {});
}

void SetupPage::render(const SeenView &view, const SetupPlan &plan)
{
    showNow();
    m_view = view;
    m_plan = plan;
    m_reason->dismiss();
    refresh();
}

void SetupPage::renderPast(const SeenView &view)
{
    m_view = view;
    m_reason->dismiss();
    refresh();
}

void SetupPage::explain(const omega::Violation &why, const Ask &ask)
{
    if (!m_view)
        return;
    // What a control shows already was not done.
    refresh();
    Objection objection = wording::objectionOf(m_view, why);
    objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
    m_reason->explain(std::move(objection));
}

void SetupPage::explainImpossible()
{
    refresh();
    TablePage::explainImpossible();
}

void SetupPage::journalTold()
{
    renderHeader();
}

void SetupPage::letGo()
{
    if (!m_hands->letGo())
        emit leaveAsked();
}

void SetupPage::showAgain()
{
    renderHeader();
    refresh();
}

/// In a narrow window the overseer's side stands under the commandos.
void SetupPage::setNarrow(bool narrow)
{
    if (narrow)
        m_peopleColumn->insertWidget(m_peopleColumn->count() - 1, m_hidden);
    else
        m_overseersColumn->addWidget(m_hidden);
}

void SetupPage::refresh()
{
    if (!m_view)
        return;
    const bool past = looksBack();
    m_hands->render(past ? SeenView() : m_view, m_plan.starts);
    for (QWidget *part : std::initializer_list<QWidget *>{m_people, m_hidden, m_begin})
        part->setEnabled(!past);
    renderHeader();
    refreshCards();
    refreshBoard();
    if (past)
        m_bar->renderPast();
    else
    {
        const omega::Refusal no = omega::refusal(*m_view, asking(omega::BeginGame{}).command());
        m_bar->render(*m_view, *m_hands, no);
        // What cannot be begun yet is not what is meant next, nor while somebody is being placed.
        setToneWord(m_begin, no || m_hands->held() ? "quiet" : "");
    }
    m_doors->render(m_view, m_plan.cut);
    m_stacks->render(m_view);
    m_pieces->render(m_view, m_plan.pieces);
}

/// Those whose sheet the pack has.
void SetupPage::refreshCards()
{
    for (const auto &[role, card] : m_cards)
    {
        card->setVisible(omega::found(m_view->open.content.sheets, role) != nullptr);
        card->render(m_view, m_hands->held() == role);
    }
}

void SetupPage::refreshBoard()
{
    const SessionBoard session = sessionBoardOf(*m_view);
    FloorScene scene;
    scene.board = session.board;
    addSigns(scene, *m_view);
    if (m_hands->held())
    {
        scene.actor = session.pieceOf(omega::Combatant(*m_hands->held()));
        for (const Space start : m_plan.starts)
            scene.marked.set(start);
    }
    if (m_hands->holdsCard())
        scene.marked = scene.hidden;
    m_board->render(scene);
}

void SetupPage::renderHeader()
{
    const QString mission = m_view ? wording::name(m_view->open.content.mission.name) : QString();
    const bool first = m_view && m_view->open.printing == Printing::First;
    m_header->setTexts(mission.isEmpty() ? tr("Set up the table") : tr("Set up: %1", "a mission").arg(mission),
        first ? tr("First edition · every change is saved at once")
              : tr("Revised edition · every change is saved at once"),
        tr("Back to the start page; the set-up is saved (Esc)"));
    m_peopleCaption->setText(tr("Commandos"));
    label(m_begin, tr("Begin the game"), tr("Begin with this set-up (Ctrl+Enter)"));
}

} // namespace dossier
