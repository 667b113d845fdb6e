#include "app/play/statistics.h"

#include "app/play/game_wording.h"
#include "app/play/session_texts.h"
#include "model/json/json_writer.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace dossier
{

namespace
{

struct StatisticsWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

constexpr int maxPersonLength = 24;

/// Rounds the number of times of which it comes in one.
QString timesOf(double chance)
{
    constexpr double most = 1e6;
    return QLocale().toString(static_cast<int>(std::lround(std::min(most, 1 / std::max(chance, 1 / most)))));
}

/// Returns a number as programs read it.
std::string numberText(const Cell &number)
{
    const auto *count = std::get_if<int>(&number);
    return count != nullptr ? std::to_string(*count) : QString::number(std::get<double>(number), 'f', 3).toStdString();
}

/// A name that begins like a formula is kept from being one.
QString csvText(QString text)
{
    if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front()))
        text.prepend(u'\'');
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString csvOf(const Cell &cell)
{
    const auto *text = std::get_if<QString>(&cell);
    return text != nullptr ? csvText(*text) : QString::fromStdString(numberText(cell));
}

std::string jsonText(const QString &text)
{
    return jsonString(text.toStdU32String());
}

std::string jsonOf(const Cell &cell)
{
    const auto *text = std::get_if<QString>(&cell);
    return text != nullptr ? jsonText(*text) : numberText(cell);
}

std::string rowJson(const std::vector<Column> &columns, const std::vector<Cell> &row)
{
    std::string members;
    for (std::size_t i = 0; i < std::min(columns.size(), row.size()); ++i)
        addJsonMember(members, columns[i].key, jsonOf(row[i]));
    return '{' + members + '}';
}

/// Returns the table as lines whose columns stand below each other.
QStringList tableLines(const Answer &answer)
{
    std::vector<QStringList> rows = rowTextsOf(answer);
    rows.insert(rows.begin(), titlesOf(answer));
    QStringList lines(static_cast<qsizetype>(rows.size()), QStringLiteral("  "));
    for (qsizetype column = 0; column < static_cast<qsizetype>(answer.columns.size()); ++column)
    {
        qsizetype width = 0;
        for (const QStringList &row : rows)
            width = std::max(width, row.value(column).size());
        for (std::size_t i = 0; i < rows.size(); ++i)
            lines[static_cast<qsizetype>(i)] += rows[i].value(column).leftJustified(width + 2);
    }
    for (QString &line : lines)
        while (line.endsWith(u' '))
            line.chop(1);
    return lines;
}

} // namespace

QString withRuling(const QString &text, const QString &reason)
{
    return reason.isEmpty() ? text : StatisticsWords::tr("%1 – the players decided: %2").arg(text, plainLine(reason));
}

QString sentenceOf(const JudgedSum &judged)
{
    switch (judged.likelihood)
    {
    case Likelihood::TooFew:
        return StatisticsWords::tr("Too few rolls to say.");
    case Likelihood::AsExpected:
        return StatisticsWords::tr("As expected.");
    case Likelihood::ALittle:
        return (judged.isMore ? StatisticsWords::tr("A little more than is due: so many or more come 1 time in %1.")
                              : StatisticsWords::tr("A little less than is due: so few or fewer come 1 time in %1."))
            .arg(timesOf(judged.chance));
    case Likelihood::Rare:
        return (judged.isMore ? StatisticsWords::tr("That is rare: so many or more come 1 time in %1.")
                              : StatisticsWords::tr("That is rare: so few or fewer come 1 time in %1."))
            .arg(timesOf(judged.chance));
    }
    return {};
}

QString shortSentenceOf(const JudgedSum &judged)
{
    switch (judged.likelihood)
    {
    case Likelihood::TooFew:
        return StatisticsWords::tr("too few to say");
    case Likelihood::AsExpected:
        return StatisticsWords::tr("as expected");
    case Likelihood::ALittle:
        return judged.isMore ? StatisticsWords::tr("a little more") : StatisticsWords::tr("a little less");
    case Likelihood::Rare:
        return judged.isMore ? StatisticsWords::tr("rare: so many") : StatisticsWords::tr("rare: so few");
    }
    return {};
}

QString averageText(double average)
{
    return QLocale().toString(average, 'f', 1);
}

QString severalPeopleNote()
{
    return StatisticsWords::tr("Of five people, one stands out on most evenings.");
}

QString runningSessionNote()
{
    return StatisticsWords::tr("A session without a result counts with what everybody knows of it so far.");
}

QString notCountedNote(const NotCounted &left)
{
    return StatisticsWords::tr("Session %1 is not counted: %2", "a number, why")
        .arg(QString::number(left.session), wording::withoutKey(left.why));
}

QString cellText(const Cell &cell)
{
    if (const auto *text = std::get_if<QString>(&cell))
        return *text;
    const auto *count = std::get_if<int>(&cell);
    return count != nullptr ? QLocale().toString(*count) : averageText(std::get<double>(cell));
}

QStringList titlesOf(const Answer &answer)
{
    QStringList titles;
    for (const Column &column : answer.columns)
        titles << column.title;
    return titles;
}

std::vector<QStringList> rowTextsOf(const Answer &answer)
{
    std::vector<QStringList> rows;
    for (const std::vector<Cell> &row : answer.rows)
    {
        rows.emplace_back();
        for (const Cell &cell : row)
            rows.back() << cellText(cell);
    }
    return rows;
}

QByteArray toCsv(const Answer &answer)
{
    QStringList titles = titlesOf(answer);
    for (QString &title : titles)
        title = csvText(title);
    QString lines = titles.join(u',') + QStringLiteral("\r\n");
    for (const std::vector<Cell> &row : answer.rows)
    {
        QStringList cells;
        for (const Cell &cell : row)
            cells << csvOf(cell);
        lines += cells.join(u',') + QStringLiteral("\r\n");
    }
    return lines.toUtf8();
}

QString partWithPerson(const QString &part, const std::vector<storage::Player> &players)
{
    const auto plays = [&](const storage::Player &player)
    {
        const QStringList parts = player.role.split(u',');
        return std::ranges::any_of(parts, [&](const QString &one) { return one.trimmed() == part; });
    };
    const auto found = std::ranges::find_if(players, plays);
    return found == players.end() ? part
                                  : QStringLiteral("%1 · %2").arg(part, singleLine(found->name, maxPersonLength));
}

QStringList answerLines(const Answer &answer)
{
    QStringList lines{answer.question, answer.answer};
    return answer.rows.empty() ? lines : lines + tableLines(answer);
}

std::string toJson(const std::vector<Answer> &answers)
{
    const auto json = [](const Answer &answer)
    {
        const auto row = [&](const std::vector<Cell> &cells) { return rowJson(answer.columns, cells); };
        return jsonObject({{"id", jsonWord(answer.id)}, {"question", jsonText(answer.question)},
            {"answer", jsonText(answer.answer)}, {"rows", jsonArray(answer.rows, row)}});
    };
    return jsonArray(answers, json);
}

} // namespace dossier
