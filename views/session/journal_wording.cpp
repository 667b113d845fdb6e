#include "views/session/journal_wording.h"

#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QDateTime>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct JournalWording
{
    Q_DECLARE_TR_FUNCTIONS(JournalWording)
};

/// Level of detail of a line's text.
enum class Detail : bool
{
    InBrief,
    InFull,
};

QString bookmark(const JournalRow &line)
{
    const std::string &words = line.line.words.open.empty() ? line.line.words.secret : line.line.words.open;
    const QString name = singleLine(QString::fromStdString(words));
    if (name.isEmpty())
        return JournalWording::tr("A bookmark of another player");
    return line.line.what == journal::LineKind::Bookmarked ? JournalWording::tr("Bookmark: %1").arg(name)
                                                           : JournalWording::tr("Bookmark removed: %1").arg(name);
}

/// An undone or redone line is named by its first sentence, if it has one.
QString went(const JournalRow &line)
{
    const std::string &words = line.line.words.open;
    const bool back = line.line.to < line.line.from;
    QStringList all = line.sentences ? line.sentences() : QStringList();
    all.removeAll(QString());
    const QString text = all.isEmpty() ? (back ? JournalWording::tr("Undone") : JournalWording::tr("Redone"))
        : back                         ? JournalWording::tr("Undone: %1").arg(all.front())
                                       : JournalWording::tr("Redone: %1").arg(all.front());
    return words.empty()
        ? text
        : JournalWording::tr("%1: %2", "what was done, why").arg(text, singleLine(QString::fromStdString(words)));
}

QStringList sentencesOf(const JournalRow &line)
{
    QStringList all = line.sentences ? line.sentences() : QStringList();
    all.removeAll(QString());
    if (all.isEmpty())
        all << JournalWording::tr("The next step begins");
    return all;
}

} // namespace

namespace
{

/// Returns the first sentences, with the end of the game before all others: it is read even when there is too little
/// room.
QString inBrief(const JournalRow &line)
{
    constexpr qsizetype max = 3;
    QStringList all = sentencesOf(line);
    if (line.ends)
        all.prepend(all.takeLast());
    const bool cut = all.size() > max;
    return all.mid(0, max).join(QStringLiteral(" · ")) + (cut ? QStringLiteral(" …") : QString());
}

QString textOf(const JournalRow &line, Detail much)
{
    if (line.line.what == journal::LineKind::Moved)
        return went(line);
    if (line.line.what != journal::LineKind::Done)
        return bookmark(line);
    const QString text = much == Detail::InBrief ? inBrief(line) : sentencesOf(line).join(QStringLiteral(" · "));
    const std::string &ruling = line.line.words.open.empty() ? line.line.words.secret : line.line.words.open;
    return ruling.empty()
        ? text
        : JournalWording::tr("%1 – the players decided: %2").arg(text, singleLine(QString::fromStdString(ruling)));
}

} // namespace

QString sentence(const JournalRow &line)
{
    return textOf(line, Detail::InBrief);
}

QString inFull(const JournalRow &line)
{
    return textOf(line, Detail::InFull);
}

QString sentence(const PublicJournalRow &line)
{
    return sentence(journalRowOf(line));
}

QStringList sentences(const std::vector<PublicJournalRow> &lines)
{
    QStringList all;
    for (const PublicJournalRow &line : lines)
        all << sentence(line);
    return all;
}

QString shortly(const JournalRow &line)
{
    const QString name = line.inShort ? line.inShort() : QString();
    return name.isEmpty() ? firstSentence(line) : name;
}

QString firstSentence(const JournalRow &line)
{
    return sentencesOf(line).front();
}

QString besidesFirst(const JournalRow &line)
{
    return sentencesOf(line).mid(1).join(QStringLiteral(" · "));
}

QStringList corrected(const QStringList &sentences)
{
    return {JournalWording::tr("Corrected: %1")
            .arg(sentences.isEmpty() ? JournalWording::tr("a value") : sentences.join(QStringLiteral(" · ")))};
}

QString clock(journal::Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment.milliseconds).toString(QStringLiteral("HH:mm"));
}

} // namespace dossier::wording
