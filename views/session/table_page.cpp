#include "views/session/table_page.h"

#include "views/board/board_drawer.h"
#include "views/board/table_board.h"
#include "views/kit/desk_layout.h"
#include "views/kit/screen.h"
#include "views/kit/side_column.h"
#include "views/kit/strip_fit.h"
#include "views/kit/tab_order.h"
#include "views/session/foot_line.h"
#include "views/session/journal_strip.h"
#include "views/session/past_bar.h"
#include "views/session/players_panel.h"
#include "views/session/tall_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// A page narrower than this has no room for a right column.
constexpr int threeColumnCharacters = 125;

const QString reasonKey = QStringLiteral("reason");
const QString bookmarkKey = QStringLiteral("bookmark");

bool isEmptyField(const Draft::value_type &field)
{
    return field.second.trimmed().isEmpty();
}

/// The board is the first child of its page: the other widgets are above it.
TableBoard *takenBy(QWidget *page, TableBoard *board)
{
    board->widget()->setParent(page);
    return board;
}

} // namespace

TablePage::TablePage(TableBoard *board, const JournalLists &lists, ReasonWords words, QWidget *parent)
    : QWidget(parent)
    , m_middle(takenBy(this, board))
    , m_header(new Screen(this))
    , m_reason(new ReasonBar(std::move(words), reasonActions(), this))
    , m_pastBar(new Screen(this))
    , m_end(new Screen(this))
    , m_players(new PlayersPanel({.keep = [this](const QStringList &names) { emit playersNamed(names); },
                                     .closed = [this] { m_middle->widget()->setFocus(Qt::OtherFocusReason); },
                                     .draftChanged = [this] { emit draftChanged(); }},
          this))
    , m_journal(new JournalStrip(lists, journalActions(), this))
    , m_drawer(new BoardDrawer(board->widget(), this))
    , m_foot(new FootLine([this] { undo(); }, [this] { emit redoRequested(); }, this))
{
    m_pastBar->setObjectName(QStringLiteral("pastBar"));
    m_pastBar->render({}, [this](const Theme & /*theme*/) { return past(); });
    m_drawer->pin(m_pastBar);
    m_drawer->add(m_reason);
    m_drawer->add(m_journal);
    m_end->setObjectName(QStringLiteral("endPanel"));
    m_end->render({}, [this](const Theme & /*theme*/) { return end(); });
    m_drawer->add(m_end);
    m_drawer->add(m_players);
    connect(m_foot->journal(), &QPushButton::clicked, this, &TablePage::toggleJournal);
    addKeys();
    setFocusProxy(m_middle->widget());
}

void TablePage::layOut(SideColumn *left, QWidget *bar, SideColumn *right)
{
    m_left = left;
    m_right = right;
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(left);
    row->addWidget(m_middle->widget(), 1);
    row->addWidget(right);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(row, 1);
    if (bar != nullptr)
        column->addWidget(bar);
    column->addWidget(m_foot);
    m_parts = {m_header, left, m_middle->widget(), m_drawer, bar, right, m_foot};
    putInTabOrder();
}

void TablePage::layOutTall(QWidget *left, QWidget *pinned, FlowingArea *right)
{
    right->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scrolled = right;
    auto *side = new QWidget(this);
    m_rightColumn = newColumn(side, 0, 0);
    m_rightColumn->addWidget(pinned);
    m_rightColumn->addWidget(right, 1);
    m_rightColumn->addWidget(m_foot);
    m_tall = new TallRow(left, *m_middle, side, this);
    auto *column = newColumn(this, 0, 0);
    column->addWidget(m_header);
    column->addWidget(m_tall, 1);
    connect(m_tall, &TallRow::narrowChanged, this,
        [this](bool narrow)
        {
            setNarrow(narrow);
            // Another page may have the strip meanwhile.
            if (m_docked != nullptr && isAncestorOf(m_docked))
                placeDocked();
        });
    m_drawer->raise();
    m_parts = {m_header, left, m_middle->widget(), m_drawer, pinned, right, m_foot};
}

void TablePage::dock(QWidget *strip)
{
    m_docked = strip;
    placeDocked();
}

/// Puts the strip above the foot. When a large font leaves little room, it goes to the end of the scrolled area:
/// actions of every turn need the room.
void TablePage::placeDocked()
{
    auto *scrolled = qobject_cast<QVBoxLayout *>(m_scrolled->widget()->layout());
    if (m_tall->isNarrow() && scrolled != nullptr)
        scrolled->addWidget(m_docked);
    else
        m_rightColumn->insertWidget(m_rightColumn->indexOf(m_foot), m_docked);
    putInTabOrder();
}

