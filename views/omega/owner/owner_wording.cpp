#include "views/omega/owner/owner_wording.h"

#include "model/core/worded_value.h"
#include "views/board/space_name.h"
#include "views/omega/owner/owner_labels.h"
#include "views/omega/words/wording.h"

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

QString kindName(const OwnerPageState &state, const std::string &id)
{
    const auto kind = state.kinds.find(id);
    return kind == state.kinds.end() ? QString::fromStdString(id) : name(kind->second);
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

/// Returns a door such as `2.1.E` by the two spaces on its sides.
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
        return OwnerWording::tr("Dashboard tiles");
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
        return OwnerWording::tr("Open the mission guide at this mission. It gives the minimum of the energy pool after "
                                "a transfer, the round of the Crisis Point and the figures in the reserves: write 0 "
                                "for those that stay in the box. Add its events with the rounds that bring them.");
    case omega::PackStep::Map:
        return OwnerWording::tr(
            "Lay out the tiles as the guide shows and draw the same here, with a door on every edge that gets a "
            "marker. Then choose below what to place and click its spaces. For a tile that faulty intel can turn over, "
            "enter what its other side has.");
    case omega::PackStep::Dashboard:
        return OwnerWording::tr(
            "Take the tiles that the guide lists for this mission. Mark each as in play and copy its numbers; add "
            "those that Dossier does not list.");
    case omega::PackStep::RoomCards:
        return OwnerWording::tr("Sort out the room cards of this mission. Number its stacks from 1 and write for each "
                                "card the stacks that hold it: “1, 1, 3” is twice in the first and once in the third.");
    case omega::PackStep::Doors:
        return OwnerWording::tr(
            "Turn one door marker of each kind face up, or look at the table of doors in the rules: "
            "what a commando rolls, and how many hits open it.");
    case omega::PackStep::Sheets:
        return OwnerWording::tr("Take the character sheets with their three stance cards and the downed card. Only the "
                                "commandos you play with are needed, at least three.");
    case omega::PackStep::Enemies:
        return OwnerWording::tr(
            "Take the stat cards. A defense with two numbers is written as the card prints it, such "
            "as 3/6; dice are black, or black and red ones: 3+1.");
    case omega::PackStep::Kits:
        return OwnerWording::tr("Take the kit cards that you play with: their points are checked in every set-up. This "
                                "can wait; kit without points can be taken by a decision of the table.");
    case omega::PackStep::Items:
        return OwnerWording::tr("Name the investigate cards if Dossier should shuffle them. A deck of cardboard is "
                                "only counted, so this is optional.");
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
        return OwnerWording::tr("Name of another tile");
    case omega::PackStep::RoomCards:
        return OwnerWording::tr("Name of another room card");
    case omega::PackStep::Kits:
        return OwnerWording::tr("Name of another kit card");
    case omega::PackStep::Items:
        return OwnerWording::tr("Name of another investigate card");
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
    if (step == omega::PackStep::Enemies)
        if (const auto kind = valueOf<omega::MarkerKind>(card.id); kind && card.name == omega::Name{})
            return OwnerWording::tr("Marker: %1").arg(name(*kind));
    if (step == omega::PackStep::Map)
    {
        const char32_t letter = QString::fromStdString(card.id).toUInt();
        return OwnerWording::tr("Tile %1", "a tile of the map by its letter").arg(QString::fromUcs4(&letter, 1));
    }
    return name(card.name);
}

namespace
{

QString nameOf(const omega::CardPart &part)
{
    switch (part.what)
    {
    case omega::PackPart::Card:
        return {};
    case omega::PackPart::Stance:
        return OwnerWording::tr("Stance %1").arg(part.number);
    case omega::PackPart::Downed:
        return OwnerWording::tr("Downed card");
    case omega::PackPart::Ranged:
        return OwnerWording::tr("Ranged weapon of the sheet");
    case omega::PackPart::Melee:
        return OwnerWording::tr("Melee weapon of the sheet");
    case omega::PackPart::Weapon:
        break;
    }
    if (part.number == 1)
        return OwnerWording::tr("Weapon");
    return part.number == 2 ? OwnerWording::tr("Second weapon, if any")
                            : OwnerWording::tr("Weapon %1, if any").arg(part.number);
}

} // namespace

QString partOf(const omega::ValuePlace &place)
{
    const omega::CardPart &part = place.part;
    if (part.extra.empty())
        return nameOf(part);
    const QString extra = part.extra == omega::CardPart::oneMore
        ? OwnerWording::tr("something that adds dice, if any", "after the name of a weapon and a colon")
        : name(omega::ExtraId{part.extra});
    return OwnerWording::tr("%1: %2", "a weapon and what adds dice to its attacks").arg(nameOf(part), extra);
}

QString name(const OwnerPageState &state, const omega::PackValue &value)
{
    const std::string &entry = value.place.part.entry;
    if (entry.empty())
        return labelOf(value.type, value.place.member);
    if (entry == omega::CardPart::count)
        return OwnerWording::tr("How many");
    if (const auto side = valueOf<Side>(entry))
        return *side == Side::Commando ? OwnerWording::tr("Passages, green side up, on")
                                       : OwnerWording::tr("Passages, red side up, on");
    if (const auto action = valueOf<omega::ActionKind>(entry))
        return OwnerWording::tr("Cost of: %1", "an action").arg(name(*action));
    return kindName(state, entry);
}

QString name(omega::Keyword keyword)
{
    switch (keyword)
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
        return OwnerWording::tr("Is a marker, not a figure");
    case omega::Keyword::Seeker:
        return OwnerWording::tr("Seeker");
    case omega::Keyword::Taunter:
        return OwnerWording::tr("Taunter");
    case omega::Keyword::Power:
        return OwnerWording::tr("Collects power tokens");
    }
    return {};
}

QString word(const OwnerPageState &state, const omega::PackValue &value, const std::string &word)
{
    switch (value.wordKind)
    {
    case omega::WordKind::YesNo:
        return word == "yes" ? OwnerWording::tr("yes") : OwnerWording::tr("no");
    case omega::WordKind::Action:
        return name(valueOf<omega::ActionKind>(word).value_or(omega::ActionKind::Special));
    case omega::WordKind::Attack:
        return word == "melee" ? OwnerWording::tr("melee") : OwnerWording::tr("ranged");
    case omega::WordKind::Door:
        return door(word);
    case omega::WordKind::Figure:
        return kindName(state, word);
    case omega::WordKind::Keyword:
        return name(valueOf<omega::Keyword>(word).value_or(omega::Keyword::Stealth));
    case omega::WordKind::Marker:
        return name(valueOf<omega::MarkerKind>(word).value_or(omega::MarkerKind::Emi));
    case omega::WordKind::Role:
        return wording::nameOf(omega::PublicTable{.ground = {}, .adrenaline = {}},
            valueOf<omega::Role>(word).value_or(omega::Role::TeamLeader));
    case omega::WordKind::RoomCard:
        return roomCard(word);
    case omega::WordKind::Side:
        return word == "commando" ? OwnerWording::tr("the commandos’") : OwnerWording::tr("the overseer’s");
    case omega::WordKind::Stat:
        return name(valueOf<omega::Stat>(word).value_or(omega::Stat::Strength));
    case omega::WordKind::Timer:
        return word == "primary" ? OwnerWording::tr("primary timer") : OwnerWording::tr("secondary timer");
    case omega::WordKind::Timing:
        return timing(word);
    }
    return {};
}

} // namespace dossier::wording
