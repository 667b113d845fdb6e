#pragma once

#include "model/omega/seen/state.h"

#include <QString>

/// The words for the game's own values: cards in the language that is spoken, kinds and steps as players call them.
namespace dossier::wording
{

/// A card's name in the language that is spoken, fit for one line.
QString name(const omega::Name &name);

/// A commando as the sheet of this table calls it, or as the box does.
QString nameOf(const omega::PublicTable &table, omega::Role role);

/// How people call him at the table: without the word that half of the names share.
QString calledOf(const omega::PublicTable &table, omega::Role role);

/// A short form of it, for tight places: its initials.
QString shortNameOf(const omega::PublicTable &table, omega::Role role);

/// As it stands on the board: of a figure its initials and its number.
QString shortNameOf(const omega::PublicTable &table, const omega::Combatant &who);

/// A figure's kind with the number that its token bears on the board, whether there are others of its kind or not.
QString numbered(const QString &kind, int number);

/// A commando, or an enemy by its kind, and by its number where there is more than one of it.
QString nameOf(const omega::PublicTable &table, const omega::Combatant &who);

QString nameOf(const omega::PublicTable &table, const omega::KindId &kind);
QString nameOf(const omega::PublicTable &table, const omega::WeaponId &weapon);
QString nameOf(const omega::PublicTable &table, const omega::AbilityId &ability);
QString nameOf(const omega::PublicTable &table, const omega::KitId &kit);
QString nameOf(const omega::PublicTable &table, const omega::RoomCardId &card);
QString nameOf(const omega::PublicTable &table, const omega::ItemId &item);
QString nameOf(const omega::PublicTable &table, const omega::MissionEventId &event);
QString nameOf(const omega::PublicTable &table, omega::Role role, const omega::StanceId &stance);

/// An effect by the name of the card that it is of, else as the table called it.
QString nameOf(const omega::PublicTable &table, const omega::EffectId &effect);

/// Something that can be added to an attack: packs give it no name but its id.
QString name(const omega::ExtraId &extra);

QString name(omega::MarkerKind kind);
QString name(omega::DoorKind kind);
QString name(omega::Condition condition);
QString name(omega::Step step);
QString name(omega::Stat stat);
QString name(omega::ActionKind action);
QString name(Side side);
QString name(Facing facing);

/// A room by the letter that people at the table call it: A for room 1.
QString name(omega::RoomId room);

/// Where a door lies: "E3 | F3".
QString name(const Edge &edge);

} // namespace dossier::wording
