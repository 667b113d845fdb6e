#include "owner_wording.h"

#include "omega_wording.h"
#include "space_name.h"
#include "worded_value.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct OwnerWording
{
    Q_DECLARE_TR_FUNCTIONS(OwnerWording)
};

QString kindName(const OwnerTold &told, const std::string &id)
{
    const auto kind = told.kinds.find(id);
    return kind == told.kinds.end() ? QString::fromStdString(id) : name(kind->second);
}

QString timing(const std::string &word)
{
    if (word == "spawn")
        return OwnerWording::tr("before enemies are activated");
    return word == "activation" ? OwnerWording::tr("with an activation") : OwnerWording::tr("at any time");
}

QString roomCard(const std::string &word)
{
    if (word == "spawn")
        return OwnerWording::tr("spawn");
    if (word == "objective")
        return OwnerWording::tr("objective");
    if (word == "trap")
        return OwnerWording::tr("trap");
    if (word == "vent")
        return OwnerWording::tr("vent");
    return word == "clear" ? OwnerWording::tr("clear") : OwnerWording::tr("faulty intel");
}

QString keyword(const std::string &word)
{
    switch (valueOf<omega::Keyword>(word).value_or(omega::Keyword::Stealth))
    {
    case omega::Keyword::Stealth:
        return OwnerWording::tr("Stealth");
    case omega::Keyword::SureFooted:
        return OwnerWording::tr("Sure-footed");
    case omega::Keyword::Assist:
        return OwnerWording::tr("Assist");
    case omega::Keyword::Control:
        return OwnerWording::tr("Control");
    case omega::Keyword::Drive:
        return OwnerWording::tr("Drive");
    case omega::Keyword::AllRound:
        return OwnerWording::tr("Sees all round");
    case omega::Keyword::Marker:
        return OwnerWording::tr("Is a marker, no figure");
    case omega::Keyword::Seeker:
        return OwnerWording::tr("Seeker");
    case omega::Keyword::Taunter:
        return OwnerWording::tr("Taunter");
    case omega::Keyword::Power:
        return OwnerWording::tr("Gathers power tokens");
    }
    return {};
}

/// A door by the two spaces that it parts, of `2.1.E`.
QString door(const std::string &word)
{
    const QStringList parts = QString::fromStdString(word).split(u'.');
    const Space from{parts.value(0).toInt(), parts.value(1).toInt()};
    const Space to = parts.value(2) == QStringLiteral("E") ? Space{from.x + 1, from.y} : Space{from.x, from.y + 1};
    return OwnerWording::tr("%1–%2", "a door between two spaces").arg(spaceName(from), spaceName(to));
}

} // namespace

QString name(omega::PackStep step)
{
    switch (step)
    {
    case omega::PackStep::Guide:
        return OwnerWording::tr("Mission guide");
    case omega::PackStep::Map:
        return OwnerWording::tr("Map");
    case omega::PackStep::Dashboard:
        return OwnerWording::tr("Dashboard pieces");
    case omega::PackStep::RoomCards:
        return OwnerWording::tr("Room cards");
    case omega::PackStep::Doors:
        return OwnerWording::tr("Door markers");
    case omega::PackStep::Sheets:
        return OwnerWording::tr("Commandos");
    case omega::PackStep::Enemies:
        return OwnerWording::tr("Stat cards");
    case omega::PackStep::Kits:
        return OwnerWording::tr("Kit cards");
    case omega::PackStep::Items:
        return OwnerWording::tr("Investigate cards");
    }
    return {};
}

