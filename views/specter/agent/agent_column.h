#pragma once

#include "views/specter/agent/agent_offers.h"
#include "views/specter/agent/card_chooser.h"
#include "views/specter/agent/ends_card.h"
#include "views/specter/asks/drawn_move.h"
#include "views/specter/words/who_plays.h"

#include <QWidget>

namespace dossier
{

class PathBar;
class Screen;

struct ColumnActions
{
    std::function<void(const SpecterAsk &command)> give{};
    /// Draws another path.
    FollowPath follow{};
    CardActions cards{};
};

/// The cards beside the agent's board, one below the other: the offers, the path and the equipment, where the agent
/// could stop, what the hunters can know, and where they are.
class AgentColumn : public QWidget
{
public:
    AgentColumn(ColumnActions actions, QWidget *parent);

    /// Shows a table, which people can act on or only read.
    void renderTable(const SeenSpecter &view, bool open);
    /// Shows the move as it is drawn.
    void render(const DrawnMove &move);

    /// Takes in, in a narrow window, the movement sheet below the cards and the rules of what is announced; otherwise
    /// gives the sheet to another parent.
    void takeIn(QWidget &sheet, QWidget &rules);
    void giveBack(QWidget &sheet, QWidget *parent);

    void setPlayers(const WhoPlays &players) { m_players = players; }

    [[nodiscard]] Screen *offers() const { return m_offers; }

    [[nodiscard]] PathBar *path() const { return m_path; }

    [[nodiscard]] CardChooser &cards() { return m_chooser; }

    /// Gives the keyboard to the choice that a card still needs.
    void focusCard();

private:
    void showOffers();
    void showCards();

    ColumnActions m_actions;
    QString m_seat;
    /// The agent whose cards are chosen.
    SeenSpecter m_offered;
    std::set<std::size_t> m_chosenCards;
    CardChooser m_chooser;
    Screen *m_offers;
    PathBar *m_path;
    Screen *m_cards;
    Screen *m_stops;
    Screen *m_known;
    Screen *m_hunters;
    WhoPlays m_players;
};

} // namespace dossier
