#pragma once

#include "views/specter/asks/ask.h"
#include "views/specter/words/who_plays.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace dossier
{

class AgentCard;
class HunterCard;
class TableCard;

/// A card for each hunter in play, in the order of the box, one for the agent who is asked about, and one for what the
/// table decides.
class PeopleCards : public QWidget
{
    Q_OBJECT

public:
    explicit PeopleCards(QWidget *parent);

    void render(const SeenSpecter &view, specter::Agent asked);

    /// Who plays whom; shown with the next table.
    void setPlayers(const WhoPlays &players) { m_players = players; }

    /// Whether the next space that is pressed on the board is where somebody is put by hand.
    [[nodiscard]] bool isPlacing() const;
    void place(const specter::Coordinate &at);
    void stopPlacing();

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    /// A hunter wants to look at his role card, alone.
    void roleAsked(dossier::specter::HunterKind hunter);
    /// He is to be shown on the board.
    void shown(dossier::specter::HunterKind hunter);
    void placingChanged();

private:
    void makeCards(const specter::PublicTable &table);

    WhoPlays m_players;
    QVBoxLayout *m_column;
    std::vector<HunterCard *> m_hunters;
    AgentCard *m_agent;
    TableCard *m_table;
};

} // namespace dossier
