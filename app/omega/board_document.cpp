#include "app/omega/board_document.h"

#include "app/omega/map_store.h"
#include "app/play/whole_file.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <utility>

namespace dossier
{

namespace
{

/// Edits in quick succession are written together.
constexpr int pauseBetweenWrites = 400;

} // namespace

/// One edit: the board before and after it.
class BoardDocument::Step : public QUndoCommand
{
public:
    Step(BoardDocument &document, BoardEdit edit, omega::Board after)
        : m_document(document)
        , m_edit(edit)
        , m_before(document.m_map ? document.m_map->file : omega::Board())
        , m_after(std::move(after))
    {
    }

    void undo() override { m_document.put(m_before); }

    void redo() override { m_document.put(m_after); }

    [[nodiscard]] BoardEdit edit() const { return m_edit; }

private:
    BoardDocument &m_document;
    BoardEdit m_edit;
    omega::Board m_before;
    omega::Board m_after;
};

BoardDocument::BoardDocument(QString recoveryFolder)
    : m_folder(std::move(recoveryFolder))
    , m_keeping([this] { keep(); }, pauseBetweenWrites)
{
}

BoardDocument::~BoardDocument()
{
    keep();
}

EditState BoardDocument::state() const
{
    const auto editAt = [this](int index) -> std::optional<BoardEdit>
    {
        if (index < 0 || index >= m_stack.count())
            return std::nullopt;
        return static_cast<const Step *>(m_stack.command(index))->edit();
    };
    return {.undo = editAt(m_stack.index() - 1),
        .redo = editAt(m_stack.index()),
        .modified = m_map.has_value() && !m_stack.isClean()};
}

void BoardDocument::open(const OpenMap &map)
{
    keep();
    m_keeping.cancel();
    m_stack.clear();
    m_map = map;
    m_saved = map.origin == Origin::File ? std::optional(map.file) : std::nullopt;
    m_changed.reset();
    m_recovery.reset();
    emit changed();
}

void BoardDocument::restore(const KeptMap &kept)
{
    open(kept.map);
    m_saved = kept.saved;
    m_stack.resetClean();
    m_recovery.emplace(kept.file);
    keep();
    emit changed();
}

void BoardDocument::edit(BoardEdit edit, const omega::Board &after)
{
    if (!m_map || m_map->file == after)
        return;
    m_stack.push(new Step(*this, edit, after));
    settle();
}

void BoardDocument::undo()
{
    m_stack.undo();
    settle();
}

void BoardDocument::redo()
{
    m_stack.redo();
    settle();
}

/// Only the map's own file is known from before: the file dialog asks about overwriting any other.
bool BoardDocument::mayReplace(const QString &path)
{
    if (m_map->origin != Origin::File || QFileInfo(path).absoluteFilePath() != m_map->path)
        return true;
    const tl::expected<QByteArray, FileFault> there = readWholeFile(path, largestMapFile);
    // Writing will report the same fault.
    if (!there && there.error() != FileFault::Unreadable && there.error() != FileFault::TooLarge)
        return true;
    const auto map = readMapFile(there.value_or(QByteArray()).toStdString());
    if (map && (m_saved == *map || m_map->file == *map))
        return true;
    const QByteArray now = there.value_or(QByteArray());
    return std::exchange(m_changed, now) == now;
}

std::optional<MapProblem> BoardDocument::save(const QString &path)
{
    if (!m_map)
        return std::nullopt;
    if (!mayReplace(path))
        return MapProblem{.path = path, .cause = FileFault::ChangedElsewhere, .attempt = Attempt::Save};
    if (std::optional<MapProblem> problem = writeMap(path, m_map->file))
        return problem;
    m_map->origin = Origin::File;
    m_map->path = QFileInfo(path).absoluteFilePath();
    m_saved = m_map->file;
    m_changed.reset();
    m_stack.setClean();
    settle();
    return std::nullopt;
}

void BoardDocument::put(const omega::Board &board)
{
    if (m_map)
        m_map->file = board;
}

/// Called after each edit: schedules a recovery file, or removes it while the file has everything.
void BoardDocument::settle()
{
    if (m_stack.isClean())
    {
        m_keeping.cancel();
        if (m_recovery)
            m_recovery->remove();
    }
    else
        m_keeping.noteChange();
    emit changed();
}

bool BoardDocument::keep()
{
    m_keeping.cancel();
    if (!m_map || m_stack.isClean())
        return true;
    if (!m_recovery)
        m_recovery.emplace(RecoveryFile::in(m_folder));
    if (m_recovery->write(*m_map, m_saved))
        return true;
    if (!std::exchange(m_complained, true))
        emit notKept({.path = m_recovery->path(), .cause = FileFault::NotWritten, .attempt = Attempt::Save});
    return false;
}

} // namespace dossier
