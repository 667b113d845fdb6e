#pragma once

#include "views/omega/asks/ask.h"

#include <QFrame>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace dossier
{

class PieceCosts;

/// What else lies ready before the game: the pieces of the dashboard, the figures of the reserves, the deck of
/// investigate cards.
class PiecesCard : public QFrame
{
    Q_OBJECT

public:
    explicit PiecesCard(QWidget *parent);

    void render(const SeenView &view, const std::vector<omega::Ability> &box);

signals:
    void commandGiven(const dossier::Ask &command);
    /// The app shuffles the deck that it knows.
    void shuffleAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void renderReserves();
    void renderDeck();

    SeenView m_view;
    std::vector<omega::Ability> m_box;
    std::vector<omega::KindId> m_kinds;
    QLabel *m_piecesCaption;
    PieceCosts *m_pieces;
    QLabel *m_reservesCaption;
    QGridLayout *m_rows;
    std::vector<std::pair<QLabel *, QSpinBox *>> m_reserves;
    QLabel *m_deckCaption;
    QLabel *m_deckText;
    QSpinBox *m_deck;
    QPushButton *m_shuffle;
};

} // namespace dossier
