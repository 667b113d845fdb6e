#pragma once

#include "omega_rules.h"
#include "recorded_game.h"

#include <string_view>

namespace dossier
{

/// A game with its journal, played by JSON lines. What is answered as done is in the journal, and on the disk when the
/// journal is a file's.
///
/// Beside the lines of `omega::Session`, each of which may have an `"id"` of 32 hexadecimal digits, so that saying it
/// twice does it once:
///
///     {"undo": true}, {"redo": true}, {"go": "a bookmark"}; with `"correction"`, the reason, past a reveal
///     {"bookmark": "a name"}, {"drop": "a name"}
///     {"view": "a role"}: the view of the seat that plays that commando
///     {"journal": "overseer"} or {"journal": "public"}: its lines, as those eyes may read them
class PlayedGame
{
public:
    /// A game from a start, of which the journal knows what has been played. `stored` is null when no file keeps it.
    PlayedGame(omega::Table start, storage::SessionJournal *stored, Outside outside,
        std::optional<TableAt<omega::Table>> kept = {});

    [[nodiscard]] const omega::Table &table() const { return m_game.table(); }

    [[nodiscard]] const journal::Journal &journal() const { return m_game.journal(); }

    /// Answers a line; a failed file is answered as `{"failed": {"file": …, "fault": …}}`, and nothing is done.
    std::string answer(std::string_view line);

private:
    struct Line;

    std::string perform(const Line &line);
    std::string play(const Line &line);
    std::string bookmark(const Line &line, const std::string &name, bool taken);
    [[nodiscard]] std::string tell(const Line &line);

    RecordedGame<OmegaRules> m_game;
};

} // namespace dossier
