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
    void packRequested(const QString &path);
    /// The guided page for what an owner reads off the cards is to be shown.
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
    [[nodiscard]] Part campaignField();
    [[nodiscard]] Part createButton();
    [[nodiscard]] Part picture() const;
    [[nodiscard]] const MissionOffered *chosen() const;

    std::vector<MissionOffered> m_missions;
    int m_mission = 0;
    Printing m_printing = Printing::Revised;
    int m_players = 5;
    /// Counts how often it was set back: fields show again what is described.
    int m_version = 0;
    CampaignChoice *m_campaign;
    Screen *m_screen;
};

} // namespace dossier
