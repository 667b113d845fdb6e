// Must not compile: a line of the journal for everybody has no place for a secret.
#include "views/session/journal_row.h"

std::string whatLeaks(const dossier::PublicJournalRow &told)
{
    return told.line.words.secret;
}
