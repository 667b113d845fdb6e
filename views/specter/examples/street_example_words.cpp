#include "views/specter/examples/street_example_words.h"

#include "views/board/space_name.h"
#include "views/kit/percentage.h"
#include "views/specter/words/sensor_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct StreetExampleWording
{
    Q_DECLARE_TR_FUNCTIONS(StreetExampleWording)
};

QString sightOf(const StreetExample &example)
{
    const specter::Board board = example.board();
    const SpaceSet seen = specter::visibleToHunters(board, example.hunters);
    QStringList sentences{StreetExampleWording::tr("In the hunters’ view: %n space(s).", nullptr, seen.count())};
    if (example.agent)
        sentences << (seen.contains(*example.agent) ? StreetExampleWording::tr("The agent is in view.")
                                                    : StreetExampleWording::tr("The agent is out of view."));
    return sentences.join(u' ');
}

QString fault(const specter::IllegalStep &illegal, const QString &space)
{
    switch (illegal.fault)
    {
    case specter::StepFault::TooMany:
        return StreetExampleWording::tr("Not allowed: %1 is one step too far.").arg(space);
    case specter::StepFault::NotAdjacent:
        return StreetExampleWording::tr("Not allowed: %1 is too far from the space before.").arg(space);
    case specter::StepFault::Structure:
        return StreetExampleWording::tr("Not allowed: %1 is a structure.").arg(space);
    case specter::StepFault::Diagonal:
        return StreetExampleWording::tr("Not allowed: the diagonal to %1 is forbidden at this table.").arg(space);
    case specter::StepFault::Hunter:
        return StreetExampleWording::tr("Not allowed: a hunter is on %1.").arg(space);
    }
    return {};
}

QString shown(const specter::Shown &shown)
{
    switch (shown.what)
    {
    case specter::Showing::Seen:
        return StreetExampleWording::tr("The agent is seen on %1.").arg(dossier::spaceName(*shown.at));
    case specter::Showing::LastSeen:
        return StreetExampleWording::tr("The agent was last seen on %1.").arg(dossier::spaceName(*shown.at));
    case specter::Showing::Nothing:
        break;
    }
    return StreetExampleWording::tr("There is nothing to show.");
}

QString moveOf(const StreetExample &example)
{
    const specter::AgentMove move = specter::judgeMove(example.board(), example.hunters, example.path);
    if (move.illegal)
        return fault(*move.illegal, spaceName(example.path[move.illegal->step]));
    return StreetExampleWording::tr("Allowed: %n step(s).", nullptr, move.steps) + QLatin1Char(' ') + shown(move.shown);
}

QString endsOf(const StreetExample &example)
{
    const specter::HunterOnTurn hunter = hunterOnTurn(example);
    const specter::HunterEnds ends = specter::hunterEnds(example.board(), hunter);
    if (!hunter.inVehicle)
        return StreetExampleWording::tr("The movement can end on %n space(s).", nullptr, ends.onFoot.count());
    return StreetExampleWording::tr("The drive can end on %n space(s).", nullptr, ends.driven.count())
        + QLatin1Char(' ')
        + StreetExampleWording::tr("Getting out can end on %n space(s).", nullptr, ends.onFoot.count());
}

QString answerOf(const StreetExample &example)
{
    const Space end = example.path.back();
    const QString from = spaceName(end);
    return specter::visibleFrom(example.board(), end).contains(*example.agent)
        ? StreetExampleWording::tr("In view from %1: the agent puts the figure down.").arg(from)
        : StreetExampleWording::tr("Out of view from %1: “clear”.").arg(from);
}

QString attackWords(const StreetExample &example)
{
    const specter::AttackVerdict verdict = attackOf(example);
    if (!verdict.visible)
        return StreetExampleWording::tr("No attack: the agent is out of view.");
    if (!verdict.allowed)
        return StreetExampleWording::tr("No attack.");
    return StreetExampleWording::tr("Allowed: the distance is %1, and the chance to hit %2.")
        .arg(*verdict.distance)
        .arg(percentage(*verdict.hit));
}

QString sensorOf(const StreetExample &example)
{
    const int steps = static_cast<int>(example.path.size()) - 1;
    const specter::Reading reading = specter::sensorAnswer(*example.vehicle, example.path.back(), steps);
    return StreetExampleWording::tr("After %n step(s) the answer is: %1.", nullptr, steps).arg(name(reading));
}

} // namespace

QString verdictOf(const StreetExample &example)
{
    switch (example.show)
    {
    case StreetShow::Spaces:
        return {};
    case StreetShow::Sight:
        return sightOf(example);
    case StreetShow::Move:
        return moveOf(example);
    case StreetShow::Reach:
        return StreetExampleWording::tr("The move can end on %n space(s).", nullptr, agentEnds(example).count());
    case StreetShow::Ends:
        return endsOf(example);
    case StreetShow::Answer:
        return answerOf(example);
    case StreetShow::Attack:
        return attackWords(example);
    case StreetShow::Sensor:
        return sensorOf(example);
    }
    return {};
}

} // namespace dossier::wording
