#include "views/omega/words/wording.h"

#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/kit/plain_text.h"
#include "views/rules/rule_library.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct OmegaWording
{
    Q_DECLARE_TR_FUNCTIONS(OmegaWording)
};

constexpr int maxNameLength = 60;

/// Returns the name of the card with that id; empty for an unknown one.
template <typename Card, typename Id>
QString cardName(const std::vector<Card> &cards, const Id &id)
{
    const Card *card = omega::found(cards, id);
    return card != nullptr ? name(card->name) : QString();
}

QString boxName(omega::Role role)
{
    switch (role)
    {
    case omega::Role::TeamLeader:
        return OmegaWording::tr("Team Leader");
    case omega::Role::Countermeasures:
        return OmegaWording::tr("Countermeasures Specialist");
    case omega::Role::HeavySupport:
        return OmegaWording::tr("Heavy Support Specialist");
    case omega::Role::Rifleman:
        return OmegaWording::tr("Rifleman");
    case omega::Role::Reconnaissance:
        return OmegaWording::tr("Reconnaissance Specialist");
    }
    return {};
}

/// Returns the name of an effect that the rules themselves have on an attack; empty for others.
QString nameOfOwn(const omega::EffectId &effect)
{
    if (effect.text == "assist")
        return OmegaWording::tr("Assist");
    if (effect.text == "max_adrenaline")
        return OmegaWording::tr("Target at max adrenaline");
    if (effect.text == "same_clones")
        return OmegaWording::tr("Already attacked by a clone of the same kind");
    if (effect.text == "emi")
        return QStringLiteral("EMI");
    if (effect.text == "cover")
        return OmegaWording::tr("Cover");
    return effect.text == "taunter" ? OmegaWording::tr("Taunter Drone beside it") : QString();
}

} // namespace

QString name(const omega::Name &name)
{
    return singleLine(spoken(LocalizedText{.it = name.it, .en = name.en}), maxNameLength);
}

QString nameOf(const omega::PublicTable &table, omega::Role role)
{
    const QString own = cardName(table.content.sheets, role);
    return own.isEmpty() ? boxName(role) : own;
}

QString calledOf(const omega::PublicTable &table, omega::Role role)
{
    const QString name = nameOf(table, role);
    QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    words.removeAll(OmegaWording::tr("Specialist", "left out of a commando’s name where there is little room"));
    return words.isEmpty() ? name : words.join(u' ');
}

QString shortNameOf(const omega::PublicTable &table, omega::Role role)
{
    QString initials;
    const QStringList words = nameOf(table, role).split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words)
        initials += word.front().toUpper();
    return words.size() == 1 ? words.front().left(2).toUpper() : initials;
}

QString shortNameOf(const omega::PublicTable &table, const omega::Combatant &who)
{
    if (const auto *role = get_if<omega::Role>(&who))
        return shortNameOf(table, *role);
    const omega::Standing *standing = omega::standingOf(table, who);
    const QString name = standing != nullptr ? nameOf(table, standing->kind) : QString();
    QString initials;
    for (const QString &word : name.split(u' ', Qt::SkipEmptyParts))
        initials += word.front().toUpper();
    return initials.left(2) + QString::number(std::get<omega::FigureId>(who).number);
}

QString numbered(const QString &kind, int number)
{
    return OmegaWording::tr("%1 %2", "a kind of figure, its number").arg(kind, QString::number(number));
}

QString nameOf(const omega::PublicTable &table, const omega::Combatant &who)
{
    if (const auto *role = get_if<omega::Role>(&who))
        return nameOf(table, *role);
    const omega::FigureId figure = std::get<omega::FigureId>(who);
    const auto standing = table.figures.find(figure);
    if (standing == table.figures.end())
        return OmegaWording::tr("figure %1").arg(figure.number);
    return numbered(nameOf(table, standing->second.kind), figure.number);
}

QString nameOf(const omega::PublicTable &table, const omega::KindId &kind)
{
    return cardName(table.content.figures, kind);
}

