#pragma once

#include "views/kit/map_problem.h"
#include "views/session/document_pages.h"

#include <QObject>
#include <QString>

#include <optional>

namespace dossier
{

class Settings;

/// The documents of a game: files of its own beside its sessions, one of them open at a time. What was not saved is
/// kept, whatever becomes of the program.
class GameDocuments : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~GameDocuments() override;
    Q_DISABLE_COPY_MOVE(GameDocuments)

    /// What the window shows of them; lives as long as this.
    [[nodiscard]] virtual DocumentPages &pages() = 0;

    /// Opens a file; when it cannot be, says why and leaves what is open.
    virtual void open(const QString &path) = 0;

    /// Saves the open one to a file of that name and goes on with that file.
    virtual void save(const QString &path) = 0;

    /// Keeps what no file has, where the next start finds it; whether nothing would be lost now.
    virtual bool keep() = 0;

    /// Whether the program may close: what cannot be kept is not given up unasked.
    virtual bool mayClose() = 0;

    /// Tells what was opened last, and offers what was left with unsaved changes, once there is a window to tell.
    virtual void begin() = 0;

    /// Goes on with what was offered, or gives it up.
    virtual void restoreUnsaved() = 0;
    virtual void discardUnsaved() = 0;

signals:
    /// Something was not done: why, in words. A file was not read or written: why.
    void failed(const QString &text);
    void fileFailed(const dossier::MapProblem &problem);
    /// One of that name has changes that were not saved.
    void unsavedFound(const QString &name);
    /// Nothing is left of what was said last.
    void settled();
    /// A picture was written, or why it was not.
    void pictureWritten(const QString &path, std::optional<dossier::FileFault> fault);
};

/// What the program gives to the documents of a game.
struct DocumentPlace
{
    /// What was not saved lies in that folder, which is made when the first is written.
    QString recoveryFolder;
    Settings &settings;
};

} // namespace dossier
