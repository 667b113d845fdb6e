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

/// Offers what play can go on with in place of a campaign file that does not open. Its page is made when it is first
/// needed.
class RescueDesk : public QObject
{
    Q_OBJECT

public:
    /// Copies of each day lie in the folder `copies`; `nameOf` tells what a game is called, by its id. The window
    /// outlives it.
    RescueDesk(MainWindow &window, QString copies, std::function<QString(const QString &id)> nameOf);

    /// Shows what there is in place of a file that does not open for that reason.
    void show(const storage::StorageError &why);

signals:
    /// Play goes on in that file.
    void restored(const dossier::Rescued &rescued);

private:
    [[nodiscard]] Screen *made();
    [[nodiscard]] RescueActions actions();
    [[nodiscard]] OfferedCopy offered(const storage::KeptCopy &copy) const;
    [[nodiscard]] UnopenedFile file() const;
    void goOn(const storage::Stored<Rescued> &rescued);

    MainWindow &m_window;
    QString m_copies;
    std::function<QString(const QString &id)> m_nameOf;
    LatePage<Screen> m_page;
    storage::StorageError m_why;
    Rescues m_rescues;
};

} // namespace dossier
