#include "views/specter/everybody/public_parts.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/words/announcement.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct SpecterPublicSaid
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpecterPublicSaid)
};

/// Last words of an agent's player: the headline, and all announcements of that turn.
struct AgentsWords
{
    QString who;
    /// Ending of an answer that names the player who gave it.
    QString says;
    QString headline;
    QStringList details;
};

/// Returns the words of every agent in play, in the order in which they came.
QList<AgentsWords> saidBy(const specter::PublicTable &table)
{
    QList<AgentsWords> all;
    for (const auto &[agent, inPlay] : table.agents)
        if (const QString headline = lastWords(table, agent); !headline.isEmpty())
            all << AgentsWords{wording::nameOf(table, agent), wording::answerOf(table, agent, {}), headline,
                wording::announced(table, agent)};
    return all;
}

/// Names who announces, and in which turn: words from the end of a turn are still read in the next one.
QString captionOf(const specter::PublicTable &table, qsizetype speaking)
{
    return (speaking > 1 ? SpecterPublicSaid::tr("The agents announce · %1", "in which turn")
                         : SpecterPublicSaid::tr("The agent announces · %1", "in which turn"))
        .arg(wording::turnsAnnounced(table));
}

constexpr qsizetype charactersOfALine = 62;
/// Minimum heights, in units, for three lines under a headline; the headlines of two agents are smaller.
constexpr double tallEnough = 11.5;
constexpr double tallEnoughOfTwo = 8.5;

qsizetype longest(const QStringList &lines)
{
    qsizetype max = 0;
    for (const QString &line : lines)
        max = std::max(max, line.size());
    return max;
}

/// Joins short sentences into that many lines of about equal length.
QStringList linesOf(const QStringList &details, qsizetype count)
{
    const QString between = QStringLiteral(" · ");
    QStringList best{details.join(between)};
    for (qsizetype first = 1; count > 1 && first < details.size(); ++first)
    {
        const QStringList lines
            = QStringList{details.first(first).join(between)} + linesOf(details.sliced(first), count - 1);
        if (longest(lines) < longest(best))
            best = lines;
    }
    return best;
}

/// Joins the details into as few lines as are easily read, and no more than `max`.
QStringList readable(const QStringList &details, qsizetype max)
{
    qsizetype count = 1;
    while (count < max && longest(linesOf(details, count)) > charactersOfALine)
        ++count;
    return linesOf(details, count);
}

void writeDetails(PublicInk &ink, const QRectF &into, const QStringList &lines)
{
    if (lines.isEmpty())
        return;
    const double high = std::min(into.height() / static_cast<double>(lines.size()), ink.units(3.2));
    for (qsizetype line = 0; line < lines.size(); ++line)
        ink.write(QRectF(into.left(), into.top() + static_cast<double>(line) * high, into.width(), high),
            lines.at(line), {2.5, ink.theme().ink, QFont::Medium});
}

/// Drops the name that is already beside the headline.
QStringList withoutName(const AgentsWords &words)
{
    QStringList sentences = words.details;
    for (QString &sentence : sentences)
    {
        if (sentence.startsWith(words.who + u' '))
            sentence.remove(0, words.who.size() + 1);
        if (sentence.endsWith(words.says))
            sentence.chop(words.says.size());
    }
    return sentences;
}

/// Two agents have a headline each, and below it lines for all announcements of the turn.
void drawBoth(PublicInk &ink, const QRectF &into, const QList<AgentsWords> &both)
{
    const double high = into.height() / static_cast<double>(both.size());
    double top = into.top();
    for (const AgentsWords &one : both)
    {
        const QStringList lines = readable(withoutName(one), high > ink.units(tallEnoughOfTwo) ? 3 : 2);
        const double headline = high * (lines.size() > 2 ? 0.42 : 0.56);
        const QRectF line(into.left(), top, into.width(), headline);
        ink.write(line.adjusted(0, 0, -into.width() * 0.72, 0), one.who, {2.6, ink.theme().dim, QFont::DemiBold});
        ink.write(line.adjusted(into.width() * 0.3, 0, 0, 0), one.headline, {4.4, ink.theme().amber.text, QFont::Bold});
        writeDetails(ink, QRectF(into.left(), line.bottom(), into.width(), high - headline), lines);
        top += high;
    }
}

void drawSaid(PublicInk &ink, const QRect &into, const specter::PublicView &view)
{
    const Theme &theme = ink.theme();
    ink.card(into, theme.amber.fill, ink.units(0.3));
    const QRectF in = insideCard(ink, into);
    const QList<AgentsWords> said = saidBy(view.open);
    const std::optional<specter::Outcome> &outcome = view.open.outcome;
    if (said.isEmpty() && !outcome)
    {
        ink.write(
            in, SpecterPublicSaid::tr("The agent has not announced anything yet"), {3.2, theme.dim, QFont::Medium});
        return;
    }
    const QRectF words
        = ink.caption(in, outcome ? SpecterPublicSaid::tr("The game is over") : captionOf(view.open, said.size()));
    const QStringList lines
        = readable(outcome ? QStringList{SpecterPublicSaid::tr("It ended in turn %1.").arg(view.open.clock.turn)}
                           : said.front().details,
            words.height() > ink.units(tallEnough) ? 3 : 2);
    const double headline = lines.size() > 2 ? 0.42 : 0.5;
    const QRectF upper(words.left(), words.top(), words.width(), words.height() * headline);
    const QRectF lower = words.adjusted(0, words.height() * (headline + 0.02), 0, 0);
    if (!outcome && said.size() > 1)
        return drawBoth(ink, words, said);
    ink.write(upper, outcome ? wording::sentence(view.open, *outcome) : said.front().headline,
        {5.6, theme.amber.text, QFont::Bold});
    writeDetails(ink, lower, lines);
}

QString saidText(const specter::PublicView &view)
{
    if (const std::optional<specter::Outcome> &outcome = view.open.outcome)
        return SpecterPublicSaid::tr("The game is over: %1").arg(wording::sentence(view.open, *outcome));
    const QList<AgentsWords> said = saidBy(view.open);
    if (said.isEmpty())
        return SpecterPublicSaid::tr("The agent has not announced anything yet");
    QStringList all;
    for (const AgentsWords &one : said)
        all << one.details;
    return SpecterPublicSaid::tr("%1: %2", "who announces and when, what")
        .arg(captionOf(view.open, said.size()), all.join(QStringLiteral("; ")));
}

} // namespace

PublicPart specterPublicSaid(const SpecterPublicViewPtr &view)
{
    return partOf(view, drawSaid, saidText);
}

} // namespace dossier
