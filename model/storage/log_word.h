#pragma once

#include <QByteArray>

#include <optional>

namespace dossier::storage
{

// A campaign file and its write-ahead log are two files, and SQLite pairs them by name alone. What lies beside a file
// after a crash, a copy by hand or a sync may be another file's log. So each state of a file has a random word:
//
// - every commit writes a new word into the row of `log_word`, together with the word of the file that its log began
//   from;
// - before a log is carried over into its file, the file's own copy of that row gets the word of the last commit;
// - when the first commit of a log is on the disk, the file's own copy is marked: there is more beside it.
//
// A log belongs to a file if the file's word is one of its commits' words, or the one that its first commit began from.

/// The random name of one state of a campaign file: 16 bytes.
using Word = QByteArray;

/// The row of `log_word`, as a commit or the file itself has it.
struct LogWord
{
    /// The file that the log of this commit began from.
    Word base;
    /// This state.
    Word current;
    /// There is a log beside this file with something that the file has not.
    bool isMarked = false;
    bool operator==(const LogWord &) const = default;
};

/// A word that no state has had.
Word newWord();

/// The word of a state that is not known.
Word noWord();

/// The value of the row, always 49 bytes, so that it is written over in place.
QByteArray bytesOf(const LogWord &word);

/// The row of such a value; nothing for any other bytes.
std::optional<LogWord> wordOf(const QByteArray &row);

/// The row in a page of a database, if that page is the one of `log_word`.
std::optional<LogWord> wordIn(const QByteArray &page);

/// That page with another row in it. The page must be the one of `log_word`.
QByteArray pageWith(const QByteArray &page, const LogWord &word);

} // namespace dossier::storage
