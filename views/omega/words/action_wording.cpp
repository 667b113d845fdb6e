#include "views/omega/words/action_wording.h"

#include "views/omega/words/wording.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ActionWording
{
    Q_DECLARE_TR_FUNCTIONS(ActionWording)
};

/// Returns the words for an action without a name of its own.
QString done(omega::ActionKind action)
{
    switch (action)
    {
    case omega::ActionKind::Investigate:
        return ActionWording::tr("%1 investigates");
    case omega::ActionKind::OpenDoor:
        return ActionWording::tr("%1 tries a door");
    case omega::ActionKind::Trade:
        return ActionWording::tr("%1 trades");
    case omega::ActionKind::Revive:
        return ActionWording::tr("%1 revives somebody");
    case omega::ActionKind::Heal:
    case omega::ActionKind::Move:
    case omega::ActionKind::Attack:
    case omega::ActionKind::Special:
        break;
    }
    return ActionWording::tr("%1 takes an action");
}

} // namespace

QString aboutAction(const omega::PublicTable &table, const omega::ActionTaken &action)
{
    // Moves, attacks and healing are described by their results.
    using enum omega::ActionKind;
    if (action.action == Move || action.action == Attack || (action.action == Heal && !action.named))
        return {};
    const QString who = nameOf(table, action.by);
    return action.named ? ActionWording::tr("%1 uses %2").arg(who, nameOf(table, *action.named))
                        : done(action.action).arg(who);
}

QString aboutTurnsEnd(const omega::PublicTable &table, const omega::TurnEnded &event)
{
    if (!event.who)
        return ActionWording::tr("The turn ends");
    return holds_alternative<omega::Role>(*event.who)
        ? ActionWording::tr("%1 ends the turn", "a commando").arg(nameOf(table, *event.who))
        : ActionWording::tr("%1 ends the activation", "an enemy").arg(nameOf(table, *event.who));
}

QString rolled(const omega::Faces &faces, omega::Roller roller)
{
    return roller == omega::Roller::App ? ActionWording::tr("%n hit(s), rolled by Dossier", nullptr, faces.hits())
                                        : ActionWording::tr("%n hit(s)", nullptr, faces.hits());
}

} // namespace dossier::wording