QString nameOf(const omega::PublicTable &table, const omega::WeaponId &weapon)
{
    return cardName(table.content.weapons, weapon);
}

QString nameOf(const omega::PublicTable &table, const omega::AbilityId &ability)
{
    return cardName(table.content.abilities, ability);
}

QString nameOf(const omega::PublicTable &table, const omega::KitId &kit)
{
    return cardName(table.content.kits, kit);
}

QString nameOf(const omega::PublicTable &table, const omega::RoomCardId &card)
{
    return cardName(table.content.roomCards, card);
}

QString nameOf(const omega::PublicTable &table, const omega::ItemId &item)
{
    return cardName(table.content.items, item);
}

QString nameOf(const omega::PublicTable &table, const omega::MissionEventId &event)
{
    return cardName(table.content.mission.events, event);
}

QString nameOf(const omega::PublicTable &table, omega::Role role, const omega::StanceId &stance)
{
    const omega::Sheet *sheet = omega::found(table.content.sheets, role);
    return sheet != nullptr ? cardName(sheet->stances, stance) : QString();
}

QString nameOf(const omega::PublicTable &table, const omega::EffectId &effect)
{
    if (const QString own = nameOfOwn(effect); !own.isEmpty())
        return own;
    const QString kit = nameOf(table, omega::KitId{effect.text});
    const QString ability = nameOf(table, omega::AbilityId{effect.text});
    const QString typed = singleLine(QString::fromStdString(effect.text), maxNameLength);
    return !kit.isEmpty() ? kit : !ability.isEmpty() ? ability : typed;
}

QString name(const omega::ExtraId &extra)
{
    if (extra.text == "aim")
        return OmegaWording::tr("Aim");
    QString text = singleLine(QString::fromStdString(extra.text), maxNameLength).replace(u'_', u' ');
    return text.isEmpty() ? text : text.front().toUpper() + text.mid(1);
}

QString name(omega::MarkerKind kind)
{
    switch (kind)
    {
    case omega::MarkerKind::Investigate:
        return OmegaWording::tr("investigate marker");
    case omega::MarkerKind::Gas:
        return OmegaWording::tr("corrosive gas");
    case omega::MarkerKind::Emi:
        return OmegaWording::tr("EMI");
    case omega::MarkerKind::Vent:
        return OmegaWording::tr("vent");
    case omega::MarkerKind::Peril:
        return OmegaWording::tr("peril");
    case omega::MarkerKind::Rubble:
        return OmegaWording::tr("rubble");
    case omega::MarkerKind::Wall:
        return OmegaWording::tr("wall");
    case omega::MarkerKind::Bomb:
        return OmegaWording::tr("bomb");
    case omega::MarkerKind::CommandoPassage:
        return OmegaWording::tr("green passage");
    case omega::MarkerKind::EnemyPassage:
        return OmegaWording::tr("red passage");
    case omega::MarkerKind::ObjectiveToken:
        return OmegaWording::tr("objective token");
    case omega::MarkerKind::Passkey:
        return OmegaWording::tr("passkey");
    case omega::MarkerKind::RejectSwarm:
        return OmegaWording::tr("reject swarm");
    case omega::MarkerKind::Napalm:
        return OmegaWording::tr("napalm");
    case omega::MarkerKind::AntiGhinGas:
        return OmegaWording::tr("anti-Ghin gas");
    case omega::MarkerKind::TripMine:
        return OmegaWording::tr("trip mine");
    case omega::MarkerKind::TriggeredExplosive:
        return OmegaWording::tr("triggered explosive");
    }
    return {};
}

QString name(omega::DoorKind kind)
{
    switch (kind)
    {
    case omega::DoorKind::Unlocked:
        return OmegaWording::tr("unlocked");
    case omega::DoorKind::Jammed:
        return OmegaWording::tr("jammed");
    case omega::DoorKind::Locked:
        return OmegaWording::tr("locked");
    case omega::DoorKind::Shorted:
        return OmegaWording::tr("shorted");
    }
    return {};
}

