// Lines of the journal in words.
#include "event_wording.h"
#include "plain_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ToldWording
{
    Q_DECLARE_TR_FUNCTIONS(ToldWording)
};

using omega::PublicTable;

constexpr qsizetype mostSentences = 3;

QString bookmark(const ToldLine &line)
{
    const std::string &words = line.line.words.open.empty() ? line.line.words.secret : line.line.words.open;
    const QString name = singleLine(QString::fromStdString(words));
    return line.line.what == journal::LineKind::Bookmarked ? ToldWording::tr("Bookmark: %1").arg(name)
                                                           : ToldWording::tr("Bookmark taken away: %1").arg(name);
}

QString went(const ToldLine &line)
{
    const std::string &words = line.line.words.open;
    const QString text = line.line.to < line.line.from ? ToldWording::tr("Undone") : ToldWording::tr("Done again");
    return words.empty()
        ? text
        : ToldWording::tr("%1: %2", "what was done, why").arg(text, singleLine(QString::fromStdString(words)));
}

QStringList sentences(const PublicTable &table, const ToldLine &line)
{
    QStringList all;
    for (const omega::Event &event : *line.events)
        if (const QString text = sentence(table, event); !text.isEmpty())
            all << text;
    const QString kind
        = QString::fromStdString(line.line.kind.open.empty() ? line.line.kind.secret : line.line.kind.open);
    if (kind == QLatin1String("omega.correct"))
        all = {ToldWording::tr("Corrected: %1")
                .arg(all.isEmpty() ? ToldWording::tr("a value of the table") : all.join(QStringLiteral(" · ")))};
    if (all.isEmpty())
        all << (kind == QLatin1String("omega.begin_game") ? ToldWording::tr("The game begins")
                                                          : ToldWording::tr("The next step begins"));
    return all;
}

} // namespace

QString sentence(const PublicTable &table, const ToldLine &line)
{
    if (line.line.what == journal::LineKind::Moved)
        return went(line);
    if (line.line.what != journal::LineKind::Done)
        return bookmark(line);
    QStringList all = sentences(table, line);
    const bool cut = all.size() > mostSentences;
    all = all.mid(0, mostSentences);
    const QString text = all.join(QStringLiteral(" · ")) + (cut ? QStringLiteral(" …") : QString());
    const std::string &ruling = line.line.words.open.empty() ? line.line.words.secret : line.line.words.open;
    return ruling.empty()
        ? text
        : ToldWording::tr("%1 – the table decided: %2").arg(text, singleLine(QString::fromStdString(ruling)));
}

QString shortly(const PublicTable &table, const ToldLine &line)
{
    return sentences(table, line).front();
}

QString clock(journal::Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment.milliseconds).toString(QStringLiteral("HH:mm"));
}

} // namespace dossier::wording
