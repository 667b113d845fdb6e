#include "app/session/game_session.h"

#include "app/session/inputs.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QLocale>
#include <QPointer>

#include <algorithm>

namespace dossier
{

QByteArray GameSession::key()
{
    KeptGame &kept = keptGame();
    if (!kept.file)
        return {};
    const QByteArray row = QByteArray::number(static_cast<qlonglong>(kept.session.row));
    return QCryptographicHash::hash(kept.file->id().value_or(QByteArray()) + row, QCryptographicHash::Sha256)
        .toHex()
        .first(16);
}

ShownJournal GameSession::shownJournal()
{
    const auto source = [session = QPointer(this)](std::uint32_t first, std::uint32_t count)
    { return session ? session->lines(journal::Eyes::KnowSecrets, first, count) : std::vector<JournalRow>(); };
    return {lineCount(journal::Eyes::KnowSecrets), source, steps(), bookmarks(), position(),
        roundSource(journal::Eyes::KnowSecrets)};
}

QString GameSession::slipText()
{
    return tr("typed by mistake", "why a result was undone");
}

RoundSource GameSession::roundSource(journal::Eyes eyes)
{
    return [session = QPointer(this), eyes] { return session ? session->rounds(eyes) : std::vector<RoundMark>(); };
}

namespace
{

/// Merges neighbouring lines of one kind that have a common name into one line.
void foldAlike(std::vector<PublicJournalRow> &lines)
{
    for (std::size_t first = 0; first < lines.size(); ++first)
    {
        std::size_t end = first + 1;
        while (lines[first].several && end < lines.size() && lines[end].several
            && lines[end].line.kind == lines[first].line.kind)
            ++end;
        const auto alike = static_cast<int>(end - first);
        if (alike > 1)
            lines[first] = rowWithText(lines[first].line, whole({journalRowOf(lines[first])}, alike));
        const auto at = lines.begin() + static_cast<std::ptrdiff_t>(first);
        lines.erase(at + 1, at + alike);
    }
}

} // namespace

JournalRow sealed(JournalRow row, journal::Moment since, bool isSaid)
{
    const auto sentence = [since]
    {
        const QDateTime time = QDateTime::fromMSecsSinceEpoch(since.milliseconds);
        const bool isToday = time.date() == QDate::currentDate();
        return isToday ? GameSession::tr("✓ Sealed, unchanged since %1", "a time of today")
                             .arg(QLocale().toString(time.time(), QLocale::ShortFormat))
                       : GameSession::tr("✓ Sealed, unchanged since %1", "a day and a time")
                             .arg(QLocale().toString(time, QLocale::ShortFormat));
    };
    const auto results = [aloud = row.aloud, isSaid] { return aloud && isSaid ? aloud() : QStringList(); };
    row.sentences = [sentences = row.sentences, results, sentence]
    {
        const QStringList all = sentences ? sentences() : QStringList();
        return results().isEmpty() ? all + QStringList(sentence()) : all;
    };
    if (isSaid)
        row.aloud = [results, sentence]
        {
            const QStringList all = results();
            return all.isEmpty() ? all : all + QStringList(sentence());
        };
    return row;
}

std::vector<PublicJournalRow> GameSession::allPublicLines()
{
    return publicLines(1, lineCount(journal::Eyes::Everybodys));
}

std::vector<PublicJournalRow> GameSession::lastPublicLines(std::size_t max)
{
    // Number of lines that are searched for ones that are not undone.
    constexpr std::uint32_t readLines = 16;
    const std::uint32_t count = lineCount(journal::Eyes::Everybodys);
    std::vector<PublicJournalRow> last = publicLines(count > readLines ? count - readLines + 1 : 1, readLines);
    std::erase_if(last,
        [](const PublicJournalRow &row) { return row.line.what == journal::LineKind::Done && !row.line.standing; });
    std::ranges::reverse(last);
    foldAlike(last);
    last.resize(std::min(last.size(), max));
    return last;
}

} // namespace dossier
