#include "model/core/look_up.h"
#include "model/omega/play.h"
#include "model/omega/seen/doors.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

constexpr auto attackTypes = {AttackType::Melee, AttackType::Ranged};

void ready(Play &play, Role role, AttackType attack, const std::optional<WeaponId> &weapon)
{
    if (weaponInUse(inPlay(play.open(), role), attack) != weapon)
        play.add(WeaponReadied{role, attack, weapon});
}

/// OP-CMD-3, `first`: a basic weapon replaces the one of its type as soon as it is gained; `revised` equips it by an
/// action.
void gain(Play &play, Role role, const ItemId &id)
{
    const Item *item = found(play.open().content.items, id);
    const WeaponCard *weapon
        = item != nullptr && item->weapon ? found(play.open().content.weapons, *item->weapon) : nullptr;
    if (play.open().printing == Printing::First && weapon != nullptr && weapon->basic)
    {
        const WeaponId gained = weapon->id;
        ready(play, role, weapon->attack, gained);
    }
}

/// OP-ACT-2: the weapon leaves with its card; the former one is ready again, in `first` another that was found.
void lose(Play &play, Role role, const ItemId &id)
{
    const Item *item = found(play.open().content.items, id);
    const std::optional<WeaponId> lost = item != nullptr ? item->weapon : std::nullopt;
    for (const AttackType attack : attackTypes)
    {
        const std::optional<WeaponId> own = ownWeapon(play.open(), role, attack);
        const std::optional<WeaponId> other = foundWeapon(play.open(), role, attack);
        if (!lost || weaponInUse(inPlay(play.open(), role), attack) != lost || own == lost || other == lost)
            continue;
        ready(play, role, attack, play.open().printing == Printing::First && other ? other : own);
    }
}

} // namespace

/// OP-ACT-2: draws a card and removes the marker. The app's deck knows the card; people name one of a cardboard deck.
void play(Play &play, const Investigate &command)
{
    payAction(play, command.by, ActionKind::Investigate);
    const std::vector<ItemId> &deck = play.table().deck;
    const std::optional<ItemId> card = deck.empty() ? command.card : std::optional(deck.front());
    if (card)
    {
        play.add(ItemMoved{*card, std::nullopt, command.by});
        gain(play, command.by, *card);
    }
    else if (play.open().deck.left > 0)
        play.add(DeckCounted{play.open().deck.left - 1});
    const auto *markers = lookUp(play.open().ground.markers, MarkerKind::Investigate);
    if (markers != nullptr && markers->contains(command.marker))
        play.add(MarkerTaken{MarkerKind::Investigate, command.marker});
}

/// OP-ACT-2.
void play(Play &play, const Trade &command)
{
    payAction(play, command.by, ActionKind::Trade);
    if (std::ranges::count(inPlay(play.open(), command.by).items, command.card) == 0)
        return;
    play.add(ItemMoved{command.card, command.by, command.to});
    lose(play, command.by, command.card);
    gain(play, command.to, command.card);
}

/// OP-ACT-2, `revised`.
void play(Play &play, const Equip &command)
{
    payAction(play, command.by, ActionKind::Trade);
    play.add(WeaponReadied{command.by, command.attack,
        command.weapon ? command.weapon : ownWeapon(play.open(), command.by, command.attack)});
}

/// OP-DOWN-2: on the map at once, still on the downed card.
void play(Play &play, const Revive &command)
{
    payAction(play, command.by, ActionKind::Revive);
    play.add(ConditionChanged{command.whom, Condition::Revived});
}

void play(Play &play, const Heal &command)
{
    payAction(play, command.by, ActionKind::Heal);
    const int wounds = inPlay(play.open(), command.by).wounds;
    if (wounds > 0)
        play.add(WoundsChanged{command.by, wounds - 1});
}

/// OP-CMD-3, OP-ACT-3: an older marker of the kind is removed.
void play(Play &play, const UseKit &command)
{
    const Kit kit = *found(play.open().content.kits, command.kit);
    play.add(ActionTaken{command.by, ActionKind::Special, EffectId{kit.id.text}});
    pay(play, command.by, kit.cost.value_or(0));
    if (!kit.places || !command.at)
        return;
    const auto older = play.open().ground.markers.find(*kit.places);
    if (older != play.open().ground.markers.end())
    {
        const std::set<Space> spaces = older->second;
        for (const Space space : spaces)
            play.add(MarkerTaken{*kit.places, space});
    }
    if (!spacesWith(play.open(), *kit.places).contains(*command.at))
        play.add(MarkerPlaced{*kit.places, *command.at});
}

/// OP-ACT-1.
void play(Play &play, const TakeAction &command)
{
    play.add(ActionTaken{command.by, ActionKind::Special, command.named});
    pay(play, command.by, command.cost);
}

/// OP-DOOR-2: turns the marker up and begins its challenge, or opens the door. The face was a secret until now: if its
/// rule is not typed in yet, the try waits for it and is not paid for again.
void play(Play &play, const OpenDoor &command)
{
    const Edge door = command.door.edge;
    if (play.open().pending.tried != door)
        payAction(play, command.by, ActionKind::OpenDoor);
    const std::optional<DoorKind> *marker = lookUp(play.open().ground.doors, door);
    std::optional<DoorKind> kind = marker != nullptr ? *marker : std::nullopt;
    const DoorKind *face = lookUp(play.table().secret.doors, door);
    if (!kind && face != nullptr)
    {
        kind = *face;
        play.add(DoorTurnedUp{command.door, *kind});
    }
    if (!kind || unknownOfDoor(play.open(), door, command.by))
        return;
    const DoorRule *rule = found(play.open().content.doors, *kind);
    if (rule != nullptr && rule->challenge)
        beginChallenge(play, command.by, *rule->stat, *rule->hits, door);
    else
        openDoor(play, door);
}

} // namespace dossier::omega
