#pragma once

#include "app/session/campaign_rescue.h"
#include "views/kit/late_page.h"
#include "views/kit/screen.h"
#include "views/session/rescue_panel.h"

#include <QObject>

#include <functional>

namespace dossier
{

class MainWindow;

/// Offers replacements of a campaign file that does not open. Its page is created on first use.
class RescueDesk : public QObject
{
    Q_OBJECT

public:
    /// `copies` is the folder of the daily copies; `nameOf` returns the title of a game by id. The window outlives it.
    RescueDesk(MainWindow &window, QString copies, std::function<QString(const QString &id)> nameOf);

    /// Shows the replacements of a file that does not open for that reason.
    void show(const storage::StorageError &why);

signals:
    /// Play continues in that file.
    void restored(const dossier::Rescued &rescued);

private:
    [[nodiscard]] Screen *made();
    [[nodiscard]] RescueActions actions();
    [[nodiscard]] OfferedCopy offered(const storage::KeptCopy &copy) const;
    [[nodiscard]] UnopenedFile file() const;
    void finishRescue(const storage::Stored<Rescued> &rescued);

    MainWindow &m_window;
    QString m_copies;
    std::function<QString(const QString &id)> m_nameOf;
    LatePage<Screen> m_page;
    storage::StorageError m_why;
    Rescues m_rescues;
};

} // namespace dossier
