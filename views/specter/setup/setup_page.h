#pragma once

#include "views/actions/desk_page.h"
#include "views/kit/draft.h"
#include "views/kit/form_page.h"
#include "views/session/recent_sessions.h"
#include "views/specter/setup/wish.h"

class QLabel;
class QPushButton;

namespace dossier
{

class CampaignChoice;
class ObjectivesRow;
class OptionsCard;
class PlayersCard;
class SecretCard;

/// Sets up a session of Specter Ops: everything is filled in from the start, and what the agent chooses is covered.
class SpecterSetupPage : public FormPage, public DeskPage
{
    Q_OBJECT

public:
    /// Chance comes from outside.
    explicit SpecterSetupPage(DrawBelow draw, QWidget *parent = nullptr);

    /// Shows a wish for a game with the box of that table, and gives the keyboard to the first field. Where the session
    /// is in a file already its name is not asked for.
    void begin(const specter::PublicTable &box, const SpecterWish &wish, bool inFile);

    /// The campaign files that the session can be added to; that one is chosen, or a new one.
    void offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen);

    /// Names that were typed; `setDraft` shows them again.
    [[nodiscard]] Draft draft() const;
    void setDraft(const Draft &draft);

    [[nodiscard]] const SpecterWish &wish() const { return m_wish; }

    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

signals:
    void sessionMade(const dossier::SpecterWish &wish);
    void backAsked();
    void possibleChanged();

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void fill();
    void listen();
    void take(const SpecterWish &wish);
    void refresh();
    void create();
    void roll();
    void retranslate();

    DrawBelow m_draw;
    specter::PublicTable m_box;
    SpecterWish m_wish;
    bool m_inFile = false;
    QPushButton *m_begin;
    PlayersCard *m_players;
    OptionsCard *m_options;
    QWidget *m_openCard;
    QLabel *m_objectivesCaption;
    ObjectivesRow *m_objectives;
    QLabel *m_objectivesHint;
    SecretCard *m_secret;
    QWidget *m_fileCard;
    CampaignChoice *m_campaign;
};

} // namespace dossier
