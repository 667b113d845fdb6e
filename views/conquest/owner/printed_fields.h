#pragma once

#include "model/conquest/seen/commands.h"
#include "views/kit/part.h"

namespace dossier
{

struct PrintedActions
{
    /// A person changed a field.
    Action<conquest::Printed> change{};
    /// A person is done with a field: left a line that changed, or chose something.
    Action<> done{};
};

/// The values of a card, a token or a race, field by field; unknown values are a dash. `nameStays` makes the name
/// read-only.
Part printedFields(const conquest::Printed &printed, bool nameStays, const PrintedActions &actions);

/// Focus target in the fields: the first unknown value; the name when that is unknown, too; the red text of an event.
enum class PrintedField : std::uint8_t
{
    Unknown,
    Top,
    Value,
    RedText,
};

/// Returns the key of that field; empty when there is none.
QString keyOf(const conquest::Printed &printed, bool nameStays, PrintedField field);

/// Returns the card to be filled in: with room for one more ability of a race, and spaces after commas.
conquest::Printed withRoom(conquest::Printed printed);

/// Returns the card as filled in: without spaces around its words, and without empty abilities.
conquest::Printed withoutRoom(conquest::Printed printed);

/// Returns the name that is printed, without spaces around it.
QString printedName(const conquest::Printed &printed);

namespace wording
{

/// Returns the caption of a member of a card, which is named as in the files: "red_text".
QString captionOf(const QString &member);

} // namespace wording

} // namespace dossier
