#include "views/specter/agent/agent_page.h"

#include "model/specter/seen/numbers.h"
#include "views/board/board_drawer.h"
#include "views/board/board_view.h"
#include "views/board/read_lines.h"
#include "views/kit/announce.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/in_sight.h"
#include "views/kit/screen.h"
#include "views/kit/side_column.h"
#include "views/session/reason_bar.h"
#include "views/session/said_aloud.h"
#include "views/specter/agent/agent_default_act.h"
#include "views/specter/agent/agent_header.h"
#include "views/specter/agent/agent_offers.h"
#include "views/specter/agent/agent_scene.h"
#include "views/specter/agent/announcement_card.h"
#include "views/specter/agent/number_pad.h"
#include "views/specter/agent/space_menu.h"
#include "views/specter/paper/ask_ruling.h"
#include "views/specter/parts/board_legend.h"
#include "views/specter/parts/game_end.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/wording.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>

#include <utility>

namespace dossier
{

namespace
{

/// The sheet has the same width in every language: room for the headings of each, and for a move's result on one
/// line.
constexpr int sheetCharacters = 41;

constexpr QLatin1String pathPrefix("path/");

/// Returns the key of a path that was drawn at that line of the journal, in a draft.
QString pathKey(std::uint32_t line)
{
    return pathPrefix + QString::number(line);
}

} // namespace

AgentPage::AgentPage(QWidget *parent)
    : SpecterPage(specterJournalLists(), wording::specterReasonWords(), &wording::objectionOf, parent)
    , m_sheet(new SheetModel(this))
    , m_left(new Screen(this))
    , m_say(new Screen(this))
    , m_column(new Screen(this))
{
    fill();
    listenToBoard();
    addTypingKeys();
}

void AgentPage::fill()
{
    auto *left = new SideColumn(m_left, sheetCharacters, this);
    left->keepCharacterWidth();
    auto *right = new FlowingArea(this);
    right->setPage(m_column);
    layOutTall(left, m_say, right);
    m_drawer->keepClearOf([this] { return m_board->areaOf(m_desk.move.path()); });
}

void AgentPage::setNarrow(bool narrow)
{
    m_desk.isNarrow = narrow;
    showColumns();
}

void AgentPage::listenToBoard()
{
    m_board->spareCorners();
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot, Qt::KeyboardModifiers modifiers)
        { press(spot.space, modifiers.testFlag(Qt::ShiftModifier)); });
    connect(m_board, &BoardView::dragged, this, [this](const BoardSpot &spot) { strokeTo(spot.space); });
    connect(m_board, &BoardView::selectionExtended, this,
        [this](Space, Space to) { draw(drawnTo(m_desk.move.draft(), to)); });
    connect(m_board, &BoardView::activated, this, [this](const BoardSpot &spot) { activate(spot.space); });
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
    connect(m_board, &BoardView::contextRequested, this,
        [this](const BoardSpot &spot, const QPoint &global) { openSpaceMenu(spot.space, global); });
    m_board->describeSpacesBy([this](Space space) { return bestCase(m_desk.move, space); });
}

void AgentPage::openSpaceMenu(Space space, const QPoint &global)
{
    if (draws())
        openAgentsSpaceMenu(*this, global, m_desk.move, space, m_desk.card,
            {[this, space] { showIf(draws() && m_desk.move.press(space, false)); }, [this] { clearSelection(); },
                [this, space] { press(space, false); }, [this](const SpecterCommand &command) { give(command); }});
}

void AgentPage::addTypingKeys()
{
    auto *type = new QShortcut(QKeySequence(QStringLiteral("Ctrl+J")), this);
    type->setContext(Qt::WidgetWithChildrenShortcut);
    connect(type, &QShortcut::activated, this, [this] { focusLine(); });
}

std::optional<GameEnd> AgentPage::ending()
{
    const SpecterViewPtr &view = presentView();
    return view ? gameEnd(view->open, m_desk.players) : std::nullopt;
}

void AgentPage::journalShown()
{
    renderSay();
}

