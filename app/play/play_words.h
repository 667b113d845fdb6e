#pragma once

#include "journal_line.h"
#include "json_reader.h"
#include "storage_error.h"

#include <string>

/// The JSON of what is played beside the game's own commands: the journal and its file. Protocol words, not sentences.
namespace dossier
{

/// An id: 32 hexadecimal digits.
journal::EventId readId(const JsonValue &value);

/// A string that says something.
std::string nonEmptyText(const JsonValue &value);

/// `{"refused": {"journal": …}}`.
std::string refusedByJournal(journal::Refusal refusal);

/// `{"failed": {"fault": …, "file": …}}`, or the journal's refusal when it is that.
std::string failedAnswer(const storage::StorageError &error);

/// A line of the journal; what those eyes may not read is not in it.
std::string toJson(const journal::Line &line);

} // namespace dossier
