// Must not compile: the journal of a seat that reads no secrets, such as the hunters', has no place for a line with
// one.
#include "views/session/journal_row.h"

dossier::PublicShownJournal whatLeaks(const dossier::ShownJournal &journal)
{
    return {.count = journal.count, .source = journal.source};
}
