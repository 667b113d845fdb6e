// Input formats of values, and reasons for refusing one.
#include "views/omega/owner/owner_wording.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of the guided page's words.
struct OwnerWording
{
    Q_DECLARE_TR_FUNCTIONS(OwnerWording)
};

} // namespace

QString form(const omega::PackValue &value)
{
    switch (value.kind)
    {
    case omega::ValueKind::Text:
        return OwnerWording::tr("As printed on the card; shown in both languages");
    case omega::ValueKind::Number:
        return OwnerWording::tr("A whole number from %1 to %2; empty while you do not know it")
            .arg(value.min)
            .arg(value.max);
    case omega::ValueKind::Dice:
        return OwnerWording::tr("Black dice, such as 3, or black and red ones, such as 3+1");
    case omega::ValueKind::Defense:
        return OwnerWording::tr("Hits for a wound, such as 3, or for one and for two, such as 3/6");
    case omega::ValueKind::Numbers:
        return OwnerWording::tr("Numbers from %1 to %2 with commas; empty for none").arg(value.min).arg(value.max);
    case omega::ValueKind::Word:
        return OwnerWording::tr("One of the list");
    case omega::ValueKind::Words:
        return OwnerWording::tr("Tick what the card prints");
    case omega::ValueKind::Spaces:
        return value.place.step == omega::PackStep::Map
            ? OwnerWording::tr("Spaces of this tile with commas, such as C3, D4; empty for none")
            : OwnerWording::tr("Spaces of the map with commas, such as C3, D4; empty for none");
    }
    return {};
}

QString reason(omega::ValueFault fault, const omega::PackValue *value)
{
    switch (fault)
    {
    case omega::ValueFault::Empty:
        return OwnerWording::tr("It needs a name.");
    case omega::ValueFault::NotANumber:
        return OwnerWording::tr("That is not a whole number.");
    case omega::ValueFault::OutOfRange:
        return value == nullptr || value->kind == omega::ValueKind::Dice || value->kind == omega::ValueKind::Defense
            ? OwnerWording::tr("Numbers must be from 0 to 20.")
            : OwnerWording::tr("It must be from %1 to %2.").arg(value->min).arg(value->max);
    case omega::ValueFault::NotDice:
        return OwnerWording::tr("Write black dice, such as 3, or black and red ones, such as 3+1.");
    case omega::ValueFault::NotADefense:
        return OwnerWording::tr("Write 3, or 3/6 when the card has two numbers.");
    case omega::ValueFault::NotAList:
        return OwnerWording::tr("Write numbers with commas between them, such as 1, 3.");
    case omega::ValueFault::UnknownWord:
        return OwnerWording::tr("Choose one of the list.");
    case omega::ValueFault::NameFirst:
        return OwnerWording::tr("First choose what it is.");
    case omega::ValueFault::Twice:
        return OwnerWording::tr("There is one of that name already.");
    case omega::ValueFault::TooMany:
        return OwnerWording::tr("The box has no more of them.");
    case omega::ValueFault::NotSpaces:
        return value == nullptr || value->place.step == omega::PackStep::Map
            ? OwnerWording::tr("Write spaces of this tile, such as C3, D4.")
            : OwnerWording::tr("Write spaces of the map, such as C3, D4.");
    }
    return {};
}

} // namespace dossier::wording
