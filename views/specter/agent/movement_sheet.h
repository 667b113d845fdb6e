#pragma once

#include "views/kit/theme.h"
#include "views/specter/asks/agent_draft.h"
#include "views/specter/asks/ask.h"
#include "views/specter/words/who_plays.h"

#include <QFrame>

class QLabel;
class QTableView;

namespace dossier
{

class SheetModel;

/// The agent's movement sheet beside the board, with who he is.
class MovementSheet : public QFrame
{
    Q_OBJECT

public:
    explicit MovementSheet(QWidget *parent);

    void render(const SeenSpecter &view);
    void renderDraft(const AgentDraft &draft, const DraftVerdict &verdict);
    void setTheme(const Theme &theme);

    /// Who plays whom; shown with the next table.
    void setPlayers(const WhoPlays &players) { m_players = players; }

    /// Beside the board it is as wide as its columns ask for; under it, some lines high.
    void setBeside(bool beside);

signals:
    /// The way of a turn that is over is to be seen; an empty one when none is.
    void wayAsked(const std::vector<dossier::Space> &path);

protected:
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void renderWho();
    void fit();
    void scrollToNow();

    bool m_beside = true;
    SeenSpecter m_view;
    WhoPlays m_players;
    SheetModel *m_model;
    QLabel *m_caption;
    QLabel *m_secret;
    QLabel *m_who;
    QLabel *m_can;
    QTableView *m_table;
};

} // namespace dossier