/// A widget made later is the last one in the window's tab order.
void TablePage::putInTabOrder()
{
    QWidgetList parts = m_parts;
    if (m_docked != nullptr && isAncestorOf(m_docked))
        parts.insert(parts.size() - 1, m_docked);
    tabThrough(parts);
}

void TablePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    putInTabOrder();
    announceNextStep(*this);
}

/// No game goes on behind another page or the curtain.
void TablePage::hideEvent(QHideEvent *event)
{
    m_replay.pause();
    m_pastBar->renderAgain();
    QWidget::hideEvent(event);
}

std::set<DeskAction> TablePage::possible() const
{
    using enum DeskAction;
    if (!hasTable())
        return {};
    std::set<DeskAction> possible{Search, Bookmark, Earlier, DeskAction::Replay};
    if (m_past)
    {
        possible.insert(Later);
        return possible;
    }
    possible.insert(Players);
    possible.merge(offered());
    if (hasDefaultStep())
        possible.insert(DefaultStep);
    if (m_steps.undone || hasSelection())
        possible.insert(Undo);
    if (m_steps.redone)
        possible.insert(Redo);
    return possible;
}

QPushButton *TablePage::nextStepButton() const
{
    return findChild<QPushButton *>(QStringLiteral("nextStep"));
}

void TablePage::doDefaultStep()
{
    nextStepButton()->click();
}

void TablePage::perform(DeskAction action)
{
    using enum DeskAction;
    if (action == DefaultStep)
        doDefaultStep();
    else if (action == Search || action == Bookmark)
    {
        openJournal();
        action == Search ? m_journal->search() : m_journal->mark();
    }
    else if (action == Earlier || action == Later)
        m_journal->step(action == Earlier ? -1 : 1);
    else if (action == DeskAction::Replay)
        playOrPause();
    else if (action == Players)
        emit playersRequested();
    else if (action == Undo)
        hasSelection() ? clearSelection() : undo();
    else if (action == Redo)
        emit redoRequested();
}

JournalStripActions TablePage::journalActions()
{
    return {[this](std::uint32_t line, journal::Position at) { lookAt(line, at); }, [this] { emit presentRequested(); },
        [this](journal::Position at, const QString &name, bool isTaken) { emit bookmarkRequested(at, name, isTaken); },
        [this] { emit draftChanged(); }};
}

ReasonActions TablePage::reasonActions()
{
    const auto undoWith = [this](const QString &reason)
    {
        if (const std::optional<journal::Position> to = std::exchange(m_goesOn, std::nullopt))
            emit continueRequested(*to, reason);
        else
            emit undoRequested(reason);
    };
    return {undoWith, [this](Rule rule) { emit ruleRequested(rule); }, [this] { emit draftChanged(); }};
}

/// After the bar is closed the line may be another session's.
Part TablePage::past()
{
    if (!m_past)
        return column({}).when(false);
    const auto goOn = [this]
    {
        m_goesOn = m_past;
        if (m_past)
            emit continueRequested(*m_past, {});
    };
    // Further away they are sought when somebody wants to go there.
    constexpr std::uint32_t near = 200;
    const auto turn = [this](std::uint32_t line, bool isFar)
    { return line != 0 || isFar ? std::optional(m_journal->sentenceOf(line)) : std::nullopt; };
    const auto changeSpeed = [this]
    {
        m_replay.changeSpeed();
        m_pastBar->renderAgain();
    };
    return pastBar({.line = m_pastLine,
                       .time = m_journal->timeOf(m_pastLine),
                       .sentence = m_journal->sentenceOf(m_pastLine),
                       .isPlaying = m_replay.isPlaying(),
                       .speed = m_replay.speed(),
                       .turnedBefore = turn(m_journal->turningPointBefore(m_pastLine, near), m_pastLine > near),
                       .turnsNext = turn(m_journal->turningPointAfter(m_pastLine, near), m_lines - m_pastLine > near)},
        {.showNow = [this] { emit presentRequested(); },
            .goOn = goOn,
            .play = [this] { playOrPause(); },
            .changeSpeed = changeSpeed,
            .toTurnBefore = [this] { lookAtTurn(m_journal->turningPointBefore(m_pastLine)); },
            .toTurnAfter = [this] { lookAtTurn(m_journal->turningPointAfter(m_pastLine)); }});
}

