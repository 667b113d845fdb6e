#include "views/specter/words/event_wording.h"

#include "views/kit/filled.h"
#include "views/kit/signed_number.h"
#include "views/specter/words/facts.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SpecterEvents
{
    Q_DECLARE_TR_FUNCTIONS(SpecterEvents)
};

using specter::PublicTable;

/// Formats the faces of dice as in the entry field: "6 + 6 + 2"; several dice with commas between.
QString faces(const std::vector<std::vector<int>> &dice)
{
    QStringList all;
    for (const std::vector<int> &die : dice)
    {
        QStringList one;
        for (const int face : die)
            one << QString::number(face);
        all << one.join(QStringLiteral(" + "));
    }
    return all.join(QStringLiteral(", "));
}

/// Collects the facts that became known between two moves, one after the other.
class Facts
{
public:
    Facts(const PublicTable &table, specter::Agent agent)
        : m_table(table)
        , m_agent(agent)
    {
    }

    QString operator()(const specter::SaidClear &fact) const
    {
        // A look along one line gives other information than one all round from the same space.
        if (fact.from.gaze != specter::Gaze::Open && fact.from.gaze != specter::Gaze::Blind)
            return answer(
                SpecterEvents::tr("“Clear” for %1 on %2, looking %3", "a hunter, a space, where: to the north")
                    .arg(nameOf(m_table, hunterOf(fact.from.hunter)), name(fact.from.at), name(fact.from.gaze)));
        return answer(SpecterEvents::tr("“Clear” for %1 on %2", "a hunter, a space")
                .arg(nameOf(m_table, hunterOf(fact.from.hunter)), name(fact.from.at)));
    }

    QString operator()(const specter::FoundBy &fact) const
    {
        return SpecterEvents::tr("%1 is seen on %2 by %3", "an agent, a space, a hunter")
            .arg(nameOf(m_table, m_agent), name(fact.agent), nameOf(m_table, hunterOf(fact.from.hunter)));
    }

    QString operator()(const specter::SensorSaid &fact) const
    {
        return answer(SpecterEvents::tr("Motion sensor on %1: %2", "a space, what it says")
                .arg(name(fact.vehicle), name(fact.reading)));
    }

    QString operator()(const specter::SaidClose &fact) const
    {
        return (fact.close ? SpecterEvents::tr("%1 is within %2 spaces of %3", "an agent, a number, a space")
                           : SpecterEvents::tr("%1 is not within %2 spaces of %3", "an agent, a number, a space"))
            .arg(nameOf(m_table, m_agent), QString::number(fact.within), name(fact.to));
    }

    QString operator()(const specter::StoodAt &fact) const
    {
        return SpecterEvents::tr("%1 was on %2", "an agent, a space").arg(nameOf(m_table, m_agent), name(fact.agent));
    }

    QString operator()(const specter::Foretold & /*fact*/) const
    {
        return SpecterEvents::tr("%1 will complete an objective in the next turn").arg(nameOf(m_table, m_agent));
    }

private:
    [[nodiscard]] QString answer(const QString &said) const { return answerOf(m_table, m_agent, said); }

    const PublicTable &m_table;
    specter::Agent m_agent;
};

/// Describes one event after another for the journal.
class Sentences
{
    Q_DECLARE_TR_FUNCTIONS(SpecterEvents)

public:
    explicit Sentences(const PublicTable &table)
        : say(table)
        , m_table(table)
    {
    }

    SpecterFacts say;

    // --- Set-up ---

    QString operator()(const specter::PlayersChosen &event) const
    {
        QStringList hunters;
        for (const specter::HunterKind hunter : event.players.hunters)
            hunters << nameOf(m_table, hunter);
        const QString text = tr("%1 players: %2").arg(event.players.number).arg(hunters.join(QStringLiteral(", ")));
        return event.players.sheetsOnPaper ? tr("%1; the sheet is on paper").arg(text) : text;
    }

    SENTENCE(specter::OptionsChosen, tr("The players choose the table’s options"))
    SENTENCE(specter::ObjectivesLaid, tr("Objectives: {objectives}"))
    SENTENCE(specter::ObjectivesNoted, tr("Objectives on the sheet: {objectives}"))
    SENTENCE(specter::CharacterChosen, tr("{agent} plays {character}", "an agent, a character"))
    SENTENCE(specter::CardsTaken, tr("{agent} takes {cards}", "an agent, cards"))
    SENTENCE(specter::RolesDealt, tr("The traitor’s card goes to {traitor}"))

    QString operator()(const specter::PhaseBegan &event) const { return name(event.clock); }

    // --- The agent ---

    SENTENCE(specter::ObjectiveCompleted, tr("The objective on {objective} is completed"))

    QString operator()(const specter::MovePlanned &event) const
    {
        if (!event.plan || event.plan->path.empty())
            return tr("%1 gives the plan up").arg(nameOf(m_table, event.agent));
        return tr("%1 plans to end on %2").arg(nameOf(m_table, event.agent), name(event.plan->path.back()));
    }

