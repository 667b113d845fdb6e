#include "views/omega/setup/setup_page.h"

#include "views/board/board_view.h"
#include "views/kit/chip.h"
#include "views/kit/page_header.h"
#include "views/kit/screen.h"
#include "views/kit/side_column.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/parts/session_board.h"
#include "views/omega/setup/doors_card.h"
#include "views/omega/setup/pieces_card.h"
#include "views/omega/setup/recruit_card.h"
#include "views/omega/setup/setup_bar.h"
#include "views/omega/setup/setup_hands.h"
#include "views/omega/setup/stack_list.h"
#include "views/omega/words/lines.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>
#include <QPushButton>

namespace dossier
{

namespace
{

constexpr int peopleCharacters = 34;
constexpr int overseersCharacters = 34;
constexpr int cardGap = 10;

struct StackWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::StacksCard)
};

/// The hidden rooms with the cards of their stacks.
Part stacksCard(const omega::View &view, StackList *list)
{
    QStringList empty;
    for (const omega::RoomId room : roomsForStacks(view))
        if (stackOf(view, room).empty())
            empty << wording::name(room);
    return card({row({text(StackWords::tr("Hidden rooms"), Role::Caption), stretch(),
                     chip(StackWords::tr("only you"), ChipTone::Violet)
                         .withTip(StackWords::tr("Only the overseer may see it"))}),
                    text(empty.isEmpty()
                            ? StackWords::tr("Drag cards onto rooms, here or on the board, or press a room’s letter.")
                            : StackWords::tr("Without cards: %1. Drag cards onto rooms, or press a room’s letter.")
                                  .arg(empty.join(QStringLiteral(", "))),
                        Role::Small)
                        .wrapping(),
                    lent(QStringLiteral("stacks"), list)})
        .spaced(6, {14, 10, 12, 12})
        .with(&Part::tone, QLatin1String("secret"));
}

} // namespace

SetupPage::SetupPage(QWidget *parent)
    : OmegaPage(omegaJournalLists(), wording::omegaReasonWords(), &wording::objectionOf, parent)
    , m_hands(new SetupHands(m_board, handsActions(), this))
    , m_people(new Screen(this))
    , m_bar(new Screen(this))
    , m_overseers(new Screen(this))
    , m_stacks(nullptr)
{
    layOut(new SideColumn(m_people, peopleCharacters, this), m_bar,
        new SideColumn(m_overseers, overseersCharacters, this));
    m_left->keepWidth();
    m_right->keepWidth();
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
    renderHeader();
}

SetupHandsActions SetupPage::handsActions()
{
    return {.changed =
                [this]
        {
            m_reason->dismiss();
            refresh();
        },
        .give = [this](const OmegaCommand &command) { give(command); },
        .pressDoor =
            [this](const Edge &door)
        {
            if (const std::optional<OmegaCommand> turned = m_view ? turnedDoor(*m_view, door) : std::nullopt)
                give(*turned);
        },
        .pressRoom = [this](omega::RoomId room) { m_stacks->showRoom(room); },
        .dropCard = [this](omega::RoomId room) { m_stacks->sendTo(room); }};
}

SetupActions SetupPage::actions()
{
    return {.give = [this](const OmegaCommand &command) { give(command); },
        .leaveOut = [this](omega::Role role) { emit leaveOutRequested(role); },
        .place
        = [this](omega::Role role) { m_hands->hold(m_hands->held() == role ? std::nullopt : std::optional(role)); },
        .shuffle = [this] { emit shuffleRequested(); },
        .fillRest = [this] { emit restRequested(); },
        .openRule = [this](Rule rule) { emit ruleRequested(rule); },
        .highlightTile =
            [this](int row)
        {
            m_tile = row;
            refreshCards();
        }};
}

void SetupPage::perform(DeskAction action)
{
    if (action == DeskAction::FillRest)
        emit restRequested();
    else
        OmegaPage::perform(action);
}

void SetupPage::render(const OmegaViewPtr &view, const SetupPlan &plan, const OmegaPeople &players)
{
    m_plan = plan;
    m_players = players;
    OmegaPage::render(view);
}

void SetupPage::showTable(const OmegaViewPtr &view)
{
    m_view = view;
    refresh();
}

/// Refused entries are dropped.
void SetupPage::noteRefused()
{
    ++m_version;
    refresh();
}

