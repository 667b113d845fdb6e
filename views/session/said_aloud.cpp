#include "views/session/said_aloud.h"

#include "views/board/read_lines.h"
#include "views/session/journal_wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct SayWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SayStrip)
};

/// Number of lines for everybody when there is no result.
constexpr qsizetype shownLines = 2;

QString spoken(const QStringList &said)
{
    return said.isEmpty() ? QString() : SayWords::tr("Say aloud: %1").arg(said.join(QStringLiteral(" · ")));
}

} // namespace

QStringList saidAloud(const std::vector<JournalRow> &lines, SaidOrder order)
{
    QStringList said;
    for (const JournalRow &row : lines)
    {
        if (row.line.what != journal::LineKind::Done || !row.line.standing)
            continue;
        const QStringList aloud = row.aloud ? row.aloud() : QStringList();
        if (!said.isEmpty() && !aloud.isEmpty() && !row.rolls)
            break;
        said = order == SaidOrder::ResultFirst ? said + aloud : aloud + said;
        if (row.rolls || row.hushes)
            break;
    }
    return said;
}

QStringList newsOf(const std::vector<PublicJournalRow> &lines, SaidOrder order)
{
    const QStringList said = saidAloud(journalRowsOf(lines), order);
    return said.isEmpty() ? wording::sentences(lines).mid(0, shownLines) : said;
}

Part sayStrip(const QStringList &said, bool isLarge, std::optional<int> characters)
{
    // A large character is as wide as two average ones, and a sixth of each line is lost by wrapping.
    constexpr int heldInPercent = 83;
    const QString separator = QStringLiteral(" · ");
    const bool isLong = characters && said.join(separator).size() > *characters * heldInPercent / 100;
    // Where not all fits, the last one goes as a whole.
    const QString kept = said.mid(0, said.size() - 1).join(separator);
    return readLines(isLarge ? QStringLiteral("said") : QStringLiteral("saidBeside"), said.join(separator),
        isLarge && isLong ? 3 : 2,
        !isLarge     ? Role::Small
            : isLong ? Role::SayMore
                     : Role::Say,
        kept)
        .named(spoken(said))
        .with(&Part::announcement, spoken(said))
        .when(!said.isEmpty());
}

Part sayCard(const QStringList &said)
{
    return card({text(SayWords::tr("Say aloud"), Role::Caption),
                    text(said.join(u'\n'), Role::Say).wrapping().with(&Part::announcement, spoken(said))})
        .spaced(4, {12, 8, 12, 8})
        .with(&Part::tone, QLatin1String("say"))
        .keyed(QStringLiteral("sayCard"))
        .when(!said.isEmpty());
}

} // namespace dossier