QString name(omega::Condition condition)
{
    switch (condition)
    {
    case omega::Condition::Active:
        return OmegaWording::tr("active");
    case omega::Condition::Downed:
        return OmegaWording::tr("downed");
    case omega::Condition::Revived:
        return OmegaWording::tr("revived");
    case omega::Condition::Dead:
        return OmegaWording::tr("dead");
    }
    return {};
}

QString name(omega::Step step)
{
    switch (step)
    {
    case omega::Step::SetUp:
        return OmegaWording::tr("Set-up");
    case omega::Step::Timer:
        return OmegaWording::tr("Timer");
    case omega::Step::Transfer:
        return OmegaWording::tr("Transfer");
    case omega::Step::Initiative:
        return OmegaWording::tr("Initiative");
    case omega::Step::Stances:
        return OmegaWording::tr("Stances");
    case omega::Step::Turns:
        return OmegaWording::tr("Commandos");
    case omega::Step::Refresh:
        //: the step in which tokens leave the wells
        return OmegaWording::tr("Refresh");
    case omega::Step::Spawn:
        return OmegaWording::tr("Spawn");
    case omega::Step::Activate:
        return OmegaWording::tr("Activate");
    case omega::Step::Discard:
        return OmegaWording::tr("Discard");
    case omega::Step::Over:
        //: the game is over
        return OmegaWording::tr("Over");
    }
    return {};
}

QString name(omega::Stat stat)
{
    switch (stat)
    {
    case omega::Stat::Strength:
        return OmegaWording::tr("Strength");
    case omega::Stat::Intelligence:
        return OmegaWording::tr("Intelligence");
    case omega::Stat::Speed:
        return OmegaWording::tr("Speed");
    case omega::Stat::RangedDefense:
        return OmegaWording::tr("Ranged defense");
    case omega::Stat::MeleeDefense:
        return OmegaWording::tr("Melee defense");
    case omega::Stat::MaxAdrenaline:
        return OmegaWording::tr("Max adrenaline");
    case omega::Stat::ActivationCost:
        return OmegaWording::tr("Activation cost");
    case omega::Stat::Stealth:
        return OmegaWording::tr("Stealth");
    case omega::Stat::IgnoresStealth:
        return OmegaWording::tr("ignores Stealth");
    }
    return {};
}

QString name(omega::ActionKind action)
{
    switch (action)
    {
    case omega::ActionKind::Investigate:
        return OmegaWording::tr("Investigate");
    case omega::ActionKind::OpenDoor:
        return OmegaWording::tr("Open a door");
    case omega::ActionKind::Move:
        //: the action
        return OmegaWording::tr("Move");
    case omega::ActionKind::Trade:
        return OmegaWording::tr("Trade");
    case omega::ActionKind::Attack:
        return OmegaWording::tr("Attack");
    case omega::ActionKind::Revive:
        return OmegaWording::tr("Revive");
    case omega::ActionKind::Heal:
        return OmegaWording::tr("Heal");
    case omega::ActionKind::Special:
        return OmegaWording::tr("Special");
    }
    return {};
}

QString name(Side side)
{
    return side == Side::Commando ? OmegaWording::tr("the commandos") : OmegaWording::tr("the overseer");
}

QString name(Facing facing)
{
    switch (facing)
    {
    case Facing::North:
        return OmegaWording::tr("north");
    case Facing::East:
        return OmegaWording::tr("east");
    case Facing::South:
        return OmegaWording::tr("south");
    case Facing::West:
        return OmegaWording::tr("west");
    case Facing::AllRound:
        return OmegaWording::tr("all round");
    }
    return {};
}

QString name(omega::RoomId room)
{
    return room.number > 0 ? columnName(room.number - 1) : QString::number(room.number);
}

QString name(const Edge &edge)
{
    // No-break spaces keep both names on one line.
    return spaceName(edge.at) + QStringLiteral("\u00A0|\u00A0") + spaceName(edge.beyond());
}

} // namespace dossier::wording
