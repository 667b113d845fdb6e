#pragma once

#include "app/play/session_overview.h"
#include "app/play/word_search.h"

#include <string>
#include <vector>

namespace dossier
{

/// A line of a session in which all words were found.
struct FoundText
{
    qint64 session = 0;
    /// “name”, “mission”, “player”, “result” or “journal”.
    std::string in{};
    /// The place in the journal; 0 elsewhere.
    int round = 0;
    std::uint32_t step = 0;
    QString text{};
    Marks marks{};
};

/// Looks for words, as `searchedWords` returns them, in the names, people and result of a session.
std::vector<FoundText> foundInFacts(const SessionOverview &session, const QStringList &words);

/// Looks for words in the public journal of a session of that file. No key is used.
OrProblem<std::vector<FoundText>> foundInJournal(
    const QString &path, const SessionOverview &session, const PlayedGames &games, const QStringList &words);

/// Describes where the words were found: “Round 2, step 14”.
QString placeOf(const FoundText &found);

} // namespace dossier
