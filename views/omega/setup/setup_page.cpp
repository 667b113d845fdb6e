#include "views/omega/setup/setup_page.h"

#include "views/board/board_view.h"
#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/kit/side_column.h"
#include "views/omega/setup/doors_card.h"
#include "views/omega/setup/pieces_card.h"
#include "views/omega/setup/recruit_card.h"
#include "views/omega/setup/room_drop.h"
#include "views/omega/setup/stack_list.h"
#include "views/omega/setup/stacks_card.h"
#include "views/omega/words/refusal_wording.h"
#include "views/rules/rule_links.h"
#include "views/session/reason_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int peopleCharacters = 38;
constexpr int overseersCharacters = 40;
/// A page narrower than this has the overseer's side under the commandos.
constexpr int wideCharacters = 130;
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
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
    , m_header(new PageHeader(this))
    , m_begin(newButton("primary", QStringLiteral("check"), m_header))
    , m_people(new QWidget(this))
    , m_peopleColumn(newColumn(m_people, 12, cardGap))
    , m_peopleCaption(newLabel(Role::Caption, m_people))
    , m_cards(newCards(m_people))
    , m_left(new SideColumn(m_people, peopleCharacters, this))
    , m_board(new BoardView(this))
    , m_below(new FlowingArea(this))
    , m_sign(newChip(ChipTone::Green, this))
    , m_status(newParagraph(Role::Body, this))
    , m_rule(new RuleLinks(this))
    , m_rest(newButton("offer", {}, this))
    , m_undo(newButton("offer", {}, this))
    , m_redo(newButton("offer", {}, this))
    , m_refusal(new ReasonBar(wording::omegaReasonWords(), this))
    , m_overseers(new QWidget(this))
    , m_overseersColumn(newColumn(m_overseers, 12, cardGap))
    , m_hidden(new QWidget(m_overseers))
    , m_doors(new DoorsCard(m_hidden))
    , m_stacks(new StacksCard(m_hidden))
    , m_pieces(new PiecesCard(m_hidden))
    , m_right(new SideColumn(m_overseers, overseersCharacters, this))
{
    layOut();
    listen();
    listenToCards();
    setFocusProxy(m_begin);
    renderHeader();
}

void SetupPage::layOut()
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
    auto *middle = new QVBoxLayout;
    layOutMiddle(middle);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_left);
    row->addLayout(middle, 1);
    row->addWidget(m_right);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(row, 1);
}

/// Under the board: what was refused, and how far the set-up is.
void SetupPage::layOutMiddle(QVBoxLayout *middle)
{
    auto *panels = new QWidget(m_below);
    auto *frame = newFrame("card", panels);
    auto *line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(m_sign, 0, Qt::AlignTop);
    line->addWidget(m_status, 1);
    auto *buttons = new QWidget(frame);
    auto *flow = new FlowLayout(buttons);
    flow->setContentsMargins({});
    flow->setSpacing(6);
    for (QPushButton *button : {m_rest, m_undo, m_redo})
        flow->addWidget(button);
    auto *inside = new QVBoxLayout(frame);
    inside->setContentsMargins(14, 8, 12, 10);
    inside->setSpacing(6);
    inside->addLayout(line);
    inside->addWidget(m_rule);
    inside->addWidget(buttons);
    QVBoxLayout *under = newColumn(panels, 0, cardGap);
    under->addWidget(m_refusal);
    under->addWidget(frame);
    m_below->setPage(panels);
    middle->setContentsMargins(12, 10, 12, 10);
    middle->setSpacing(8);
    middle->addWidget(m_board, 1);
    middle->addWidget(m_below);
}

void SetupPage::listen()
{
    connect(m_header, &PageHeader::backAsked, this, &SetupPage::leaveAsked);
    connect(m_undo, &QPushButton::clicked, this, [this] { emit undoAsked({}); });
    connect(m_redo, &QPushButton::clicked, this, &SetupPage::redoAsked);
    connect(m_rest, &QPushButton::clicked, this, &SetupPage::restAsked);
    connect(m_begin, &QPushButton::clicked, this, [this] { give(asking(omega::BeginGame{})); });
    connect(m_refusal, &ReasonBar::undoReasoned, this, &SetupPage::undoAsked);
    connect(m_refusal, &ReasonBar::ruleAsked, this, &SetupPage::ruleAsked);
    connect(m_below, &FlowingArea::neededHeightChanged, this, &SetupPage::fitPanels);
    connect(m_rule, &RuleLinks::ruleAsked, this, &SetupPage::ruleAsked);
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot) { press(spot); });
    connect(m_board, &BoardView::activated, this, [this](const BoardSpot &spot) { press({spot.space, std::nullopt}); });
    connect(m_board, &BoardView::edgeAsked, this, [this](const Edge &edge) { m_doors->turn(edge); });
    connect(m_board, &BoardView::cancelled, this, &SetupPage::stepBack);
    connect(new RoomDrop(m_board), &RoomDrop::dropped, this, &SetupPage::drop);
}

