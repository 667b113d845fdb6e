// Must not compile: a public value gives no access to a secret.
#include "views/omega/everybody/everybodys_page.h"

QString whatLeaks(const dossier::OmegaPublicViewPtr &view)
{
    return QString::number(view->overseer->doors.size());
}
