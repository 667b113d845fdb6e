#pragma once

#include "model/conquest/seen/open_values.h"

#include <QStringList>

namespace dossier
{

/// Names the owner of each die, in the order of entry.
QStringList diceNames(const conquest::PublicTable &table, const conquest::OpenValues &values);

/// Caption of the field for cards or tokens.
QString captionOf(const conquest::OpenCards &cards);

/// Returns the listed card that the typed text means: its name, or a part that no other name has; nothing when it
/// matches none.
std::optional<std::string> cardMeant(
    const conquest::PublicTable &table, const conquest::OpenCards &cards, const QString &text);

/// Says why a card cannot be named with that text; empty when it can, may be a new one, or can still become a listed
/// one: a part of several names is refused only on commit.
QString troubleWith(
    const conquest::PublicTable &table, const conquest::OpenValues &values, const QString &typed, bool taken);

} // namespace dossier