/// Further keys beside those of the menus.
void TablePage::addKeys()
{
    const auto add = [this](const char *key, auto &&act)
    { new QShortcut(QKeySequence(QLatin1String(key)), this, act, Qt::WidgetWithChildrenShortcut); };
    add("Alt+Left", [this] { m_journal->step(-1); });
    add("Alt+Right", [this] { m_journal->step(1); });
    // Without looking back, the turning points are counted from the present.
    const auto here = [this] { return m_past ? m_pastLine : m_lines; };
    add("Alt+PgUp", [this, here] { lookAtTurn(m_journal->turningPointBefore(here())); });
    add("Alt+PgDown", [this, here] { lookAtTurn(m_journal->turningPointAfter(here())); });
}

void TablePage::toggleJournal()
{
    const bool opens = m_journal->isHidden();
    m_journal->setVisible(opens);
    m_foot->journal()->setChecked(opens);
    if (opens)
        m_journal->search();
    else
        m_middle->widget()->setFocus(Qt::OtherFocusReason);
}

void TablePage::openJournal()
{
    if (m_journal->isHidden())
        toggleJournal();
}

void TablePage::undo()
{
    if (takeBackDraft())
        return;
    m_goesOn.reset();
    emit undoRequested({});
}

/// A table that people choose themselves halts the replay.
void TablePage::lookAt(std::uint32_t line, journal::Position at)
{
    if (!m_replay.isStepping())
        m_replay.pause();
    m_past = at;
    m_pastLine = line;
    m_pastBar->renderAgain();
    m_end->renderAgain();
    emit positionRequested(at);
}

void TablePage::playOrPause()
{
    if (m_replay.isPlaying())
        m_replay.pause();
    else
    {
        if (!m_past)
            m_journal->lookAt(0);
        m_replay.play();
    }
    m_pastBar->renderAgain();
}

bool TablePage::stepReplay()
{
    m_journal->lookAt(m_journal->actionAfter(m_pastLine));
    return m_past.has_value();
}

void TablePage::lookAtTurn(std::uint32_t line)
{
    if (line != 0)
        m_journal->lookAt(line);
}

void TablePage::showNow()
{
    m_replay.pause();
    m_past.reset();
    m_goesOn.reset();
    m_pastBar->renderAgain();
    m_end->renderAgain();
    m_journal->showNow();
}

void TablePage::follow(QObject &session)
{
    if (m_session == &session)
        return;
    m_session = &session;
    m_isEndClosed = false;
    m_players->forget();
    m_reason->dismiss();
    m_journal->beginAnew();
}

void TablePage::renderJournal(const ShownJournal &journal)
{
    m_steps = journal.steps;
    m_lines = journal.count;
    m_reason->noteKept();
    m_journal->renderJournal(journal);
    m_foot->renderJournal(journal);
    m_lastRows = m_journal->lastLines(saidLines);
    journalShown();
    renderEnd();
    emit possibleChanged();
}

void TablePage::renderEnd()
{
    const std::optional<GameEnd> end = m_past ? std::nullopt : ending();
    // The winner is asked for again after the answer was undone.
    const bool asks
        = end && std::ranges::any_of(end->winners, [](const Part &winner) { return winner.disabledReason.isEmpty(); });
    const bool asked = std::exchange(m_asksForWinner, asks);
    m_isEndClosed = m_isEndClosed && end && (!asks || asked);
    const bool opens = end && !m_isEndClosed && m_end->isHidden();
    m_end->renderAgain();
    if (opens && isVisible())
        m_end->focus(QStringLiteral("closeEnd"));
}

void TablePage::openPlayers(std::vector<PlayedPart> parts)
{
    closeForm();
    m_players->open(std::move(parts));
}

void TablePage::openEnd()
{
    closeForm();
    m_isEndClosed = false;
    m_end->renderAgain();
    m_end->focus(QStringLiteral("closeEnd"));
}

void TablePage::closeEnd()
{
    m_isEndClosed = true;
    m_end->renderAgain();
    m_middle->widget()->setFocus(Qt::OtherFocusReason);
}

PlayedTime TablePage::playedTime() const
{
    if (m_lines == 0)
        return {};
    const std::uint32_t last = m_journal->lastPlayed();
    return {m_journal->timeOf(1), m_journal->timeOf(last), m_journal->fullSentenceOf(last)};
}