QString advice(omega::PackStep step)
{
    switch (step)
    {
    case omega::PackStep::Guide:
        return OwnerWording::tr("Open the mission guide at this mission. It tells how low the energy pool may stand "
                                "after a transfer, when the Crisis Point comes, and which figures lie in the reserves: "
                                "write 0 for those that stay in the box. Add its "
                                "events with the rounds that bring them.");
    case omega::PackStep::Map:
        return OwnerWording::tr(
            "Lay out the tiles as the guide shows them and draw the same here, with a door on every "
            "edge that gets a marker. Then choose below what you place and press its spaces. Of a tile "
            "that faulty intel can turn over, say what its other side has.");
    case omega::PackStep::Dashboard:
        return OwnerWording::tr(
            "Take the pieces that the guide lists for this mission. Say of each that it is in play, "
            "and copy its numbers; add those that Dossier has never heard of.");
    case omega::PackStep::RoomCards:
        return OwnerWording::tr("Sort out the room cards of this mission. Number its stacks from 1 and write for each "
                                "card the stacks that hold it: “1, 1, 3” is twice in the first and once in the third.");
    case omega::PackStep::Doors:
        return OwnerWording::tr(
            "Turn one door marker of each kind face up, or look at the table of doors in the rules: "
            "what a commando rolls, and how many hits open it.");
    case omega::PackStep::Sheets:
        return OwnerWording::tr("Take the character sheets with their three stance cards and the downed card. Those "
                                "commandos are enough that you play with; three must be there.");
    case omega::PackStep::Enemies:
        return OwnerWording::tr(
            "Take the stat cards. A defense with two numbers is written as the card prints it, such "
            "as 3/6; dice are black, or black and red ones: 3+1.");
    case omega::PackStep::Kits:
        return OwnerWording::tr("Take the kit cards that you play with: their points are checked in every set-up. This "
                                "can wait; kit without points can be taken by a decision of the table.");
    case omega::PackStep::Items:
        return OwnerWording::tr("Name the investigate cards if Dossier is to shuffle them. A deck of cardboard is only "
                                "counted, so this can be left out.");
    }
    return {};
}

QString newCard(omega::PackStep step)
{
    switch (step)
    {
    case omega::PackStep::Guide:
        return OwnerWording::tr("Name of a mission event");
    case omega::PackStep::Dashboard:
        return OwnerWording::tr("Name of a further piece");
    case omega::PackStep::RoomCards:
        return OwnerWording::tr("Name of a further room card");
    case omega::PackStep::Kits:
        return OwnerWording::tr("Name of a further kit card");
    case omega::PackStep::Items:
        return OwnerWording::tr("Name of a further investigate card");
    default:
        return {};
    }
}

QString name(omega::PackStep step, const omega::PackCard &card)
{
    if (step == omega::PackStep::Doors)
        if (const auto kind = valueOf<omega::DoorKind>(card.id))
        {
            const QString text = name(*kind);
            return text.left(1).toUpper() + text.mid(1);
        }
    if (step == omega::PackStep::Map)
    {
        const char32_t letter = QString::fromStdString(card.id).toUInt();
        return OwnerWording::tr("Tile %1", "a tile of the map by its letter").arg(QString::fromUcs4(&letter, 1));
    }
    return name(card.name);
}

QString partOf(const OwnerTold &told, const omega::ValuePlace &place)
{
    if (place.part.empty())
        return {};
    if (place.member == omega::PackMember::Reserve)
        return kindName(told, place.part);
    if (place.part == "ranged")
        return OwnerWording::tr("Ranged weapon of the sheet");
    if (place.part == "melee")
        return OwnerWording::tr("Melee weapon of the sheet");
    if (place.part == "downed")
        return OwnerWording::tr("Downed card");
    if (place.part == "weapon1")
        return OwnerWording::tr("Weapon");
    if (place.part == "weapon2")
        return OwnerWording::tr("Second weapon, if any");
    if (place.part.starts_with("weapon"))
        return OwnerWording::tr("Weapon %1, if any").arg(QString::fromStdString(place.part.substr(6)));
    return OwnerWording::tr("Stance %1").arg(QString::fromStdString(place.part));
}

namespace
{

/// What belongs to keywords, mission events, and the sides of tiles.
QString further(omega::PackMember member)
{
    using enum omega::PackMember;
    switch (member)
    {
    case Keywords:
        return OwnerWording::tr("Keywords");
    case Timer:
        return OwnerWording::tr("Brought by");
    case Round:
        return OwnerWording::tr("Comes in round");
    case Markers:
        return OwnerWording::tr("How many markers");
    case Opens:
        return OwnerWording::tr("Opens the door");
    case Secret:
        return OwnerWording::tr("For the overseer alone");
    case Nest:
        return OwnerWording::tr("Clone nest");
    case BackIcon:
        return OwnerWording::tr("Other side: icon");
    case BackNest:
        return OwnerWording::tr("Other side: clone nest");
    case BackEmi:
        return OwnerWording::tr("Other side: EMI");
    case BackVents:
        return OwnerWording::tr("Other side: vents on");
    case BackPeril:
        return OwnerWording::tr("Other side: peril on");
    case BackRubble:
        return OwnerWording::tr("Other side: rubble on");
    default:
        return {};
    }
}

} // namespace

