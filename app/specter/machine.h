#pragma once

#include "model/specter/seen/view.h"

#include <cstdint>
#include <optional>

namespace dossier
{

/// The possible holders of the machine at a table of Specter Ops.
enum class Sits : std::uint8_t
{
    Agent,
    SecondAgent,
    Hunters,
    /// One of the hunters, alone with his role card.
    Role,
};

/// The holder of the machine, and the next one. In between nobody has it: nothing secret is shown until the next player
/// confirms that he has it.
class Machine
{
public:
    /// Passes the machine: at once to a player from whom nothing has to be covered, otherwise through a cover.
    void pass(Sits to);
    void seat(Sits at);

    /// The next player confirms that he has it.
    void take() { seat(m_takes); }

    /// A hunter wants to be alone with his role card.
    void passForRole(specter::HunterKind hunter);
    /// Nobody has the machine, and no game is running.
    void leave();

    /// Follows the events at the table, with sheets kept in the app or on paper; returns true when the machine went to
    /// somebody or waits for one. Agents and hunters keep it until they hand it over: they first read out the result of
    /// a move, or read an answer.
    bool follow(const specter::PublicTable &table);

    /// Sets whether the session has no sheets to look at, as a copy for the players: the hunters keep the machine.
    void setWithoutSheets(bool without) { m_isWithoutSheets = without; }

    /// Sets whether the agent's player has the machine alone.
    void setAlone(bool alone) { m_alone = alone; }

    [[nodiscard]] bool isBetween() const { return m_between; }

    [[nodiscard]] Sits sits() const { return m_sits; }

    [[nodiscard]] Sits takes() const { return m_takes; }

    /// The hunter whose role card is shown.
    [[nodiscard]] specter::HunterKind role() const { return m_role; }

    /// Returns the next holder when the current one hands the machine over.
    [[nodiscard]] Sits next(const specter::PublicTable &table) const;

    /// Returns the seat at the machine, for the rules.
    [[nodiscard]] specter::Seat seat() const;

    /// Returns the seat that gives a command on the hunters' page: any player could give it, except that a traitor who
    /// reveals himself acts on private knowledge.
    [[nodiscard]] static specter::Seat seatGiving(const specter::Command &command, bool onPaper);

private:
    Sits m_sits = Sits::Hunters;
    Sits m_takes = Sits::Hunters;
    specter::HunterKind m_role = specter::HunterKind::Gun;
    bool m_between = true;
    bool m_alone = false;
    bool m_isWithoutSheets = false;

    [[nodiscard]] Sits due(const specter::PublicTable &table) const;
};

/// Returns the player who must act now.
Sits dueAt(const specter::PublicTable &table);

} // namespace dossier
