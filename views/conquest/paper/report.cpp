#include "model/conquest/seen/numbers.h"
#include "views/conquest/paper/papers.h"
#include "views/conquest/words/names.h"
#include "views/session/journal_wording.h"
#include "views/session/paper_text.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestReport
{
    Q_DECLARE_TR_FUNCTIONS(ConquestReport)
};

QString reportHead(const PrintedConquest &session)
{
    const conquest::PublicTable &open = session.view->open;
    QString head = session.date.isEmpty() ? QString() : paper::paragraph(session.date);
    head += paper::paragraph(wording::name(open.players.mode));
    for (const QString &player : session.players)
        head += paper::paragraph(player);
    head += paper::paragraph(open.outcome ? wording::sentence(*open.outcome) : wording::name(open.clock));
    if (conquest::isCooperative(open))
        head += paper::paragraph(ConquestReport::tr("Terror %1 of %2; technology marker on %3")
                .arg(QString::number(conquest::terrorOfAll(open)), QString::number(conquest::terrorWanted(open)),
                    QString::number(open.resistance.marker)));
    return head;
}

QString reportPlayers(const conquest::PublicTable &open)
{
    QString rows;
    for (const conquest::Colour player : open.players.colours)
    {
        const conquest::PlayerInPlay &seat = conquest::inPlay(open, player);
        int conquered = 0;
        for (const auto &[at, space] : open.spaces)
            conquered += space.location && space.location->conqueredBy == player ? 1 : 0;
        rows += paper::row({wording::name(player), wording::raceName(open, seat.race),
            QString::number(conquest::terrorOf(open, player)), QString::number(conquered)});
    }
    return paper::heading(ConquestReport::tr("Players"))
        + paper::table({{ConquestReport::tr("Player"), 22}, {ConquestReport::tr("Race"), 38},
                           {ConquestReport::tr("Terror"), 16}, {ConquestReport::tr("Conquests"), 24}},
            rows);
}

QString reportLocations(const conquest::PublicTable &open)
{
    QString rows;
    for (const auto &[at, space] : open.spaces)
        if (space.location && (space.location->conqueredBy || space.location->demolished))
            rows += paper::row({wording::name(open, at),
                space.location->conqueredBy ? wording::name(*space.location->conqueredBy)
                                            : ConquestReport::tr("Demolished"),
                QString::number(conquest::populationNow(open, at))});
    return rows.isEmpty() ? QString()
                          : paper::heading(ConquestReport::tr("Conquered and demolished"))
            + paper::table({{ConquestReport::tr("Location"), 50}, {ConquestReport::tr("Whose"), 26},
                               {ConquestReport::tr("Population"), 24}},
                rows);
}

QString reportLines(const std::vector<PublicJournalRow> &lines)
{
    QString rows;
    for (const PublicJournalRow &line : lines)
        if (line.line.what == journal::LineKind::Done && line.line.standing)
            rows += paper::row({wording::clock(line.line.time), wording::inFull(journalRowOf(line))});
    return rows.isEmpty() ? QString()
                          : paper::heading(ConquestReport::tr("Journal"))
            + paper::table({{ConquestReport::tr("Time"), 9}, {ConquestReport::tr("What happened"), 91}}, rows);
}

} // namespace

QString report(const PrintedConquest &session)
{
    const conquest::PublicTable &open = session.view->open;
    const QString title
        = session.name.isEmpty() ? titleOf(ConquestPaper::Report) : ConquestReport::tr("Report: %1").arg(session.name);
    return paper::page(
        title, reportHead(session) + reportPlayers(open) + reportLocations(open) + reportLines(session.lines));
}

} // namespace dossier
