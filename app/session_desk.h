#pragma once

#include "overseer_page.h"
#include "overseer_session.h"
#include "recent_sessions.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>
#include <vector>

namespace dossier
{

/// The overseer's page and the session that it shows: what the page asks for is done there, and what is done is shown.
class SessionDesk : public QObject
{
    Q_OBJECT

public:
    /// Campaign files of the program's own lie in that folder, which is made when the first is written.
    explicit SessionDesk(QString folder);
    ~SessionDesk() override;
    Q_DISABLE_COPY_MOVE(SessionDesk)

    /// The page, for a window to place and to own.
    [[nodiscard]] OverseerPage *page() const { return m_page; }

    /// The session that is open, or null.
    [[nodiscard]] OverseerSession *session() const { return m_session.get(); }

    /// Goes on with a session of a campaign file, the last one unless a number says which.
    void open(const QString &path, std::optional<qint64> number = {});

    /// Lets go of the session that is open, and of its file.
    void close();

    /// The folder of the program's own campaign files.
    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// Begins the sample mission in a file of its own, set up and ready to be played.
    void playSample(Printing printing);

    /// The campaign files of the folder, the one that was played last first.
    [[nodiscard]] std::vector<SessionFile> kept() const;

signals:
    /// A session is open now, and its page shows it.
    void opened();
    /// Nothing was opened, or something was not done: why, in words.
    void failed(const QString &text);
    void ruleAsked(dossier::Rule rule);
    void leaveAsked();
    /// Something that everybody may hear has come, or the time of a turn ends.
    void alarmed(dossier::Alarm alarm);

private:
    void listenToPage();
    void listenToSession();
    bool begin(const GameAsked &asked);
    void setUp();
    void show();
    void listen(const omega::View &everybodys);
    void showJournal();
    /// Shows the table as it stood there.
    void showPast(journal::Position at);
    [[nodiscard]] QString newFile(const QString &name) const;

    QString m_folder;
    QPointer<OverseerPage> m_page;
    std::unique_ptr<OverseerSession> m_session;
    omega::Pack m_pack;
    /// What everybody knew when it was last looked at for alarms.
    omega::View m_heard{.open = {.ground = {}, .adrenaline = {}}};
    /// What is to be known of the file that was opened.
    QStringList m_notices;
};

} // namespace dossier
