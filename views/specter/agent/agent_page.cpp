#include "views/specter/agent/agent_page.h"

#include "model/specter/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/in_sight.h"
#include "views/kit/screen.h"
#include "views/session/moment_panel.h"
#include "views/session/reason_bar.h"
#include "views/specter/agent/agent_column.h"
#include "views/specter/agent/agent_header.h"
#include "views/specter/agent/agent_offers.h"
#include "views/specter/agent/agent_primary.h"
#include "views/specter/agent/agent_scene.h"
#include "views/specter/agent/card_chooser.h"
#include "views/specter/agent/ends_card.h"
#include "views/specter/agent/movement_sheet.h"
#include "views/specter/agent/number_pad.h"
#include "views/specter/agent/path_bar.h"
#include "views/specter/agent/say_card.h"
#include "views/specter/agent/space_menu.h"
#include "views/specter/parts/scene.h"
#include "views/specter/parts/told_moments.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/refusal_wording.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace dossier
{

AgentPage::AgentPage(QWidget *parent)
    : GridPage(specterJournalLists(), wording::specterReasonWords(), parent)
    , m_header(new Screen(this))
    , m_sheet(new MovementSheet(this))
    , m_say(new SayCard(this))
    , m_column(new AgentColumn(columnActions(), this))
    , m_offers(m_column->offers())
    , m_path(m_column->path())
{
    fill();
    listen();
    listenToBoard();
    addTypingKeys();
}

void AgentPage::fill()
{
    auto *pinned = new QWidget(this);
    QVBoxLayout *top = newColumn(pinned, 12, 0);
    top->setContentsMargins(12, 10, 12, 4);
    top->addWidget(m_say);
    auto *right = new FlowingArea(this);
    right->setPage(m_column);
    layOutTall(m_header, m_sheet, pinned, right);
}

/// In a narrow window the sheet goes under the cards.
void AgentPage::setNarrow(bool narrow)
{
    if (narrow)
        m_column->takeIn(*m_sheet, *m_say->rules());
    else
    {
        m_say->takeRules();
        m_column->giveBack(*m_sheet, m_board->parentWidget());
    }
    m_sheet->setBeside(!narrow);
    m_sheet->show();
}

void AgentPage::listen()
{
    connect(m_say, &SayCard::ruleAsked, this, &AgentPage::ruleAsked);
    listenToPath();
}

void AgentPage::listenToPath()
{
    connect(m_path, &PathBar::pathTyped, this, &AgentPage::follow);
    connect(m_path, &PathBar::backAsked, this, &AgentPage::leaveStep);
    connect(m_path, &PathBar::writeAsked, this, &AgentPage::writeMove);
    connect(m_path, &PathBar::layersChanged, this, &AgentPage::refresh);
    connect(m_sheet, &MovementSheet::wayAsked, this,
        [this](const std::vector<Space> &path)
        {
            m_earlier = path;
            refreshBoard();
        });
}

void AgentPage::listenToBoard()
{
    m_board->spareCorners();
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot, Qt::KeyboardModifiers modifiers)
        { press(spot.space, modifiers.testFlag(Qt::ControlModifier)); });
    connect(m_board, &BoardView::dragged, this, [this](const BoardSpot &spot) { strokeTo(spot.space); });
    connect(
        m_board, &BoardView::selectionExtended, this, [this](Space, Space to) { draw(drawnTo(m_move.draft(), to)); });
    connect(m_board, &BoardView::activated, this, [this](const BoardSpot &spot) { activate(spot.space); });
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
    connect(m_board, &BoardView::contextAsked, this,
        [this](const BoardSpot &spot, const QPoint &global) { openSpaceMenu(spot.space, global); });
    m_board->describeSpacesBy([this](Space space) { return bestCase(m_move, space); });
}

void AgentPage::openSpaceMenu(Space space, const QPoint &global)
{
    if (draws())
        openAgentsSpaceMenu(*this, global, m_move, space, m_column->cards(),
            {[this, space] { showIf(draws() && m_move.press(space, true)); }, [this] { letGo(); },
                [this, space] { press(space, true); }, [this](const SpecterAsk &ask) { give(ask); }});
}

void AgentPage::addTypingKeys()
{
    auto *type = new QShortcut(QKeySequence(QStringLiteral("Ctrl+J")), this);
    type->setContext(Qt::WidgetWithChildrenShortcut);
    connect(type, &QShortcut::activated, this, [this] { m_path->takeFocus(); });
}

