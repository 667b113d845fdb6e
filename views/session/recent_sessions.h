#pragma once

#include <QDateTime>
#include <QFrame>
#include <QString>

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
    /// How that session ended; empty while it goes on.
    QString result;
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

    /// The session to go on with, which is bright: the latest that did not end; none when all have ended.
    static std::optional<std::size_t> goesOn(const std::vector<SessionFile> &files);

signals:
    void openRequested(const QString &path);
    /// All sessions are to be seen.
    void allAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::vector<SessionFile> m_files;
    QLabel *m_caption;
    QLabel *m_none;
    QVBoxLayout *m_list;
    QPushButton *m_all;
    std::vector<QPushButton *> m_buttons;
};

} // namespace dossier
