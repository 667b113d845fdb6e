#pragma once

#include "views/session/told_session.h"

#include <QDateTime>
#include <QFrame>
#include <QString>

#include <map>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

/// A campaign file as the start page tells of it.
struct SessionFile
{
    QString path;
    QString name;
    QDateTime played;
    /// The game that was played in it last: its id in files, its name where people read it; empty when it is not known.
    QString game;
    /// How that session ended, as it is kept; empty while it goes on.
    QString result;
    /// The number of that session in its file; 0 where it is not known.
    qint64 number = 0;
    /// What its game tells of that.
    ResultWords results = nullptr;
    bool operator==(const SessionFile &) const = default;
};

/// So many of them are shown.
inline constexpr std::size_t mostRecentSessions = 6;

/// The card with the sessions that were played last, to go on with.
class RecentSessions : public QFrame
{
    Q_OBJECT

public:
    explicit RecentSessions(QWidget *parent);

    void render(const std::vector<SessionFile> &files);

    /// Where the session of that file stands that can go on.
    void tellPlace(const QString &path, const ToldPlace &place);

    /// The session to go on with, which is bright: the latest of a known game that did not end; none when all have
    /// ended.
    static std::optional<std::size_t> goesOn(const std::vector<SessionFile> &files);

signals:
    void openRequested(const QString &path);
    /// All sessions are to be seen.
    void allAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    [[nodiscard]] QDateTime playedOf(const SessionFile &file) const;
    /// What stands below a file's name.
    [[nodiscard]] QString below(const SessionFile &file) const;

    std::vector<SessionFile> m_files;
    std::map<QString, ToldPlace> m_places;
    QLabel *m_caption;
    QLabel *m_none;
    QVBoxLayout *m_list;
    QPushButton *m_all;
    std::vector<QPushButton *> m_buttons;
};

} // namespace dossier
