#include "views/omega/desk/commando_column.h"

#include "model/omega/seen/numbers.h"
#include "views/kit/desk_layout.h"
#include "views/kit/laid_out.h"
#include "views/kit/screen.h"
#include "views/omega/desk/adrenaline_card.h"
#include "views/omega/desk/commando_card.h"
#include "views/omega/desk/turn_timer.h"

#include <QEvent>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Pixels between the cards, and where there is less room.
constexpr int cardGap = 5;
constexpr int closeGap = 4;

} // namespace

CommandoColumn::CommandoColumn(QWidget *parent)
    : QWidget(parent)
    , m_all(new QWidget(this))
    , m_whole(newColumn(this, 0, 0))
    , m_column(newColumn(m_all, 6, cardGap))
    , m_adrenaline(new Screen(m_all))
    , m_timer(new TurnTimer(m_all))
{
    m_whole->addWidget(m_all);
    m_column->addWidget(m_adrenaline);
    m_column->addWidget(m_timer);
    m_column->addStretch();
    listenToTimer();
}

void CommandoColumn::listenToTimer()
{
    connect(m_timer, &TurnTimer::alarmed, this, &CommandoColumn::alarmed);
    connect(m_timer, &TurnTimer::timeTold, this, &CommandoColumn::timeTold);
    connect(m_timer, &TurnTimer::minutesChosen, this,
        [this](int minutes)
        {
            m_minutes = minutes;
            fitCards();
            placeTimer();
            emit timerSet(m_minutes, m_sounding);
        });
    connect(m_timer, &TurnTimer::soundChosen, this,
        [this](bool sounding)
        {
            m_sounding = sounding;
            emit timerSet(m_minutes, m_sounding);
        });
}

void CommandoColumn::setAudible(bool audible)
{
    m_timer->setAudible(audible);
}

void CommandoColumn::renderTimer(int minutes, bool sounding)
{
    m_minutes = minutes;
    m_sounding = sounding;
    m_timer->setMinutes(minutes);
    m_timer->setSounding(sounding);
    fitCards();
    placeTimer();
}

/// A time that runs is in sight above everybody's cards; without one it stands below them.
void CommandoColumn::placeTimer()
{
    m_column->removeWidget(m_timer);
    const int first = m_column->indexOf(m_adrenaline) + 1;
    m_column->insertWidget(m_minutes > 0 ? first : first + static_cast<int>(m_cards.size()), m_timer);
}

void CommandoColumn::renderTurn(const omega::View &view)
{
    m_timer->render(view);
}

void CommandoColumn::hold(const QString &why)
{
    if (std::exchange(m_held, why) != why && m_view)
        render(SeenView(m_view));
}

void CommandoColumn::render(const SeenView &view)
{
    m_view = view;
    m_adrenaline->render(QString(), [this, view](const Theme & /*theme*/)
        { return adrenalineCard(*view, [this](const Ask &command) { give(false, command); }); });
    std::vector<omega::Role> roles;
    for (const auto &[role, commando] : view->open.commandos)
        roles.push_back(role);
    std::ranges::stable_sort(
        roles, {}, [&](omega::Role role) { return omega::inPlay(view->open, role).initiative.value_or(99); });
    if (!std::ranges::equal(roles, m_cards, {}, {}, &std::pair<omega::Role, CommandoCard *>::first))
        makeCards(roles);
    for (const auto &[role, card] : m_cards)
    {
        card->hold(m_held);
        card->render(*view);
    }
    const std::optional<omega::Combatant> acts = view->open.turn ? std::optional(view->open.turn->who) : std::nullopt;
    fitCards();
    const bool others = std::exchange(m_acts, acts) != acts;
    // What was done may have made the card longer, or scrolled it away.
    if (acts && (others || !m_pressed))
        onceLaidOut(this, [this] { showWhoActs(); });
}

/// With letters of another size the cards lie elsewhere.
void CommandoColumn::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    // The cards get theirs after this.
    QTimer::singleShot(0, this, &CommandoColumn::fitCards);
    if (m_acts)
        QTimer::singleShot(0, this, &CommandoColumn::showWhoActs);
}

