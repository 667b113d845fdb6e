#include "views/omega/correct/correction.h"

#include "views/board/space_name.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct CorrectionWords
{
    Q_DECLARE_TR_FUNCTIONS(Correction)
};

} // namespace

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

Correction correctionOf(
    CorrectionKind kind, const omega::View &view, const Picked &picked, const CorrectionInput &input)
{
    if (kind <= CorrectionKind::Card)
        return peoplesCorrection(kind, view, picked, input);
    if (kind <= CorrectionKind::Crisis)
        return clockCorrection(kind, view, input);
    return kind >= CorrectionKind::Marker && kind <= CorrectionKind::Tile
        ? groundCorrection(kind, view, picked, input)
        : overseersCorrection(kind, view, picked, input);
}

std::vector<Ask> Correction::asks(const CorrectionInput &input) const
{
    if (askAll)
        return askAll(input);
    const std::optional<Ask> one = ask ? ask(input) : std::nullopt;
    return one ? std::vector{*one} : std::vector<Ask>();
}

QString spaceFirst(const Picked &picked)
{
    //: a space of the board
    return picked.space ? CorrectionWords::tr("On %1").arg(spaceName(*picked.space))
                        : CorrectionWords::tr("Click a space of the board first.");
}

} // namespace dossier
