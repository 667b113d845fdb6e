#include "app/session/game_desk.h"

#include "app/play/game_wording.h"
#include "app/session/campaign_rescue.h"
#include "app/session/print_desk.h"

#include <QFileInfo>
#include <QTimer>

namespace dossier
{

namespace
{

/// Milliseconds from opening until the page is there and painted.
constexpr int pageIsThere = 400;

bool isDamage(const GameProblem &problem)
{
    const auto *error = std::get_if<storage::StorageError>(&problem);
    return error != nullptr && error->fault == storage::StorageFault::Damaged;
}

} // namespace

GameDesk::GameDesk(DeskPlace place)
    : m_place(std::move(place))
{
}

void GameDesk::useActions(const DeskActions & /*actions*/) { }

void GameDesk::perform(const QString & /*act*/) { }

bool GameDesk::begin(const GameAsked &asked)
{
    emit opening(asked.file);
    // The file that is open is let go first when it is the one that is asked for: it is held.
    if (session() != nullptr && QFileInfo(session()->path()) == QFileInfo(asked.file))
        close();
    const bool there = QFileInfo::exists(asked.file);
    OrProblem<QStringList> notices = take(asked);
    if (notices)
    {
        m_notices = *std::move(notices);
        if (there)
            QTimer::singleShot(pageIsThere, session(), [this] { catchUp(); });
        return true;
    }
    const QString why = wording::sentence(notices.error(), m_place.titles);
    if (isDamage(notices.error()))
        emit damaged(asked.file, why);
    else
        emit failed(why);
    return false;
}

void GameDesk::open(const QString &path, std::optional<qint64> number)
{
    // A file that is not there would be begun anew.
    if (!QFileInfo::exists(path))
    {
        emit failed(wording::sentence(storage::StorageError{storage::StorageFault::Missing, path}));
        return;
    }
    if (!begin({.file = path, .session = {.campaign = {}, .number = number, .fresh = false}}))
        return;
    showAll();
    emit opened();
    if (session()->isDamaged())
        emit damaged(path, m_notices.join(u' '));
    else if (!m_notices.isEmpty())
        emit failed(m_notices.join(u' '));
}

void GameDesk::listenToPrinting(PrintDesk &printing)
{
    connect(&printing, &PrintDesk::pageMade, this, &GameDesk::pageMade);
    connect(&printing, &PrintDesk::fileFailed, this, &GameDesk::fileFailed);
    connect(&printing, &PrintDesk::written, this,
        [this](const QString &path) { emit noted(tr("The pages are in %1").arg(path)); });
    connect(&printing, &PrintDesk::backAsked, this,
        [this]
        {
            if (session() != nullptr)
                emit pageAsked(pageNow());
            else
                emit leaveAsked();
        });
}

void GameDesk::catchUp()
{
    session()->readRest();
    if (const storage::Done done = session()->keepCopy(dailyCopies(folder())); !done)
        emit failed(wording::notCopied(done.error()));
}

} // namespace dossier
