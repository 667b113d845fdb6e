// Must not compile: a part for everybody is not made by what reads a seat's view, whatever view it is handed.
#include "model/omega/seen/view.h"
#include "views/omega/everybody/everybodys_page.h"

namespace
{

void draw(dossier::PublicInk & /*ink*/, const QRect & /*into*/, const dossier::omega::View & /*view*/) { }

QString told(const dossier::omega::View &view)
{
    return QString::number(view.notes.size());
}

} // namespace

dossier::PublicPart whatLeaks(const dossier::SeenByAll &view)
{
    return dossier::partOf(view, draw, told);
}
