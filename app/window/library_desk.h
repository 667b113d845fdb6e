#pragma once

#include "app/window/session_teller.h"
#include "views/kit/delayed_save.h"
#include "views/kit/late_page.h"
#include "views/session/sessions_page.h"

#include <functional>

namespace dossier
{

class MainWindow;

/// The list of all sessions in the program's own campaign files: what is told of them, what is changed in it, what is
/// put away and brought back. Its page is made when it is first asked for.
class LibraryDesk : public QObject
{
    Q_OBJECT

public:
    /// Sessions of those games in that folder, on a page of that window; both outlive it.
    LibraryDesk(MainWindow &window, QString folder, const std::vector<Game> &list);

    /// Shows the list as it is now.
    void show();

    /// Sets where the files elsewhere come from that belong to the list.
    void setOthers(std::function<QStringList()> others) { m_others = std::move(others); }

signals:
    /// A session is to go on; number 0 for the last one of the file.
    void goOnAsked(const QString &path, qint64 number);
    /// What the files hold may be told otherwise now.
    void changed();

private:
    [[nodiscard]] SessionsPage *made();
    void listen(SessionsPage *page);
    void render();
    /// Writes what was typed on a page that is left.
    void keep(const QString &path, qint64 number, const FactsChange &change);
    /// Writes what was typed while the page stays as it is.
    void store(const QString &path, qint64 number, const FactsChange &change);
    [[nodiscard]] QString nameOf(const QString &id) const;
    /// Says where a file is now, or why it is not.
    void tellOfFile(const std::function<QString()> &where, const storage::Stored<QString> &file);

    MainWindow &m_window;
    QString m_folder;
    std::function<QStringList()> m_others;
    const std::vector<Game> &m_list;
    LatePage<SessionsPage> m_page;
    SessionTeller m_teller;
    DelayedSave m_typed;
    /// It was said that what was typed cannot be written.
    bool m_complained = false;
};

} // namespace dossier
