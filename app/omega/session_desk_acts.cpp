// What the window asks of the overseer's desk: its entries of the menus, its looks, its time and its window for
// everybody.
#include "app/omega/map_store.h"
#include "app/omega/session_desk.h"
#include "app/window/settings.h"
#include "views/board/file_dialogs.h"
#include "views/omega/face/face.h"

namespace dossier
{

void SessionDesk::perform(const QString &act)
{
    if (act == ownersAct)
        showOwners();
}

void SessionDesk::showOwners()
{
    const MapFile *map = place().openMap();
    owners().setOpenMap(map != nullptr ? std::optional(*map) : std::nullopt);
    owners().show();
    emit pageAsked(owners().page());
}

void SessionDesk::readOwnersMap()
{
    const QString path = dialogs::fileToOpen(place().window);
    if (path.isEmpty())
        return;
    if (const tl::expected<MapFile, MapProblem> map = readMap(path))
        owners().takeMap(*map);
    else
        emit fileFailed(map.error());
}

void SessionDesk::listenToTimer()
{
    m_page->renderTimer(place().settings.turnMinutes(), place().settings.sounding());
    connect(m_page, &OverseerPage::timerSet, this,
        [this](int minutes, bool sounding) { place().settings.setTimer(minutes, sounding); });
    connect(this, &SessionDesk::alarmed, this,
        [this](Alarm alarm)
        {
            if (place().settings.sounding())
                m_sounds.play(alarm);
        });
}

void SessionDesk::useActions(const DeskActions &actions)
{
    m_page->setShadings(actions.shadings());
}

PublicDesk &SessionDesk::publicDesk()
{
    if (!m_public)
    {
        m_public = std::make_unique<PublicDesk>();
        m_public->wear(m_preferences);
        connect(m_public.get(), &PublicDesk::openChanged, this, &SessionDesk::publicOpenChanged);
    }
    return *m_public;
}

void SessionDesk::setPublicOpen(bool open, const QScreen *own)
{
    if (open || m_public)
        publicDesk().setOpen(open, own);
}

void SessionDesk::wear(const Preferences &preferences)
{
    m_preferences = preferences;
    setTheme(themeFor(preferences.theme));
    if (m_public)
        m_public->wear(preferences);
}

} // namespace dossier
