#pragma once

#include "views/kit/map_problem.h"
#include "views/session/document_pages.h"

#include <QObject>
#include <QString>

#include <optional>

namespace dossier
{

class Settings;

/// The documents of a game: files of its own beside its sessions, one of them open at a time. Unsaved work survives any
/// end of the program.
class GameDocuments : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~GameDocuments() override;
    Q_DISABLE_COPY_MOVE(GameDocuments)

    /// Its pages in the window; they live as long as this object.
    [[nodiscard]] virtual DocumentPages &pages() = 0;

    /// Opens a file; on failure reports the reason and keeps the open document.
    virtual void open(const QString &path) = 0;

    /// Saves the open document under that name and continues with that file.
    virtual void save(const QString &path) = 0;

    /// Stores unsaved work for the next start; returns true when nothing would be lost now.
    virtual bool keep() = 0;

    /// True when the program may close; unsaved work that cannot be stored is not discarded without a warning.
    virtual bool mayClose() = 0;

    /// Announces the last opened documents, and offers unsaved ones, once a window exists.
    virtual void begin() = 0;

    /// Continues with the offered document, or discards it.
    virtual void restoreUnsaved() = 0;
    virtual void discardUnsaved() = 0;

signals:
    /// An action failed, for the reason given in words; or a file was not read or written, for that reason.
    void failed(const QString &text);
    void fileFailed(const dossier::MapProblem &problem);
    /// A document of that name has unsaved changes.
    void unsavedFound(const QString &name);
    /// The last announcement no longer applies.
    void settled();
    /// A picture was written, or failed with that fault.
    void pictureWritten(const QString &path, std::optional<dossier::FileFault> fault);
};

/// The program's services for the documents of a game.
struct DocumentPlace
{
    /// The folder for unsaved documents, created with the first one.
    QString recoveryFolder;
    Settings &settings;
};

} // namespace dossier
