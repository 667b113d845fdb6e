#include "views/omega/correct/table_act.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct TableActWords
{
    Q_DECLARE_TR_FUNCTIONS(TableActWords)
};

} // namespace

QStringList tableActs()
{
    return {TableActWords::tr("Challenge of a card"), TableActWords::tr("Action of a card"),
        TableActWords::tr("Effect begins"), TableActWords::tr("Effect ends"), TableActWords::tr("Interrupt"),
        TableActWords::tr("Explosion"), TableActWords::tr("Power tokens"),
        TableActWords::tr("Add a figure on the commandos’ side"), TableActWords::tr("Plan for the reserves"),
        TableActWords::tr("Note of the overseer"), TableActWords::tr("Delete a note"),
        TableActWords::tr("Note of a commando")};
}

QString doing(TableAct act)
{
    switch (act)
    {
    case TableAct::Challenge:
        return TableActWords::tr("Begin the challenge");
    case TableAct::Action:
        return TableActWords::tr("Take the action");
    case TableAct::EffectBegins:
        return TableActWords::tr("Begin the effect");
    case TableAct::EffectEnds:
        return TableActWords::tr("End the effect");
    case TableAct::Interruption:
        return TableActWords::tr("Use the interrupt");
    case TableAct::Explosion:
        return TableActWords::tr("Roll the explosion…");
    case TableAct::Power:
        return TableActWords::tr("Set the power tokens");
    case TableAct::Piece:
        return TableActWords::tr("Place the figure");
    case TableAct::Plan:
        return TableActWords::tr("Save the plan");
    case TableAct::Notes:
    case TableAct::CommandosNote:
        return TableActWords::tr("Add the note");
    case TableAct::NoteGoes:
        return TableActWords::tr("Delete the note");
    }
    return {};
}

QString name(omega::Until until)
{
    switch (until)
    {
    case omega::Until::EndOfTurn:
        return TableActWords::tr("until the turn ends");
    case omega::Until::EndOfRound:
        return TableActWords::tr("until the round ends");
    case omega::Until::TakenAway:
        return TableActWords::tr("until it is removed");
    }
    return {};
}

} // namespace dossier::wording
