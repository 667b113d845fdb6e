#pragma once

#include "views/specter/asks/picked_turn.h"

#include <QObject>

namespace dossier
{

class ActingPanels;
class BoardView;
class KnownPanels;
struct TableDraft;

/// What hands do on the hunters' board, and what it comes to: what waits for a space takes the one that is pressed, a
/// hunter is picked, a turn passes on, a movement is picked or done.
class HuntersHand : public QObject
{
    Q_OBJECT

public:
    /// Over a turn that is picked and the parts of a page, which outlive it.
    HuntersHand(PickedTurn &turn, ActingPanels &acting, TableDraft &table, KnownPanels &known, BoardView &board);

    /// While people look back nothing is done.
    void setOpen(bool open) { m_open = open; }

    void press(Space space);

    /// The name of a space is typed: it is pressed, and done where no answer has to be entered for it.
    void goTo(const QString &name);

    /// Whether the next space that is pressed is an answer, or mends something.
    [[nodiscard]] bool isPlacing() const;

    /// What waits for a space waits no longer; false where nothing did. A sheet that is copied takes spaces until the
    /// end.
    bool stopPlacing();
    [[nodiscard]] bool canStopPlacing() const;

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    /// It follows from what was given just before: both go back together.
    void followed(const dossier::SpecterAsk &command);
    /// People go on: what they were told is read.
    void wentOn();
    /// Something else is picked.
    void pickedOtherwise();

private:
    void activate(Space space);
    /// What waits for a space takes it; false where nothing does.
    bool place(Space space);
    void passTurn();
    [[nodiscard]] bool isSpace(Space space) const;

    PickedTurn &m_turn;
    ActingPanels &m_acting;
    TableDraft &m_table;
    KnownPanels &m_known;
    BoardView &m_board;
    bool m_open = true;
};

} // namespace dossier
