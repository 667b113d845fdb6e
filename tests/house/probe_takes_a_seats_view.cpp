// Must not compile: a function that reads a seat's view, with any view, cannot make a part for everybody.
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

dossier::PublicPart whatLeaks(const dossier::OmegaPublicViewPtr &view)
{
    return dossier::partOf(view, draw, told);
}
