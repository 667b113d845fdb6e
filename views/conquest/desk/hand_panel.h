#pragma once

#include "views/conquest/desk/ask.h"

#include <QFrame>

class QLabel;
class QListWidget;
class QPushButton;

namespace dossier
{

/// The cards of a hand that whoever sits there may see: to play one, to discard one, to lay them open. It is empty
/// where the app does not keep the hand: then the cards are on the table, and are named.
class HandPanel : public QFrame
{
    Q_OBJECT

public:
    /// Where there is room for it: beside the board, or while a battle has that room over the lower edge of the board.
    enum class Lies : std::uint8_t
    {
        BesideTheBoard,
        OverTheBoard,
    };

    HandPanel(Lies lies, QWidget *parent);

    /// The hand of that player; nothing hides the panel.
    void render(const SeenConquest &view, const std::optional<conquest::Colour> &whose);

    [[nodiscard]] std::optional<conquest::Colour> whose() const { return m_whose; }

signals:
    void commandGiven(const dossier::ConquestAsk &command);
    /// A card is played: what it does is entered first.
    void playAsked(const std::string &card);
    /// The hand is covered again.
    void coverAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    [[nodiscard]] std::string chosen() const;
    [[nodiscard]] static bool mayDiscard(const conquest::View &seen, conquest::Colour player);

    Lies m_lies;
    SeenConquest m_view;
    std::optional<conquest::Colour> m_whose;
    std::vector<std::string> m_cards;
    QLabel *m_caption;
    QListWidget *m_list;
    QLabel *m_text;
    QPushButton *m_play;
    QPushButton *m_discard;
    QPushButton *m_show;
    QPushButton *m_cover;
};

} // namespace dossier
