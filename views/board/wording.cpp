#include "views/board/wording.h"

#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct Wording
{
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

QString fileName(const MapProblem &problem)
{
    return singleLine(fileNameOf(problem.path));
}

QString place(const Malformed &malformed)
{
    const QString pointer = singleLine(QString::fromStdString(malformed.pointer), 60);
    return pointer.isEmpty() ? Wording::tr("In the file as a whole:") : Wording::tr("At %1:").arg(pointer);
}

} // namespace

QString sentence(Fault fault)
{
    switch (fault)
    {
    case Fault::NotJson:
        return Wording::tr("this is not JSON text.");
    case Fault::NotAnObject:
        return Wording::tr("an object in curly brackets is expected.");
    case Fault::NotAnArray:
        return Wording::tr("a list in square brackets is expected.");
    case Fault::NotAString:
        return Wording::tr("a text in quotation marks is expected.");
    case Fault::NotAnInteger:
        return Wording::tr("a whole number is expected.");
    case Fault::NotABoolean:
        return Wording::tr("true or false is expected.");
    case Fault::Missing:
        return Wording::tr("this entry is missing.");
    case Fault::OutOfRange:
        return Wording::tr("this is beyond its limits.");
    case Fault::UnknownWord:
        return Wording::tr("this word is not one of those allowed.");
    case Fault::WrongLength:
        return Wording::tr("this has too few or too many entries.");
    case Fault::WrongCharacter:
        return Wording::tr("this contains a character that is not allowed here.");
    case Fault::NotASpace:
        return Wording::tr("a space of the map is expected.");
    case Fault::NotAFloorSpace:
        return Wording::tr("a floor space of the map is expected.");
    case Fault::NotAnEdge:
        return Wording::tr("an edge between two spaces of the map is expected.");
    case Fault::NotACoordinate:
        return Wording::tr("a space of the board such as K17 is expected.");
    case Fault::NotAnOpenSpace:
        return Wording::tr("an open space is expected.");
    case Fault::FigureDoesNotFit:
        return Wording::tr("the figure does not fit here.");
    case Fault::SharedSpace:
        return Wording::tr("attacker and target are on the same space.");
    case Fault::NotOfTheFigure:
        return Wording::tr("this space is not one of the figure’s.");
    case Fault::NoRuleForLarge:
        return Wording::tr("this edition has no rule for large figures here.");
    case Fault::WrongStart:
        return Wording::tr("the path does not begin where the figure is.");
    case Fault::NewerVersion:
        return Wording::tr("a newer version of Dossier made this file.");
    case Fault::LeftHanging:
        return Wording::tr("something else still depends on it.");
    }
    return {};
}

QString sentence(FileFault fault)
{
    switch (fault)
    {
    case FileFault::Missing:
        return Wording::tr(
            "There is no such file. It may have been moved, renamed or deleted: look for it with “Open”.");
    case FileFault::NotAFile:
        return Wording::tr("This is a folder or a device. Choose a file.");
    case FileFault::NoPermission:
        return Wording::tr("You have no permission for this. Change the permissions or choose another place.");
    case FileFault::TooLarge:
        return Wording::tr("It is larger than 1 MiB, which no file of this kind is. Choose another one.");
    case FileFault::Unreadable:
        return Wording::tr("It could not be read to its end. Check the disk or the connection and try again.");
    case FileFault::NoFolder:
        return Wording::tr("There is no such folder. Make it, or choose another place.");
    case FileFault::NotWritten:
        return Wording::tr("Not all of it could be written; what was there before is untouched. Make room or choose "
                           "another place.");
    case FileFault::ChangedElsewhere:
        return Wording::tr("Another program has changed it since you opened it. Choose which of the two stays.");
    }
    return {};
}

QString headline(const MapProblem &problem)
{
    if (problem.attempt == Attempt::Save)
        return Wording::tr("Dossier did not save “%1”.").arg(fileName(problem));
    return Wording::tr("Dossier did not open “%1”.").arg(fileName(problem));
}

QString advice(const MapProblem &problem)
{
    if (const FileFault *fault = std::get_if<FileFault>(&problem.cause))
        return sentence(*fault);
    const Malformed &malformed = std::get<Malformed>(problem.cause);
    const QString remedy = malformed.fault == Fault::NewerVersion
        ? Wording::tr("Bring Dossier up to date, or open another map.")
        : Wording::tr("Correct the file in a text editor, or open another map.");
    return Wording::tr("%1 %2 %3", "where in the file, what is wrong there, what to do")
        .arg(place(malformed), sentence(malformed.fault), remedy);
}

QString name(Language language)
{
    return language == Language::English ? QStringLiteral("English") : QStringLiteral("Italiano");
}

QString name(ThemeChoice theme)
{
    return theme == ThemeChoice::Dark ? Wording::tr("Dark") : Wording::tr("Light");
}

} // namespace dossier::wording
