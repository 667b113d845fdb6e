#pragma once

#include "app/play/recorded_game.h"
#include "model/journal/seen/journal_line.h"
#include "model/json/json_reader.h"

#include <string>

/// The JSON of what is played beside the game's own commands: the journal and its file. Protocol words, not sentences.
namespace dossier
{

/// A line that is about the journal or a command, parsed once, with what it says beside that.
struct PlayedLine
{
    JsonValue root;
    std::optional<journal::EventId> id;
    journal::Payload correction;

    /// Reads what any such line may have. Throws a Malformed.
    static PlayedLine read(const JsonValue &root);
};

/// `{"at": …}`: where the table stands now.
std::string doneAt(journal::Position at);

/// Where the table stands now, or why it could not be recorded.
std::string answerOf(const Recorded &recorded);

/// The eyes of a seat that may ask for the journal: the leader, who reads its secrets, or the public.
journal::Eyes readEyes(const JsonValue &seat, std::string_view leader);

/// `{"journal": […]}`.
std::string journalAnswer(const std::vector<journal::Line> &lines);

/// An id: 32 hexadecimal digits.
journal::EventId readId(const JsonValue &value);

/// A string that says something.
std::string nonEmptyText(const JsonValue &value);

/// `{"refused": {"journal": …}}`.
std::string refusedByJournal(journal::Refusal refusal);

/// `{"malformed": {"pointer": …, "reason": …, "where": …}}`.
std::string notKeptAnswer(const NotKept &no);

/// `{"failed": {"fault": "program", "at": …}}`: the program itself failed at the line, and the table stands there.
std::string escapedAnswer(journal::Position at);

/// `{"failed": {"fault": …, "file": …}}`, or the journal's refusal when it is that.
std::string failedAnswer(const storage::StorageError &error);

/// A line of the journal; what those eyes may not read is not in it.
std::string toJson(const journal::Line &line);

} // namespace dossier
