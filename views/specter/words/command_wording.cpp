#include "views/specter/words/command_wording.h"

#include "model/core/look_up.h"
#include "model/specter/seen/evidence.h"
#include "views/kit/filled.h"
#include "views/specter/words/facts.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SpecterCommands
{
    Q_DECLARE_TR_FUNCTIONS(SpecterCommands)
};

using specter::PublicTable;

/// Returns the announcement that a move requires.
QString saying(const std::optional<specter::Shown> &shown)
{
    if (!shown)
        return SpecterCommands::tr("Say what is shown");
    if (!shown->at)
        return SpecterCommands::tr("Say: nothing shown");
    return (shown->what == specter::Showing::Seen ? SpecterCommands::tr("Say: seen on %1")
                                                  : SpecterCommands::tr("Say: last seen on %1"))
        .arg(name(*shown->at));
}

/// Returns the button text for each kind of command.
class Buttons
{
    Q_DECLARE_TR_FUNCTIONS(SpecterCommands)

public:
    explicit Buttons(const specter::View &view)
        : say(view.open)
        , m_view(view)
        , m_table(view.open)
    {
    }

    SpecterFacts say;

    // --- Set-up ---

    SENTENCE(specter::ChoosePlayers, tr("{players.number} players"))
    SENTENCE(specter::ChooseOptions, tr("Choose the options"))
    SENTENCE(specter::RollObjectives, tr("Place the objectives"))
    SENTENCE(specter::ChooseCharacter, tr("Play {character}"))

    QString operator()(const specter::TakeCards &command) const
    {
        return tr("Take %n card(s)", nullptr, static_cast<int>(command.cards.size()));
    }

    SENTENCE(specter::DealRoles, tr("Make {traitor} the traitor"))
    SENTENCE(specter::BeginGame, tr("Begin the game"))

    // --- The agent ---

    SENTENCE(specter::CompleteObjective, tr("Complete the objective on {objective}"))

    QString operator()(const specter::PlanMove &command) const
    {
        if (command.plan.path.empty())
            return tr("Plan the move");
        const QString end = name(command.plan.path.back());
        return (
            escapesBy(m_table, command.agent, command.plan.path.back()) ? tr("Write %1 and escape") : tr("Write %1"))
            .arg(end);
    }

    QString operator()(const specter::ConfirmMove & /*command*/) const
    {
        if (m_view.foreseen && m_view.foreseen->escapes)
            return tr("Escape");
        return m_view.foreseen ? saying(m_view.foreseen->facts.shown) : tr("Say what is shown");
    }

    QString operator()(const specter::ReportMove &command) const
    {
        if (!command.shown.at)
            return tr("Nothing shown");
        return (command.shown.what == specter::Showing::Seen ? tr("Seen on %1") : tr("Last seen on %1"))
            .arg(name(*command.shown.at));
    }

    SENTENCE(specter::ForetellObjective, tr("Announce an objective for next turn"))

    QString operator()(const specter::SpringAmbush &command) const
    {
        return about(command.agent, tr("Roll for the ambush"));
    }

    QString operator()(const specter::RaiseBlade &command) const
    {
        return about(command.agent, tr("Use %1").arg(nameOf(m_table, specter::Equipment::VelocityBlade)));
    }

    // --- The hunters ---

    SENTENCE(specter::BeginHunterTurn, tr("Turn of {hunter}"))

    QString operator()(const specter::BarFromVehicle &command) const
    {
        return (command.barred ? tr("Bar %1 from the vehicle") : tr("Let %1 use the vehicle again"))
            .arg(nameOf(m_table, command.hunter));
    }

    QString operator()(const specter::MoveHunter &command) const
    {
        if (command.getsIn)
            return tr("Get into the vehicle");
        const specter::HunterInPlay *hunter = onTurn();
        if (hunter != nullptr && !hunter->inVehicle && hunter->at == command.to)
            return tr("Stay on %1").arg(name(command.to));
        return (hunter != nullptr && hunter->inVehicle ? tr("Get out on %1") : tr("Move to %1")).arg(name(command.to));
    }

    QString operator()(const specter::DriveVehicle &command) const
    {
        return command.to == m_table.vehicle ? tr("Stay in the vehicle: %1").arg(name(command.to))
                                             : tr("Drive to %1").arg(name(command.to));
    }

    SENTENCE(specter::UseSensor, tr("Use the motion sensor"))
    SENTENCE(specter::LookBack, tr("Ask where the agent was"))
    SENTENCE(specter::SniperShot, tr("Shoot along a line: {gaze}"))

    QString operator()(const specter::AttackAgent &command) const
    {
        if (const specter::Coordinate *at = foundOfTwo(command.agent))
            return tr("Attack %1 on %2", "an agent, a space")
                .arg(inSentence(nameOf(m_table, command.agent)), name(*at));
        return command.dice.empty() ? tr("Attack: a hit without a roll")
                                    : tr("Attack with %n die(s)", nullptr, static_cast<int>(command.dice.size()));
    }

    QString operator()(const specter::QuickDraw &command) const
    {
        return about(command.agent, name(specter::Means::QuickDraw));
    }

    QString operator()(const specter::UseStrength &command) const
    {
        return about(command.agent, name(specter::Means::Strength));
    }

    QString operator()(const specter::EndHunterTurn & /*command*/) const
    {
        return m_table.turn ? tr("End the turn of %1").arg(nameOf(m_table, m_table.turn->hunter)) : tr("End the turn");
    }

    SENTENCE(specter::RevealTraitor, tr("Reveal the traitor"))

    // --- The end, and corrections by hand ---

    QString operator()(const specter::EndGame &command) const
    {
        if (command.outcome.winner == specter::Side::Hunters)
            return tr("The hunters win");
        return m_table.agents.size() < 2 ? tr("The agent wins") : tr("The agents win");
    }

    SENTENCE(specter::TakeOverFacts, tr("Import the public facts"))
    SENTENCE(specter::LayOpenSheet, tr("Reveal the sheet"))
    SENTENCE(specter::Correct, tr("Correct"))

private:
    /// Adds the agent's name when two agents play.
    [[nodiscard]] QString about(specter::Agent agent, const QString &done) const
    {
        return m_table.agents.size() < 2
            ? done
            : tr("%1: %2", "what is done, an agent").arg(done, inSentence(nameOf(m_table, agent)));
    }

    /// Returns the place where the hunter on turn has found that one of two agents.
    [[nodiscard]] const specter::Coordinate *foundOfTwo(specter::Agent agent) const
    {
        return m_table.agents.size() < 2 || !m_table.turn ? nullptr : lookUp(m_table.turn->found, agent);
    }

    [[nodiscard]] const specter::HunterInPlay *onTurn() const
    {
        const auto found = m_table.turn ? m_table.hunters.find(m_table.turn->hunter) : m_table.hunters.end();
        return found != m_table.hunters.end() ? &found->second : nullptr;
    }

    const specter::View &m_view;
    const PublicTable &m_table;
};

} // namespace

QString button(const specter::View &view, const specter::Command &command)
{
    return visit(Buttons(view), command);
}

} // namespace dossier::wording
