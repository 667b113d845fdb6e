// Must not compile: what is made for everybody has no way to a secret.
#include "views/specter/everybody/everybodys_page.h"

QString whatLeaks(const dossier::SpecterByAll &view)
{
    return QString::number(view->sheet->cards.size());
}