/// Only an offer leads to the next one: a second Enter in the line of the path must not press a button.
void AgentPage::focusAfterChange()
{
    if (m_wasAtOffers)
        focusOfferOrBoard();
    else
        SpecterPage::focusAfterChange();
}

void AgentPage::focusOfferOrBoard()
{
    if (!focusOffer())
        SpecterPage::focusAfterChange();
}

bool AgentPage::focusOffer()
{
    for (QPushButton *button : offerButtons())
    {
        focusInSight(*button);
        return true;
    }
    return false;
}

QList<QPushButton *> AgentPage::offerButtons() const
{
    QList<QPushButton *> all;
    if (const auto *offers = m_column->findChild<QWidget *>(QStringLiteral("offers")))
        for (QPushButton *button : offers->findChildren<QPushButton *>())
            if (button->isVisibleTo(m_column) && button->isEnabled())
                all << button;
    return all;
}

PathActions AgentPage::pathActions()
{
    const auto showLayers = [this](const AgentLayers &layers)
    {
        m_desk.layers = layers;
        refresh();
    };
    return {[this](const QString &text) { typePath(text); }, [this] { enterPath(); }, [this] { takePathBack(); },
        [this] { undo(); }, showLayers};
}

AgentColumnActions AgentPage::columnActions()
{
    const auto chooseOnBoard = [this](bool onBoard)
    {
        m_desk.card.setOnBoard(onBoard);
        showColumns();
        refreshBoard();
    };
    const auto chooseHand = [this](const std::set<std::size_t> &cards)
    {
        m_desk.hand = cards;
        showColumns();
    };
    const auto showPath = [this](const std::vector<Space> &way)
    {
        m_earlier = way;
        refreshBoard();
    };
    const auto choose = [this](const std::optional<specter::CardUse> &card) { this->choose(card); };
    return {[this](const SpecterCommand &command) { give(command); },
        [this](const std::vector<specter::Coordinate> &way) { follow(way); }, pathActions(), {choose, chooseOnBoard},
        chooseHand, showPath, [this](Rule rule) { emit ruleRequested(rule); }};
}

void AgentPage::forget()
{
    forgetTable();
    m_desk.move.forget();
    m_desk.path = {};
    showColumns();
}

void AgentPage::showTable(const SpecterViewPtr &view)
{
    const auto *offers = m_column->findChild<QWidget *>(QStringLiteral("offers"));
    m_wasAtOffers = offers != nullptr && offers->isAncestorOf(window()->focusWidget());
    const AgentDraft before = m_desk.move.draft();
    const bool isOtherAgent = m_desk.move.view() && m_desk.move.view()->agent != view->agent;
    const bool anew = !m_desk.move.view() || m_desk.move.view()->open.clock != view->open.clock;
    // Cards that were chosen stay so while the table does.
    if (m_desk.move.view() != view)
        m_desk.hand.clear();
    const bool elsewhere = m_desk.move.update(view);
    if (isOtherAgent || m_desk.move.draft() != before)
        m_desk.path = {};
    m_desk.isPast = m_past.has_value();
    m_desk.overrule = draftFor(view->open, m_desk.overrule);
    m_earlier.clear();
    m_scene = specterScene(*view);
    m_sheet->render(view);
    refresh();
    if (const std::optional<specter::Coordinate> at = placeOf(*view); at && elsewhere)
        m_board->moveCursorTo(*at);
    if (anew)
        scrollToTop(*m_column);
}

void AgentPage::refresh()
{
    const DrawnMove &move = m_desk.move;
    if (!move.view())
        return;
    m_sheet->renderDraft(move.draft(), move.verdict());
    m_desk.card.update(move.view(), move.draft());
    showColumns();
    announcePath();
    refreshDefault();
    refreshBoard();
}

/// A screen reader announces the verdict of the rules on the path; users who type read it as it grows.
void AgentPage::announcePath()
{
    const QString sentence = pathSentence(m_desk.move, m_desk.path);
    const auto *line = m_column->findChild<QWidget *>(QStringLiteral("path"));
    const bool isTyped
        = line != nullptr && line->hasFocus() && !m_desk.path.isAnnounced && !isUnread(m_desk.move, m_desk.path);
    if (std::exchange(m_pathSentence, sentence) != sentence && !isTyped)
        announceInstead(*m_column, sentence);
}

