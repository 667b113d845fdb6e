#include "app/specter/front.h"

#include "views/specter/agent/agent_page.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/seats/seats_page.h"
#include "views/specter/words/sheet_verdict.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct SeatNames
{
    Q_DECLARE_TR_FUNCTIONS(SeatNames)
};

/// Returns the name of the seat at the machine.
QString nameOf(const specter::PublicTable &open, Sits who, const Machine &machine)
{
    switch (who)
    {
    case Sits::Agent:
        return wording::nameOf(open, specter::Agent::First);
    case Sits::SecondAgent:
        return wording::nameOf(open, specter::Agent::Second);
    case Sits::Role:
        return wording::nameOf(open, machine.role());
    case Sits::Hunters:
        break;
    }
    return SeatNames::tr("The hunters");
}

/// Returns the name of the person who gets the machine; empty when people gave no names.
QString playerOf(const specter::PublicTable &open, Sits who, const Machine &machine, const WhoPlays &players)
{
    switch (who)
    {
    case Sits::Agent:
        return players.agent;
    case Sits::SecondAgent:
        return open.traitor ? players.of(*open.traitor) : QString();
    case Sits::Role:
        return players.of(machine.role());
    case Sits::Hunters:
        break;
    }
    return {};
}

/// Returns the id of a seat with secrets, for its PIN; empty for the hunters, whose page everybody may see.
QString pinSeatOf(Sits who, const Machine &machine)
{
    switch (who)
    {
    case Sits::Agent:
        return QStringLiteral("agent");
    case Sits::SecondAgent:
        return QStringLiteral("second agent");
    case Sits::Role:
        return QStringLiteral("hunter %1").arg(static_cast<int>(machine.role()));
    case Sits::Hunters:
        break;
    }
    return {};
}

/// SO-TRAITOR-1: nobody sees the hunters' page when a hunter turns out to be the traitor.
QString newsOf(const specter::PublicTable &open, Sits who)
{
    return who == Sits::SecondAgent && open.secondAgentDue && open.traitor
        ? SeatNames::tr("%1 is the traitor and moves at once.", "a hunter").arg(wording::nameOf(open, *open.traitor))
        : QString();
}

/// The hunters set bookmarks for everybody, and so does the keeper of a table with paper sheets.
GameSession::MarkSeat bookmarksOf(Sits sits)
{
    if (sits == Sits::Hunters)
        return std::nullopt;
    if (sits == Sits::Agent)
        return std::string();
    Machine machine;
    machine.seat(sits);
    return text(machine.seat());
}

} // namespace

void showFront(SeatsPage &seats, SpecterSession &session, const Machine &machine, const WhoPlays &players)
{
    const specter::PublicTable &open = session.publicView()->open;
    if (machine.isBetween())
    {
        const auto next = [everybodys = session.publicView(), machine, players]
        {
            const specter::PublicTable &table = everybodys->open;
            const Sits takes = machine.takes();
            const QString name = nameOf(table, takes, machine);
            return HandOver{.next = name,
                .nextInSentence = wording::inSentence(name),
                .player = playerOf(table, takes, machine, players),
                .news = newsOf(table, takes),
                .seat = pinSeatOf(takes, machine)};
        };
        seats.renderHandOver(next, machine.takes() == Sits::Agent);
        return seats.showPage(seats.handOver(), false);
    }
    renderSeat(seats, session, machine);
    QWidget *page = machine.sits() == Sits::Hunters ? static_cast<QWidget *>(seats.hunters())
        : machine.sits() == Sits::Role              ? static_cast<QWidget *>(seats.role())
                                                    : seats.agent();
    // A role card has its own way back.
    seats.showPage(page, !open.players.sheetsOnPaper && machine.sits() != Sits::Role);
}

void renderSeat(SeatsPage &seats, const SpecterSession &session, const Machine &machine)
{
    const Sits sits = machine.sits();
    const SpecterViewPtr view = session.viewOf(machine.seat());
    if (sits == Sits::Hunters)
        seats.hunters()->render(view);
    else if (sits == Sits::Role)
        seats.renderRole(view, machine.role());
    else
        seats.agent()->render(view);
    renderBar(seats, session, machine);
}

void renderBar(SeatsPage &seats, const SpecterSession &session, const Machine &machine)
{
    const Sits sits = machine.sits();
    const SpecterViewPtr view = session.viewOf(machine.seat());
    const bool secret = sits != Sits::Hunters && !areSheetsOpen(view->open);
    seats.showBar({.seated = nameOf(view->open, sits, machine),
        .isSecret = secret,
        .next = view->open.outcome ? QString() : nameOf(view->open, machine.next(view->open), machine),
        .isAgents = sits == Sits::Agent});
}

SeatJournal journalOf(SpecterSession &session, Sits sits)
{
    const bool everybodys = sits != Sits::Agent && !session.publicView()->open.players.sheetsOnPaper;
    return {session, everybodys ? journal::Eyes::Everybodys : journal::Eyes::KnowSecrets, bookmarksOf(sits)};
}

void renderPast(SeatsPage &seats, SpecterSession &session, const Machine &machine, journal::Position at)
{
    if (machine.sits() == Sits::Role)
        return;
    const SpecterViewPtr past = session.viewAt(at, machine.seat());
    if (machine.sits() == Sits::Hunters)
        seats.hunters()->renderPast(past);
    else
        seats.agent()->renderPast(past);
}

} // namespace dossier
