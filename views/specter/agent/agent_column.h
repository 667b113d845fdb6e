#pragma once

#include "views/specter/asks/drawn_move.h"

#include <QWidget>

namespace dossier
{

class AgentOffers;
class CardChooser;
class EndsCard;
class HuntersCard;
class KnowCard;
class PathBar;
struct Theme;
struct WhoPlays;

/// The cards beside the agent's board, one below the other: what he can do, the path and the equipment, where he could
/// stop, what the hunters can know, and where they are.
class AgentColumn : public QWidget
{
    Q_OBJECT

public:
    explicit AgentColumn(QWidget *parent);

    /// Shows a table, which people can act on or only read.
    void renderTable(const specter::PublicTable &table, bool open);
    /// Shows the move as it is drawn.
    void render(const DrawnMove &move);

    /// Takes in, in a narrow window, the movement sheet below the cards and the rules of what is announced; otherwise
    /// gives the sheet to another parent.
    void takeIn(QWidget &sheet, QWidget &rules);
    void giveBack(QWidget &sheet, QWidget *parent);

    void setTheme(const Theme &theme);
    void setPlayers(const WhoPlays &players);

    [[nodiscard]] AgentOffers *offers() const { return m_offers; }

    [[nodiscard]] PathBar *path() const { return m_path; }

    [[nodiscard]] CardChooser *cards() const { return m_cards; }

    [[nodiscard]] EndsCard *stops() const { return m_stops; }

private:
    AgentOffers *m_offers;
    PathBar *m_path;
    CardChooser *m_cards;
    EndsCard *m_stops;
    KnowCard *m_know;
    HuntersCard *m_hunters;
};

} // namespace dossier