void SetupPage::listenToCards()
{
    for (const auto &[role, card] : m_cards)
    {
        connect(card, &RecruitCard::commandGiven, this, &SetupPage::give);
        connect(card, &RecruitCard::leaveOutAsked, this, &SetupPage::leaveOutAsked);
        connect(card, &RecruitCard::placeAsked, this,
            [this](omega::Role asked) { hold(m_held == asked ? std::nullopt : std::optional(asked)); });
    }
    connect(m_doors, &DoorsCard::commandGiven, this, &SetupPage::give);
    connect(m_doors, &DoorsCard::ruleAsked, this, &SetupPage::ruleAsked);
    connect(m_pieces, &PiecesCard::commandGiven, this, &SetupPage::give);
    connect(m_pieces, &PiecesCard::shuffleAsked, this, &SetupPage::shuffleAsked);
    connect(m_stacks->list(), &StackList::commandGiven, this, &SetupPage::give);
    connect(m_stacks->list(), &StackList::cardHeld, this,
        [this]
        {
            hold(std::nullopt);
            m_cardHeld = true;
            m_board->setFocus(Qt::OtherFocusReason);
            refresh();
        });
}

std::set<DeskAction> SetupPage::possible() const
{
    std::set<DeskAction> possible{DeskAction::GoOn, DeskAction::FillRest};
    if (m_steps.undone)
        possible.insert(DeskAction::Undo);
    if (m_steps.redone)
        possible.insert(DeskAction::Redo);
    return possible;
}

void SetupPage::perform(DeskAction action)
{
    if (action == DeskAction::GoOn)
        give(asking(omega::BeginGame{}));
    else if (action == DeskAction::FillRest)
        emit restAsked();
    else if (action == DeskAction::Undo)
        emit undoAsked({});
    else if (action == DeskAction::Redo)
        emit redoAsked();
}

void SetupPage::give(const Ask &ask)
{
    m_refusal->dismiss();
    emit commandGiven(ask, {});
}

void SetupPage::render(const SeenView &view, const SetupPlan &plan)
{
    m_view = view;
    m_plan = plan;
    if (m_held && !view->open.commandos.contains(*m_held))
        m_held.reset();
    m_refusal->dismiss();
    refresh();
}

void SetupPage::renderSteps(const JournalSteps &steps)
{
    m_steps = steps;
    renderHeader();
    emit possibleChanged();
}

void SetupPage::refresh()
{
    if (!m_view)
        return;
    renderHeader();
    refreshCards();
    refreshBoard();
    refreshStatus();
    m_doors->render(m_view, m_plan.cut);
    m_stacks->render(m_view);
    m_pieces->render(m_view, m_plan.pieces);
}

void SetupPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_board->setTheme(theme);
}

void SetupPage::explain(const omega::Violation &why, const Ask &ask)
{
    if (!m_view)
        return;
    // What a control shows already was not done.
    refresh();
    Objection objection = wording::objectionOf(m_view, why);
    objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
    m_refusal->explain(std::move(objection));
}

void SetupPage::explainImpossible()
{
    refresh();
    m_refusal->explainImpossible();
}

void SetupPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        renderHeader();
        refresh();
    }
    QWidget::changeEvent(event);
}

void SetupPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    fitPanels();
}

/// Long panels take up to two fifths of the page; the rest is scrolled to.
void SetupPage::fitPanels()
{
    m_below->setFixedHeight(std::min(m_below->neededHeight(), height() * 2 / 5));
}

/// In a narrow window the overseer's side stands under the commandos.
void SetupPage::arrange()
{
    const bool narrow = width() < fontMetrics().averageCharWidth() * wideCharacters;
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    if (narrow)
        m_peopleColumn->insertWidget(m_peopleColumn->count() - 1, m_hidden);
    else
        m_overseersColumn->addWidget(m_hidden);
    m_right->setVisible(!narrow);
    m_left->fitWidth();
}

void SetupPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        stepBack();
    else
        QWidget::keyPressEvent(event);
}

} // namespace dossier
