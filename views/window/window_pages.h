#pragma once

#include "model/core/rule.h"
#include "views/kit/game_face.h"
#include "views/kit/late_page.h"
#include "views/window/key_section.h"
#include "views/window/start_page.h"
#include "views/window/unlock_page.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <map>
#include <span>

class QAction;
class QStackedWidget;

namespace dossier
{

class DocumentPages;
class KeyboardPage;
class RulesPage;
class Screen;

/// Title of a window: unsaved changes are marked where the text has [*].
struct WindowTitle
{
    QString text{};
    bool modified = false;
};

/// The pages of a window, one of which is shown, and the way back from visited pages. A page is made on first use.
class WindowPages : public QObject
{
    Q_OBJECT

public:
    /// Fills that stack, with the pages of those documents, if there are any; the page of keys lists the actions from
    /// `keys`.
    WindowPages(QStackedWidget *stack, DocumentPages *documents, GameFaces games, const WindowRequests &requests,
        std::function<QList<QAction *>()> keys);

    /// Returns the page that is shown; null until one is.
    [[nodiscard]] QWidget *now() const;

    /// True when the current page was made elsewhere; the second, when it is that of the open document.
    [[nodiscard]] bool isPlaced() const { return m_placed.contains(now()); }

    [[nodiscard]] bool isDocument() const { return m_document != nullptr && now() == m_document; }

    /// Returns the title of the page for the window: screen readers announce a changed title. The title of a covered
    /// page is not revealed.
    [[nodiscard]] WindowTitle title(bool covered) const;

    /// Takes a page that is made elsewhere.
    void place(QWidget *page);

    void render(const Preferences &preferences);
    void renderSessions(const std::vector<SessionFile> &files);

    /// Passes the place of the session that can be continued to the start page.
    void showPlace(const QString &path, const SessionPlace &place);

    void setKeyRequests(const KeyRequests &keys) { m_keyRequests = keys; }

    /// True on the page that asks for the key of a file.
    [[nodiscard]] bool isUnlocking() const;

    /// Offers the words of the key on the start page, or no longer.
    void offerKey(bool isOffered);

    /// Sets whether the key waits for its passphrase; the start page leads to it then.
    void setKeyLocked(bool isLocked);

    [[nodiscard]] bool isAtStart() const;

    /// Keeps a pressed setting of the start page under the pointer while all text changes its size.
    void holdFocusInSight();

    void go(QWidget *page);

    /// Visits a page that was made elsewhere: its way back leads to the present page.
    void lookInto(QWidget *page);

    /// Shows a page that was made elsewhere, whose way back leads to the start page.
    void show(QWidget *page);

    /// Without an open session no way back leads to a page of one.
    void setSessionOpen(bool open);
    void goBack();
    void goToStart();
    void goToSettings();

    void goToDocument() { go(m_document); }

    void goToNewDocument();
    void goToAbout();
    /// Asks for the key of that file.
    void goToUnlock(const LockedFile &file);
    /// Shows the keys of that game, which is being played; without one those of all games.
    void goToKeyboard(const QString &game);
    /// Shows the first of those rules, which are those of the game being played, unless one of them is shown already.
    void goToRules(std::span<const Rule> ofHere = {});
    void goToRule(Rule rule);

signals:
    /// `going` precedes another page, `gone` follows once it is shown.
    void going();
    void gone();

private:
    /// Adds a page that is made late to the stack.
    template <typename Page>
    Page *placed(Page *page);
    [[nodiscard]] Screen *newStart();
    [[nodiscard]] Screen *newAbout();
    [[nodiscard]] Screen *newUnlock();
    /// Whatever covers a page that shows keys covers them for good.
    void wipeKeysOf(Screen *page);
    void renderStart();
    [[nodiscard]] bool isHome(const QWidget *page) const;

    QStackedWidget *m_stack;
    /// Shown until a page is: the start page is not laid out for a user who opens a file.
    QWidget *m_nothing;
    DocumentPages *m_documents;
    /// Page of the open document, and of a new one once it was requested; null when there are none.
    QWidget *m_document;
    QWidget *m_newDocument = nullptr;
    LatePage<Screen> m_start;
    LatePage<Screen> m_about;
    LatePage<Screen> m_unlock;
    LockedFile m_locked;
    KeyRequests m_keyRequests;
    /// Empty unless a person is looking at them.
    KeysShown m_keys;
    LatePage<KeyboardPage> m_keyboard;
    LatePage<RulesPage> m_rules;
    /// Pages that were made elsewhere.
    QList<QWidget *> m_placed;
    /// Target of the way back from pages that are only visited; null for the start page.
    QPointer<QWidget> m_backTo;
    /// Target of the way back from visited pages that were made elsewhere.
    std::map<QWidget *, QPointer<QWidget>> m_cameFrom;
    bool m_sessionOpen = false;
    const GameFaces m_games;
    const WindowRequests &m_requests;
    StartState m_shown;
};

} // namespace dossier