/// Names the seat whose view is shown.
QString AgentPage::seat() const
{
    const SpecterViewPtr &view = m_desk.move.view();
    return view && view->agent ? QString::number(static_cast<int>(*view->agent)) : QString();
}

void AgentPage::showColumns()
{
    const AgentColumnActions actions = columnActions();
    renderPart(*m_left, seat(),
        [this, actions]
        {
            return movementSheet(m_desk.move.view(), m_desk.players, *m_sheet, true, actions.showPath)
                .when(!m_desk.isNarrow);
        });
    renderSay();
    renderPart(*m_column, seat(),
        [this, actions]
        {
            Part all = agentColumn(m_desk, *m_sheet, actions);
            if (!m_desk.hasLegend)
                return all;
            return column({column({boardLegend(signsOf(m_board->scene()), [this] { showLegend(false); })})
                               .spaced(0, {12, 4, 12, 8}),
                std::move(all)});
        });
}

void AgentPage::renderSay()
{
    renderPart(*m_say, seat(),
        [this, openRule = columnActions().openRule]
        {
            const DrawnMove &move = m_desk.move;
            const bool isShown = m_desk.overrule.isOpen || (!isOnMove(*move.view()) && !m_past);
            return column(
                {announcementCard(*move.view(), move.draft(), move.verdict(), !m_desk.isNarrow, openRule),
                    // While he plans, the tools of his move stay in place.
                    isOnMove(*move.view())
                        ? readLines(QStringLiteral("saidBeside"), said().join(QStringLiteral(" · ")), 1)
                        : sayCard(said()),
                    overruleCard(move.view()->open, m_desk.overrule,
                        {[this](const OverruleDraft &draft) { setOverrule(draft); }, [this] { overrule({}); }})
                        .when(isShown && !standingAnswers(move.view()->open).empty())})
                .spaced(panelGap, {12, 10, 12, 4});
        });
}

void AgentPage::refreshBoard()
{
    if (m_desk.move.view())
        m_board->render(agentScene(m_scene, m_desk.move, m_desk.layers, m_desk.card.spaces(), m_earlier));
    if (m_desk.hasLegend)
        showColumns();
}

void AgentPage::refreshDefault()
{
    const SpecterHeaderActions actions{.goBack = [this] { emit leaveRequested(); },
        .doNextStep = [this] { performDefault(); },
        .changeHealth = [this](int left) { putHealth(left); }};
    renderHeader([this, actions] { return agentHeader(*m_desk.move.view(), agentDefaultAct(m_desk.move), actions); });
}

/// With several likely steps the user chooses.
void AgentPage::doDefaultStep()
{
    const QList<QPushButton *> buttons = defaultButtons();
    if (buttons.size() == 1)
        buttons.front()->click();
    else if (!buttons.isEmpty())
        focusOffer();
}

QList<QPushButton *> AgentPage::defaultButtons() const
{
    QPushButton *nextStep = nextStepButton();
    if (nextStep == nullptr || !nextStep->isEnabled())
        return {};
    QList<QPushButton *> due;
    for (QPushButton *button : offerButtons())
        if (button->property("tone") == QLatin1String("due"))
            due << button;
    if (!due.isEmpty())
        return due;
    return agentDefaultAct(m_desk.move).advised ? QList<QPushButton *>{nextStep} : QList<QPushButton *>{};
}

bool AgentPage::hasSelection() const
{
    const bool isOther = !m_desk.move.isStanding() && !m_desk.move.isWritten();
    return draws() && (isOther || isUnread(m_desk.move, m_desk.path));
}

void AgentPage::showDrawn(const PathEntry &entry)
{
    m_desk.path = entry;
    m_earlier.clear();
    m_reason->dismiss();
    refresh();
    emit draftChanged();
}

void AgentPage::showIf(bool isOther)
{
    if (isOther)
        showDrawn();
}

