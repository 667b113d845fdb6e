// What the window asks of the desk of Specter Ops: its entries of the menus, its looks, samples and new games, and its
// window for everybody.
#include "app/play/game_wording.h"
#include "app/play/specter/facts_option.h"
#include "app/session/session_files.h"
#include "app/specter/desk.h"
#include "views/board/file_dialogs.h"
#include "views/specter/face/face.h"

#include <QDir>
#include <QFileInfo>

namespace dossier
{

void SpecterDesk::perform(const QString &act)
{
    if (act == printAct)
        emit pageAsked(m_printing.begin());
    if (act == giveFactsAct && m_session)
    {
        if (const QString path = dialogs::placeForFacts(place().window, tr("Public facts")); !path.isEmpty())
            giveFacts(path);
    }
    if (act == takeFactsAct && m_session)
    {
        if (const QString path = dialogs::factsToOpen(place().window); !path.isEmpty())
            takeFacts(path);
    }
    if (act != handOverAct)
        return;
    handOver();
    if (m_session)
        m_session->foldIn();
    emit pageAsked(pageNow());
}

void SpecterDesk::giveFacts(const QString &path)
{
    const std::optional<FactsFault> fault = writeFacts(path, m_session->publicView()->open, specter::Agent::First);
    if (fault)
        emit failed(sentence(path, *fault));
    else
        emit noted(tr("The public facts are in %1").arg(path));
}

void SpecterDesk::takeFacts(const QString &path)
{
    const tl::expected<specter::FactsFile, FactsFault> facts = readFactsFile(path);
    if (facts)
        m_session->submit(specter::PublicSeat{}, specter::TakeOverFacts{specter::Agent::First, *facts});
    else
        emit failed(sentence(path, facts.error()));
}

PublicDesk &SpecterDesk::publicDesk()
{
    if (!m_public)
    {
        m_public = std::make_unique<PublicDesk>();
        m_public->wear(m_preferences);
        connect(m_public.get(), &PublicDesk::openChanged, this, &SpecterDesk::publicOpenChanged);
    }
    return *m_public;
}

void SpecterDesk::setPublicOpen(bool open, const QScreen *own)
{
    if (open || m_public)
        publicDesk().setOpen(open, own);
}

void SpecterDesk::wear(const Preferences &preferences)
{
    m_preferences = preferences;
    m_seats->setTheme(themeFor(preferences.theme));
    m_printing.speak(preferences.language);
    if (m_public)
        m_public->wear(preferences);
}

namespace
{

/// The edition of that name; the first for any other.
std::string editionNamed(const QString &edition)
{
    const GameName name = SpecterRules::gameName;
    return std::string(edition.toStdString() == name.later ? name.later : name.first);
}

} // namespace

void SpecterDesk::playSample(const QString &edition)
{
    const std::string played = editionNamed(edition);
    const OrProblem<OpenSpecter> box = openSpecter({{}, {}, played});
    if (!box)
        return;
    SpecterWish wish = usualWish(box->pack, 2, drawnBelow);
    wish.options.edition = box->start.open.options.edition;
    const QString name = tr("Sample game");
    if (!QDir().mkpath(folder()) || !begin({freeFileOfToday(folder(), name), {}, played}))
        return;
    giveAll(wish);
    emit opened();
}

void SpecterDesk::offerNew(const QString &edition, const QString &openFile)
{
    const std::string played = editionNamed(edition);
    emit pageAsked(m_setup);
    close();
    m_setup->offerCampaigns(
        filesIn(folder(), openFile), openFile.isEmpty() ? QString() : QFileInfo(openFile).absoluteFilePath());
    const OrProblem<OpenSpecter> box = openSpecter({{}, {}, played});
    if (!box)
    {
        emit failed(wording::sentence(box.error()));
        return;
    }
    SpecterWish wish = usualWish(box->pack, 3, drawnBelow);
    wish.options.edition = box->start.open.options.edition;
    m_setup->begin(box->start.open, wish, false);
}

} // namespace dossier
