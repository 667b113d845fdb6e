// Must not compile: what is made for everybody has no way to a secret.
#include "views/omega/everybody/everybodys_page.h"

QString whatLeaks(const dossier::SeenByAll &view)
{
    return QString::number(view->overseer->doors.size());
}
