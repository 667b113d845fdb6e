#pragma once

#include "app/conquest/game_session.h"
#include "views/conquest/words/people.h"

#include <QPointer>

namespace dossier
{

class ConquestSeats;
struct TokenChoice;

/// Who sits at the machine: everybody at the table, or one player for what is his alone, his cards and the choice of
/// his command token. Between two players the screen is covered.
class ConquestChair : public QObject
{
    Q_OBJECT

public:
    explicit ConquestChair(ConquestSeats &seats);

    /// The game that is played from it; none gets everybody up.
    void setSession(ConquestSession *session);

    /// The cover names who takes the machine.
    void setPeople(const ConquestPeople &people) { m_people = people; }

    /// Who looks at the table.
    [[nodiscard]] conquest::Seat looking() const;

    /// Whose a command is. Where all play together each gives for himself; against each other only who sits there gives
    /// what is his alone.
    [[nodiscard]] conquest::Seat giving(const conquest::Command &command) const;

    [[nodiscard]] bool together() const;

    /// Who was there for his turn, or while the game went on, gives the machine back.
    void getUpAfterTheTurn();

    /// The machine goes on to who is next in secret, or back to everybody.
    void handOver();

    void askForHand(conquest::Colour player);
    void chooseTokens(bool byKeys);
    void backToTable();

signals:
    /// Somebody else looks at the table now.
    void changed();

private:
    void sit(std::optional<conquest::Colour> player);
    void cover(conquest::Colour player);
    /// Shows on the cover who takes the computer, and what for.
    void nameWhoTakes();
    void taken();
    void nextToChoose();
    void showTokens(const TokenChoice &choice);
    void choose(conquest::Colour player, conquest::CommandToken token);
    [[nodiscard]] bool areTokensDue() const;

    QPointer<ConquestSeats> m_seats;
    ConquestSession *m_session = nullptr;
    ConquestPeople m_people;
    /// Who has the machine alone, and whose turn it was when he took it.
    std::optional<conquest::Colour> m_sits;
    std::optional<conquest::Colour> m_actedThen;
    /// Who takes it once the cover is confirmed, and whether to choose a command token.
    std::optional<conquest::Colour> m_takes;
    bool m_choosing = false;
};

} // namespace dossier
