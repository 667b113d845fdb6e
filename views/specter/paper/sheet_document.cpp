#include "views/specter/paper/sheet_document.h"

#include "views/session/journal_wording.h"
#include "views/session/paper_text.h"
#include "views/specter/paper/sheet_pages.h"
#include "views/specter/words/event_wording.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SheetDocument
{
    Q_DECLARE_TR_FUNCTIONS(SheetDocument)
};

using specter::PublicTable;

using paper::heading;
using paper::headingOfPage;
using paper::page;
using paper::paragraph;
using paper::row;
using paper::table;

/// Returns the facts that a turn showed, and the answers after it.
QStringList factsOf(const PublicTable &open, specter::Agent agent, const specter::TurnFacts &facts)
{
    QStringList all;
    for (const specter::Coordinate &objective : facts.turnedOver)
        all << SheetDocument::tr("Objective on %1 completed").arg(wording::name(objective));
    if (facts.announced)
        all << wording::sentence(open, agent, *facts.announced);
    all << wording::sentence(open, agent, facts.shown);
    for (const specter::LaterFact &fact : facts.later)
        all << wording::sentence(open, agent, fact);
    return all;
}

/// Makes the table of the public facts about an agent, turn by turn.
QString factsTable(const PublicTable &open, specter::Agent agent, const specter::AgentInPlay &inPlay)
{
    QString rows;
    for (std::size_t i = 0; i < inPlay.turns.size(); ++i)
        rows += row({QString::number(inPlay.firstTurn + static_cast<int>(i)),
            factsOf(open, agent, inPlay.turns[i]).join(QStringLiteral(" · "))});
    return table({{SheetDocument::tr("Turn"), 9}, {SheetDocument::tr("Shown and said"), 91}}, rows);
}

QString slipsOf(const specter::PublicView &view, specter::Agent agent)
{
    const auto slips = view.slips.find(agent);
    if (slips == view.slips.end())
        return {};
    if (slips->second.empty())
        return paragraph(SheetDocument::tr("Everything that was said fits the sheet."));
    QString all = paragraph(SheetDocument::tr("What was said and the sheet do not agree:"));
    for (const specter::Slip &slip : slips->second)
        all += paragraph(wording::sentence(slip));
    return all;
}

QString agentsPart(const specter::PublicView &view)
{
    QString body;
    for (const auto &[agent, inPlay] : view.open.agents)
    {
        body += heading(wording::nameOf(view.open, agent));
        if (inPlay.character)
            body += paragraph(SheetDocument::tr("Character: %1").arg(wording::nameOf(view.open, *inPlay.character)));
        if (!inPlay.turns.empty())
            body += factsTable(view.open, agent, inPlay);
        const auto sheet = view.open.sheets.find(agent);
        if (sheet == view.open.sheets.end())
            continue;
        body += headingOfPage(SheetDocument::tr("The sheet, revealed"));
        body += slipsOf(view, agent) + sheetHead(view.open, agent, sheet->second)
            + sheetTurns(view.open, agent, sheet->second) + sheetMap(view.open, agent, sheet->second);
    }
    return body;
}

/// True for a line that only begins or ends a turn: the lines of the actions in it show whose turn it is.
bool isOnlyATurn(const PublicJournalRow &line)
{
    const std::string &kind = line.line.kind;
    return kind == "specter.begin_hunter_turn"
        || (kind == "specter.end_hunter_turn" && line.sentences && line.sentences().size() < 2);
}

QString linesPart(const std::vector<PublicJournalRow> &lines)
{
    QString rows;
    for (const PublicJournalRow &line : lines)
        if (line.line.what == journal::LineKind::Done && line.line.standing && !isOnlyATurn(line))
            rows += row({wording::clock(line.line.time), wording::inFull(journalRowOf(line))});
    return heading(SheetDocument::tr("Journal"))
        + table({{SheetDocument::tr("Time"), 9}, {SheetDocument::tr("What happened"), 91}}, rows);
}

} // namespace

QString sheetTitle()
{
    return SheetDocument::tr("Movement sheet");
}

QString reportTitle()
{
    return SheetDocument::tr("Report of the session");
}

QString report(const PrintedSession &session)
{
    const PublicTable &open = session.view->open;
    QString head = session.date.isEmpty() ? QString() : paragraph(session.date);
    for (const QString &player : session.players)
        head += paragraph(player);
    head += paragraph(open.outcome ? wording::sentence(open, *open.outcome) : wording::name(open.clock));
    if (!open.completed.empty())
        head += paragraph(SheetDocument::tr("Objectives completed: %1").arg(wording::names(open.completed)));
    const QString title = session.name.isEmpty() ? reportTitle() : SheetDocument::tr("Report: %1").arg(session.name);
    return page(title, head + agentsPart(*session.view) + linesPart(session.lines));
}

} // namespace dossier
