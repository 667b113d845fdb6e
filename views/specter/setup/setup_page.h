#pragma once

#include "views/actions/desk_page.h"
#include "views/kit/draft.h"
#include "views/kit/screen.h"
#include "views/session/recent_sessions.h"
#include "views/specter/setup/setup_cards.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

class CampaignChoice;

/// Sets up a session of Specter Ops: everything is filled in from the start, and the agent's choices are covered.
class SpecterSetupPage : public Screen, public DeskPage
{
    Q_OBJECT

public:
    /// `draw` supplies the random numbers.
    explicit SpecterSetupPage(DrawBelow draw, QWidget *parent = nullptr);

    /// Shows the choices for a game with the box of that table, and focuses the first field. When the session is
    /// already in a file, its name is not requested.
    void begin(const specter::PublicTable &box, const SpecterWish &wish, bool inFile);

    /// The campaign files that the session can be added to; that one is chosen, or a new one.
    void offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen);

    /// The players, their names and public objectives; `setDraft` shows them again. No secret is in it.
    [[nodiscard]] Draft draft() const;
    [[nodiscard]] static Draft draftOf(const specter::Players &players, const WhoPlays &who);

    /// Gives everybody's name to the next part: the agent's to the first hunter, the last hunter's to the agent.
    [[nodiscard]] static Draft withRolesSwapped(const Draft &draft);
    void setDraft(const Draft &draft);

    /// Chooses the options of another table.
    void setOptions(const specter::TableOptions &options);

    [[nodiscard]] const SpecterWish &wish() const { return m_wish; }

    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

signals:
    void sessionMade(const dossier::SpecterWish &wish);
    void backRequested();
    void possibleChanged();
    /// The user typed a name, or chose an option.
    void edited();

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void apply(const SpecterWish &wish);
    void refresh();
    void create();
    void rollObjectives();
    void drawSecrets();
    void setCovered(bool covered);
    [[nodiscard]] bool canBegin() const;
    [[nodiscard]] Part made();
    [[nodiscard]] Part players();
    [[nodiscard]] ObjectiveActions objectiveActions();
    void takeGame(SpecterWish &wish, const Draft &draft);
    [[nodiscard]] SecretActions secretActions();

    DrawBelow m_draw;
    specter::PublicTable m_box;
    SpecterWish m_wish;
    bool m_isCovered = true;
    bool m_inFile = false;
    /// Rebuilt after it was covered; nothing of it is reused.
    Screen *m_secret;
    CampaignChoice *m_campaign;
};

} // namespace dossier
