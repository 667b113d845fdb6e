#include "views/specter/words/short_names.h"

#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SpecterSteps
{
    Q_DECLARE_TR_FUNCTIONS(SpecterSteps)
};

/// Returns the name of a step by one of its events; empty for an event that only accompanies others.
class StepNames
{
public:
    explicit StepNames(const specter::PublicTable &table)
        : m_table(table)
    {
    }

    template <typename Other>
    QString operator()(const Other & /*event*/) const
    {
        return {};
    }

    // --- Set-up ---

    QString operator()(const specter::PlayersChosen & /*event*/) const { return SpecterSteps::tr("Players"); }

    QString operator()(const specter::OptionsChosen & /*event*/) const { return SpecterSteps::tr("Options"); }

    QString operator()(const specter::ObjectivesLaid & /*event*/) const { return SpecterSteps::tr("Objectives"); }

    QString operator()(const specter::ObjectivesNoted & /*event*/) const { return SpecterSteps::tr("Objectives"); }

    QString operator()(const specter::CharacterChosen &event) const { return nameOf(m_table, event.character); }

    QString operator()(const specter::CardsTaken & /*event*/) const { return SpecterSteps::tr("Cards"); }

    QString operator()(const specter::RolesDealt & /*event*/) const { return SpecterSteps::tr("Roles"); }

    QString operator()(const specter::PhaseBegan &event) const
    {
        if (event.clock == specter::Clock{specter::Phase::Agents, 1})
            return SpecterSteps::tr("Game start");
        return event.clock.phase == specter::Phase::Hunters ? SpecterSteps::tr("Hunters’ phase")
                                                            : SpecterSteps::tr("Turn %1").arg(event.clock.turn);
    }

    // --- The agent ---

    QString operator()(const specter::ObjectiveCompleted &event) const
    {
        return SpecterSteps::tr("Objective %1", "a space").arg(name(event.objective));
    }

    QString operator()(const specter::ObjectiveForetold & /*event*/) const
    {
        return SpecterSteps::tr("Objective next turn");
    }

    QString operator()(const specter::MovePlanned &event) const
    {
        return event.plan && !event.plan->path.empty()
            ? SpecterSteps::tr("Plan to %1", "a space").arg(name(event.plan->path.back()))
            : SpecterSteps::tr("No plan");
    }

    QString operator()(const specter::AgentMoved &event) const
    {
        const std::vector<specter::Coordinate> &path = event.line.path;
        return path.empty() ? QString() : path.size() == 1 ? staysOn(path.front()) : moveTo(path.back());
    }

    QString operator()(const specter::CardAnnounced &event) const { return nameOf(m_table, event.card.card); }

    QString operator()(const specter::MoveShown & /*event*/) const { return SpecterSteps::tr("Agent’s move"); }

    QString operator()(const specter::AgentFactSaid &event) const
    {
        return holds_alternative<specter::SensorSaid>(event.fact) ? SpecterSteps::tr("Motion sensor")
                                                                  : SpecterSteps::tr("Answer");
    }

    QString operator()(const specter::FactsTakenOver & /*event*/) const { return SpecterSteps::tr("Facts corrected"); }

    QString operator()(const specter::AmbushRolled & /*event*/) const { return SpecterSteps::tr("Ambush"); }

    QString operator()(const specter::BladeRaised & /*event*/) const
    {
        return nameOf(m_table, specter::Equipment::VelocityBlade);
    }

    // --- The hunters ---

    QString operator()(const specter::HunterTurnBegan &event) const
    {
        return SpecterSteps::tr("Turn of %1", "a hunter").arg(nameOf(m_table, event.hunter));
    }

    QString operator()(const specter::HunterTurnEnded & /*event*/) const { return SpecterSteps::tr("End of the turn"); }

    QString operator()(const specter::HunterMoved &event) const
    {
        if (event.inVehicle)
            return SpecterSteps::tr("In the vehicle");
        return event.steps == 0 ? staysOn(event.to) : moveTo(event.to);
    }

    QString operator()(const specter::VehicleDriven &event) const
    {
        return SpecterSteps::tr("Vehicle to %1", "a space").arg(name(event.to));
    }

    QString operator()(const specter::GazeChanged &event) const
    {
        const bool along = event.gaze != specter::Gaze::Open && event.gaze != specter::Gaze::Blind;
        return along ? name(specter::Means::SniperShot) : QString();
    }

    QString operator()(const specter::AttackMade &event) const
    {
        return (event.hit ? SpecterSteps::tr("%1: hit", "means of an attack")
                          : SpecterSteps::tr("%1: miss", "means of an attack"))
            .arg(name(event.means));
    }

    // --- The end ---

    QString operator()(const specter::TraitorRevealed & /*event*/) const
    {
        return SpecterSteps::tr("Traitor revealed");
    }

    QString operator()(const specter::GameEnded & /*event*/) const { return SpecterSteps::tr("End of the game"); }

    QString operator()(const specter::SheetLaidOpen & /*event*/) const { return SpecterSteps::tr("Sheet revealed"); }

private:
    static QString staysOn(const specter::Coordinate &space)
    {
        return SpecterSteps::tr("Stays on %1", "a space").arg(name(space));
    }

    static QString moveTo(const specter::Coordinate &space)
    {
        return SpecterSteps::tr("Move to %1", "a space").arg(name(space));
    }

    const specter::PublicTable &m_table;
};

} // namespace

QString shortName(const specter::PublicTable &table, const specter::Events &events)
{
    // A hunter who uses the sensor stays in place, and staying is not the action to name.
    for (const specter::Event &event : events)
        if (const auto *told = get_if<specter::AgentFactSaid>(&event);
            told != nullptr && holds_alternative<specter::SensorSaid>(told->fact))
            return StepNames(table)(*told);
    for (const specter::Event &event : events)
        if (const QString name = visit(StepNames(table), event); !name.isEmpty())
            return name;
    return {};
}

QString shortNameOfCorrection()
{
    return SpecterSteps::tr("Correction");
}

} // namespace dossier::wording
