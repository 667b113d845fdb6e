#pragma once

#include "views/kit/flowing_area.h"
#include "views/kit/game_face.h"
#include "views/kit/preferences.h"
#include "views/session/document_pages.h"
#include "views/session/recent_sessions.h"

#include <vector>

class QBoxLayout;
class QLabel;

namespace dossier
{

class SettingsCard;

/// What is seen first: the games, their documents, the recent sessions and the settings.
class StartPage : public FlowingArea
{
    Q_OBJECT

public:
    /// With the cards of those documents; null where no game has any.
    StartPage(DocumentPages *documents, const GameFaces &games, QWidget *parent = nullptr);

    void render(const Preferences &preferences);
    void renderSessions(const std::vector<SessionFile> &files);

    /// Where the session of that file stands that can go on.
    void tellPlace(const QString &path, const ToldPlace &place);

    /// Whoever comes back reads it from its top.
    void showTop();

    /// Gives the keyboard to the settings.
    void showSettings();

signals:
    void newMapAsked();
    void openAsked();
    /// A sample of that game is to be played, or a session of it set up.
    void playAsked(const QString &game);
    void newSessionAsked(const QString &game);
    void gameAsked(const QString &game, const QString &act);
    void sessionRequested(const QString &path);
    void sessionsAsked();
    void preferencesChosen(const Preferences &preferences);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void listenToCards(const GameFaces &games);
    void layOut();
    void listen();
    void retranslate();
    /// Sets the columns side by side when there is room for both, else one under the other.
    void arrange();

    QWidget *m_content;
    QLabel *m_title;
    QLabel *m_motto;
    /// One a game.
    std::vector<StartCard *> m_games;
    /// What each of them is called.
    std::vector<QString> m_names;
    SampleCard m_samples;
    RecentSessions *m_sessions;
    /// Null where no game has documents, as the card of their samples is.
    QWidget *m_recent;
    SettingsCard *m_settings;
    QBoxLayout *m_columns = nullptr;
    QVBoxLayout *m_side = nullptr;
    /// A session waits to be gone on with; its card stands above all others.
    bool m_goesOn = false;
    bool m_sessionsFirst = false;
};

} // namespace dossier