bool CommandoColumn::event(QEvent *event)
{
    if (event->type() == QEvent::ParentChange && parentWidget() != nullptr)
        parentWidget()->installEventFilter(this);
    return QWidget::event(event);
}

bool CommandoColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        fitCards();
    return QWidget::eventFilter(watched, event);
}

void CommandoColumn::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &CommandoColumn::fitCards);
}

/// What scrolls it; null while nothing does.
QScrollArea *CommandoColumn::area() const
{
    return parentWidget() != nullptr ? qobject_cast<QScrollArea *>(parentWidget()->parentWidget()) : nullptr;
}

/// Who acts has more to choose from than others: all of it is scrolled into sight, once it is laid out.
void CommandoColumn::showWhoActs()
{
    if (QScrollArea *scrolled = area(); scrolled != nullptr && m_all->isVisible())
        for (const auto &[role, card] : m_cards)
            if (m_acts == omega::Combatant(role))
            {
                constexpr int gap = 8;
                scrolled->ensureWidgetVisible(card, 0, gap);
            }
}

/// A card may be what asked for the new order: it goes when it has ended.
void CommandoColumn::makeCards(const std::vector<omega::Role> &roles)
{
    for (const auto &[role, card] : m_cards)
    {
        card->hide();
        card->deleteLater();
    }
    m_cards.clear();
    for (const omega::Role role : roles)
    {
        auto *card = new CommandoCard(role, m_all);
        card->setTheme(m_theme);
        connect(card, &CommandoCard::commandGiven, this,
            [this, role](const Ask &command) { give(m_acts == omega::Combatant(role), command); });
        connect(card, &CommandoCard::shown, this, &CommandoColumn::shown);
        connect(card, &CommandoCard::menuAsked, this, &CommandoColumn::menuAsked);
        m_cards.emplace_back(role, card);
        m_column->insertWidget(m_column->indexOf(m_adrenaline) + static_cast<int>(m_cards.size()), card);
    }
    // They are shown, and have a height, once the layout has taken them in.
    QTimer::singleShot(0, this, &CommandoColumn::fitCards);
    placeTimer();
}

/// What it changes is shown at once.
void CommandoColumn::give(bool actors, const Ask &command)
{
    m_pressed = !actors;
    emit commandGiven(command);
    m_pressed = false;
}

QWidget *CommandoColumn::take(QWidget *widget)
{
    m_whole->insertWidget(0, widget);
    m_shared = true;
    fitCards();
    return m_all;
}

QWidget *CommandoColumn::giveBack(QWidget *widget, QBoxLayout &to)
{
    to.addWidget(widget);
    m_column->insertWidget(0, m_adrenaline);
    m_shared = false;
    fitCards();
    return nullptr;
}

QWidget *CommandoColumn::adrenaline() const
{
    return m_adrenaline;
}

/// The widest number of all cards gives the width of their column.
void CommandoColumn::fitNumbers()
{
    int width = 0;
    for (const auto &[role, card] : m_cards)
        width = std::max(width, card->widthOfNumbers());
    for (const auto &[role, card] : m_cards)
        card->setWidthOfNumbers(width);
}

/// The cards have as much room as leaves all of them, and the time of a turn, in sight at once. Beside other things
/// that are scrolled they have little.
void CommandoColumn::fitCards()
{
    fitNumbers();
    const QScrollArea *scrolled = area();
    if (m_shared || scrolled == nullptr)
    {
        setRoom(m_shared ? CardRoom::Short : CardRoom::Roomy);
        return;
    }
    const QSize room = scrolled->maximumViewportSize();
    for (const CardRoom cards : {CardRoom::Roomy, CardRoom::Close, CardRoom::Dense, CardRoom::Short})
    {
        setRoom(cards);
        if (m_column->totalHeightForWidth(room.width()) <= room.height())
            break;
    }
}

void CommandoColumn::setRoom(CardRoom room)
{
    m_column->setSpacing(room == CardRoom::Roomy ? cardGap : closeGap);
    for (const auto &[role, card] : m_cards)
        card->setRoom(room);
}

void CommandoColumn::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (const auto &[role, card] : m_cards)
        card->setTheme(theme);
}

} // namespace dossier
