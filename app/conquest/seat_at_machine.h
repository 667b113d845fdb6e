#pragma once

#include "app/conquest/game_session.h"
#include "views/conquest/words/people.h"

#include <QPointer>

namespace dossier
{

class ConquestSeats;
struct TokenChoice;

/// The person at the machine: everybody at the table, or one player for private matters, such as hand cards and the
/// choice of a command token. Covers the screen between two players.
class SeatAtMachine : public QObject
{
    Q_OBJECT

public:
    explicit SeatAtMachine(ConquestSeats &seats);

    /// Sets the game played here; with null, nobody sits at the machine.
    void setSession(ConquestSession *session);

    /// The cover names the next person at the machine.
    void setPeople(const ConquestPeople &people) { m_people = people; }

    /// Returns the seat that looks at the table.
    [[nodiscard]] conquest::Seat looking() const;

    /// Returns the seat that gives a command. In a cooperative game each player gives commands in their own name; in a
    /// competitive game only the player who sits at the machine gives private commands.
    [[nodiscard]] conquest::Seat giving(const conquest::Command &command) const;

    [[nodiscard]] bool together() const;

    /// Clears the private seat once the game is over or another player has to act.
    void coverAfterTurn();

    /// Returns the player whose cards or tokens are in front; nothing when everybody may see the page.
    [[nodiscard]] std::optional<conquest::Colour> secretInFront() const;

    /// Covers what one player alone may see, until that player has the machine again.
    void coverSecrets();

    /// Passes the machine to the next player who decides in secret, or back to everybody.
    void handOver();

    void askForHand(conquest::Colour player);
    void chooseTokens(bool byKeys);
    void backToTable();

signals:
    /// Another seat looks at the table now.
    void changed();

private:
    void sit(std::optional<conquest::Colour> player);
    void cover(conquest::Colour player);
    /// Shows on the cover the next person at the machine and the purpose.
    void nameWhoTakes();
    void taken();
    void nextToChoose();
    void showTokens(TokenChoice choice);
    void choose(conquest::Colour player, conquest::CommandToken token);
    [[nodiscard]] bool areTokensDue() const;
    /// The player whose hand the next step needs; nobody when it needs none.
    [[nodiscard]] std::optional<conquest::Colour> handDue() const;

    QPointer<ConquestSeats> m_seats;
    ConquestSession *m_session = nullptr;
    ConquestPeople m_people;
    /// The player who has the machine alone.
    std::optional<conquest::Colour> m_sits;
    /// When he took it: the player who had to act, the hand that was due, and true if tokens were to be chosen.
    std::optional<conquest::Colour> m_actedThen;
    std::optional<conquest::Colour> m_handThen;
    bool m_tokensThen = false;
    /// Number of cards in the hand of the player who sat down.
    int m_cardsThen = 0;
    /// The player who takes the machine once the cover is confirmed, and whether he takes it to choose a command token.
    std::optional<conquest::Colour> m_takes;
    bool m_choosing = false;
};

} // namespace dossier
