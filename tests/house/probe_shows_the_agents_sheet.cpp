// Must not compile: a public value gives no access to a secret.
#include "views/specter/everybody/everybodys_page.h"

QString whatLeaks(const dossier::SpecterPublicViewPtr &view)
{
    return QString::number(view->sheet->cards.size());
}
