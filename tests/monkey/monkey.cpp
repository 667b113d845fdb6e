#include "tests/monkey/monkey.h"

#include "tests/monkey/corrections.h"
#include "tests/monkey/open_table.h"
#include "tests/monkey/spots.h"
#include "views/board/board_view.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <array>
#include <limits>

namespace dossier::test
{

namespace
{

/// Inputs after which who strayed from the table, or sees nothing come of it, starts again.
constexpr int awayAWhile = 6;
constexpr int longestAway = 14;
constexpr int longestIdle = 250;

Act key(int key, int modifiers = 0)
{
    return {.deed = Deed::Key, .key = key, .modifiers = modifiers};
}

/// The first menu has the entries that every program has; they lead away from the current task.
bool isOfTheFirstMenu(const QAction &action)
{
    return std::ranges::any_of(action.associatedObjects(),
        [](const QObject *object)
        {
            const auto *menu = qobject_cast<const QMenu *>(object);
            const auto *bar = menu != nullptr ? qobject_cast<const QMenuBar *>(menu->parentWidget()) : nullptr;
            return bar != nullptr && bar->actions().constFirst() == menu->menuAction();
        });
}

Act key(const QKeySequence &sequence)
{
    return key(sequence[0].key(), static_cast<int>(sequence[0].keyboardModifiers()));
}

} // namespace

Monkey::Monkey(std::mt19937 &random, bool corrects)
    : m_random(random)
    , m_corrects(corrects)
{
}

void Monkey::forget()
{
    m_plan.clear();
    m_part = nullptr;
    m_home = nullptr;
    m_page = nullptr;
    m_played = false;
    m_away = 0;
    m_idle = 0;
    m_place.clear();
}

/// Sees what became of the last act.
void Monkey::look(Desk &desk)
{
    QWidget *page = desk.window().page();
    const bool left = m_page != nullptr && m_page != page;
    if (!m_taken.isEmpty() && (left || QApplication::activeModalWidget() != nullptr))
        m_leaving.insert(m_taken);
    m_taken.clear();
    m_page = page;
    const QString place = placeOf(desk);
    const bool played = place != m_place && !place.isEmpty();
    if (played || m_home == nullptr || (!m_played && below(30) == 0))
        m_home = page;
    m_played = m_played || played;
    m_away = page == m_home ? 0 : m_away + 1;
    m_idle = played || place.isEmpty() ? 0 : m_idle + 1;
    m_place = place;
    if (!played)
        return;
    const Eyes eyes(m_random);
    if (const BoardView *board = eyes.board())
    {
        m_before = std::exchange(m_standing, standingOn(*board));
        react(eyes);
    }
}

/// Looks at the last change, or regrets it.
void Monkey::react(const Eyes &eyes)
{
    const bool undone = m_last == Intent::Undo || m_last == Intent::Redo;
    // The monkey goes on with dice that lie there.
    if (!undone && eyes.die() == nullptr && below(100) < reactionPercent)
        takeUp(drawnBy(reactions(), static_cast<unsigned>(m_random())));
}

void Monkey::takeUp(const Habit &habit)
{
    m_plan.assign(habit.begin(), habit.end());
}

Act Monkey::next(Desk &desk, const QString &folder)
{
    look(desk);
    const Eyes eyes(m_random);
    if (QApplication::activePopupWidget() != nullptr)
    {
        // The rows that one wanted are those of what has opened.
        if (!m_plan.empty() && m_plan.front() == Intent::Rows)
            m_plan.pop_front();
        return inPopup(eyes);
    }
    if (QApplication::activeModalWidget() != nullptr)
        return inDialog(eyes, folder);
    if (m_away > longestAway || m_idle > longestIdle)
    {
        const bool fresh = m_idle > longestIdle;
        return {.deed = Deed::StartAgain, .text = fresh ? QStringLiteral("anew") : QString()};
    }
    if (m_away > awayAWhile && below(2) == 0)
        return key(Qt::Key_Escape);
    if (m_plan.empty())
        takeUp(habit(eyes));
    const Intent intent = m_plan.front();
    m_plan.pop_front();
    m_last = intent;
    return done(intent, eyes, desk);
}

Monkey::Habit Monkey::habit(const Eyes &eyes)
{
    if (eyes.die() != nullptr && below(100) < dicingPercent)
        return drawnBy(dicing(), static_cast<unsigned>(m_random()));
    if (m_corrects && below(100) < correctionPercent)
        return {Intent::Correct};
    if (eyes.oneUnderBoard(Kind::List) != nullptr && below(100) < formingPercent)
        return drawnBy(forming(), static_cast<unsigned>(m_random()));
    return drawnBy(habits(), static_cast<unsigned>(m_random()));
}

/// Files are named, or the dialog is left; buttons of other dialogs are pressed.
Act Monkey::inDialog(const Eyes &eyes, const QString &folder)
{
    if (qobject_cast<QFileDialog *>(QApplication::activeModalWidget()) == nullptr)
        return below(3) == 0 ? key(Qt::Key_Escape) : onControl(Intent::Button, eyes);
    const QStringList files = QDir(folder).entryList(QDir::Files, QDir::Name);
    switch (below(4))
    {
    case 0:
        return {.deed = Deed::Text,
            .text = files.isEmpty() || below(3) == 0 ? something()
                                                     : QDir(folder).filePath(files.at(static_cast<qsizetype>(
                                                           below(static_cast<std::size_t>(files.size())))))};
    case 1:
        return key(Qt::Key_Return);
    default:
        return key(Qt::Key_Escape);
    }
}

Act Monkey::inPopup(const Eyes &eyes)
{
    switch (below(12))
    {
    case 0:
        return key(Qt::Key_Escape);
    case 1:
        return key(Qt::Key_Down);
    case 2:
        return key(Qt::Key_Return);
    default:
        break;
    }
    QWidget *rows = eyes.one(Kind::Rows);
    return rows != nullptr ? pointed(rows, Deed::Click, eyes) : key(Qt::Key_Escape);
}

Act Monkey::done(Intent intent, const Eyes &eyes, Desk &desk)
{
    if (intent == Intent::Correct && !m_corrects)
        return form(eyes);
    if (intent == Intent::Correct)
        return {.deed = Deed::Correct, .text = randomCorrection(desk, m_random)};
    if (intent >= Intent::Undo)
        return byKeys(intent, eyes);
    return intent <= Intent::Accept ? onControl(intent, eyes) : onBoard(intent, eyes);
}

const QWidget *Monkey::part() const
{
    return m_part != nullptr && m_part->isVisible() ? m_part.data() : QApplication::focusWidget();
}

int Monkey::timesOf(const QString &called) const
{
    const auto found = m_times.find(called);
    return found != m_times.end() ? found->second : 0;
}

QWidget *Monkey::fresher(QWidget *one, QWidget *other) const
{
    if (one == nullptr || other == nullptr)
        return one != nullptr ? one : other;
    return timesOf(calledBy(*other)) < timesOf(calledBy(*one)) ? other : one;
}

/// On one of three rows by chance, the one that was taken least.
QPoint Monkey::pointOnRows(const QWidget &rows, const QRect &seen)
{
    QPoint best;
    int min = std::numeric_limits<int>::max();
    for (int times = 0; times < 3; ++times)
    {
        const QPoint point(seen.x() + static_cast<int>(below(static_cast<std::size_t>(seen.width()))),
            seen.y() + static_cast<int>(below(static_cast<std::size_t>(seen.height()))));
        if (const int taken = timesOf(rowAt(rows, point)); taken < min)
        {
            min = taken;
            best = point;
        }
    }
    ++m_times[rowAt(rows, best)];
    return best;
}

/// A click somewhere on it, the board's last spot or one of interest.
Act Monkey::pointed(QWidget *widget, Deed deed, const Eyes &eyes)
{
    if (widget == nullptr)
        return key(below(2) == 0 ? Qt::Key_Escape : Qt::Key_Tab);
    Act act{.deed = deed, .on = nameOf(*widget), .text = calledBy(*widget)};
    if (const BoardView *board = boardOf(widget))
    {
        act.at = spotOfInterest(*board, eyes);
        return act;
    }
    // A widget that has to be scrolled to is clicked in its middle.
    const QRect visible = widget->visibleRegion().boundingRect();
    const QRect seen = visible.isEmpty() ? widget->rect() : visible;
    const bool rows = eyes.of(Kind::Rows).contains(widget);
    const QPoint point = rows ? pointOnRows(*widget, seen) : seen.center();
    act.at = spotOf(point.x() * 1000 / std::max(1, widget->width()), point.y() * 1000 / std::max(1, widget->height()));
    return act;
}

Act Monkey::onControl(Intent intent, const Eyes &eyes)
{
    QWidget *widget = nullptr;
    switch (intent)
    {
    case Intent::Primary:
        // A default button under the board is about what was clicked there, too.
        widget = below(2) == 0 ? eyes.oneUnderBoard(Kind::Primary) : nullptr;
        widget = widget == nullptr ? eyes.one(Kind::Primary) : widget;
        break;
    case Intent::Offer:
        // Buttons under the board are about what was clicked there.
        widget = below(3) != 0 ? eyes.oneUnderBoard(Kind::Primary) : nullptr;
        widget = widget == nullptr && below(3) != 0
            ? fresher(eyes.oneUnderBoard(Kind::Offer), eyes.oneUnderBoard(Kind::Offer))
            : widget;
        // If nothing is offered under the board, the monkey clicks the board more often than the offers that are always
        // there.
        if (widget == nullptr && eyes.board() != nullptr && below(4) != 0)
            return onBoard(below(2) == 0 ? Intent::Foe : Intent::Lit, eyes);
        widget = widget == nullptr ? fresher(eyes.one(Kind::Offer), eyes.one(Kind::Offer)) : widget;
        break;
    case Intent::Refused:
        widget = below(3) != 0 ? eyes.oneUnderBoard(Kind::Refused) : nullptr;
        widget = widget == nullptr ? eyes.one(Kind::Refused) : widget;
        break;
    case Intent::List:
        widget = below(4) != 0 ? fresher(eyes.oneUnderBoard(Kind::List), eyes.oneUnderBoard(Kind::List)) : nullptr;
        m_part = widget = widget == nullptr ? eyes.oneBeside(part(), Kind::List) : widget;
        break;
    case Intent::Number:
        widget = eyes.oneUnderBoard(Kind::Number);
        m_part = widget = widget == nullptr ? eyes.oneBeside(part(), Kind::Number) : widget;
        break;
    case Intent::Field:
        widget = eyes.oneUnderBoard(Kind::Field);
        m_part = widget = widget == nullptr ? eyes.oneBeside(part(), Kind::Field) : widget;
        break;
    case Intent::Rows:
        widget = eyes.one(Kind::Rows);
        break;
    case Intent::Roll:
        widget = eyes.die() != nullptr ? eyes.oneBeside(eyes.die(), Kind::Button)
                                       : fresher(eyes.oneUnderBoard(Kind::Button), eyes.oneUnderBoard(Kind::Button));
        break;
    case Intent::Accept:
        widget = eyes.oneUnderBoard(Kind::List);
        widget = eyes.oneBeside(widget != nullptr ? widget : part(), Kind::Offer);
        break;
    default:
        break;
    }
    if (widget == nullptr)
        widget = eyes.one(below(4) == 0 ? Kind::Button : below(2) == 0 ? Kind::Primary : Kind::Offer);
    if (widget == nullptr)
        widget = eyes.one(Kind::Button);
    Act act = pointed(widget, Deed::Click, eyes);
    // Buttons that lead away are pressed less often.
    if (m_leaving.contains(act.text) && !eyes.of(Kind::Primary).contains(widget) && below(8) != 0)
        return onBoard(Intent::Somewhere, eyes);
    m_taken = act.text;
    ++m_times[act.text];
    return act;
}

Act Monkey::onBoard(Intent intent, const Eyes &eyes)
{
    BoardView *board = eyes.board();
    if (board == nullptr)
    {
        QWidget *hexes = eyes.one(Kind::Hexes);
        return hexes != nullptr ? onHexes(intent, *hexes, eyes) : pointed(eyes.one(Kind::Button), Deed::Click, eyes);
    }
    if (intent == Intent::Drag)
        return dragged(eyes);
    QString spot;
    switch (intent)
    {
    case Intent::Figure:
        spot = figureSpot(*board, eyes);
        break;
    case Intent::Foe:
        spot = foeSpot(*board, eyes);
        break;
    case Intent::Lit:
        spot = litSpot(*board, eyes);
        break;
    case Intent::Door:
        spot = doorSpot(*board, eyes);
        break;
    case Intent::Again:
        spot = m_spot;
        break;
    case Intent::New:
        for (const Stands &one : standingOn(*board))
            if (!m_before.contains(one) && (spot.isEmpty() || below(2) == 0))
                spot = spotOf(one.at);
        break;
    default:
        break;
    }
    if (spot.isEmpty())
        spot = spotOfInterest(*board, eyes);
    m_spot = spot;
    const Deed deed = intent == Intent::DoubleClick ? Deed::DoubleClick
        : intent == Intent::RightClick              ? Deed::RightClick
        : intent == Intent::Wheel                   ? Deed::Wheel
                                                    : Deed::Click;
    const int turned = deed == Deed::Wheel ? (below(2) == 0 ? 120 : -120) : 0;
    const auto modifiers = static_cast<int>(below(20) == 0 || (turned != 0 && below(2) == 0) ? Qt::ControlModifier
            : below(20) == 0                                                                 ? Qt::ShiftModifier
                                                                                             : Qt::NoModifier);
    return {.deed = deed, .on = nameOf(*board->viewport()), .at = spot, .key = turned, .modifiers = modifiers};
}

/// Clicks a piece or a space where it can go, and sometimes any space.
Act Monkey::onHexes(Intent intent, const QWidget &hexes, const Eyes &eyes)
{
    const Deed deed = intent == Intent::DoubleClick ? Deed::DoubleClick
        : intent == Intent::RightClick              ? Deed::RightClick
        : intent == Intent::Drag                    ? Deed::Drag
                                                    : Deed::Click;
    Act act{.deed = deed, .on = nameOf(hexes), .at = hexSpot(hexes, eyes)};
    if (deed == Deed::Drag)
        act.to = hexSpot(hexes, eyes);
    return act;
}

/// From somewhere on the board, or from a list, to somewhere on the board.
Act Monkey::dragged(const Eyes &eyes)
{
    BoardView *board = eyes.board();
    const QString to = spotOfInterest(*board, eyes);
    QWidget *rows = below(3) == 0 ? eyes.one(Kind::Rows) : nullptr;
    if (rows == nullptr)
        return {.deed = Deed::Drag,
            .on = nameOf(*board->viewport()),
            .at = below(2) == 0 ? figureSpot(*board, eyes) : spotOfInterest(*board, eyes),
            .to = to};
    Act act = pointed(rows, Deed::Drag, eyes);
    act.to = nameOf(*board->viewport()) + u'#' + to;
    return act;
}

Act Monkey::form(const Eyes &eyes)
{
    std::vector<QAction *> forms = eyes.keys(true);
    std::erase_if(forms, [&](const QAction *action)
        { return (m_leaving.contains(action->text()) || isOfTheFirstMenu(*action)) && below(10) != 0; });
    if (!forms.empty() && below(3) != 0)
    {
        const QAction *chosen = forms.at(below(forms.size()));
        m_taken = chosen->text();
        m_part = nullptr;
        return key(chosen->shortcut());
    }
    QWidget *widget = eyes.one(Kind::Form);
    return widget != nullptr ? pointed(widget, Deed::Click, eyes) : onBoard(Intent::Somewhere, eyes);
}

/// A menu of the bar, by the pointer.
Act Monkey::menu(const Eyes &eyes)
{
    for (QWidget *window : openWindows())
        for (QMenuBar *bar : window->findChildren<QMenuBar *>())
            if (const QList<QAction *> menus = bar->actions(); bar->isVisible() && !menus.isEmpty())
            {
                const QPoint at
                    = bar->actionGeometry(
                             menus.at(static_cast<qsizetype>(below(static_cast<std::size_t>(menus.size())))))
                          .center();
                return {.deed = Deed::Click,
                    .on = nameOf(*bar),
                    .at
                    = spotOf(at.x() * 1000 / std::max(1, bar->width()), at.y() * 1000 / std::max(1, bar->height()))};
            }
    return pointed(eyes.one(Kind::Button), Deed::Click, eyes);
}

Act Monkey::sized() const
{
    static const QList<QSize> sizes{
        {1280, 860}, {1600, 1000}, {1000, 700}, {1920, 1080}, {720, 520}, {1366, 768}, {2560, 1400}, {500, 300}};
    return {
        .deed = Deed::Resize, .size = sizes.at(static_cast<qsizetype>(below(static_cast<std::size_t>(sizes.size()))))};
}

QString Monkey::something() const
{
    static const QStringList texts{QStringLiteral("because"), QStringLiteral("1"), QStringLiteral("12"),
        QStringLiteral("a"), QStringLiteral("Aim"), QStringLiteral("  "), QStringLiteral("-3"), QStringLiteral("K17"),
        QStringLiteral("<b>bold & \"quoted\"</b>"), QStringLiteral("Ærøskøbing – naïveté"), QStringLiteral("%1 %n"),
        QString(300, u'x'), QStringLiteral("../../etc/x.json"), QStringLiteral("99999999999999")};
    return texts.at(static_cast<qsizetype>(below(static_cast<std::size_t>(texts.size()))));
}

Act Monkey::byKeys(Intent intent, const Eyes &eyes)
{
    static const std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    switch (intent)
    {
    case Intent::Undo:
        return key(QKeySequence(QKeySequence::Undo));
    case Intent::Redo:
        return key(Qt::Key_Z, static_cast<int>(Qt::ControlModifier | Qt::ShiftModifier));
    case Intent::Enter:
        return key(Qt::Key_Return, below(3) == 0 ? static_cast<int>(Qt::ControlModifier) : 0);
    case Intent::Escape:
        return key(Qt::Key_Escape);
    case Intent::Tab:
        return key(Qt::Key_Tab);
    case Intent::Arrow:
        return key(arrows.at(below(arrows.size())), below(8) == 0 ? static_cast<int>(Qt::ControlModifier) : 0);
    case Intent::LookBack:
        return key(below(4) == 0 ? Qt::Key_Right : Qt::Key_Left, static_cast<int>(Qt::AltModifier));
    case Intent::Digits:
        return {.deed = Deed::Text, .text = QString::number(below(below(3) == 0 ? 40 : 9))};
    case Intent::Type:
        return {.deed = Deed::Text, .text = something()};
    case Intent::Resize:
        return sized();
    case Intent::Form:
        return form(eyes);
    case Intent::Menu:
        return menu(eyes);
    default:
        break;
    }
    const std::vector<QAction *> keys = eyes.keys(false);
    const QAction *chosen = keys.empty() ? nullptr : keys.at(below(keys.size()));
    if (chosen == nullptr || (m_leaving.contains(chosen->text()) && below(6) != 0))
        return key(below(2) == 0 ? Qt::Key_Space : static_cast<int>(Qt::Key_A + static_cast<int>(below(26))));
    m_taken = chosen->text();
    return key(chosen->shortcut());
}

} // namespace dossier::test
