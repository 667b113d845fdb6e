#pragma once

#include "app/session/typed_texts.h"
#include "app/window/background_work.h"
#include "app/window/session_place_reader.h"
#include "views/kit/delayed_save.h"
#include "views/kit/late_page.h"
#include "views/session/sessions_page.h"

#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace dossier
{

class MainWindow;

/// The list of all sessions in the program's own campaign files: shows and changes their facts, deletes and restores
/// them. Its page is created on first use.
class LibraryDesk : public QObject
{
    Q_OBJECT

public:
    /// Lists the sessions of those games in that folder, on a page of that window; list and window outlive it.
    LibraryDesk(MainWindow &window, QString folder, const std::vector<Game> &list);

    /// Shows the current list.
    void show();

    [[nodiscard]] bool isShown() const;

    /// See `BackgroundWork::pause`.
    void pause() { m_search.pause(); }

    /// Returns the file of the session that is chosen in the list; empty while the list is not shown.
    [[nodiscard]] QString chosenFile() const { return isShown() ? m_page.made()->chosenFile() : QString(); }

    /// Sets the source of files elsewhere that belong to the list.
    void setOthers(std::function<QStringList()> others) { m_others = std::move(others); }

    /// Sets where input is kept that cannot be written to its file, for example while another window holds it: also
    /// the end of the program does not lose it.
    void setDrafts(DraftStore drafts) { m_drafts = std::move(drafts); }

signals:
    /// A session is to continue; number 0 for the last one of the file.
    void continueRequested(const QString &path, qint64 number);
    void statisticsRequested(const QString &path);
    /// The content of the files may have changed.
    void changed();

private:
    [[nodiscard]] SessionsPage *made();
    void listen(SessionsPage *page);
    /// Closes the files that are being read, because one of them may change.
    void closeFiles();
    void stopReading();
    /// Looks for the words of the page in all sessions.
    void search();
    /// Looks in those files in another thread, the newest session of each first.
    void lookIn(const QStringList &files, const QStringList &words, const BackgroundWork::Report &report);
    void addFound(const std::vector<FoundLine> &found);
    /// Shows the list as it is now; `takesDrafts` also takes up the input of earlier starts.
    void render(bool takesDrafts = false);
    /// Writes the input of a page that is left.
    void keep(const QString &path, qint64 number, const FactsChange &change);
    /// Writes the input while the page stays open.
    void store(const QString &path, qint64 number, const FactsChange &change);
    [[nodiscard]] QString nameOf(const QString &id) const;
    /// Returns the name of the kept input of a session.
    [[nodiscard]] QString draftName(const QString &path, qint64 number) const;
    /// Keeps input that could not be written, or discards it once it is.
    void keepDraft(const QString &path, qint64 number, const std::optional<FactsChange> &change);
    /// Takes up the input of earlier starts that could not be written.
    void takeDrafts(const std::vector<SessionRow> &sessions);
    /// Announces the file's new place, or the reason of a failure.
    void reportFile(const std::function<QString()> &where, const storage::Stored<QString> &file);

    MainWindow &m_window;
    QString m_folder;
    std::function<QStringList()> m_others;
    DraftStore m_drafts;
    const std::vector<Game> &m_list;
    LatePage<SessionsPage> m_page;
    SessionPlaceReader m_placeReader;
    DelayedSave m_typed;
    /// The ids of the files of the list, by their paths.
    std::map<QString, QByteArray> m_files;
    const PlayedGames m_games;
    /// The readable files, in the order of the list.
    QStringList m_readable;
    std::vector<FoundLine> m_found;
    /// Ends a short while after the last letter was typed.
    QTimer m_searchDelay;
    /// True once the user was warned that the input cannot be written.
    bool m_complained = false;
    // Its thread reads the games.
    BackgroundWork m_search;
};

} // namespace dossier
