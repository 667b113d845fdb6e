#pragma once

#include "model/omega/seen/state.h"

#include <QString>

/// Words for the game's own values: cards in the current language, kinds and steps as players call them.
namespace dossier::wording
{

/// Returns a card's name in the current language, as a single line.
QString name(const omega::Name &name);

/// Returns a commando's name on this table's sheet, or else the box's.
QString nameOf(const omega::PublicTable &table, omega::Role role);

/// Returns the commando's name at the table: without the word that half of the names share.
QString calledOf(const omega::PublicTable &table, omega::Role role);

/// Returns a short form for tight places: its initials.
QString shortNameOf(const omega::PublicTable &table, omega::Role role);

/// Returns the label on the board: of a figure its initials and its number.
QString shortNameOf(const omega::PublicTable &table, const omega::Combatant &who);

/// Returns a figure's kind with the number on its token, whether there are others of its kind or not.
QString numbered(const QString &kind, int number);

/// Returns the name of a commando, or of an enemy by its kind, with its number where there are several.
QString nameOf(const omega::PublicTable &table, const omega::Combatant &who);

QString nameOf(const omega::PublicTable &table, const omega::KindId &kind);
QString nameOf(const omega::PublicTable &table, const omega::WeaponId &weapon);
QString nameOf(const omega::PublicTable &table, const omega::AbilityId &ability);
QString nameOf(const omega::PublicTable &table, const omega::KitId &kit);
QString nameOf(const omega::PublicTable &table, const omega::RoomCardId &card);
QString nameOf(const omega::PublicTable &table, const omega::ItemId &item);
QString nameOf(const omega::PublicTable &table, const omega::MissionEventId &event);
QString nameOf(const omega::PublicTable &table, omega::Role role, const omega::StanceId &stance);

/// Returns an effect by the name of its card, else by the table's name for it.
QString nameOf(const omega::PublicTable &table, const omega::EffectId &effect);

/// Returns the name of an extra of an attack, from its id: packs give it no other name.
QString name(const omega::ExtraId &extra);

QString name(omega::MarkerKind kind);
QString name(omega::DoorKind kind);
QString name(omega::Condition condition);
QString name(omega::Step step);
QString name(omega::Stat stat);
QString name(omega::ActionKind action);
QString name(Side side);
QString name(Facing facing);

/// Returns the letter by which players call a room: A for room 1.
QString name(omega::RoomId room);

/// Returns the place of a door: "E3 | F3".
QString name(const Edge &edge);

} // namespace dossier::wording
