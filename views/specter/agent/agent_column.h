#pragma once

#include "views/specter/agent/ends_card.h"
#include "views/specter/asks/drawn_move.h"
#include "views/specter/words/who_plays.h"

#include <QWidget>

namespace dossier
{

class AgentOffers;
class CardChooser;
class PathBar;
class Screen;

/// The cards beside the agent's board, one below the other: what he can do, the path and the equipment, where he could
/// stop, what the hunters can know, and where they are.
class AgentColumn : public QWidget
{
public:
    /// `follow` draws another path.
    AgentColumn(FollowPath follow, QWidget *parent);

    /// Shows a table, which people can act on or only read.
    void renderTable(const SeenSpecter &view, bool open);
    /// Shows the move as it is drawn.
    void render(const DrawnMove &move);

    /// Takes in, in a narrow window, the movement sheet below the cards and the rules of what is announced; otherwise
    /// gives the sheet to another parent.
    void takeIn(QWidget &sheet, QWidget &rules);
    void giveBack(QWidget &sheet, QWidget *parent);

    void setPlayers(const WhoPlays &players) { m_players = players; }

    [[nodiscard]] AgentOffers *offers() const { return m_offers; }

    [[nodiscard]] PathBar *path() const { return m_path; }

    [[nodiscard]] CardChooser *cards() const { return m_cards; }

private:
    FollowPath m_follow;
    AgentOffers *m_offers;
    PathBar *m_path;
    CardChooser *m_cards;
    Screen *m_stops;
    Screen *m_known;
    Screen *m_hunters;
    WhoPlays m_players;
};

} // namespace dossier
