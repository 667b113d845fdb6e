#pragma once

#include "app/play/game_file.h"
#include "model/core/likelihood.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <string>
#include <variant>
#include <vector>

namespace dossier
{

/// A value of a table: a text, a count, or an average.
using Cell = std::variant<QString, int, double>;

/// A column of a table: its name for programs, and for people.
struct Column
{
    std::string key;
    QString title;
};

/// A question about sessions, its answer in a sentence, and the numbers behind it.
struct Answer
{
    std::string id{};
    QString question{};
    QString answer{};
    std::vector<Column> columns{};
    std::vector<std::vector<Cell>> rows{};
    /// Keys of the columns that a chart compares.
    std::vector<std::string> charted{};
};

/// A session that could not be counted, and why.
struct NotCounted
{
    qint64 session = 0;
    GameProblem why{};
};

/// The answers of a game about several sessions together.
struct Statistics
{
    std::vector<Answer> answers{};
    std::vector<NotCounted> left{};
};

/// A line of a session's public journal that stands: what was taken back is none.
struct PublicText
{
    /// Its number in the public journal.
    std::uint32_t step = 0;
    /// The last round that had begun; 0 before the first.
    int round = 0;
    QString text{};
};

/// A session's public journal in words, and the state of its table: its mission or mode, its round, who is on turn.
struct PublicJournalText
{
    std::vector<PublicText> lines{};
    QStringList place{};
};

/// Returns a line's text with the reason of the ruling that it was; unchanged without one.
QString withRuling(const QString &text, const QString &reason);

/// Says in a sentence how often so much is due: “As expected.”
QString sentenceOf(const JudgedSum &judged);

/// Says it in few words, for a table.
QString shortSentenceOf(const JudgedSum &judged);

/// Returns an average with one decimal digit.
QString averageText(double average);

/// Returns the sentence that belongs to a table of several people.
QString severalPeopleNote();

/// Returns a part of a game with the person who has it by these players' roles: “The Gun · Bruno”. The roles are
/// compared in the current language.
QString partWithPerson(const QString &part, const std::vector<storage::Player> &players);

/// Returns the sentence that belongs to a count of a session without a result.
QString runningSessionNote();

/// Says of a session that it was not counted, and why.
QString notCountedNote(const NotCounted &left);

/// Returns a value for people, in the current language.
QString cellText(const Cell &cell);

/// Returns the titles of a table's columns, and its rows as texts for people.
QStringList titlesOf(const Answer &answer);
std::vector<QStringList> rowTextsOf(const Answer &answer);

/// Returns the table as RFC 4180 has it, with the titles of the columns, and numbers as programs read them.
QByteArray toCsv(const Answer &answer);

/// Returns the answers for people, each with its table.
QStringList answerLines(const Answer &answer);

/// Returns the answers as a JSON array.
std::string toJson(const std::vector<Answer> &answers);

} // namespace dossier
