// What the window asks of the desk of Conquest of Planet Earth: its entries of the menus, its looks, samples and new
// games, and its window for everybody.
#include "app/conquest/desk.h"
#include "app/play/game_wording.h"
#include "app/session/printed_facts.h"
#include "app/session/session_files.h"
#include "app/window/translators.h"
#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/face/face.h"
#include "views/conquest/words/names.h"

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
    m_setup->setTheme(themeFor(preferences.theme));
    m_printing.speak(preferences.language);
    if (m_public)
        m_public->wear(preferences);
}

void ConquestDesk::perform(const QString &act)
{
    if (act == competitiveSampleAct)
        playSample(Mode::Competitive);
    else if (act == cooperativeSampleAct)
        playSample(Mode::Cooperative);
    else if (act == printAct)
        emit pageAsked(m_printing.begin());
    else if (act == handOverConquestAct && m_session)
    {
        areTokensDue() ? chooseTokens(false) : backToTable();
        m_session->foldIn();
        emit pageAsked(pageNow());
    }
}

namespace
{

/// The box with the cards of its owner, as far as they are known.
constexpr const char *ownBox = ":/packs/conquest.json";

/// The cards of a pack; none of them where it cannot be read.
Pack packIn(const QString &file)
{
    const OrProblem<OpenedConquest> box = openConquest({.pack = file});
    return box ? box->pack : Pack{};
}

} // namespace

void ConquestDesk::playSample(const QString & /*edition*/)
{
    playSample(Mode::Cooperative);
}

void ConquestDesk::playSample(Mode mode)
{
    constexpr int apart = 3;
    constexpr int together = 2;
    const ConquestWish wish = usualWish(packIn({}), mode, mode == Mode::Competitive ? apart : together, m_draw);
    if (!QDir().mkpath(folder())
        || !begin({.file = freeFileOfToday(folder(), tr("Sample game")),
            .edition = std::string(ConquestRules::gameName.first)}))
        return;
    setUp(wish);
    emit opened();
}

void ConquestDesk::beginSession(const ConquestWish &wish)
{
    GameAsked asked = newSessionIn(folder(), wish.file, wish.name, std::string(ConquestRules::gameName.first));
    if (!wish.sample)
        asked.pack = QLatin1String(ownBox);
    if (!QDir().mkpath(folder()) || !begin(asked))
        return;
    setUp(wish);
    emit opened();
}

void ConquestDesk::setUp(const ConquestWish &wish)
{
    std::vector<storage::Player> players;
    for (const auto &[colour, player] : wish.names)
        if (!player.trimmed().isEmpty())
            players.push_back({player.trimmed(), wording::name(colour)});
    if (!players.empty())
        m_session->namePlayers(players);
    m_busy = true;
    for (const Command &command : commandsOf(wish, m_session->open()->pack))
        m_session->submit(PublicSeat{}, command);
    drawHands();
    const SessionOf<ConquestRules>::Seen seen = m_session->viewOf(PublicSeat{});
    if (!seen->due.empty() && holds_alternative<BeginGame>(seen->due.front().command))
        m_session->submit(PublicSeat{}, BeginGame{});
    m_busy = false;
    showAll();
}

/// CQ-SETUP-5. Hands that lie on the table are drawn there, and what is played immediately is people's to say.
void ConquestDesk::drawHands()
{
    // What is due is of the view as it was before the first hand.
    const SessionOf<ConquestRules>::Seen seen = m_session->viewOf(PublicSeat{});
    for (const Due &due : seen->due)
        if (const auto *hand = get_if<DrawEvents>(&due.command); hand != nullptr
            && m_session->open()->players.keptHands.contains(hand->player)
            && deckSize(*m_session->open(), Deck::Events))
            m_session->submit(due.seat, m_session->drawnFor(due.command, m_draw));
}

void ConquestDesk::offerNew(const QString & /*edition*/, const QString &openFile)
{
    emit pageAsked(m_setup);
    close();
    m_setup->offerCampaigns(
        filesIn(folder(), openFile), openFile.isEmpty() ? QString() : QFileInfo(openFile).absoluteFilePath());
    const ConquestBoxes boxes{packIn({}), packIn(QLatin1String(ownBox))};
    constexpr int usualPlayers = 2;
    m_setup->begin(boxes, usualWish(boxes.sample, Mode::Cooperative, usualPlayers, m_draw));
}

PrintedPages ConquestDesk::pagesOf(ConquestPaper paper, Language language) const
{
    return {place().translators.inLanguage(language, [&] { return documentOf(paper); }),
        place().translators.inLanguage(language, [&] { return titleOf(paper); })};
}

QString ConquestDesk::documentOf(ConquestPaper paper) const
{
    if (paper == ConquestPaper::Reference)
        return referenceSheet(m_session ? m_session->open().get() : nullptr);
    if (!m_session)
        return {};
    PrintedConquest printed{.name = QFileInfo(m_session->path()).completeBaseName(),
        .date = dateOf(m_session->keptGame()),
        .players = rolesAndPlayers(m_session->players()),
        .view = std::make_shared<const PublicView>(PublicView{*m_session->open()})};
    printed.lines = m_session->publicLines(1, m_session->lineCount(journal::Eyes::Everybodys));
    return report(printed);
}

} // namespace dossier