    QString operator()(const specter::AgentMoved &event) const
    {
        const QString agent = nameOf(m_table, event.agent);
        const QString text = event.line.path.size() == 1
            ? tr("%1 stays on %2").arg(agent, name(event.line.path.front()))
            : tr("%1 moves: %2", "an agent, the way").arg(agent, way(event.line.path));
        return event.line.card ? QStringLiteral("%1 (%2)").arg(text, initials(event.line.card->card)) : text;
    }

    SENTENCE(specter::ChargeSpent, tr("{card} loses a charge"))
    SENTENCE(specter::CardAnnounced, tr("{agent} uses {card}", "an agent, a card"))

    QString operator()(const specter::MoveShown &event) const
    {
        return sentence(m_table, event.agent, event.facts.shown);
    }

    SENTENCE(specter::CharacterRevealed, tr("{agent} is revealed: {character}", "an agent, a character"))

    QString operator()(const specter::AgentFactSaid &event) const
    {
        const QString fact = sentence(m_table, event.agent, event.fact);
        return event.turnsAgo == 0 ? fact : tr("%n turn(s) ago: %1", nullptr, event.turnsAgo).arg(fact);
    }

    QString operator()(const specter::FactsTakenOver &event) const
    {
        return tr("The facts of %n turn(s) are corrected", nullptr, static_cast<int>(event.turns.size()));
    }

    SENTENCE(specter::ObjectiveForetold, tr("{agent} will complete an objective in the next turn"))
    SENTENCE(specter::SmokeLaid, tr("Smoke around {smoke.at} until turn {smoke.last_turn}"))
    SENTENCE(specter::SmokeCleared, tr("The smoke is gone"))

    // --- The hunters ---

    QString operator()(const specter::GazeChanged &event) const
    {
        if (event.gaze == specter::Gaze::Blind)
            return tr("%1 is blinded", "a hunter").arg(nameOf(m_table, event.hunter));
        return tr("%1 looks %2", "a hunter, where").arg(nameOf(m_table, event.hunter), name(event.gaze));
    }

    QString operator()(const specter::StunChanged &event) const
    {
        return (event.stunned ? tr("%1 is stunned") : tr("%1 is no longer stunned")).arg(nameOf(m_table, event.hunter));
    }

    SENTENCE(specter::HunterTurnBegan, tr("Turn of {hunter}"))

    QString operator()(const specter::HunterBarred &event) const
    {
        return (event.barred ? tr("%1 is barred from the vehicle") : tr("%1 may use the vehicle again"))
            .arg(nameOf(m_table, event.hunter));
    }

    QString operator()(const specter::HunterMoved &event) const
    {
        const QString text = event.inVehicle ? tr("%1 is in the vehicle on %2")
            : event.steps == 0               ? tr("%1 stays on %2")
                                             : tr("%1 moves to %2");
        return text.arg(nameOf(m_table, event.hunter), name(event.to));
    }

    SENTENCE(specter::VehicleDriven, tr("{by} drives the vehicle to {to}"))

    QString operator()(const specter::AttackMade &event) const
    {
        const QString means = name(event.means);
        const QString hunter = nameOf(m_table, event.hunter);
        if (event.dice.empty())
            return (event.hit ? tr("%1 by %2 hits without a roll", "means of an attack, a hunter")
                              : tr("%1 by %2 misses without a roll", "means of an attack, a hunter"))
                .arg(means, hunter);
        const QString rolled = faces(event.dice);
        // The number on the dice; a 1 always misses.
        const QString needed = QString::number(std::max(event.distance - event.modifier, 2));
        if (event.modifier == 0)
            return (event.hit ? tr("%1 by %2 hits: rolled %3, needed %4", "means, a hunter, dice, a number")
                              : tr("%1 by %2 misses: rolled %3, needed %4", "means, a hunter, dice, a number"))
                .arg(means, hunter, rolled, needed);
        return (event.hit ? tr("%1 by %2 hits: rolled %3 with %5, needed %4", "the same, and what is added")
                          : tr("%1 by %2 misses: rolled %3 with %5, needed %4", "the same, and what is added"))
            .arg(means, hunter, rolled, needed, signedNumber(event.modifier));
    }

    QString operator()(const specter::AgentWounded &event) const
    {
        return event.wounds < 0
            ? tr("%1 recovers %n health", "an agent", -event.wounds).arg(nameOf(m_table, event.agent))
            : tr("%1 loses %n health", "an agent", event.wounds).arg(nameOf(m_table, event.agent));
    }

