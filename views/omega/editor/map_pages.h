#pragma once

#include "model/omega/content/map_file.h"
#include "views/actions/edit_wording.h"
#include "views/omega/editor/open_map.h"
#include "views/session/document_pages.h"

#include <QPointer>

#include <vector>

namespace dossier
{

class MapPage;
class NewMapPage;
class Screen;
struct Theme;

/// The pages for maps of LEVEL 7: the open one, a new one, samples and recent ones. Reports the user's requests.
class MapPages : public DocumentPages
{
    Q_OBJECT

public:
    /// Samples are shown in this order.
    explicit MapPages(std::vector<MapFile> samples);

    QWidget *makePage(QWidget *parent) override;
    [[nodiscard]] BoardActions &actions() const override;
    [[nodiscard]] QList<QAction *> zoomActions() const override;
    [[nodiscard]] std::optional<DocumentTitle> title() const override;
    QWidget *newPage(QWidget *parent) override;
    void beginNew() override;
    QWidget *makeSamples(QWidget *parent) override;
    QWidget *makeRecent(QWidget *parent) override;
    void wear(const Preferences &preferences) override;
    void save(QWidget *window) override;
    void saveAs(QWidget *window) override;
    void exportPicture(QWidget *window) override;

    /// Shows another map.
    void begin(const OpenMap &map);

    /// Shows the open map after a change.
    void render(const OpenMap &map, const EditState &state);

    void renderRecent(const QStringList &paths);

signals:
    /// The user chose a sample, counted from 0; the user made a new map.
    void sampleChosen(int sample);
    void mapMade(const MapFile &file);
    /// The user wants to save the open map there.
    void saveRequested(const QString &path);
    /// A picture of the map for that file.
    void pictureMade(const QByteArray &picture, const QString &path);
    void edited(dossier::BoardEdit edit, const MapFile &after);
    void undoRequested();
    void redoRequested();

private:
    void showRecent();

    std::vector<MapFile> m_samples;
    QStringList m_recentPaths;
    MapPage *m_page = nullptr;
    QPointer<NewMapPage> m_new;
    QPointer<Screen> m_recent;
    Preferences m_preferences;
};

} // namespace dossier
