#pragma once

#include "app/play/recorded_game.h"
#include "model/journal/seen/journal_line.h"
#include "model/json/json_reader.h"

#include <string>

/// JSON for the lines beside the game's own commands: the journal and its file. Protocol words, not sentences.
namespace dossier
{

/// A line about the journal or a command, parsed once, with its common members.
struct PlayedLine
{
    JsonValue root;
    std::optional<journal::EventId> id;
    journal::Payload correction;

    /// Reads the members that every such line may have. Throws a Malformed.
    static PlayedLine read(const JsonValue &root);
};

/// `{"at": …}`: the table's current position.
std::string doneAt(journal::Position at);

/// Returns the table's position, or the reason why nothing was recorded.
std::string answerOf(const Recorded &recorded);

/// Reads the eyes of a seat that may read the journal: the leader, who reads its secrets, or the public.
journal::Eyes readEyes(const JsonValue &seat, std::string_view leader);

/// `{"journal": […]}`.
std::string journalAnswer(const std::vector<journal::Line> &lines);

/// Reads an id: 32 hexadecimal digits.
journal::EventId readId(const JsonValue &value);

/// Reads a string that is not empty.
std::string nonEmptyText(const JsonValue &value);

/// `{"refused": {"journal": …}}`.
std::string refusedByJournal(journal::Refusal refusal);

/// `{"malformed": {"pointer": …, "reason": …, "where": …}}`.
std::string notKeptAnswer(const NotKept &no);

/// `{"failed": {"fault": "program", "at": …}}`: the program itself failed on the line; the table is at that position.
std::string escapedAnswer(journal::Position at);

/// `{"failed": {"fault": …, "file": …}}`, or the journal's refusal when it is that.
std::string failedAnswer(const storage::StorageError &error);

/// Returns the JSON of a journal line; it omits everything that those eyes may not read.
std::string toJson(const journal::Line &line);

} // namespace dossier