void AgentPage::render(const SeenSpecter &view)
{
    showNow();
    // Moments are told once, also when people have looked back meanwhile.
    if (m_now)
        tellMoments(*m_moment, *m_now, *view);
    m_now = view;
    const QPointer<QWidget> held = QApplication::focusWidget();
    const bool offered = held != nullptr && m_offers->isAncestorOf(held);
    showTable(view);
    if (offered && QApplication::focusWidget() != held)
        keepKeys();
}

/// A button that went with what it did leads to what is offered next, or leaves the keys to the board.
void AgentPage::keepKeys()
{
    if (!focusOffer())
        m_board->setFocus(Qt::OtherFocusReason);
}

bool AgentPage::focusOffer()
{
    for (QPushButton *button : m_offers->findChildren<QPushButton *>())
        if (button->isVisibleTo(m_offers) && !m_offers->isHidden())
        {
            focusInSight(*button);
            return true;
        }
    return false;
}

ColumnActions AgentPage::columnActions()
{
    const CardActions cards{[this](const std::optional<specter::CardUse> &card) { choose(card); },
        [this](bool /*onBoard*/) { refreshBoard(); }};
    return {[this](const SpecterAsk &command) { give(command); },
        [this](const std::vector<specter::Coordinate> &path) { follow(path); }, cards};
}

void AgentPage::forget()
{
    m_now.reset();
    m_move.forget();
    m_moment->clear();
}

void AgentPage::showTable(const SeenSpecter &view)
{
    const bool anew = !m_move.view() || m_move.view()->open.clock != view->open.clock;
    const bool elsewhere = m_move.take(view);
    m_earlier.clear();
    dismissReason();
    m_scene = specterScene(*view);
    m_sheet->render(view);
    m_column->renderTable(view, !m_past);
    m_header->setEnabled(!m_past);
    refresh();
    if (const std::optional<specter::Coordinate> at = placeOf(*view); at && elsewhere)
        m_board->moveCursorTo(*at);
    if (anew)
        scrollToTop(*m_offers);
}

void AgentPage::refresh()
{
    const SeenSpecter &view = m_move.view();
    if (!view)
        return;
    const AgentDraft &draft = m_move.draft();
    const DraftVerdict &verdict = m_move.verdict();
    m_sheet->renderDraft(draft, verdict);
    m_say->render(*view, draft, verdict);
    m_column->render(m_move);
    refreshPrimary();
    refreshBoard();
}

void AgentPage::refreshBoard()
{
    if (m_move.view())
        m_board->render(agentScene(m_scene, m_move, m_path->layers(), m_column->cards().spaces(), m_earlier));
}

void AgentPage::refreshPrimary()
{
    const SpecterHeaderActions actions{.goBack = [this] { emit leaveAsked(); },
        .doNextStep = [this] { doPrimary(); },
        .changeHealth = [this](int left) { putHealth(left); }};
    m_header->render(QString(), [view = m_move.view(), primary = agentPrimary(m_move), actions](const Theme & /*theme*/)
        { return agentHeader(*view, primary, actions); });
    emit possibleChanged();
}

void AgentPage::setTheme(const Theme &theme)
{
    TablePage::setTheme(theme);
    m_sheet->setTheme(theme);
}

void AgentPage::setPlayers(const WhoPlays &players)
{
    m_column->setPlayers(players);
    m_sheet->setPlayers(players);
}

void AgentPage::explain(const specter::Violation &why, const SpecterAsk &ask)
{
    if (!m_move.view())
        return;
    Objection objection = wording::objectionOf(m_move.view(), why);
    objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
    m_reason->explain(std::move(objection));
}

void AgentPage::showAgain()
{
    if (const SeenSpecter view = m_move.view())
        m_past ? renderPast(view) : render(view);
}

std::set<DeskAction> AgentPage::possible() const
{
    if (!m_move.view())
        return {};
    std::set<DeskAction> all = usuallyPossible(!brightOnes().isEmpty());
    if (isDrawn())
        all.insert(DeskAction::Undo);
    return all;
}

void AgentPage::perform(DeskAction action)
{
    // What is drawn goes before what was done.
    if (action == DeskAction::Undo && isDrawn())
        return letGo();
    const QList<QPushButton *> bright = brightOnes();
    if (action != DeskAction::GoOn || bright.size() == 1)
        return performUsual(action, bright.isEmpty() ? *nextStepButton() : *bright.front());
    // Of several that are meant people choose.
    if (!bright.isEmpty())
        focusOffer();
}

