#include "views/session/told_wording.h"

#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QDateTime>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ToldWording
{
    Q_DECLARE_TR_FUNCTIONS(ToldWording)
};

/// How much of what a line tells is said.
enum class Told : bool
{
    InBrief,
    InFull,
};

QString bookmark(const ToldLine &line)
{
    const std::string &words = line.line.words.open.empty() ? line.line.words.secret : line.line.words.open;
    const QString name = singleLine(QString::fromStdString(words));
    if (name.isEmpty())
        return ToldWording::tr("A bookmark of another player");
    return line.line.what == journal::LineKind::Bookmarked ? ToldWording::tr("Bookmark: %1").arg(name)
                                                           : ToldWording::tr("Bookmark removed: %1").arg(name);
}

/// What was undone or done again is named by the first of its sentences, where it has one.
QString went(const ToldLine &line)
{
    const std::string &words = line.line.words.open;
    const bool back = line.line.to < line.line.from;
    QStringList all = line.sentences ? line.sentences() : QStringList();
    all.removeAll(QString());
    const QString text = all.isEmpty() ? (back ? ToldWording::tr("Undone") : ToldWording::tr("Redone"))
        : back                         ? ToldWording::tr("Undone: %1").arg(all.front())
                                       : ToldWording::tr("Redone: %1").arg(all.front());
    return words.empty()
        ? text
        : ToldWording::tr("%1: %2", "what was done, why").arg(text, singleLine(QString::fromStdString(words)));
}

QStringList sentencesOf(const ToldLine &line)
{
    QStringList all = line.sentences ? line.sentences() : QStringList();
    all.removeAll(QString());
    if (all.isEmpty())
        all << ToldWording::tr("The next step begins");
    return all;
}

} // namespace

namespace
{

/// The first of its sentences. How the game ended stands before them all: it is read wherever there is too little room.
QString inBrief(const ToldLine &line)
{
    constexpr qsizetype most = 3;
    QStringList all = sentencesOf(line);
    if (line.ends)
        all.prepend(all.takeLast());
    const bool cut = all.size() > most;
    return all.mid(0, most).join(QStringLiteral(" · ")) + (cut ? QStringLiteral(" …") : QString());
}

QString told(const ToldLine &line, Told much)
{
    if (line.line.what == journal::LineKind::Moved)
        return went(line);
    if (line.line.what != journal::LineKind::Done)
        return bookmark(line);
    const QString text = much == Told::InBrief ? inBrief(line) : sentencesOf(line).join(QStringLiteral(" · "));
    const std::string &ruling = line.line.words.open.empty() ? line.line.words.secret : line.line.words.open;
    return ruling.empty()
        ? text
        : ToldWording::tr("%1 – the players decided: %2").arg(text, singleLine(QString::fromStdString(ruling)));
}

} // namespace

QString sentence(const ToldLine &line)
{
    return told(line, Told::InBrief);
}

QString inFull(const ToldLine &line)
{
    return told(line, Told::InFull);
}

QString sentence(const PublicToldLine &line)
{
    return sentence(toldLineOf(line));
}

QStringList sentences(const std::vector<PublicToldLine> &lines)
{
    QStringList all;
    for (const PublicToldLine &line : lines)
        all << sentence(line);
    return all;
}

QString shortly(const ToldLine &line)
{
    const QString name = line.inShort ? line.inShort() : QString();
    return name.isEmpty() ? firstSentence(line) : name;
}

QString firstSentence(const ToldLine &line)
{
    return sentencesOf(line).front();
}

QString besidesFirst(const ToldLine &line)
{
    return sentencesOf(line).mid(1).join(QStringLiteral(" · "));
}

QStringList corrected(const QStringList &sentences)
{
    return {ToldWording::tr("Corrected: %1")
            .arg(sentences.isEmpty() ? ToldWording::tr("a value") : sentences.join(QStringLiteral(" · ")))};
}

QString clock(journal::Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment.milliseconds).toString(QStringLiteral("HH:mm"));
}

} // namespace dossier::wording
