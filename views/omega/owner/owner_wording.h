#pragma once

#include "views/omega/owner/owner_page_state.h"

#include <QString>

/// The words of the guided page for the values that an owner reads off the cards.
namespace dossier::wording
{

QString name(omega::PackStep step);

/// What to look at, and what to do when it is not at hand.
QString advice(omega::PackStep step);

/// What cards of a step are called where one is added; empty where none can be.
QString newCard(omega::PackStep step);

/// A card of a step by its name, or by what it is.
QString name(omega::PackStep step, const omega::PackCard &card);

/// The part of a card that a value belongs to; empty for the card itself.
QString partOf(const omega::ValuePlace &place);

/// Which value it is, without its part.
QString name(const OwnerPageState &state, const omega::PackValue &value);

/// A keyword of a stat card, as the card has it.
QString name(omega::Keyword keyword);

/// A word of a value as people say it.
QString word(const OwnerPageState &state, const omega::PackValue &value, const std::string &word);

/// How a value is typed: "0 to 20", "dice such as 3 or 3+1".
QString form(const omega::PackValue &value);

/// Why what was typed cannot be; the value may be null where a card is added.
QString reason(omega::ValueFault fault, const omega::PackValue *value);

} // namespace dossier::wording
