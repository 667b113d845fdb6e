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

/// The open map with its edit history. Changes that no file has yet are kept in a recovery file at once, so that
/// neither a crash nor opening another map loses them.
class BoardDocument : public QObject
{
    Q_OBJECT

public:
    /// Writes recovery files to that folder, which is created with the first one.
    explicit BoardDocument(QString recoveryFolder);
    ~BoardDocument() override;
    Q_DISABLE_COPY_MOVE(BoardDocument)

    [[nodiscard]] const std::optional<OpenMap> &map() const { return m_map; }

    [[nodiscard]] EditState state() const;

    /// Replaces the open map by another; unsaved changes of the old one stay in its recovery file.
    void open(const OpenMap &map);

    /// Replaces the open map by a recovered one, which counts as not saved and continues in its recovery file.
    void restore(const KeptMap &kept);

    /// Applies one edit as one undo step; does nothing when the board is unchanged.
    void edit(BoardEdit edit, const omega::Board &after);

    void undo();
    void redo();

    /// Writes the map, continues with that file and drops the recovery file; or returns the problem and changes
    /// nothing. A change by another program in the map's file is overwritten only by a second save.
    std::optional<MapProblem> save(const QString &path);

    /// Writes the recovery file now if there are unsaved changes; returns true when nothing would be lost now.
    bool keep();

signals:
    /// The board, the undo or redo text, or the saved state has changed.
    void changed();
    /// Unsaved changes cannot be protected from a crash.
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
    /// The content of the map's file when it was last read or saved; nothing when the map has no file.
    std::optional<MapFile> m_saved;
    /// The content that another program has written there since, which was reported to the user; empty when it cannot
    /// be read.
    std::optional<QByteArray> m_changed;
    bool m_complained = false;
};

} // namespace dossier
