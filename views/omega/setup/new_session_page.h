#pragma once

#include "model/omega/geometry/map.h"
#include "model/omega/geometry/printing.h"
#include "model/omega/seen/content.h"
#include "views/kit/draft.h"
#include "views/session/recent_sessions.h"

#include <QWidget>

#include <vector>

namespace dossier
{

class CampaignChoice;
class Screen;
struct Part;

/// A playable mission: the pack that it belongs to, empty for the samples' own, and its description.
struct MissionOffered
{
    QString pack{};
    omega::MissionId id{};
    omega::Name name{};
    Map map{1, 1};
};

/// The user's choices for a new session.
struct SessionWished
{
    QString pack{};
    omega::MissionId mission{};
    Printing printing = Printing::Revised;
    /// Players including the overseer, two to six.
    int players = 5;
    /// Name of the campaign file; never empty.
    QString name{};
    /// The campaign file that the session is added to; empty for a new one.
    QString file{};
    /// Names of the overseer and of each other player, as far as they were typed.
    QStringList people{};
};

/// A form for a new session: mission, printing, number of players, name of the campaign file.
class NewSessionPage : public QWidget
{
    Q_OBJECT

public:
    explicit NewSessionPage(QWidget *parent = nullptr);

    /// Resets the form with these missions to choose from, and focuses its first field.
    void begin(const std::vector<MissionOffered> &missions, Printing printing);

    /// Sets the campaign files that the session can be added to; `chosen` is selected, or a new file.
    void offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen);

    /// The mission, the players and their names; `setDraft` shows them again.
    [[nodiscard]] Draft draft() const;
    [[nodiscard]] static Draft draftOf(const QString &mission, int players, const QStringList &people);

    /// Gives everybody's name to the next player: the overseer's to the first commando.
    [[nodiscard]] static Draft withRolesSwapped(const Draft &draft);
    void setDraft(const Draft &draft);

signals:
    void sessionMade(const dossier::SessionWished &wished);
    /// The user typed the name of a player.
    void edited();
    /// The user wants to add the missions of a pack's file.
    void packRequested(const QString &path);
    /// The user wants to open the guided page for values that an owner reads off the cards.
    void ownersPageRequested();
    void backRequested();

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void refresh();
    void create();
    [[nodiscard]] Part page();
    [[nodiscard]] Part header();
    [[nodiscard]] Part form();
    [[nodiscard]] Part missionField();
    [[nodiscard]] Part printingField();
    [[nodiscard]] Part playersField();
    [[nodiscard]] Part namesField();
    [[nodiscard]] Part campaignField();
    [[nodiscard]] Part createButton();
    [[nodiscard]] Part picture() const;
    [[nodiscard]] const MissionOffered *chosen() const;

    std::vector<MissionOffered> m_missions;
    int m_mission = 0;
    Printing m_printing = Printing::Revised;
    int m_players = 5;
    /// The overseer's name, and those of the other players.
    QStringList m_people;
    /// Number of resets: with another version, fields show the described values again.
    int m_version = 0;
    CampaignChoice *m_campaign;
    Screen *m_screen;
};

} // namespace dossier
