#pragma once

#include "model/core/rule.h"
#include "views/kit/preferences.h"

#include <QObject>
#include <QStringList>

#include <functional>
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
    /// It has changes that no file has.
    bool modified = false;
};

/// A card of the start page with samples to try.
struct SampleCard
{
    QWidget *card = nullptr;
    /// The width from which the samples stand side by side, as large as text is now.
    std::function<int()> rowWidth{};
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

    /// Makes the page of the document that is open, once, before anything else is asked for.
    virtual QWidget *makePage(QWidget *parent) = 0;

    // Menu actions while the page is shown: edits, tools and zoom.
    [[nodiscard]] virtual BoardActions &actions() const = 0;
    [[nodiscard]] virtual QList<QAction *> zoomActions() const = 0;

    /// Nothing while none is open.
    [[nodiscard]] virtual std::optional<DocumentTitle> title() const = 0;

    /// The page on which a new one is made; a page is made when it is first asked for.
    virtual QWidget *newPage(QWidget *parent) = 0;

    /// Sets that page back, and gives it the keyboard.
    virtual void beginNew() = 0;

    /// Makes the cards of a start page: samples, and what was opened or saved last.
    virtual SampleCard makeSamples(QWidget *parent) = 0;
    virtual QWidget *makeRecent(QWidget *parent) = 0;

    virtual void wear(const Preferences &preferences) = 0;

    // Requests of the menus. Those that need a file ask the user for it, above that window.
    virtual void save(QWidget *window) = 0;
    virtual void saveAs(QWidget *window) = 0;
    virtual void exportPicture(QWidget *window) = 0;

signals:
    /// Another document is open: its page is to be shown.
    void begun();
    /// The parts of the window title have changed.
    void titleChanged();
    /// Reports the files opened or saved, newest first.
    void recentChanged(const QStringList &paths);
    /// That file is to be opened; any file is to be asked for and opened; a new document is to be made.
    void openRequested(const QString &path);
    void openFileRequested();
    /// The way back from the page; Escape, where nothing is left to be cancelled.
    void backRequested();
    void leaveRequested();
    /// Save as was asked for on the page itself.
    void saveFileAsRequested();
    void ruleRequested(dossier::Rule rule);
};

} // namespace dossier
