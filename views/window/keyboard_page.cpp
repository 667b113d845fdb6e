#include "views/window/keyboard_page.h"

#include "views/kit/hotkeys.h"
#include "views/kit/menu_entries.h"
#include "views/kit/page_header.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

struct KeyWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::KeyboardPage)
};

constexpr int maxCardWidth = 960;

/// Makes a heading, the keys below it, and a text; the heading appears only with keys or a text.
Parts keyTable(const QString &heading, const QList<const QAction *> &keys, const QString &words = {})
{
    Parts cells;
    for (const QAction *action : keys)
    {
        cells.push_back(text(hotkeys::text(action->shortcut()), Role::Key)
                .with(&Part::alignment, Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter)));
        cells.push_back(
            text(action->toolTip()).wrapping().stretched().with(&Part::alignment, Qt::Alignment(Qt::AlignVCenter)));
    }
    const bool isShown = !keys.isEmpty() || !words.isEmpty();
    return {text(heading, Role::Caption).when(isShown),
        table(2, std::move(cells)).spaced(20).with(&Box::rowSpacing, 6).when(!keys.isEmpty()),
        text(words, Role::Dim).wrapping().when(!words.isEmpty())};
}

} // namespace

KeyboardPage::KeyboardPage(QList<QAction *> actions, GameFaces games, Action<> back, QWidget *parent)
    : Screen(parent)
    , m_actions(std::move(actions))
    , m_games(std::move(games))
    , m_back(std::move(back))
{
    setObjectName(QStringLiteral("KeyboardPage"));
    for (const QAction *action : m_actions)
        watch(*action);
}

void KeyboardPage::watch(const QAction &action)
{
    // Some actions learn their words in another language after this page.
    connect(&action, &QAction::changed, this,
        [this, &action]
        {
            if (std::exchange(m_tips[&action], action.toolTip()) != action.toolTip())
                renderAgain();
        });
    connect(&action, &QAction::enabledChanged, this,
        [this, &action]
        {
            if (!action.property(underCurtain).toBool())
                m_ofSomePages.insert(&action);
        });
    if (!action.isEnabled() || action.property(ofSomePages).toBool())
        m_ofSomePages.insert(&action);
}

KeyboardPage *KeyboardPage::begun(const QString &game)
{
    // When it is already visible, the page whose keys it lists is no longer in front, so the lists stay.
    if (!isVisible())
    {
        m_game = game;
        m_isFolded = true;
        m_here.clear();
        m_everywhere.clear();
        m_others.clear();
        for (const QAction *action : m_actions)
        {
            const bool isOwn = m_ofSomePages.contains(action) && !action->property(ofNoPage).toBool();
            (!isHere(*action) ? m_others : isOwn ? m_here : m_everywhere) << action;
        }
        render({}, [this](const Theme & /*theme*/) { return made(); });
        setFocusProxy(findChild<QScrollArea *>());
    }
    findChild<QScrollArea *>()->verticalScrollBar()->setValue(0);
    return this;
}

Part KeyboardPage::made()
{
    Parts keys = keyTable(KeyWords::tr("On the page where you were"), m_here, saidOf(false));
    std::ranges::move(keyTable(KeyWords::tr("In the whole window"), m_everywhere), std::back_inserter(keys));
    Parts others = keyTable(KeyWords::tr("On other pages"), m_others);
    others.at(1).isShown = others.at(1).isShown && !m_isFolded;
    std::ranges::move(others, std::back_inserter(keys));
    keys.push_back(button(KeyWords::tr("Show the keys of other pages"), "secondary", [this] { unfold(); })
            .withTip(KeyWords::tr("What works on the pages of all games"))
            .with(&Part::alignment, Qt::Alignment(Qt::AlignLeft))
            .keyed(QStringLiteral("unfold"))
            .when(m_isFolded));
    QStringList paragraphs{
        KeyWords::tr("Tab and Shift+Tab go from control to control, the arrow keys choose among a few, Space and "
                     "Enter press, Esc goes back. Alt with an underlined letter opens a menu."),
        KeyWords::tr("On the timeline Page Up and Page Down go to where a round or a turn begins.")};
    if (m_game.isEmpty() || !m_isFolded)
        paragraphs << saidOf(true);
    const QString title = KeyWords::tr("Keyboard");
    Part all = page(
        pageHeader(title, KeyWords::tr("Everything can be done without a mouse"), KeyWords::tr("Back (Esc)"), m_back),
        {centered(card(std::move(keys)).spaced(6, {32, 18, 32, 18}), maxCardWidth),
            centered(text(paragraphs.join(QStringLiteral("\n\n")), Role::Dim).wrapping(), maxCardWidth),
            stretch().stretched()})
                   .named(title);
    all.inside.back() = std::move(all.inside.back())
                            .named(KeyWords::tr("List of keys"))
                            .withTip(KeyWords::tr("Scroll with the arrow keys"))
                            .with(&Part::isStop, true);
    return all;
}

/// Shows the folded parts until the user opens the page of keys again.
void KeyboardPage::unfold()
{
    m_isFolded = false;
    render({}, [this](const Theme & /*theme*/) { return made(); });
    setFocus(Qt::OtherFocusReason);
}

QString KeyboardPage::saidOf(bool isOthers) const
{
    QStringList all;
    for (const GameFace &game : m_games)
        if ((game.id == m_game) != isOthers)
            for (const char *said : game.keys)
                all << KeyWords::tr(said);
    return all.join(QStringLiteral("\n\n"));
}

/// True when a key belongs to the page that is shown. When most of the actions made together are enabled, the others
/// belong to it, too: they only wait.
bool KeyboardPage::isHere(const QAction &action) const
{
    if (action.isEnabled() || !action.isVisible() || action.parent() == nullptr || action.parent()->isWidgetType())
        return action.isEnabled();
    const auto mates = [&](auto &&works)
    {
        return std::ranges::count_if(m_actions, [&](const QAction *mate)
            { return mate->parent() == action.parent() && mate->isVisible() && works(*mate); });
    };
    return 2 * mates([](const QAction &mate) { return mate.isEnabled(); })
        >= mates([](const QAction &) { return true; });
}

/// The arrows and the page keys are the scroll area's own.
void KeyboardPage::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = findChild<QScrollArea *>()->verticalScrollBar();
    if (event->key() == Qt::Key_Home)
        bar->setValue(bar->minimum());
    else if (event->key() == Qt::Key_End)
        bar->setValue(bar->maximum());
    else
        Screen::keyPressEvent(event);
}

} // namespace dossier
