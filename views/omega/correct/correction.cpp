#include "views/omega/correct/correction.h"

#include "views/omega/correct/stands_already.h"

#include <algorithm>
#include <array>

namespace dossier
{

QString nameOf(CorrectionKind kind)
{
    switch (kind)
    {
    case CorrectionKind::Tokens:
        return CorrectionWords::tr("Move adrenaline");
    case CorrectionKind::Wounds:
        return CorrectionWords::tr("Wounds");
    case CorrectionKind::Place:
        return CorrectionWords::tr("Position of a figure");
    case CorrectionKind::Stance:
        return CorrectionWords::tr("Stance");
    case CorrectionKind::Condition:
        return CorrectionWords::tr("Active, downed or dead");
    case CorrectionKind::Initiative:
        return CorrectionWords::tr("Initiative");
    case CorrectionKind::Kit:
        return CorrectionWords::tr("Kit card");
    case CorrectionKind::Weapon:
        return CorrectionWords::tr("Weapon in use");
    case CorrectionKind::Joins:
        return CorrectionWords::tr("A commando joins or changes player");
    case CorrectionKind::Card:
        return CorrectionWords::tr("Investigate card");
    case CorrectionKind::Deck:
        return CorrectionWords::tr("Cards in the deck");
    case CorrectionKind::Round:
        return CorrectionWords::tr("Round and step");
    case CorrectionKind::TurnOf:
        return CorrectionWords::tr("Whose turn it is");
    case CorrectionKind::Timers:
        return CorrectionWords::tr("Timer tokens");
    case CorrectionKind::Crisis:
        return CorrectionWords::tr("Crisis Point");
    case CorrectionKind::Arrives:
        return CorrectionWords::tr("Add a figure");
    case CorrectionKind::Leaves:
        return CorrectionWords::tr("Remove a figure");
    case CorrectionKind::Power:
        return CorrectionWords::tr("Power tokens of a figure");
    case CorrectionKind::Reserves:
        return CorrectionWords::tr("Reserves");
    case CorrectionKind::Marker:
        return CorrectionWords::tr("Marker");
    case CorrectionKind::Objective:
        return CorrectionWords::tr("Objective tile");
    case CorrectionKind::Door:
        return CorrectionWords::tr("Door");
    case CorrectionKind::Room:
        return CorrectionWords::tr("Room");
    case CorrectionKind::Stack:
        return CorrectionWords::tr("Stack of a room");
    case CorrectionKind::Tile:
        return CorrectionWords::tr("Tile turned");
    case CorrectionKind::Ability:
        return CorrectionWords::tr("Dashboard tile");
    case CorrectionKind::Count:
        break;
    }
    return {};
}

OmegaCommands correction(CorrectionKind kind, DeskFormBuilder &form)
{
    if (kind <= CorrectionKind::Card)
        return correctionOfPeople(kind, form);
    if (kind <= CorrectionKind::Crisis)
        return correctionOfClock(kind, form);
    return kind >= CorrectionKind::Marker && kind <= CorrectionKind::Tile ? correctionOfGround(kind, form)
                                                                          : correctionOfOverseer(kind, form);
}

std::size_t whatHappens(DeskFormBuilder &form, const QStringList &options, std::size_t now)
{
    return form.choice(QStringLiteral("happens"), CorrectionWords::tr("What happens"), options, now);
}

Facing facingField(DeskFormBuilder &form, Facing now)
{
    constexpr std::array all{Facing::North, Facing::East, Facing::South, Facing::West};
    const auto *looks = std::ranges::find(all, now);
    return all.at(form.choice(QStringLiteral("facing"), CorrectionWords::tr("Facing"),
        namesOf(all, [](Facing one) { return wording::name(one); }),
        looks == all.end() ? 0 : static_cast<std::size_t>(looks - all.begin())));
}

CorrectionForm correctionForm(DeskFormBuilder &form)
{
    QStringList kinds;
    for (int kind = 0; kind < static_cast<int>(CorrectionKind::Count); ++kind)
        kinds << nameOf(static_cast<CorrectionKind>(kind));
    CorrectionForm made;
    if (const auto row = form.thing(QStringLiteral("kind"), CorrectionWords::tr("What to correct"), kinds))
    {
        made.kind = static_cast<CorrectionKind>(*row);
        made.commands = correction(*made.kind, form);
    }
    const bool differs = std::ranges::any_of(
        made.commands, [&](const OmegaCommand &command) { return !standsAlready(form.view(), command); });
    made.form = {.fields = form.takeFields(),
        .hint = form.hint(),
        .action = CorrectionWords::tr("Correct it"),
        .actionTip = CorrectionWords::tr("Match your table; can be undone"),
        .closeTip = CorrectionWords::tr("Close the form (Esc)")};
    if (const QString unchosen = form.unchosen(); !unchosen.isEmpty())
        //: a list of the form
        made.form.missing = CorrectionWords::tr("Choose first: %1").arg(unchosen);
    else if (made.commands.empty())
        made.form.missing = form.hint().isEmpty() ? CorrectionWords::tr("Nothing to correct here.") : form.hint();
    else if (!differs)
        made.form.missing = CorrectionWords::tr("Your table shows this already: change a value.");
    return made;
}

} // namespace dossier
