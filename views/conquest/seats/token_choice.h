#pragma once

#include "model/conquest/seen/view.h"
#include "views/kit/part.h"

#include <QStringList>
#include <QWidget>

#include <memory>

namespace dossier
{

class Screen;

/// Players who choose a command token in secret: one alone with large buttons, or all at once, each with a row of
/// keys; then the screen shows only which players have chosen.
struct TokenChoice
{
    /// A player, and the tokens that he has at hand.
    struct Chooser
    {
        conquest::Colour player = conquest::Colour::Green;
        std::set<conquest::CommandToken> atHand{};
        bool hasChosen = false;
    };

    std::vector<Chooser> choosers{};
    bool isByKeys = false;
    /// The board that is seen meanwhile; none without it.
    std::shared_ptr<const conquest::PublicTable> table{};
    /// Names of the cards in the hand of a player alone, as far as Dossier keeps it.
    QStringList hand{};
};

struct TokenChoiceActions
{
    Action<conquest::Colour, conquest::CommandToken> choose{};
    Action<> back{};
};

/// Returns the key of a token for the player of that place at the table, from 0.
QChar keyOf(std::size_t place, conquest::CommandToken token);

/// The choice in a window with room for that many characters in a line.
Part tokenCard(const TokenChoice &choice, int characters, const TokenChoiceActions &actions);

/// The page of the choice, which hears its keys.
class TokenChoicePage : public QWidget
{
public:
    explicit TokenChoicePage(QWidget *parent = nullptr);

    void render(const TokenChoice &choice, const TokenChoiceActions &actions);

    /// Forgets the choice and the hand of the player who has left the machine.
    void clear();

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    TokenChoice m_choice;
    TokenChoiceActions m_actions;
    Screen *m_screen;
};

} // namespace dossier