QString name(const OwnerTold &told, const omega::PackValue &value)
{
    using enum omega::PackMember;
    switch (value.place.member)
    {
    case Name:
        return OwnerWording::tr("Name");
    case EnergyMinimum:
        return OwnerWording::tr("Energy pool, at least");
    case CrisisRound:
        return OwnerWording::tr("Crisis Point in round");
    case SecondaryTimer:
        return OwnerWording::tr("Secondary timer");
    case Reserve:
        return kindName(told, value.place.part);
    case InMission:
        return OwnerWording::tr("In this mission");
    case ReadyCost:
        return OwnerWording::tr("Ready cost");
    case Refresh:
        return OwnerWording::tr("Refresh");
    case Committable:
        return OwnerWording::tr("Has a committed cost");
    case CommittedCost:
        return OwnerWording::tr("Committed cost");
    case Timing:
        return OwnerWording::tr("When");
    case Kind:
        return OwnerWording::tr("Kind");
    case Group:
        return OwnerWording::tr("Priority group");
    case Spawns:
        return OwnerWording::tr("Spawns");
    case SpawnCount:
        return OwnerWording::tr("How many");
    case Places:
        return OwnerWording::tr("Places");
    case Icon:
        return OwnerWording::tr("Icon of the tile");
    case Stacks:
        return OwnerWording::tr("In stacks");
    case Stat:
        return OwnerWording::tr("Challenge of");
    case Hits:
        return OwnerWording::tr("Hits needed");
    case Vitality:
        return OwnerWording::tr("Vitality");
    case Strength:
        return wording::name(omega::Stat::Strength);
    case Intelligence:
        return wording::name(omega::Stat::Intelligence);
    case Attack:
        return OwnerWording::tr("Attack");
    case Range:
        return OwnerWording::tr("Range");
    case Dice:
        return OwnerWording::tr("Dice");
    case Speed:
        return wording::name(omega::Stat::Speed);
    case RangedDefense:
        return wording::name(omega::Stat::RangedDefense);
    case MeleeDefense:
        return wording::name(omega::Stat::MeleeDefense);
    case MaxAdrenaline:
        return wording::name(omega::Stat::MaxAdrenaline);
    case CombatCost:
        return OwnerWording::tr("Cost of move and attack");
    case Points:
        return OwnerWording::tr("Points");
    case Cost:
        return OwnerWording::tr("Cost of use, if any");
    case Owner:
        return OwnerWording::tr("Of the deck of");
    case Trade:
        return OwnerWording::tr("Can be traded");
    default:
        return further(value.place.member);
    }
    return {};
}

QString word(const OwnerTold &told, const omega::PackValue &value, const std::string &word)
{
    using enum omega::PackMember;
    switch (value.place.member)
    {
    case Timing:
        return timing(word);
    case Kind:
        return roomCard(word);
    case Spawns:
        return kindName(told, word);
    case Places:
    case Icon:
    case BackIcon:
        return name(valueOf<omega::MarkerKind>(word).value_or(omega::MarkerKind::Emi));
    case Stat:
        return name(valueOf<omega::Stat>(word).value_or(omega::Stat::Strength));
    case Keywords:
        return keyword(word);
    case Opens:
        return door(word);
    case Timer:
        return word == "primary" ? OwnerWording::tr("primary timer") : OwnerWording::tr("secondary timer");
    case Attack:
        return word == "melee" ? OwnerWording::tr("melee") : OwnerWording::tr("ranged");
    case Owner:
        return nameOf(omega::PublicTable{.ground = {}, .adrenaline = {}},
            valueOf<omega::Role>(word).value_or(omega::Role::TeamLeader));
    default:
        return word == "yes" ? OwnerWording::tr("yes") : OwnerWording::tr("no");
    }
}

} // namespace dossier::wording