void AgentPage::press(Space space, bool lengthens)
{
    m_choseForCard = false;
    if (std::exchange(m_desk.overrule.isPlacing, false))
    {
        overrule(specter::Coordinate(space));
        return showColumns();
    }
    if (!draws())
        return;
    if (const std::optional<specter::CardUse> card = m_desk.card.chosenAt(space))
    {
        m_choseForCard = true;
        return choose(card);
    }
    if (!specter::boardOf(m_desk.move.view()->open).isOpen(space))
    {
        m_desk.path.structure = space;
        return refresh();
    }
    showIf(m_desk.move.press(space, lengthens));
}

void AgentPage::strokeTo(Space space)
{
    if (!m_choseForCard && !m_desk.card.awaitsPlace())
        draw(drawnTo(m_desk.move.draft(), space));
}

void AgentPage::follow(const std::vector<specter::Coordinate> &path)
{
    AgentDraft draft = m_desk.move.draft();
    draft.path = path;
    draw(draft);
}

/// The line keeps the typed text, which reads as the path.
void AgentPage::typePath(const QString &text)
{
    AgentDraft draft = m_desk.move.draft();
    if (const auto path = pathTyped(m_desk.move, text))
        draft.path = *path;
    if (draws())
        m_desk.move.draw(draft);
    showDrawn({.typed = text});
}

/// An announcement to the table cannot be taken back, so the path is read here before it is written. A refused path
/// says at once why.
void AgentPage::enterPath()
{
    const bool isRead = !isUnread(m_desk.move, m_desk.path);
    if (isRead && (m_desk.path.isAnnounced || m_desk.move.verdict().refusal))
        return writeMove();
    m_desk.path.isAnnounced = isRead;
    refresh();
}

/// The line and the board say the same then.
void AgentPage::takePathBack()
{
    isUnread(m_desk.move, m_desk.path) ? showDrawn() : leaveStep();
}

void AgentPage::focusLine()
{
    if (m_column->focus(QStringLiteral("path")))
        m_column->findChild<QLineEdit *>(QStringLiteral("path"))->selectAll();
}

void AgentPage::choose(const std::optional<specter::CardUse> &card)
{
    AgentDraft draft = m_desk.move.draft();
    draft.card = card;
    const bool isOther = draws() && m_desk.move.draw(draft);
    // With the card another path may lead to the same end.
    if (isOther && m_desk.move.verdict().refusal && draft.path.size() > 1)
        (void)m_desk.move.press(draft.path.back(), false);
    showIf(isOther);
}

/// Another turn's path is no draft of this one.
Draft AgentPage::formDraft() const
{
    Draft draft = SpecterPage::formDraft();
    std::erase_if(draft, [](const auto &field) { return field.first.startsWith(pathPrefix); });
    if (draws() && !m_desk.move.isStanding() && !m_desk.move.isWritten())
    {
        QStringList spaces;
        for (const specter::Coordinate &space : m_desk.move.draft().path)
            spaces << wording::name(space);
        draft[pathKey(m_lines)] = spaces.join(u' ');
    }
    return draft;
}

void AgentPage::setFormDraft(const Draft &draft)
{
    SpecterPage::setFormDraft(draft);
    const auto drawn = draft.find(pathKey(m_lines));
    if (drawn == draft.end() || !draws() || !m_desk.move.isStanding())
        return;
    if (const auto path = pathTyped(m_desk.move, drawn->second))
        follow(*path);
}

void AgentPage::activate(Space space)
{
    // The first press of a double click has acted already, and the second must not accidentally write a move that the
    // table hears.
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    const std::vector<specter::Coordinate> &path = m_desk.move.draft().path;
    // Staying is not a drawn step: only its button writes it.
    if (path.size() > 1 && path.back() == specter::Coordinate(space) && !m_desk.card.awaitsPlace())
        writeMove();
    else
        press(space, false);
}

bool AgentPage::press(const QKeyEvent &event)
{
    const std::optional<Direction> direction = directionOf(event);
    const std::vector<specter::Coordinate> &path = m_desk.move.draft().path;
    if (direction && !path.empty())
    {
        if (const Space to = neighbour(path.back(), *direction); m_board->scene().contains(to))
            draw(drawnTo(m_desk.move.draft(), to));
        return true;
    }
    if (event.key() != Qt::Key_Backspace)
        return false;
    leaveStep();
    return true;
}

