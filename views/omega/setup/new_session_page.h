#pragma once

#include "model/omega/geometry/map.h"
#include "model/omega/geometry/printing.h"
#include "model/omega/seen/content.h"
#include "views/kit/draft.h"
#include "views/kit/theme.h"
#include "views/session/recent_sessions.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace dossier
{

class CampaignChoice;
class Choice;
class FlowingArea;
class MapPicture;
class PageHeader;

/// A mission that can be played: the pack that it is of, empty for the samples' own, and what is shown of it.
struct MissionOffered
{
    QString pack{};
    omega::MissionId id{};
    omega::Name name{};
    Map map{1, 1};
};

/// What a person asks for a new session.
struct SessionWished
{
    QString pack{};
    omega::MissionId mission{};
    Printing printing = Printing::Revised;
    /// With the overseer, two to six.
    int players = 5;
    /// What the campaign file is called; never empty.
    QString name{};
    /// The campaign file that the session is added to; empty for a new one.
    QString file{};
};

/// A new session: mission, printing, number of players, name of the campaign file.
class NewSessionPage : public QWidget
{
    Q_OBJECT

public:
    explicit NewSessionPage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

    /// Sets the form back, with these missions to choose from, and gives the keyboard to the first of its fields.
    void begin(const std::vector<MissionOffered> &missions, Printing printing);

    /// The campaign files that the session can be added to; that one is chosen, or a new one.
    void offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen);

    /// Names that were typed; `setDraft` shows them again.
    [[nodiscard]] Draft draft() const;
    void setDraft(const Draft &draft);

signals:
    void sessionMade(const dossier::SessionWished &wished);
    /// The missions of a pack's file are to be offered, too.
    void packAsked(const QString &path);
    /// The guided page for what an owner reads off the cards is to be shown.
    void ownersAsked();
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void listen();
    void preview();
    void create();
    void retranslate();
    [[nodiscard]] const MissionOffered *chosen() const;

    std::vector<MissionOffered> m_missions;
    PageHeader *m_header;
    FlowingArea *m_area;
    QLabel *m_missionLabel;
    QComboBox *m_mission;
    Choice *m_printing;
    QLabel *m_playersLabel;
    QSpinBox *m_players;
    QLabel *m_hint;
    CampaignChoice *m_campaign;
    QPushButton *m_pack;
    QPushButton *m_owners;
    QPushButton *m_create;
    MapPicture *m_picture;
};

} // namespace dossier
