#include "app/check/reason.h"

namespace dossier
{

std::string_view reason(Fault fault)
{
    switch (fault)
    {
    case Fault::NotJson:
        return "the line is not JSON";
    case Fault::NotAnObject:
        return "an object is expected";
    case Fault::NotAnArray:
        return "an array is expected";
    case Fault::NotAString:
        return "a string is expected";
    case Fault::NotAnInteger:
        return "an integer is expected";
    case Fault::NotABoolean:
        return "true or false is expected";
    case Fault::Missing:
        return "the member is missing";
    case Fault::OutOfRange:
        return "the value is out of its limits";
    case Fault::UnknownWord:
        return "the word is not one of those allowed";
    case Fault::WrongLength:
        return "the number of elements or characters is wrong";
    case Fault::WrongCharacter:
        return "a character is not one of those allowed";
    case Fault::NotASpace:
        return "a space [x, y] is expected";
    case Fault::NotAFloorSpace:
        return "a floor space is expected";
    case Fault::NotAnEdge:
        return "an edge [x, y, 'E' or 'S'] between two spaces of the map is expected";
    case Fault::NotACoordinate:
        return "a space of the board such as K17 is expected";
    case Fault::NotAnOpenSpace:
        return "an open space is expected";
    case Fault::FigureDoesNotFit:
        return "the figure does not stand on floor spaces without a closed door between them";
    case Fault::SharedSpace:
        return "attacker and target share a space";
    case Fault::NotOfTheFigure:
        return "the declared space is not one of the figure's";
    case Fault::NoRuleForLarge:
        return "the first printing has no rule for moves of large figures";
    case Fault::WrongStart:
        return "the path does not begin where the mover stands";
    case Fault::NewerVersion:
        return "the file is of a newer version";
    case Fault::LeftHanging:
        return "something else at the table still hangs on it";
    }
    return "the value is not allowed";
}

} // namespace dossier
