#pragma once

#include "model/core/rule.h"
#include "views/kit/preferences.h"

#include <QObject>
#include <QStringList>

#include <optional>

class QAction;
class QWidget;

namespace dossier
{

class BoardActions;

/// Parts of a window title that describe a document.
struct DocumentTitle
{
    /// Name of the document as people see it; not empty.
    QString name{};
    /// True when there are changes that no file has.
    bool modified = false;
};

/// The documents of a game, files of its own beside its sessions, as the window shows them: the page of the one that is
/// open, the page of a new one, and their cards on the start page. The window places them and owns their widgets.
class DocumentPages : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~DocumentPages() override;
    Q_DISABLE_COPY_MOVE(DocumentPages)

    /// Makes the page of the open document, once, before any other call.
    virtual QWidget *makePage(QWidget *parent) = 0;

    // Menu actions while the page is shown: edits, tools and zoom.
    [[nodiscard]] virtual BoardActions &actions() const = 0;
    [[nodiscard]] virtual QList<QAction *> zoomActions() const = 0;

    /// Returns nothing while no document is open.
    [[nodiscard]] virtual std::optional<DocumentTitle> title() const = 0;

    /// Returns the page on which a new document is made; it is made on first use.
    virtual QWidget *newPage(QWidget *parent) = 0;

    /// Sets that page back, and gives it the keyboard.
    virtual void beginNew() = 0;

    /// Makes the cards of a start page: samples, and recently opened or saved documents.
    virtual QWidget *makeSamples(QWidget *parent) = 0;
    virtual QWidget *makeRecent(QWidget *parent) = 0;

    virtual void wear(const Preferences &preferences) = 0;

    // Requests of the menus. Those that need a file ask the user for it, above that window.
    virtual void save(QWidget *window) = 0;
    virtual void saveAs(QWidget *window) = 0;
    virtual void exportPicture(QWidget *window) = 0;

signals:
    /// Another document is open, and its page is to be shown.
    void begun();
    /// The parts of the window title have changed.
    void titleChanged();
    /// Reports the files opened or saved, newest first.
    void recentChanged(const QStringList &paths);
    /// Requests to open that file; to choose and open a file; to make a new document.
    void openRequested(const QString &path);
    void openFileRequested();
    /// The way back from the page; Escape, where nothing is left to be cancelled.
    void backRequested();
    void leaveRequested();
    /// The user requested "Save as" on the page itself.
    void saveFileAsRequested();
    void ruleRequested(dossier::Rule rule);
};

} // namespace dossier