void SetupPage::journalShown()
{
    renderHeader();
}

void SetupPage::clearSelection()
{
    if (!m_hands->clearSelection())
        emit leaveRequested();
}

/// In a narrow window the overseer's side is below the commandos.
void SetupPage::setNarrow(bool narrow)
{
    m_isNarrow = narrow;
    refreshCards();
}

void SetupPage::focusInEvent(QFocusEvent * /*event*/)
{
    m_header->focus(QStringLiteral("nextStep"));
}

void SetupPage::refresh()
{
    if (!m_view)
        return;
    const bool past = looksBack();
    // The list is made with the first table, because it has no words without one.
    if (m_stacks == nullptr)
        m_stacks = new StackList(
            {[this](const OmegaCommand &command) { give(command); }, [this] { m_hands->holdCard(); }}, this);
    m_hands->render(past ? OmegaViewPtr() : m_view, m_plan.starts);
    for (Screen *cards : {m_people, m_overseers})
        cards->setEnabled(!past);
    refreshCards();
    refreshBoard();
    const omega::Refusal no
        = past ? omega::Refusal() : omega::refusal(*m_view, makeCommand(omega::BeginGame{}).command());
    const SetupHeld held{m_hands->held(), m_hands->holdsCard(), past};
    m_bar->render(QString(), [view = m_view, held, no, actions = actions()](const Theme & /*theme*/)
        { return setupBar(*view, held, no, actions); });
    m_isQuiet = past ? m_isQuiet : no || held.commando;
    renderHeader();
    m_stacks->render(m_view);
}

/// The side that gives up the list of cards is rendered before the one that takes it.
void SetupPage::refreshCards()
{
    if (!m_view)
        return;
    const auto people = [this](const Theme & /*theme*/)
    {
        Parts cards{peopleCards()};
        if (m_isNarrow)
            cards.push_back(overseersCards());
        cards.push_back(stretch());
        return column(std::move(cards)).spaced(cardGap, {8, 8, 8, 8});
    };
    const auto overseers = [this](const Theme & /*theme*/)
    { return column(m_isNarrow ? Parts{} : Parts{overseersCards(), stretch()}).spaced(cardGap, {8, 8, 8, 8}); };
    if (m_isNarrow)
        m_overseers->render(QString(), overseers);
    m_people->render(QString(), people);
    if (!m_isNarrow)
        m_overseers->render(QString(), overseers);
}

/// A card for each commando whose sheet the pack has.
Part SetupPage::peopleCards()
{
    using enum omega::Role;
    Parts cards{text(tr("Commandos"), Role::Caption)};
    for (const omega::Role role : {TeamLeader, Countermeasures, HeavySupport, Rifleman, Reconnaissance})
        if (omega::found(m_view->open.content.sheets, role) != nullptr)
            cards.push_back(
                recruitCard(*m_view, role, m_players.of(role), m_hands->held() == role, m_version, actions()));
    return column(std::move(cards)).spaced(cardGap);
}

Part SetupPage::overseersCards()
{
    return column({doorsCard(*m_view, m_plan.cut, m_version, actions()), stacksCard(*m_view, m_stacks),
                      piecesCard(*m_view, m_plan.pieces, m_tile, m_version, actions())})
        .spaced(cardGap);
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
    m_header->render(QString(), [this](const Theme & /*theme*/) { return header(); });
}

Part SetupPage::header()
{
    const QString mission = m_view ? wording::name(m_view->open.content.mission.name) : QString();
    const bool isFirst = m_view && m_view->open.printing == Printing::First;
    const QString title = mission.isEmpty() ? tr("Set up the table") : tr("Set up: %1", "a mission").arg(mission);
    setAccessibleName(title);
    return pageHeader(title,
        isFirst ? tr("First edition · every change is saved at once")
                : tr("Revised edition · every change is saved at once"),
        tr("Back to the start page; the set-up is saved (Esc)"), [this] { emit leaveRequested(); },
        {button(tr("Begin the game"), "primary", [this] { give(makeCommand(omega::BeginGame{})); })
                .keyed(QStringLiteral("nextStep"))
                .with(&Button::icon, QStringLiteral("check"))
                .with(&Part::tone, QLatin1String(m_isQuiet ? "quiet" : ""))
                .withTip(tr("Begin with this set-up (Ctrl+Enter)"))
                .disabledIf(looksBack())});
}

} // namespace dossier
