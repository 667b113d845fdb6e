#include "views/specter/words/refusal_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of refusals.
struct SpecterRefusals
{
    Q_DECLARE_TR_FUNCTIONS(SpecterRefusals)
};

namespace reason = specter::reason;

/// What is wrong with what an agent does.
struct AgentSentences
{
    const SpecterFacts &say;

    QString operator()(const reason::AgentHasMoved &no) const
    {
        return SpecterRefusals::tr("%1 has moved in this turn already.").arg(say(no.agent));
    }

    QString operator()(const reason::NoPlanYet & /*no*/) const
    {
        return SpecterRefusals::tr("No move is planned yet.");
    }

    QString operator()(const reason::BeginsElsewhere &no) const
    {
        return SpecterRefusals::tr("The path must begin where the agent is, not on %1.").arg(say(no.at));
    }

    QString operator()(const reason::BadStep &no) const
    {
        switch (no.fault)
        {
        case specter::StepFault::TooMany:
            return SpecterRefusals::tr("Step %1, to %2, is one too many for this move.").arg(say(no.step), say(no.at));
        case specter::StepFault::NotAdjacent:
            return SpecterRefusals::tr("%1 is not next to the space before.").arg(say(no.at));
        case specter::StepFault::Structure:
            return SpecterRefusals::tr("%1 is a structure.").arg(say(no.at));
        case specter::StepFault::Diagonal:
            return SpecterRefusals::tr("This table does not allow the diagonal step to %1.").arg(say(no.at));
        case specter::StepFault::Hunter:
            return SpecterRefusals::tr("There is a hunter on %1.").arg(say(no.at));
        }
        return {};
    }

    QString operator()(const reason::OnAStructure &no) const
    {
        return SpecterRefusals::tr("%1 is a structure: closed to everybody.").arg(say(no.at));
    }

    QString operator()(const reason::NoSpaceYet & /*no*/) const
    {
        return SpecterRefusals::tr("Choose the space for the card’s token.");
    }

    QString operator()(const reason::NoHunterYet & /*no*/) const
    {
        return SpecterRefusals::tr("Choose a hunter for the card, and enter the die.");
    }

    QString operator()(const reason::TokenTooFar &no) const
    {
        return SpecterRefusals::tr("The token cannot be put on %1: it is too far away, or no open space.")
            .arg(say(no.at));
    }

    QString operator()(const reason::NoTargetForCard &no) const
    {
        return SpecterRefusals::tr("%1 is not a target: in the vehicle, or not in sight.").arg(say(no.hunter));
    }

    QString operator()(const reason::BeforeTheMove &no) const
    {
        return SpecterRefusals::tr("%1 is used before the move.").arg(say(no.card));
    }

    QString operator()(const reason::NoObjective &no) const
    {
        return SpecterRefusals::tr("%1 is not one of the objectives.").arg(say(no.at));
    }

    QString operator()(const reason::NotBesideObjective &no) const
    {
        return SpecterRefusals::tr("The agent does not begin the turn beside the objective on %1.").arg(say(no.at));
    }

    QString operator()(const reason::CompletedAlready &no) const
    {
        return SpecterRefusals::tr("The objective on %1 is completed already.").arg(say(no.at));
    }

    QString operator()(const reason::TooFewCompleted &no) const
    {
        return SpecterRefusals::tr("Three objectives come before the escape; completed: %1.").arg(say(no.completed));
    }

    QString operator()(const reason::SectionCompleted &no) const
    {
        return SpecterRefusals::tr("The one objective of this section of the board was on %1.").arg(say(no.at));
    }

    QString operator()(const reason::CompletesNothing & /*no*/) const
    {
        return SpecterRefusals::tr("The second agent completes no objectives.");
    }

    QString operator()(const reason::ForetoldAlready & /*no*/) const
    {
        return SpecterRefusals::tr("An objective has already been announced.");
    }

    QString operator()(const reason::NotForetoldTo &no) const
    {
        return SpecterRefusals::tr("Announce it to %1 one turn earlier.").arg(say(no.hunter));
    }

    QString operator()(const reason::NothingNear & /*no*/) const
    {
        return SpecterRefusals::tr("From here the agent cannot turn over any remaining objective.");
    }

    QString operator()(const reason::EscapesNot & /*no*/) const
    {
        return SpecterRefusals::tr("Only the first agent can win by leaving.");
    }

    QString operator()(const reason::NoWayOut &no) const
    {
        return SpecterRefusals::tr("%1 is not an escape point.").arg(say(no.at));
    }

    QString operator()(const reason::HunterOnTheWayOut &no) const
    {
        return SpecterRefusals::tr("%1 is on the escape point.", "a hunter").arg(say(no.hunter));
    }
};

} // namespace

QString sentence(const SpecterFacts &say, const specter::AgentReason &why)
{
    return visit(AgentSentences{say}, why);
}

} // namespace dossier::wording
