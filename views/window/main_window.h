#pragma once

#include "model/core/rule.h"
#include "views/kit/map_problem.h"
#include "views/kit/preferences.h"
#include "views/window/message_bar.h"
#include "views/window/window_cover.h"
#include "views/window/window_pages.h"

#include <QMainWindow>

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

class QStackedWidget;

namespace dossier
{

class BoardActions;
class DocumentPages;
class Menus;
class DeskActions;

/// The window: places menus and pages, and reports the user's requests.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The games are shown on the start page in this order; the documents, null where no game has any, live longer than
    /// the window.
    MainWindow(DocumentPages *documents, const GameFaces &games);
    ~MainWindow() override;
    Q_DISABLE_COPY_MOVE(MainWindow)

    void render(const Preferences &preferences);

    void renderSessions(const std::vector<SessionFile> &files) { m_pages->renderSessions(files); }

    /// Passes the place of the session that can be continued to the start page.
    void showPlace(const QString &path, const SessionPlace &place) { m_pages->showPlace(path, place); }

    [[nodiscard]] bool isAtStart() const { return m_pages->isAtStart(); }

    /// Takes a page that is made elsewhere; the way back from it leads to the start page.
    void placePage(QWidget *page);

    void showPage(QWidget *page);

    /// Shows a page that is only looked into: the way back from it leads to where one is now.
    void lookInto(QWidget *page)
    {
        m_message->dismiss();
        m_pages->lookInto(page);
    }

    /// Says of which game there is a session to cover and to show to everybody; empty when there is none.
    void setSessionOpen(const QString &game);
    void setPublicOpen(bool open);

    /// The menus zoom the board of the page that is shown.
    void lendZoom();

    /// Sets the question that must be answered before it closes; a function that returns false explains why.
    void askBeforeClosing(std::function<bool()> mayClose) { m_mayClose = std::move(mayClose); }

    /// Lowers the curtain over the contents of the window, or lifts it. While it is down no command is given.
    void setCovered(bool covered);

    [[nodiscard]] bool isCovered() const { return m_cover.isDown(); }

    /// Lowers the curtain within milliseconds, for pages that are about to go; nothing but `reopen` lifts it then.
    void shut();
    void reopen();

    /// Says something over the page that is shown.
    void showMessage(const QString &text) { m_message->showMessage(text); }

    /// Shows a message with words that are made again in each language.
    void showMessageBy(const MessageBar::Words &words) { m_message->showMessageBy(words); }

    /// Shows a note about a side effect of the last action.
    void note(const QString &text) { m_message->note(text); }

    void noteBy(const MessageBar::Words &words) { m_message->noteBy(words); }

    /// Hides a note that may no longer be true.
    void dismissNote() { m_message->dismissNote(); }

    void showRule(Rule rule) { m_pages->goToRule(rule); }

    /// Sets how keys are read and added, and plain files found, which happens on request only.
    void setKeyRequests(const KeyRequests &keys) { m_pages->setKeyRequests(keys); }

    /// Offers the words of the key on the start page, or no longer.
    void offerKey(bool isOffered) { m_pages->offerKey(isOffered); }

    /// Shows the page about Dossier, which has the key of the games.
    void showAbout() { m_pages->goToAbout(); }

    /// Asks for the key of that file.
    void showUnlock(const LockedFile &file) { m_pages->goToUnlock(file); }

    /// True on that page.
    [[nodiscard]] bool isUnlocking() const { return m_pages->isUnlocking(); }

    void setKeyLocked(bool isLocked) { m_pages->setKeyLocked(isLocked); }

    /// Sets the source of the rules to show when none is named; it is empty when no game is played.
    void findRulesBy(std::function<std::span<const Rule>()> rulesHere) { m_rulesHere = std::move(rulesHere); }

    /// A picture was written, or why it was not.
    void reportPicture(const QString &path, std::optional<FileFault> fault)
    {
        fault ? m_message->explain({path, *fault, Attempt::Save}) : m_message->reportExported(path);
    }

    /// Returns the desk's own entries of the menus.
    [[nodiscard]] DeskActions &deskActions() { return *m_desk; }

    /// Returns the page that is shown.
    [[nodiscard]] QWidget *page() const;

    void goBack() { m_pages->goBack(); }

    void goToStart() { m_pages->goToStart(); }

    void goToNewDocument() { m_pages->goToNewDocument(); }

    /// Says that a document of that name has changes that were not saved, and offers them.
    void offerUnsaved(const QString &name) { m_message->offerUnsaved(name); }

    void dismissMessage() { m_message->dismiss(); }

    [[nodiscard]] const MessageBar &message() const { return *m_message; }

    /// Says what is wrong with a campaign file, over the page that is shown, and offers to rescue it.
    void offerRescue(const QString &text) { m_message->offerRescue(text); }

    /// Says who else has a campaign file open, over the page that is shown, and offers to take it over.
    void offerTakeOver(const MessageBar::Words &words) { m_message->offerTakeOver(words); }

    /// Shows the setting that another window chose differently, and requests a decision between the two.
    void askWhichStays(
        const MessageBar::Words &words, const std::function<void()> &mine, const std::function<void()> &other)
    {
        m_message->askWhichStays(words, mine, other);
    }

    /// Explains a fault, over the page that is shown; the open document stays.
    void showProblem(const MapProblem &problem) { m_message->explain(problem); }

signals:
    void preferencesChosen(const Preferences &preferences);
    /// A file was chosen, or dropped on the window.
    void openRequested(const QString &path);
    /// A sample of that game is to be played.
    void playRequested(const QString &game);
    /// Requests the list of all sessions.
    void sessionsRequested();
    /// Requests the statistics of the campaign file at hand.
    void statisticsRequested();
    void newSessionRequested(const QString &game);
    /// The user chose one of a game's entries.
    void gameActRequested(const QString &game, const QString &act);
    /// A session is to go on.
    void sessionRequested(const QString &path);
    /// Answers to the offer of unsaved changes.
    void restoreRequested();
    void discardRequested();
    /// The campaign file that was offered is to be rescued.
    void rescueRequested();
    /// The campaign file that was offered is to be taken over.
    void takeOverRequested();
    /// The window for everybody is to be shown, or no longer.
    void publicWindowRequested(bool open);
    void closing();
    /// The curtain is about to fall; who shuts the window now has done it.
    void covering();
    /// The curtain is down.
    void covered();
    /// Another page is in front.
    void pageShown();

protected:
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void layOut();
    /// Requests of menus and pages.
    [[nodiscard]] WindowRequests requests();
    [[nodiscard]] MessageActions messageActions();
    void listenToPages();
    void listenToDocuments();
    void askForFile();
    void escape();
    void setFullScreen(bool full);
    void toggleCurtain();
    void retranslate();

    QWidget *m_content;
    QStackedWidget *m_stack;
    MessageBar *m_message;
    DocumentPages *m_documents;
    const WindowRequests m_requests;
    WindowPages *m_pages;
    /// Actions on a board: the document's, or a separate one that no board uses.
    BoardActions &m_board;
    DeskActions *m_desk;
    Menus *m_menus;
    WindowCover m_cover;
    std::function<bool()> m_mayClose;
    std::function<std::span<const Rule>()> m_rulesHere;
};

} // namespace dossier
