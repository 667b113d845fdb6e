#pragma once

#include "app/omega/pack_shelf.h"
#include "model/omega/content/map_file.h"
#include "views/kit/map_problem.h"
#include "views/omega/owner/owner_page.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace dossier
{

/// The guided page for what an owner reads off the cards, and the pack that it is kept in: what the page gives is on
/// the disk before the page shows it.
class OwnersDesk : public QObject
{
    Q_OBJECT

public:
    /// The map that is open in the program, or null.
    using OpenMap = std::function<const MapFile *()>;

    /// The shelf outlives the desk; dialogs stand above the window.
    OwnersDesk(PackShelf &shelf, OpenMap openMap, QWidget *window);
    ~OwnersDesk() override;
    Q_DISABLE_COPY_MOVE(OwnersDesk)

    /// The page, for a window to place and to own.
    [[nodiscard]] OwnerPage *page() const { return m_page; }

    /// Shows what is known by now, at the step where it was left; the page can take the map that is open.
    void show();

    /// Takes a map for the mission.
    void takeMap(const MapFile &map);

signals:
    /// Something was not done: why, in words.
    void failed(const QString &text);
    /// Another window changed the same card, in words: a person is to say which of the two stays.
    void disputed(
        const std::function<QString()> &text, const std::function<void()> &mine, const std::function<void()> &other);
    /// A map is to be drawn.
    void drawRequested();
    /// A map's file was not read: why.
    void fileFailed(const dossier::MapProblem &problem);
    /// The mission is to be begun.
    void beginRequested();
    void leaveRequested();

private:
    void listen();
    void render();
    void readMapFile();
    [[nodiscard]] OwnerPageState state() const;
    /// The value as it was entered and as it is on the disk, in words.
    [[nodiscard]] QString disputeOf(const omega::ValuePlace &place, const QString &text) const;
    /// False when it was not kept, which is told. It may be done again later. Where another window changed the same
    /// value, it is named.
    bool change(const std::function<void(omega::OwnersPack &)> &change,
        const std::optional<std::pair<omega::ValuePlace, QString>> &value = {});

    PackShelf &m_shelf;
    OpenMap m_findMap;
    QWidget *m_window;
    QPointer<OwnerPage> m_page;
    omega::PackStep m_step = omega::PackStep::Guide;
    std::optional<MapFile> m_openMap;
};

} // namespace dossier
