#pragma once

#include "app/omega/recovery_folder.h"
#include "views/actions/edit_wording.h"
#include "views/kit/delayed_save.h"
#include "views/kit/map_problem.h"
#include "views/omega/editor/open_map.h"

#include <QByteArray>
#include <QObject>
#include <QUndoStack>

#include <optional>

namespace dossier
{

/// The map that is open, with all that was done to it. What no file has yet is kept in a recovery file at once, so that
/// neither a crash nor opening another map loses it.
class BoardDocument : public QObject
{
    Q_OBJECT

public:
    /// Recovery files go to that folder, which is made when the first is written.
    explicit BoardDocument(QString recoveryFolder);
    ~BoardDocument() override;
    Q_DISABLE_COPY_MOVE(BoardDocument)

    [[nodiscard]] const std::optional<OpenMap> &map() const { return m_map; }

    [[nodiscard]] EditState state() const;

    /// Puts another map in the place of the one that is open; what was not saved of that one stays in its recovery
    /// file.
    void open(const OpenMap &map);

    /// The same with a map that was kept; it counts as not saved, and goes on in its file.
    void restore(const KeptMap &kept);

    /// Does one thing that undo takes back as one; nothing when the board is as before.
    void edit(BoardEdit edit, const omega::Board &after);

    void undo();
    void redo();

    /// Writes the map, goes on with that file and needs no recovery any more; or says why not and changes nothing. What
    /// another program has put into the map's file is replaced only when it is saved once more.
    std::optional<MapProblem> save(const QString &path);

    /// Writes the recovery file now, if there is something to keep; whether nothing would be lost now.
    bool keep();

signals:
    /// The board, or what undo and redo would do, or whether it is saved.
    void changed();
    /// What was done cannot be kept safe from a crash.
    void notKept(const dossier::MapProblem &problem);

private:
    class Step;

    void put(const omega::Board &board);
    [[nodiscard]] bool mayReplace(const QString &path);
    void settle();

    QString m_folder;
    std::optional<OpenMap> m_map;
    QUndoStack m_stack;
    std::optional<RecoveryFile> m_recovery;
    DelayedSave m_keeping;
    /// The content of the map's file when it was last read or saved; nothing where it has none.
    std::optional<MapFile> m_saved;
    /// The content that somebody else has put there since, of which a person was told; empty where it cannot be read.
    std::optional<QByteArray> m_changed;
    bool m_complained = false;
};

} // namespace dossier
