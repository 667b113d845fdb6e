#include "views/window/window_pages.h"

#include "views/kit/deferred_polish.h"
#include "views/kit/flowing_area.h"
#include "views/kit/screen.h"
#include "views/kit/theme.h"
#include "views/session/document_pages.h"
#include "views/window/about_page.h"
#include "views/window/keyboard_page.h"
#include "views/window/rules_page.h"

#include <QCoreApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace dossier
{

WindowPages::WindowPages(QStackedWidget *stack, DocumentPages *documents, GameFaces games,
    const WindowRequests &requests, std::function<QList<QAction *>()> keys)
    : QObject(stack)
    , m_stack(stack)
    , m_nothing(new QWidget(stack))
    , m_documents(documents)
    , m_document(documents != nullptr ? documents->makePage(stack) : nullptr)
    , m_start([this] { return newStart(); })
    , m_about([this] { return newAbout(); })
    , m_unlock([this] { return newUnlock(); })
    , m_keyboard([this, keys = std::move(keys)]
          { return placed(new KeyboardPage(keys(), m_games, [this] { goBack(); }, m_stack)); })
    , m_rules([this] { return placed(new RulesPage([this] { goBack(); }, m_stack)); })
    , m_games(std::move(games))
    , m_requests(requests)
{
    deferPolishOfPages(*m_stack);
    m_stack->addWidget(m_nothing);
    if (m_document != nullptr)
        m_stack->addWidget(m_document);
}

template <typename Page>
Page *WindowPages::placed(Page *page)
{
    m_stack->addWidget(page);
    return page;
}

Screen *WindowPages::newStart()
{
    auto *page = placed(new Screen(m_stack));
    page->setObjectName(QStringLiteral("StartPage"));
    page->followWidth();
    if (m_documents != nullptr)
    {
        m_shown.samples = m_documents->makeSamples(page);
        m_shown.recentDocuments = m_documents->makeRecent(page);
    }
    page->render({},
        [this, page](const Theme & /*theme*/) { return startPage(m_games, m_shown, page->characters(), m_requests); });
    return page;
}

Screen *WindowPages::newAbout()
{
    auto *page = placed(new Screen(m_stack));
    page->setObjectName(QStringLiteral("AboutPage"));
    page->render({},
        [this, page](const Theme & /*theme*/)
        {
            return aboutPage(keySection(m_keys, m_keyRequests, [page] { page->renderAgain(); }), [this] { goBack(); });
        });
    wipeKeysOf(page);
    return page;
}

Screen *WindowPages::newUnlock()
{
    auto *page = placed(new Screen(m_stack));
    page->setObjectName(QStringLiteral("UnlockPage"));
    page->followWidth();
    page->render({},
        [this, page](const Theme & /*theme*/)
        {
            return unlockPage(
                m_locked, m_keys, m_keyRequests, lockAgainCheck(m_shown.preferences, m_requests.setPreferences),
                page->characters(), [page] { page->renderAgain(); }, [this] { goBack(); });
        });
    wipeKeysOf(page);
    return page;
}

void WindowPages::wipeKeysOf(Screen *page)
{
    connect(this, &WindowPages::going, page,
        [this, page]
        {
            m_keys.wipe();
            page->renderAgain();
        });
}

bool WindowPages::isUnlocking() const
{
    return m_unlock.made() != nullptr && now() == m_unlock.made();
}

void WindowPages::renderStart()
{
    if (m_start.made() != nullptr)
        m_start.made()->renderAgain();
}

QWidget *WindowPages::now() const
{
    QWidget *page = m_stack->currentWidget();
    return page == m_nothing ? nullptr : page;
}

WindowTitle WindowPages::title(bool covered) const
{
    const auto said = [](const char *source) { return QCoreApplication::translate("dossier::MainWindow", source); };
    // A name that has Qt's mark, too, says it twice to mean itself.
    const auto plain = [](QString name) { return name.replace(QLatin1String("[*]"), QLatin1String("[*][*]")); };
    if (const auto document = isDocument() && !covered ? m_documents->title() : std::nullopt)
        return {said(QT_TRANSLATE_NOOP("dossier::MainWindow", "%1[*] – Dossier")).arg(plain(document->name)),
            document->modified};
    const QString page = covered || now() == nullptr || isAtStart() ? QString() : now()->accessibleName();
    if (!page.isEmpty())
        return {QCoreApplication::translate("dossier::MainWindow", "%1 – Dossier", "a page").arg(plain(page))};
    // A page on which a session is played has the name of its file.
    if (const QString session = isPlaced() && !covered ? now()->windowTitle() : QString(); !session.isEmpty())
        return {said(QT_TRANSLATE_NOOP("dossier::MainWindow", "%1 – Dossier")).arg(plain(session))};
    return {isPlaced() && !covered
            ? said(QT_TRANSLATE_NOOP("dossier::MainWindow", "Session – Dossier"))
            : said(QT_TRANSLATE_NOOP("dossier::MainWindow", "Dossier: a companion beside the board"))};
}

void WindowPages::place(QWidget *page)
{
    m_placed << page;
    connect(page, &QObject::destroyed, this,
        [this, page]
        {
            m_placed.removeAll(page);
            m_cameFrom.erase(page);
        });
    m_stack->addWidget(page);
}

void WindowPages::render(const Preferences &preferences)
{
    m_shown.preferences = preferences;
    renderStart();
    if (m_unlock.made() != nullptr)
        m_unlock.made()->renderAgain();
    if (m_documents != nullptr)
        m_documents->wear(preferences);
}

void WindowPages::renderSessions(const std::vector<SessionFile> &files)
{
    m_shown.sessions = files;
    renderStart();
}

void WindowPages::showPlace(const QString &path, const SessionPlace &place)
{
    m_shown.places[path] = place;
    renderStart();
}

void WindowPages::setKeyLocked(bool isLocked)
{
    m_shown.isKeyLocked = isLocked;
    renderStart();
}

void WindowPages::offerKey(bool isOffered)
{
    m_shown.offersKey = isOffered;
    renderStart();
}

bool WindowPages::isAtStart() const
{
    return m_start.made() != nullptr && now() == m_start.made();
}

void WindowPages::holdFocusInSight()
{
    QWidget *pressed = m_stack->window()->focusWidget();
    auto *area = isAtStart() ? now()->findChild<FlowingArea *>() : nullptr;
    if (area != nullptr && area->isAncestorOf(pressed))
        area->holdInSight(pressed);
}

/// True for pages of work, to which the way back from other pages leads.
bool WindowPages::isHome(const QWidget *page) const
{
    return page != nullptr && (page == m_start.made() || page == m_document || m_placed.contains(page));
}

void WindowPages::go(QWidget *page)
{
    QWidget *from = m_stack->currentWidget();
    emit going();
    if (isHome(page))
        m_backTo = nullptr;
    else if (isHome(from))
        m_backTo = from;
    polishPage(*page);
    if (page == m_start.made() && page != from)
        page->findChild<QScrollArea *>()->verticalScrollBar()->setValue(0);
    m_stack->setCurrentWidget(page);
    if (page == m_newDocument && from != page)
        m_documents->beginNew();
    else
        page->setFocus(Qt::OtherFocusReason);
    emit gone();
}

void WindowPages::show(QWidget *page)
{
    m_cameFrom.erase(page);
    go(page);
}

/// From a page that is itself only visited, the way back leads where that page's own leads: no two pages lead to each
/// other.
void WindowPages::lookInto(QWidget *page)
{
    QWidget *from = isHome(now()) ? now() : m_backTo.get();
    if (from != page)
    {
        const auto before = m_cameFrom.find(from);
        if (before != m_cameFrom.end())
            from = before->second;
        m_cameFrom[page] = m_sessionOpen || !m_placed.contains(from) ? from : nullptr;
    }
    go(page);
}

void WindowPages::setSessionOpen(bool open)
{
    m_sessionOpen = open;
    if (!open)
        std::erase_if(m_cameFrom, [this](const auto &way) { return m_placed.contains(way.second.get()); });
}

void WindowPages::goBack()
{
    if (const auto way = m_cameFrom.find(now()); way != m_cameFrom.end() && way->second != nullptr)
        return go(way->second);
    go(m_backTo != nullptr ? m_backTo.get() : m_start.get());
}

void WindowPages::goToStart()
{
    go(m_start.get());
}

void WindowPages::goToSettings()
{
    goToStart();
    (void)m_start.get()->focus(QStringLiteral("language"));
}

void WindowPages::goToNewDocument()
{
    if (m_documents == nullptr)
        return;
    if (m_newDocument == nullptr)
    {
        m_newDocument = m_documents->newPage(m_stack);
        m_stack->addWidget(m_newDocument);
    }
    go(m_newDocument);
}

void WindowPages::goToAbout()
{
    go(m_about.get());
}

void WindowPages::goToUnlock(const LockedFile &file)
{
    m_locked = file;
    if (m_unlock.made() != nullptr)
        m_unlock.made()->renderAgain();
    go(m_unlock.get());
    (void)m_unlock.get()->focus(QStringLiteral("passphrase"));
}

void WindowPages::goToKeyboard(const QString &game)
{
    go(m_keyboard.get()->begun(game));
}

void WindowPages::goToRules(std::span<const Rule> ofHere)
{
    RulesPage *page = m_rules.get();
    if (!ofHere.empty() && std::ranges::find(ofHere, page->rule()) == ofHere.end())
        page->showRule(ofHere.front());
    go(page);
    page->beginSearch();
}

void WindowPages::goToRule(Rule rule)
{
    m_rules.get()->showRule(rule);
    goToRules();
}

} // namespace dossier
