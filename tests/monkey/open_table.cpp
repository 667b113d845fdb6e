#include "tests/monkey/open_table.h"

#include "app/omega/overseer_session.h"
#include "views/board/board_view.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/seats/seats_page.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/desk/overseer_page.h"
#include "views/omega/parts/session_board.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/parts/scene.h"
#include "views/specter/seats/seats_page.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace dossier::test
{

namespace
{

/// A copy of a campaign file with its log, which nobody holds.
QString copyOf(const QString &path, const QString &folder)
{
    const QString to = QDir(folder).filePath(QStringLiteral("copy.dossier"));
    for (const char *part : {"", "-wal", "-shm", ".lock"})
        QFile::remove(to + QLatin1String(part));
    QFile::copy(path, to);
    QFile::copy(path + QStringLiteral("-wal"), to + QStringLiteral("-wal"));
    return to;
}

QString journalDifference(GameSession &shown, GameSession &read)
{
    if (shown.position() != read.position())
        return QStringLiteral("the journal stands at %1 and on the disk at %2")
            .arg(shown.position().entry)
            .arg(read.position().entry);
    for (const journal::Eyes eyes : {journal::Eyes::KnowSecrets, journal::Eyes::Everybodys})
        if (shown.lineCount(eyes) != read.lineCount(eyes))
            return QStringLiteral("the journal has %1 lines and on the disk %2")
                .arg(shown.lineCount(eyes))
                .arg(read.lineCount(eyes));
    return shown.bookmarks().size() == read.bookmarks().size()
        ? QString()
        : QStringLiteral("the bookmarks are not those on the disk");
}

/// The board of the overseer's page, unless it shows the past.
QString boardDifference(Desk &desk, const omega::View &read)
{
    const OverseerPage *page = omegaDesk(desk).page();
    const auto *past = page->findChild<QWidget *>(QStringLiteral("pastBar"));
    if (read.open.clock.step == omega::Step::SetUp || (past != nullptr && !past->isHidden()))
        return {};
    return floorOf(page->board().scene()).board == sessionBoardOf(read).board
        ? QString()
        : QStringLiteral("the board that is shown is not the one on the disk");
}

/// The tokens of the hunters' page that stand for hunters and the vehicle, unless it shows the past.
QString boardDifference(const HuntersPage &page, const SpecterPublicViewPtr &read)
{
    if (page.looksBack() || !page.isVisible() || read->open.clock.phase == specter::Phase::SetUp)
        return {};
    for (const BoardToken &token : specterScene(*read).tokens)
        if (std::ranges::none_of(page.board().scene().tokens,
                [&](const BoardToken &shown) { return shown.at == token.at && shown.shape == token.shape; }))
            return QStringLiteral("a token on the disk is not shown: %1").arg(QString::fromStdString(token.name));
    return {};
}

GameRequest askedFor(KeptGame &kept, const QString &copy)
{
    return {.file = copy,
        .pack = {},
        .edition = kept.edition,
        .mission = {},
        .session = {.campaign = {}, .number = kept.session.row, .fresh = false}};
}

QString difference(Desk &desk, OverseerSession &session, const QString &copy)
{
    OrProblem<OpenGame> opened = openGame(askedFor(session.keptGame(), copy));
    if (!opened)
        return QStringLiteral("the file cannot be opened");
    OverseerSession read(*std::move(opened));
    if (const QString other = journalDifference(session, read); !other.isEmpty())
        return other;
    if (*session.overseerView() != *read.overseerView())
        return QStringLiteral("the overseer's view is not the one on the disk");
    if (*session.publicView() != *read.publicView())
        return QStringLiteral("everybody's view is not the one on the disk");
    return boardDifference(desk, *read.overseerView());
}

QString difference(Desk &desk, SpecterSession &session, const QString &copy)
{
    OrProblem<OpenSpecter> opened = openSpecter(askedFor(session.keptGame(), copy));
    if (!opened)
        return QStringLiteral("the file cannot be opened");
    SpecterSession read(*std::move(opened));
    if (const QString other = journalDifference(session, read); !other.isEmpty())
        return other;
    std::vector<specter::Seat> seats{specter::PublicSeat{}, specter::AgentSeat{}, specter::TraitorSeat{}};
    for (const auto &[hunter, inPlay] : session.publicView()->open.hunters)
        seats.emplace_back(specter::HunterSeat{hunter});
    for (const specter::Seat &seat : seats)
        if (*session.viewOf(seat) != *read.viewOf(seat))
            return QStringLiteral("a seat's view is not the one on the disk");
    return boardDifference(*specterDesk(desk).seats()->hunters(), read.publicView());
}

QString difference(ConquestSession &session, const QString &copy)
{
    OrProblem<OpenedConquest> opened = openConquest(askedFor(session.keptGame(), copy));
    if (!opened)
        return QStringLiteral("the file cannot be opened");
    ConquestSession read(*std::move(opened));
    if (const QString other = journalDifference(session, read); !other.isEmpty())
        return other;
    std::vector<conquest::Seat> seats{conquest::PublicSeat{}, conquest::TogetherSeat{}};
    for (const conquest::Colour colour : session.open()->players.colours)
        seats.emplace_back(conquest::PlayerSeat{colour});
    for (const conquest::Seat &seat : seats)
        if (*session.viewOf(seat) != *read.viewOf(seat))
            return QStringLiteral("a seat's view is not the one on the disk");
    return {};
}

} // namespace

OverseerSession *omegaSession(Desk &desk)
{
    return omegaDesk(desk).overseers();
}

SpecterSession *specterSession(Desk &desk)
{
    return desk.window().findChild<SeatsPage *>() != nullptr ? specterDesk(desk).session() : nullptr;
}

ConquestSession *conquestSession(Desk &desk)
{
    return desk.window().findChild<ConquestSeats *>() != nullptr ? conquestDesk(desk).session() : nullptr;
}

GameSession *openSession(Desk &desk)
{
    if (OverseerSession *omega = omegaSession(desk))
        return omega;
    if (ConquestSession *conquest = conquestSession(desk))
        return conquest;
    return specterSession(desk);
}

QString placeOf(Desk &desk)
{
    GameSession *session = openSession(desk);
    return session == nullptr ? QString()
                              : QStringLiteral("%1:%2:%3")
                                    .arg(session->path())
                                    .arg(session->lineCount(journal::Eyes::KnowSecrets))
                                    .arg(session->position().entry);
}

QString gameOf(Desk &desk)
{
    const auto named
        = [](auto &session) { return QStringLiteral("%1#%2").arg(session.path()).arg(session.keptGame().session.row); };
    if (OverseerSession *omega = omegaSession(desk))
        return named(*omega);
    if (ConquestSession *conquest = conquestSession(desk))
        return named(*conquest);
    SpecterSession *specter = specterSession(desk);
    return specter != nullptr ? named(*specter) : QString();
}

QByteArray sumOf(Desk &desk)
{
    GameSession *session = openSession(desk);
    if (session == nullptr)
        return {};
    QCryptographicHash sum(QCryptographicHash::Sha1);
    constexpr auto eyes = journal::Eyes::KnowSecrets;
    for (const JournalRow &line : session->lines(eyes, 1, session->lineCount(eyes)))
        for (const journal::Payload &event : line.line.events)
            sum.addData(QByteArray::fromStdString(event.open + event.secret + '\n'));
    return sum.result().toHex().left(12) + ':' + QByteArray::number(session->position().entry);
}

bool isOver(Desk &desk)
{
    if (const OverseerSession *omega = omegaSession(desk))
        return omega->overseerView()->open.clock.step == omega::Step::Over;
    if (const ConquestSession *conquest = conquestSession(desk))
        return conquest->open()->clock.phase == conquest::Phase::Over;
    const SpecterSession *specter = specterSession(desk);
    return specter != nullptr && specter->publicView()->open.clock.phase == specter::Phase::Over;
}

QString differenceFromDisk(Desk &desk, const QString &folder)
{
    GameSession *session = openSession(desk);
    if (session == nullptr || session->path().isEmpty() || session->isDamaged())
        return {};
    const QString copy = copyOf(session->path(), folder);
    if (OverseerSession *omega = omegaSession(desk))
        return difference(desk, *omega, copy);
    if (ConquestSession *conquest = conquestSession(desk))
        return difference(*conquest, copy);
    return difference(desk, *specterSession(desk), copy);
}

} // namespace dossier::test
