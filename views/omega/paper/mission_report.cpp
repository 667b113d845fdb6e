#include "model/omega/seen/numbers.h"
#include "views/omega/everybody/public_words.h"
#include "views/omega/paper/mission_papers.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/words/lines.h"
#include "views/omega/words/printing.h"
#include "views/omega/words/summary_wording.h"
#include "views/omega/words/wording.h"
#include "views/session/journal_wording.h"
#include "views/session/paper_text.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct MissionReport
{
    Q_DECLARE_TR_FUNCTIONS(MissionReport)
};

bool stands(const JournalRow &entry)
{
    return entry.line.what == journal::LineKind::Done && entry.line.standing;
}

/// Returns the round in which a line was written; 0 before the first.
int roundOf(const PrintedMission &mission, const JournalRow &entry)
{
    int round = 0;
    for (const RoundMark &mark : mission.rounds)
        if (mark.line <= entry.line.number)
            round = mark.number;
    return round;
}

QString roundName(int round)
{
    return round == 0 ? MissionReport::tr("Before the first round") : omegaJournalLists().round(round);
}

QString headOf(const PrintedMission &mission)
{
    const omega::PublicTable &open = mission.view->open;
    QString head = paper::paragraph(MissionReport::tr("%1, by the rules of the edition “%2”", "a mission, an edition")
            .arg(wording::name(open.content.mission.name), wording::name(open.printing)));
    if (!mission.date.isEmpty())
        head += paper::paragraph(mission.date);
    for (const QString &player : mission.players)
        head += paper::paragraph(player);
    return head;
}

QString resultOf(const omega::PublicTable &open)
{
    return open.clock.step == omega::Step::Over
        ? MissionReport::tr("%1, in round %2", "how a mission ended").arg(roundText(open)).arg(open.clock.round)
        : MissionReport::tr("The mission is still being played: %1", "the round").arg(roundText(open));
}

QString summaryPart(const omega::Summary &summary)
{
    const QStringList figures = wording::figuresOf(summary);
    return figures.isEmpty() ? QString() : paper::paragraph(figures.join(QStringLiteral(" · ")));
}

QString commandosPart(const omega::PublicTable &open)
{
    QString rows;
    for (const omega::Role role : wording::inOrder(open))
        rows += paper::row({wording::nameOf(open, role),
            wording::countText(omega::woundsOf(open, role), omega::vitalityOf(open, role)),
            wording::name(omega::inPlay(open, role).condition)});
    return paper::heading(MissionReport::tr("Commandos"))
        + paper::table({{MissionReport::tr("Commando"), 46}, {MissionReport::tr("Wounds"), 22},
                           {MissionReport::tr("Condition"), 32}},
            rows);
}

QString fallenPart(const PrintedMission &mission)
{
    QString rows;
    for (const JournalRow &entry : mission.lines)
        if (stands(entry) && (entry.topics & fallenTopic) != 0)
            rows += paper::row({roundName(roundOf(mission, entry)), wording::inFull(entry)});
    const QString heading = paper::heading(MissionReport::tr("Who fell"));
    return rows.isEmpty()
        ? heading + paper::paragraph(MissionReport::tr("Nobody"))
        : heading + paper::table({{MissionReport::tr("When"), 20}, {MissionReport::tr("What happened"), 80}}, rows);
}

QString roundsPart(const PrintedMission &mission)
{
    QString body;
    QString rows;
    int round = -1;
    const auto finish = [&]
    {
        if (!rows.isEmpty())
            body += paper::titledTable(
                roundName(round), {{MissionReport::tr("Time"), 9}, {MissionReport::tr("What happened"), 91}}, rows);
        rows.clear();
    };
    for (const JournalRow &entry : mission.lines)
    {
        const QString text = stands(entry) ? wording::inFull(entry) : QString();
        if (text.isEmpty())
            continue;
        if (const int now = roundOf(mission, entry); now != round)
        {
            finish();
            round = now;
        }
        rows += paper::row({wording::clock(entry.line.time), text});
    }
    finish();
    return body;
}

/// Returns the overseer's secrets: notes, and events that nobody else knows of.
QString secretsPart(const omega::Secrets &secrets)
{
    QStringList notes;
    if (!secrets.plan.empty())
        notes << QString::fromStdString(secrets.plan);
    for (const std::string &note : secrets.notes)
        notes << QString::fromStdString(note);
    QStringList planned;
    for (const omega::MissionEvent &event : secrets.events)
        planned << wording::name(event.name);
    const auto part = [](const QString &heading, const QStringList &texts)
    {
        QString all = texts.isEmpty() ? QString() : paper::heading(heading);
        for (const QString &text : texts)
            all += paper::paragraph(text);
        return all;
    };
    return part(MissionReport::tr("The overseer’s notes"), notes)
        + part(MissionReport::tr("Planned events that have not happened yet"), planned);
}

} // namespace

QString missionReport(const PrintedMission &mission)
{
    const QString name = paper::nameBefore(mission.date, mission.name);
    const QString title = mission.secrets ? MissionReport::tr("The overseer’s report: %1 · secret").arg(name)
                                          : MissionReport::tr("Report of the mission: %1").arg(name);
    const omega::PublicTable &open = mission.view->open;
    return paper::page(title,
        headOf(mission) + paper::paragraph(resultOf(open)) + summaryPart(mission.summary) + commandosPart(open)
            + fallenPart(mission) + (mission.secrets ? secretsPart(*mission.secrets) : QString())
            + roundsPart(mission));
}

} // namespace dossier
