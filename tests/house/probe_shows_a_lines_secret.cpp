// Must not compile: a line of the journal for everybody has no place for a secret.
#include "views/session/told_line.h"

std::string whatLeaks(const dossier::PublicToldLine &told)
{
    return told.line.words.secret;
}
