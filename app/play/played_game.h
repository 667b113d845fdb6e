#pragma once

#include "omega_table.h"
#include "session_journal.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace dossier
{

/// Where a played game gets what no rule may make up.
struct Outside
{
    std::function<journal::EventId()> newId;
    std::function<journal::Moment()> now;
};

/// A game with its journal, played by JSON lines. What is answered as done is in the journal, and on the disk when the
/// journal is a file's.
///
/// Beside the lines of `omega::Session`, each of which may have an `"id"` of 32 hexadecimal digits, so that saying it
/// twice does it once:
///
///     {"undo": true}, {"redo": true}, {"go": "a bookmark"}; with `"correction"`, the reason, past a reveal
///     {"bookmark": "a name"}, {"drop": "a name"}
///     {"journal": "overseer"} or {"journal": "public"}: its lines, as those eyes may read them
class PlayedGame
{
public:
    /// A game from a start, of which the journal knows what has been played. `stored` is null when no file keeps it.
    PlayedGame(omega::Table start, storage::SessionJournal *stored, Outside outside);

    [[nodiscard]] const omega::Table &table() const { return m_table; }

    [[nodiscard]] const journal::Journal &journal() const { return m_stored != nullptr ? m_stored->journal() : m_own; }

    /// Answers a line; a failed file is answered as `{"failed": {"file": …, "fault": …}}`, and nothing is done.
    std::string answer(std::string_view line);

private:
    struct Line;

    std::string perform(const Line &line);
    std::string play(const Line &line);
    std::string goTo(const Line &line, const tl::expected<journal::Moved, journal::Refusal> &move);
    std::string bookmark(const Line &line, const std::string &name, bool taken);
    [[nodiscard]] std::string tell(const Line &line) const;

    /// Adds to the journal and says what then is answered: `done`, or why it could not be.
    std::string record(const Line &line, decltype(journal::Record::what) what, const std::string &done);
    void follow(journal::Position from);

    omega::Table m_start;
    omega::Table m_table;
    storage::SessionJournal *m_stored;
    journal::Journal m_own;
    Outside m_outside;
};

} // namespace dossier