bool AgentPage::typeSpace(const QString &letter)
{
    if (!draws())
        return false;
    m_column->focus(QStringLiteral("path"));
    typePath(pathText(m_desk.move, m_desk.path).trimmed() + u' ' + letter);
    return true;
}

/// Removes the drawn move; the table stays.
void AgentPage::clearSelection()
{
    if (!draws())
        return;
    m_desk.move.leaveAll();
    showDrawn();
}

void AgentPage::performDefault()
{
    if (!m_desk.move.view() || m_past)
        return;
    switch (agentDefaultAct(m_desk.move).act)
    {
    case AgentAct::Write:
        return writeMove();
    case AgentAct::LayOpen:
        return give(makeSpecterCommand(specter::LayOpenSheet{*m_desk.move.view()->agent, {}}));
    case AgentAct::HandOver:
        return emit handOverRequested();
    case AgentAct::ShowEnd:
        return openEnd();
    }
}

/// Gives the plan first, and confirms the move only if the sheet accepted the plan.
void AgentPage::writeMove()
{
    if (!draws() || m_desk.move.draft().path.empty())
        return;
    if (m_desk.move.verdict().wantsChoice())
        return m_desk.move.draft().card ? focusCard() : focusOfferOrBoard();
    const specter::Agent agent = *m_desk.move.view()->agent;
    if (!m_desk.move.isWritten())
        give(makeSpecterCommand(specter::PlanMove{agent, m_desk.move.draft()}));
    if (m_desk.move.isDue() && m_desk.move.isWritten())
        give(makeSpecterCommand(specter::ConfirmMove{agent}));
}

/// Moves the focus to the choice that a card still needs.
void AgentPage::focusCard()
{
    if (!m_column->focus(QStringLiteral("where")))
        m_column->focus(QStringLiteral("whom"));
}

void AgentPage::putHealth(int left)
{
    const SpecterViewPtr &view = m_desk.move.view();
    if (const std::optional<specter::Command> put = view ? healthPut(*view, left) : std::nullopt)
        give(makeSpecterCommand(*put));
}

void AgentPage::perform(DeskAction action)
{
    if (action == DeskAction::Legend)
        showLegend(!m_desk.hasLegend);
    else
        action == DeskAction::Correct ? openCorrections() : SpecterPage::perform(action);
}

void AgentPage::showLegend(bool isShown)
{
    m_desk.hasLegend = isShown;
    showColumns();
    if (isShown)
        scrollToTop(*m_column);
}

void AgentPage::setOverrule(const OverruleDraft &draft)
{
    m_desk.overrule = draft;
    showColumns();
}

/// Opens the choice of another answer where one stands; otherwise the health is corrected.
void AgentPage::openCorrections()
{
    if (m_past || !m_desk.move.view())
        return;
    setOverrule(opened(m_desk.move.view()->open));
    if (!m_desk.overrule.isOpen)
        explainNoAnswer(*m_reason);
    if (!m_say->focus(QStringLiteral("overruledAnswer")))
        m_header->focus(QStringLiteral("health"));
}

bool AgentPage::closeForm()
{
    if (m_desk.hasLegend)
    {
        showLegend(false);
        return true;
    }
    if (!m_desk.overrule.isOpen)
        return false;
    setOverrule({.table = m_desk.overrule.table});
    return true;
}

void AgentPage::overrule(const std::optional<specter::Coordinate> &at)
{
    const std::optional<StandingAnswer> chosen = chosenIn(m_desk.move.view()->open, m_desk.overrule);
    if (!chosen || m_past)
        return;
    askForRuling(*m_reason, *chosen, at,
        {[this](const SpecterCommand &command) { give(command); },
            [this](const SpecterCommand &command) { giveFollowing(command); }, [this] { return m_desk.move.view(); }});
}

void AgentPage::keyPressEvent(QKeyEvent *event)
{
    if (!press(*event))
        TablePage::keyPressEvent(event);
}

} // namespace dossier
