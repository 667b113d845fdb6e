#pragma once

#include "views/kit/part.h"
#include "views/session/journal_row.h"

namespace dossier
{

/// Number of last lines in which results are sought.
inline constexpr std::uint32_t saidLines = 16;

/// A result before the dice that led to it, where there is little room; or after them.
enum class SaidOrder : std::uint8_t
{
    ResultFirst,
    AsItHappened,
};

/// Returns the results to be said aloud now: those of the last act that has any, with its dice; empty when somebody
/// else has begun to act since. The lines are the newest ones, the newest first.
QStringList saidAloud(const std::vector<JournalRow> &lines, SaidOrder order = SaidOrder::ResultFirst);

/// Returns them for everybody, or the last lines when there are none.
QStringList newsOf(const std::vector<PublicJournalRow> &lines, SaidOrder order = SaidOrder::ResultFirst);

/// Shows them in two lines: large, or in a small font beside other texts. Large ones that so many average characters of
/// a line do not hold have a smaller font, in three lines. Takes no room while there are none.
Part sayStrip(const QStringList &said, bool isLarge, std::optional<int> characters = {});

/// Shows them large in a column. Takes no room while there are none.
Part sayCard(const QStringList &said);

} // namespace dossier