Part TablePage::end()
{
    std::optional<GameEnd> end = m_past || m_isEndClosed ? std::nullopt : ending();
    if (!end)
        return column({}).when(false);
    end->next = m_nextMission ? m_nextMission() : QString();
    return endPanel(*end, playedTime(), m_notes ? m_notes() : QString(),
        {.again = [this](bool swapped) { emit againRequested(swapped); },
            .next = [this] { emit nextRequested(); },
            .print = [this] { emit printRequested(); },
            .replay = [this] { playOrPause(); },
            .close = [this] { closeEnd(); },
            .leave = [this] { emit leaveRequested(); },
            .note = [this](const QString &notes) { emit notesChanged(notes); }});
}

QStringList TablePage::said(SaidOrder order) const
{
    return m_past ? QStringList() : saidAloud(m_lastRows, order);
}

Draft TablePage::draft() const
{
    Draft draft = formDraft();
    std::erase_if(draft, &isEmptyField);
    draft.merge(typedText());
    return draft;
}

Draft TablePage::typedText() const
{
    Draft draft{{reasonKey, m_reason->draft()}, {bookmarkKey, m_journal->draft()}};
    std::erase_if(draft, &isEmptyField);
    // An erased name is a change, too.
    draft.merge(m_players->draft());
    return draft;
}

bool TablePage::isText(const QString &key)
{
    return key == reasonKey || key == bookmarkKey || PlayersPanel::isName(key);
}

void TablePage::setDraft(const Draft &draft)
{
    const auto textOf = [&](const QString &key)
    {
        const auto found = draft.find(key);
        return found == draft.end() ? QString() : found->second;
    };
    m_reason->setDraft(textOf(reasonKey));
    m_journal->setDraft(textOf(bookmarkKey));
    m_players->setDraft(draft);
    // Before a form, which opens again over it.
    if (!m_players->draft().empty())
        emit playersRequested();
    setFormDraft(draft);
}

void TablePage::setShadings(const QList<QAction *> &shadings)
{
    m_foot->setShadings(shadings);
}

void TablePage::setCurtain(QAction *curtain)
{
    m_foot->setCurtain(curtain);
}

void TablePage::dismissReason()
{
    if (!m_tellsAgain)
        m_reason->dismiss();
}

void TablePage::keepFocusWhile(const std::function<void()> &change)
{
    const QPointer<QWidget> before = window()->focusWidget();
    const bool isHere = before != nullptr && isAncestorOf(before);
    change();
    const QWidget *now = window()->focusWidget();
    const bool isLost = now != before || (now != nullptr && !(now->isVisibleTo(this) && now->isEnabledTo(this)));
    // A panel that opened over the board has taken the focus itself.
    if (isHere && isLost && !(now != nullptr && now != before && m_drawer->isAncestorOf(now)))
        focusAfterChange();
}

void TablePage::focusAfterChange()
{
    m_middle->widget()->setFocus(Qt::OtherFocusReason);
}

void TablePage::stepBack()
{
    if (m_reason->isVisible())
        m_reason->giveUp();
    else if (!m_players->isHidden())
        m_players->close();
    else if (closeForm())
        return;
    else if (!m_end->isHidden())
        closeEnd();
    else if (!m_journal->isHidden())
        toggleJournal();
    else if (m_past)
        emit presentRequested();
    else
        clearSelection();
}

bool TablePage::typeSpace(const QString &)
{
    return false;
}

void TablePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        m_tellsAgain = true;
        showAgain();
        m_tellsAgain = false;
    }
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    // With another font size the scroll position would show something else.
    if (m_scrolled != nullptr)
        m_scrolled->verticalScrollBar()->setValue(0);
    // The widgets in the columns get their font only after this.
    QMetaObject::invokeMethod(this, &TablePage::fitColumns, Qt::QueuedConnection);
}

void TablePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

/// A larger font needs more room, just as a narrower window leaves less.
void TablePage::fitColumns()
{
    if (m_tall != nullptr || m_right == nullptr)
        return;
    const bool narrow = width() < fontMetrics().averageCharWidth() * threeColumnCharacters;
    if (narrow != std::exchange(m_narrow, narrow))
    {
        setNarrow(narrow);
        m_right->setVisible(!narrow);
        m_left->measureAnew();
    }
}

void TablePage::keyPressEvent(QKeyEvent *event)
{
    const QString text = event->text();
    const bool letter = text.size() == 1 && text[0].isLetter()
        && (event->modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier && m_middle->widget()->hasFocus();
    if (event->key() == Qt::Key_Escape)
        stepBack();
    else if (!letter || !typeSpace(text.toUpper()))
        QWidget::keyPressEvent(event);
}

} // namespace dossier
