#pragma once

#include "views/omega/owner/owner_page_state.h"

#include <QString>

/// Texts of the guided page for values that an owner reads off the cards.
namespace dossier::wording
{

QString name(omega::PackStep step);

/// Returns what to look at, and what to do when it is not at hand.
QString advice(omega::PackStep step);

/// Returns the name for cards of a step where one is added; empty where none can be.
QString newCard(omega::PackStep step);

/// Returns a card of a step by its name, or by its kind.
QString name(omega::PackStep step, const omega::PackCard &card);

/// Returns the part of a card that a value belongs to; empty for the card itself.
QString partOf(const omega::ValuePlace &place);

/// Returns the name of a value, without its part.
QString name(const OwnerPageState &state, const omega::PackValue &value);

/// Returns a keyword of a stat card, as the card prints it.
QString name(omega::Keyword keyword);

/// Returns a word of a value in everyday language.
QString word(const OwnerPageState &state, const omega::PackValue &value, const std::string &word);

/// Returns the input format of a value: "0 to 20", "dice such as 3 or 3+1".
QString form(const omega::PackValue &value);

/// Returns the reason why an entry is refused; the value may be null where a card is added.
QString reason(omega::ValueFault fault, const omega::PackValue *value);

} // namespace dossier::wording
