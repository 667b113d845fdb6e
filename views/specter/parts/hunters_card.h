#pragma once

#include "model/specter/seen/view.h"
#include "views/kit/chip.h"
#include "views/specter/words/who_plays.h"

#include <QFrame>

class QGridLayout;
class QLabel;

namespace dossier
{

/// The hunters and the vehicle: where they are, and whether somebody is stunned or blinded.
class HuntersCard : public QFrame
{
    Q_OBJECT

public:
    explicit HuntersCard(QWidget *parent);

    void render(const specter::PublicTable &table);

    /// Who plays them; shown with the next table.
    void setPlayers(const WhoPlays &players) { m_players = players; }

private:
    void addRow(const QString &name, const QString &place, const QString &state, ChipTone tone);

    WhoPlays m_players;
    QLabel *m_caption;
    QGridLayout *m_grid;
    int m_row = 0;
    QList<QLabel *> m_cells;
};

} // namespace dossier