    QString operator()(const specter::AmbushRolled &event) const
    {
        const auto agent = m_table.agents.find(event.agent);
        const specter::AgentCard *card = agent != m_table.agents.end() && agent->second.character
            ? cardOf(m_table.pack, *agent->second.character)
            : nullptr;
        const int needed = card != nullptr ? card->ambushOnAtLeast.value_or(0) : 0;
        const QString who = nameOf(m_table, event.agent);
        const QString hunter = nameOf(m_table, event.hunter);
        const QString die = QString::number(event.die);
        return event.die >= needed
            ? tr("%1 ambushes %2: rolled %3", "an agent, a hunter, a die").arg(who, hunter, die)
            : tr("%1 ambushes %2 in vain: rolled %3, needed %4", "an agent, a hunter, a die, a number")
                  .arg(who, hunter, die, QString::number(needed));
    }

    QString operator()(const specter::BladeRaised &event) const
    {
        return tr("%1 uses %2", "an agent, a card")
            .arg(nameOf(m_table, event.agent), nameOf(m_table, specter::Equipment::VelocityBlade));
    }

    SENTENCE(specter::HunterTurnEnded, tr("The turn of {hunter} ends"))
    SENTENCE(specter::TraitorRevealed, tr("{hunter} is the traitor, and plays the second agent from now on"))

    // --- The end, and corrections by hand ---

    QString operator()(const specter::GameEnded &event) const { return sentence(m_table, event.outcome); }

    SENTENCE(specter::SheetLaidOpen, tr("{agent} reveals the sheet"))

    QString operator()(const specter::RulingMade & /*event*/) const { return {}; }

    SENTENCE(specter::SecretRulingMade, tr("Decided in secret"))

    QString operator()(const specter::HunterWritten &event) const
    {
        const QString text = event.hunter.inVehicle ? tr("%1 is in the vehicle on %2") : tr("%1 is on %2");
        return text.arg(nameOf(m_table, event.kind), name(event.hunter.at));
    }

    /// Says what stands from now on: the facts since the last move, and the lost health.
    QString operator()(const specter::AgentWritten &event) const
    {
        QStringList all;
        if (!event.inPlay.turns.empty())
        {
            const specter::TurnFacts &turn = event.inPlay.turns.back();
            if (turn.shown)
                all << sentence(m_table, event.agent, turn.shown);
            for (const specter::LaterFact &fact : turn.later)
                all << sentence(m_table, event.agent, fact);
        }
        if (event.inPlay.wounds > 0)
            all << tr("%1 has lost %n health", "an agent", event.inPlay.wounds).arg(nameOf(m_table, event.agent));
        return all.isEmpty() ? tr("%1: public information").arg(nameOf(m_table, event.agent))
                             : all.join(QStringLiteral("; "));
    }

    SENTENCE(specter::SheetWritten, tr("{agent}: the sheet"))

    QString operator()(const specter::BoardWritten &event) const
    {
        QStringList all{tr("The board, with the vehicle on %1").arg(name(event.vehicle))};
        if (!event.completed.empty())
            all << tr("completed objectives: %1", "spaces").arg(names(event.completed));
        if (event.turn && event.turn->found.empty())
            all << tr("%1 has found nobody", "a hunter").arg(nameOf(m_table, event.turn->hunter));
        if (event.turn)
            for (const auto &[agent, at] : event.turn->found)
                all << tr("%1 has found %2 on %3", "a hunter, an agent, a space")
                           .arg(nameOf(m_table, event.turn->hunter), inSentence(nameOf(m_table, agent)), name(at));
        return all.join(QStringLiteral("; "));
    }

private:
    const PublicTable &m_table;
};

} // namespace

QString sentence(const PublicTable &table, const specter::Event &event)
{
    return visit(Sentences(table), event);
}

QString sentence(const PublicTable &table, specter::Agent agent, const std::optional<specter::Shown> &shown)
{
    const QString who = nameOf(table, agent);
    if (!shown)
        return SpecterEvents::tr("%1 has had a turn; enter what was shown").arg(who);
    if (shown->what == specter::Showing::Nothing || !shown->at)
        return SpecterEvents::tr("%1 has nothing to show").arg(who);
    return (shown->what == specter::Showing::Seen ? SpecterEvents::tr("%1 is seen on %2", "an agent, a space")
                                                  : SpecterEvents::tr("%1 was last seen on %2", "an agent, a space"))
        .arg(who, name(*shown->at));
}

QString sentence(const PublicTable &table, specter::Agent agent, const specter::AnnouncedCard &card)
{
    specter::CardUse use{.card = card.card, .before = card.before, .at = card.at, .die = card.die};
    if (card.target)
        use.hunter = hunterOf(card.target->hunter);
    const QString text
        = SpecterEvents::tr("%1 uses %2", "an agent, a card").arg(nameOf(table, agent), name(table, use));
    if (!card.hit)
        return text;
    return (*card.hit ? SpecterEvents::tr("%1; the hunter is stunned", "the use of a card")
                      : SpecterEvents::tr("%1; the hunter is not stunned", "the use of a card"))
        .arg(text);
}

QString sentence(const PublicTable &table, specter::Agent agent, const specter::LaterFact &fact)
{
    return visit(Facts(table, agent), fact);
}

} // namespace dossier::wording
