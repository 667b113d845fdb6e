#include "views/omega/words/refusal_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of refusals.
struct RefusalWording
{
    Q_DECLARE_TR_FUNCTIONS(RefusalWording)
};

namespace reason = omega::reason;

/// Doors, rooms, markers, figures that come and go.
struct BoardSentences
{
    const RefusalFacts &say;

    QString operator()(const reason::DoorsAlike &no) const
    {
        return RefusalWording::tr("Two doors of one room are alike: %1 and %2.").arg(say(no.first), say(no.second));
    }

    QString operator()(const reason::DoorBarred &no) const
    {
        return RefusalWording::tr("The mission does not allow the door %1.").arg(say(no.door));
    }

    QString operator()(const reason::NoHiddenRoomBehind &no) const
    {
        return RefusalWording::tr("There is no hidden room behind the door %1.").arg(say(no.door));
    }

    QString operator()(const reason::WithoutDoor &no) const
    {
        return RefusalWording::tr("There is no door marker on %1 yet.").arg(say(no.place));
    }

    QString operator()(const reason::NoDoorPlace &no) const
    {
        return RefusalWording::tr("The map of the mission has no door on %1.").arg(say(no.place));
    }

    QString operator()(const reason::DoorsInTheBox &no) const
    {
        return RefusalWording::tr("In the box: %1.").arg(say(no.box));
    }

    QString operator()(const reason::OnAWall &no) const { return RefusalWording::tr("%1 is wall.").arg(say(no.at)); }

    QString operator()(const reason::SomebodyThere &no) const
    {
        return RefusalWording::tr("%1 is on %2.").arg(say(no.who), say(no.at));
    }

    QString operator()(const reason::InTheWay &no) const
    {
        return RefusalWording::tr("Something is in the way: %1.").arg(say(no.what));
    }

    QString operator()(const reason::AcrossDoor &no) const
    {
        return RefusalWording::tr("It would be across the closed door %1.").arg(say(no.door));
    }

    QString operator()(const reason::BeginsElsewhere &no) const
    {
        return RefusalWording::tr("The path must begin on %1.").arg(say(no.standsOn));
    }

    QString operator()(const reason::WayBarred &no) const
    {
        return RefusalWording::tr("The path is blocked at %1; movement points: %2.").arg(say(no.at), say(no.points));
    }

    QString operator()(const reason::OffTheMap &no) const
    {
        return RefusalWording::tr("%1 is not on the map.").arg(say(no.who));
    }

    QString operator()(const reason::NoExit &no) const
    {
        return RefusalWording::tr("Figures leave the map by a passage, and there is none on %1.").arg(say(no.at));
    }

    QString operator()(const reason::RoomsNotCut & /*no*/) const
    {
        return RefusalWording::tr("The rooms are not worked out yet.");
    }

    QString operator()(const reason::OutsideTheStart &no) const
    {
        return RefusalWording::tr("%1 is not in the starting room.").arg(say(no.who));
    }

    QString operator()(const reason::WithoutStack &no) const
    {
        return RefusalWording::tr("Room %1 has no stack of cards yet.").arg(say(no.room));
    }

    QString operator()(const reason::RoomNotHidden &no) const
    {
        return RefusalWording::tr("Room %1 is not hidden.").arg(say(no.room));
    }

    QString operator()(const reason::RoomHidden &no) const
    {
        return RefusalWording::tr("Room %1 is still hidden.").arg(say(no.room));
    }

    QString operator()(const reason::NotRevealed &no) const
    {
        return RefusalWording::tr("%1 is not among the cards to resolve.").arg(say(no.card));
    }

    QString operator()(const reason::AnotherCardFirst &no) const
    {
        return RefusalWording::tr("%1 comes first, by its priority.").arg(say(no.card));
    }

    QString operator()(const reason::ObjectiveWithoutSpace &no) const
    {
        return RefusalWording::tr("Choose a space of room %1 first.").arg(say(no.room));
    }