QList<QPushButton *> AgentPage::brightOnes() const
{
    QPushButton *primary = nextStepButton();
    if (primary == nullptr || !primary->isEnabled())
        return {};
    QList<QPushButton *> due;
    for (QPushButton *button : m_offers->findChildren<QPushButton *>())
        if (button->isVisibleTo(m_offers) && button->isEnabled() && button->property("tone") == QLatin1String("due"))
            due << button;
    if (!due.isEmpty())
        return due;
    return agentPrimary(m_move).advised ? QList<QPushButton *>{primary} : QList<QPushButton *>{};
}

bool AgentPage::isDrawn() const
{
    return draws() && !m_move.isStanding() && !m_move.isWritten();
}

void AgentPage::showDrawn()
{
    m_earlier.clear();
    m_reason->dismiss();
    m_moment->goOn();
    refresh();
}

void AgentPage::showIf(bool isOther)
{
    if (isOther)
        showDrawn();
}

void AgentPage::press(Space space, bool quietest)
{
    m_choseForCard = false;
    if (!draws())
        return;
    if (const std::optional<specter::CardUse> card = m_column->cards().chosenAt(space))
    {
        m_choseForCard = true;
        return choose(card);
    }
    if (!specter::boardOf(m_move.view()->open).isOpen(space))
        return m_path->tellStructure(space);
    showIf(m_move.press(space, quietest));
}

void AgentPage::strokeTo(Space space)
{
    if (!m_choseForCard && !m_column->cards().awaitsPlace())
        draw(drawnTo(m_move.draft(), space));
}

void AgentPage::follow(const std::vector<specter::Coordinate> &path)
{
    AgentDraft draft = m_move.draft();
    draft.path = path;
    draw(draft);
}

void AgentPage::choose(const std::optional<specter::CardUse> &card)
{
    AgentDraft draft = m_move.draft();
    draft.card = card;
    draw(draft);
}

void AgentPage::activate(Space space)
{
    // A double click has pressed already, and must not write by mistake what cannot be unsaid.
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    const std::vector<specter::Coordinate> &path = m_move.draft().path;
    // To stay is no step that was drawn: its button alone writes that.
    if (path.size() > 1 && path.back() == specter::Coordinate(space) && !m_column->cards().awaitsPlace())
        writeMove();
    else
        press(space, false);
}

bool AgentPage::press(const QKeyEvent &event)
{
    const std::optional<Direction> direction = directionOf(event);
    const std::vector<specter::Coordinate> &path = m_move.draft().path;
    if (direction && !path.empty())
    {
        if (const Space to = neighbour(path.back(), *direction); m_board->scene().contains(to))
            draw(drawnTo(m_move.draft(), to));
        return true;
    }
    if (event.key() != Qt::Key_Backspace)
        return false;
    leaveStep();
    return true;
}

bool AgentPage::typeSpace(const QString &letter)
{
    if (draws())
        m_path->type(letter);
    return draws();
}

/// What was drawn goes; the table stays.
void AgentPage::letGo()
{
    showIf(draws() && m_move.leaveAll());
    m_path->letGo();
}

void AgentPage::give(const SpecterAsk &ask)
{
    m_reason->dismiss();
    if (!m_past)
        emit commandGiven(ask, {});
}

void AgentPage::doPrimary()
{
    if (!m_move.view() || m_past)
        return;
    switch (agentPrimary(m_move).act)
    {
    case AgentAct::Write:
        return writeMove();
    case AgentAct::LayOpen:
        return give(askingSpecter(specter::LayOpenSheet{*m_move.view()->agent, {}}));
    case AgentAct::HandOver:
        return emit handOverRequested();
    case AgentAct::Leave:
        return emit leaveAsked();
    }
}

/// The plan is given first; it is carried out once the sheet has it, which it has not when it was refused.
void AgentPage::writeMove()
{
    if (!draws() || m_move.draft().path.empty())
        return;
    if (m_move.verdict().wantsChoice())
        return m_move.draft().card ? m_column->focusCard() : keepKeys();
    const specter::Agent agent = *m_move.view()->agent;
    if (!m_move.isWritten())
        give(askingSpecter(specter::PlanMove{agent, m_move.draft()}));
    if (m_move.isDue() && m_move.isWritten())
        give(askingSpecter(specter::ConfirmMove{agent}));
}

void AgentPage::putHealth(int left)
{
    const SeenSpecter &view = m_move.view();
    if (const std::optional<specter::Command> put = view ? healthPut(*view, left) : std::nullopt)
        give(askingSpecter(*put));
}

void AgentPage::keyPressEvent(QKeyEvent *event)
{
    if (!press(*event))
        TablePage::keyPressEvent(event);
}

} // namespace dossier
