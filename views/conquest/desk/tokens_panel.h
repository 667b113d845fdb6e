#pragma once

#include "views/conquest/desk/ask.h"

#include <QFrame>

#include <map>

class QLabel;
class QPushButton;

namespace dossier
{

/// The command tokens while they are chosen: who has chosen, and the three ways to choose: one after the other with the
/// screen covered, all at once by keys, or on cardboard and entered when all turn theirs over.
class TokensPanel : public QFrame
{
    Q_OBJECT

public:
    explicit TokensPanel(QWidget *parent);

    void render(const SeenConquest &view);

    /// Whether tokens are chosen now.
    [[nodiscard]] static bool isDue(const conquest::PublicTable &table);

    /// Whether a token of cardboard is chosen for each player.
    [[nodiscard]] bool allLie() const;

    /// Gives those tokens.
    void reveal();

signals:
    /// A token of cardboard was chosen.
    void laid();
    void secretAsked();
    void keysAsked();
    /// What lay on the table, one for each player.
    void allGiven(const std::vector<dossier::ConquestAsk> &commands);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct TokenButton
    {
        conquest::Colour player;
        conquest::CommandToken token;
        QPushButton *button;
    };

    void refresh();
    void seat(const std::vector<conquest::Colour> &players);

    SeenConquest m_view;
    QLabel *m_caption;
    QLabel *m_who;
    QPushButton *m_secret;
    QPushButton *m_keys;
    QLabel *m_cardboard;
    QWidget *m_rows;
    std::vector<TokenButton> m_buttons;
    /// What lies on the table so far.
    std::map<conquest::Colour, conquest::CommandToken> m_laid;
    QPushButton *m_reveal;
};

} // namespace dossier
