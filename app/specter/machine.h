#pragma once

#include "model/specter/seen/view.h"

#include <cstdint>
#include <optional>

namespace dossier
{

/// Who can have the machine of a table of Specter Ops.
enum class Sits : std::uint8_t
{
    Agent,
    SecondAgent,
    Hunters,
    /// One of the hunters, alone with his role card.
    Role,
};

/// Who has the machine, and who takes it next. In between it belongs to nobody: nothing secret is shown until whoever
/// takes it says that he has it.
class Machine
{
public:
    /// The machine goes to that player: at once to whom nothing has to be covered from, else by way of nobody.
    void pass(Sits to);
    void seat(Sits at);

    /// Whoever takes it has it.
    void take() { seat(m_takes); }

    /// A hunter wants to be alone with his role card.
    void passForRole(specter::HunterKind hunter);
    /// Nobody has it, and no table is played.
    void leave();

    /// Follows what has happened at the table, sheets kept in the app or on paper; whether it went on to somebody or
    /// waits for one. Agents and hunters keep it until they hand it over: what a move showed is read out, and what was
    /// answered is read.
    bool follow(const specter::PublicTable &table);

    /// Whether the agent's player has it for himself.
    void setAlone(bool alone) { m_alone = alone; }

    [[nodiscard]] bool isBetween() const { return m_between; }

    [[nodiscard]] Sits sits() const { return m_sits; }

    [[nodiscard]] Sits takes() const { return m_takes; }

    /// Whose role card is looked at.
    [[nodiscard]] specter::HunterKind role() const { return m_role; }

    /// Who gets it when whoever has it hands it over.
    [[nodiscard]] Sits next(const specter::PublicTable &table) const;

    /// Who sits there, to the rules.
    [[nodiscard]] specter::Seat seat() const;

    /// Who gives a command on the hunters' page: what everybody could give, but he who reveals himself as the traitor
    /// acts on what he alone knows.
    [[nodiscard]] static specter::Seat seatGiving(const specter::Command &command, bool onPaper);

private:
    Sits m_sits = Sits::Hunters;
    Sits m_takes = Sits::Hunters;
    specter::HunterKind m_role = specter::HunterKind::Gun;
    bool m_between = true;
    bool m_alone = false;
};

/// Who must act now.
Sits dueAt(const specter::PublicTable &table);

} // namespace dossier
