// What the window asks of the desk of Conquest of Planet Earth: its entries of the menus, its looks, samples and new
// games, and its window for everybody.
#include "app/conquest/desk.h"
#include "app/play/game_wording.h"
#include "app/session/session_files.h"
#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/face/face.h"

#include <QDir>
#include <QFileInfo>

namespace dossier
{

using namespace conquest;

PublicDesk &ConquestDesk::publicDesk()
{
    if (!m_public)
    {
        m_public = std::make_unique<PublicDesk>();
        m_public->wear(m_preferences);
        connect(m_public.get(), &PublicDesk::openChanged, this, &ConquestDesk::publicOpenChanged);
    }
    return *m_public;
}

void ConquestDesk::setPublicOpen(bool open, const QScreen *own)
{
    if (open || m_public)
        publicDesk().setOpen(open, own);
}

void ConquestDesk::wear(const Preferences &preferences)
{
    m_preferences = preferences;
    m_seats->setTheme(themeFor(preferences.theme));
    if (m_public)
        m_public->wear(preferences);
}

void ConquestDesk::perform(const QString &act)
{
    if (act == competitiveSampleAct)
        playSample(Mode::Competitive);
    else if (act == cooperativeSampleAct)
        playSample(Mode::Cooperative);
}

void ConquestDesk::playSample(const QString & /*edition*/)
{
    playSample(Mode::Cooperative);
}

void ConquestDesk::playSample(Mode mode)
{
    Players players{.mode = mode, .colours = {Colour::Gold, Colour::Green}};
    if (mode == Mode::Competitive)
        players.colours.push_back(Colour::Blue);
    players.keptHands.insert(players.colours.begin(), players.colours.end());
    if (!QDir().mkpath(folder())
        || !begin({freeFileOfToday(folder(), tr("Sample game")), {}, std::string(ConquestRules::gameName.first)}))
        return;
    m_busy = true;
    m_session->submit(PublicSeat{}, ChoosePlayers{players});
    setUpByChance();
    m_busy = false;
    showAll();
    emit opened();
}

/// Races and hands are drawn; what has to be played immediately, and the beginning, are people's.
void ConquestDesk::setUpByChance()
{
    constexpr int mostDrawn = 20;
    for (int i = 0; i < mostDrawn; ++i)
    {
        const SessionOf<ConquestRules>::Seen seen = m_session->viewOf(PublicSeat{});
        const auto due = std::ranges::find_if(seen->due,
            [](const Due &one)
            { return holds_alternative<TakeRace>(one.command) || holds_alternative<DrawEvents>(one.command); });
        if (due == seen->due.end())
            return;
        m_session->submit(due->seat, m_session->drawnFor(due->command, m_draw));
    }
}

void ConquestDesk::offerNew(const QString & /*edition*/, const QString & /*openFile*/)
{
    playSample(Mode::Cooperative);
}

void ConquestDesk::giveAll(const std::vector<Command> &commands)
{
    m_busy = true;
    for (const Command &command : commands)
        m_session->submit(giving(command), command);
    m_busy = false;
    showAll();
}

} // namespace dossier
