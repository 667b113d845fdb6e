#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace dossier
{

/// Places of words in a text: the first character and the number of characters.
using Marks = std::vector<std::pair<qsizetype, qsizetype>>;

/// Returns the words of a text as searches compare them: letters and digits, without case and accents.
QStringList searchedWords(const QString &text);

/// Returns the words of a text that begin with one of the searched words; nothing unless each of these is found.
std::optional<Marks> marksIn(const QString &text, const QStringList &searched);

/// Returns the text with the marked words in brackets.
QString marked(const QString &text, const Marks &marks);

} // namespace dossier