    QString operator()(const reason::ObjectiveOffItsZone &no) const
    {
        return RefusalWording::tr("In this room it must be on %1.").arg(say(no.zone));
    }

    QString operator()(const reason::ObjectivesInTheBox &no) const
    {
        return RefusalWording::tr("In the box: %1.").arg(say(no.box));
    }

    QString operator()(const reason::TileToChoose &no) const
    {
        return RefusalWording::tr("Choose a tile to turn; tiles that can be turned: %1.").arg(say(no.tiles));
    }

    QString operator()(const reason::NothingToPlace & /*no*/) const
    {
        return RefusalWording::tr("There is nothing left to place.");
    }

    QString operator()(const reason::MoreMarkersThanAllowed &no) const
    {
        return RefusalWording::tr("Markers: %1; allowed: %2.").arg(say(no.markers), say(no.allowed));
    }

    QString operator()(const reason::MarkersInTheBox &no) const
    {
        return RefusalWording::tr("There would be %1 on the map, and the box has %2.")
            .arg(say(no.markers), say(no.box));
    }

    QString operator()(const reason::OneThereAlready &no) const
    {
        return RefusalWording::tr("There is already one on %1.").arg(say(no.at));
    }

    QString operator()(const reason::OnAnObjective &no) const
    {
        return RefusalWording::tr("There is an objective on %1.").arg(say(no.at));
    }

    QString operator()(const reason::OutsideTheRoom &no) const
    {
        return RefusalWording::tr("%1 is not in room %2.").arg(say(no.at), say(no.room));
    }

    QString operator()(const reason::BadCloud &no) const
    {
        const QString at = no.at ? say(*no.at) : QString();
        switch (no.fault)
        {
        case GasFault::FewNeighbours:
            return RefusalWording::tr("%1 touches fewer than two other markers of the cloud: each must lie side by "
                                      "side with two, as in a square.")
                .arg(at);
        case GasFault::Apart:
            return RefusalWording::tr("The cloud must be connected side by side: %1 is apart.").arg(at);
        case GasFault::TooMany:
            return RefusalWording::tr("A cloud has nine markers at most.");
        case GasFault::OnObjective:
            return RefusalWording::tr("Gas cannot be placed on the objective on %1.").arg(at);
        case GasFault::OutsideRoom:
            return RefusalWording::tr("%1 is not on a tile of the revealed room.").arg(at);
        case GasFault::Doubled:
        case GasFault::OnWall:
            return RefusalWording::tr("The gas cannot be placed like this: see %1.").arg(at);
        }
        return {};
    }

    QString operator()(const reason::NothingAllows &no) const
    {
        return RefusalWording::tr("This cannot be placed now: %1.").arg(say(no.what));
    }

    QString operator()(const reason::NoneInReserve &no) const
    {
        return RefusalWording::tr("No figure is left in the reserves: %1.").arg(say(no.kind));
    }

    QString operator()(const reason::NotAtTheNest &no) const
    {
        return RefusalWording::tr("%1 is not on the nest’s tile.").arg(say(no.at));
    }

    QString operator()(const reason::NotNearAWayIn &no) const
    {
        return RefusalWording::tr("%1 is not on or next to a vent or a red passage.").arg(say(no.at));
    }

    QString operator()(const reason::NoFigureNow &no) const
    {
        return RefusalWording::tr("%1 is a marker now: only figures are put aside.").arg(say(no.who));
    }

    QString operator()(const reason::NotWhereItComes &no) const
    {
        return RefusalWording::tr("%1 is not where it should appear.").arg(say(no.who));
    }

    QString operator()(const reason::OnTheMapAlready &no) const
    {
        return RefusalWording::tr("It is on the map already: %1.").arg(say(no.figure));
    }

    QString operator()(const reason::NoPassage &no) const
    {
        return RefusalWording::tr("There is no green passage on %1.").arg(say(no.at));
    }
};

} // namespace

QString sentence(const RefusalFacts &say, const omega::BoardReason &why)
{
    return visit(BoardSentences{say}, why);
}

} // namespace dossier::wording
