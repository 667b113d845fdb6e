#include "app/conquest/desk.h"

#include "app/conquest/everybody.h"
#include "app/conquest/named_players.h"
#include "app/conquest/session_place.h"
#include "app/conquest/table_set_up.h"
#include "app/play/game_wording.h"
#include "app/play/hanging_wording.h"
#include "app/session/printed_facts.h"
#include "app/session/session_files.h"
#include "app/window/translators.h"
#include "model/conquest/json/json.h"
#include "model/conquest/seen/consistency.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/face/face.h"
#include "views/conquest/words/names.h"
#include "views/session/journal_wording.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace dossier
{

namespace
{

/// The setting for dice that the players roll, among the forms.
const QString diceForm = QStringLiteral("conquest dice");
const Draft rolledAtTable{{QStringLiteral("dice"), QStringLiteral("table")}};

} // namespace

ConquestDesk::ConquestDesk(const DeskPlace &place)
    : GameDesk(place)
    , m_seats(new ConquestSeats)
    , m_seatAtMachine(*m_seats)
    , m_setup(new ConquestSetupPage(drawnBelow))
    , m_printing(place.window, conquestPaperOffers(),
          [this](int paper, Language language) { return pagesOf(static_cast<ConquestPaper>(paper), language); })
    , m_box(folder())
    , m_draft(place.settings, QStringLiteral("conquest"), [this] { return m_setup ? m_setup->draft() : Draft(); })
{
    listenToSeats();
    connect(&m_seatAtMachine, &SeatAtMachine::changed, this, &ConquestDesk::showAll);
    connect(this, &ConquestDesk::publicOpenChanged, this,
        [this](bool open)
        {
            m_isPublicOpen = open;
            noteWhoSees();
        });
    listenToPrinting(m_printing);
    connect(this, &ConquestDesk::opened, this,
        [this]
        {
            showPlayers();
            showToEverybody(publicDesk(), *m_session, [this] { return m_people; });
        });
    connect(m_seats, &ConquestSeats::possibleChanged, this, &ConquestDesk::possibleChanged);
    connect(m_setup, &ConquestSetupPage::possibleChanged, this, &ConquestDesk::possibleChanged);
    m_draft.follow(*m_setup);
    connect(m_setup, &ConquestSetupPage::edited, this, [this] { m_draft.noteChange(); });
    connect(m_setup, &ConquestSetupPage::sessionMade, this, &ConquestDesk::beginSession);
    connect(m_setup, &ConquestSetupPage::backRequested, this, &ConquestDesk::leaveRequested);
    connect(m_setup, &ConquestSetupPage::boxRequested, this, &ConquestDesk::showBox);
}

ConquestDesk::~ConquestDesk()
{
    // Resetting the session closes the window for everybody, which reads the session.
    m_session.reset();
    const QList<QWidget *> all = pages();
    for (QWidget *page : all)
        if (page != nullptr && page->parent() == nullptr)
            delete page;
}

QList<QWidget *> ConquestDesk::pages() const
{
    BoxPage *owners = m_owners ? m_owners->page() : nullptr;
    return owners == nullptr ? QList<QWidget *>{m_seats, m_setup} : QList<QWidget *>{m_seats, m_setup, owners};
}

BoxDesk &ConquestDesk::ownersPages()
{
    if (m_owners)
        return *m_owners;
    m_owners = std::make_unique<BoxDesk>(m_box, place().window);
    connect(m_owners.get(), &BoxDesk::failed, this, &ConquestDesk::failed);
    connect(m_owners.get(), &BoxDesk::noted, this, &ConquestDesk::noted);
    connect(m_owners.get(), &BoxDesk::disputed, this, &ConquestDesk::disputed);
    connect(m_owners.get(), &BoxDesk::leaveRequested, this, &ConquestDesk::leaveBox);
    connect(m_owners->page(), &BoxPage::possibleChanged, this, &ConquestDesk::possibleChanged);
    emit pageMade(m_owners->page());
    return *m_owners;
}

void ConquestDesk::showBox()
{
    m_backToSetup = m_setup->isVisible();
    // Names that were typed on the set-up page belong to the same box.
    const ConquestWish &wish = m_setup->wish();
    ownersPages().show(m_backToSetup && !wish.sample ? packWith(wish, m_box.pack()) : m_box.pack());
    emit pageRequested(m_owners->page());
}

void ConquestDesk::leaveBox()
{
    if (m_backToSetup)
    {
        m_setup->takeOwnBox(m_box.pack());
        emit pageRequested(m_setup);
    }
    else
        emit leaveRequested();
}

QWidget *ConquestDesk::pageNow()
{
    return m_session ? static_cast<QWidget *>(m_seats) : m_setup;
}

void ConquestDesk::noteWhoSees()
{
    if (m_session)
        m_session->setUnwatched(holds_alternative<conquest::PlayerSeat>(m_seatAtMachine.looking()) && !m_isPublicOpen);
}

std::vector<storage::Player> ConquestDesk::parts()
{
    ConquestPeople names = namedPlayers(m_session->players(), m_roles, maxNameLength);
    std::vector<storage::Player> parts;
    for (const conquest::Colour colour : m_session->open()->players.colours)
        parts.push_back({names[colour], wording::name(colour)});
    return parts;
}

void ConquestDesk::showPlayers()
{
    m_roles = coloursOfRoles(m_session->players(), place().translators);
    m_people = namedPlayers(m_session->players(), m_roles);
    m_session->setPeople(m_people);
    m_seatAtMachine.setPeople(m_people);
    m_seats->table()->setPeople(m_people);
}

void ConquestDesk::listenToSeats()
{
    ConquestPage *page = m_seats->table();
    page->setCommandActions({.give = [this](const ConquestCommand &command, const QString &ruling)
        { submit(command.command(), ruling, Given::ByHand); },
        .giveFollowing = [this](const ConquestCommand &command) { submit(command.command(), {}, Given::ByItself); }});
    connect(page, &ConquestPage::tokensRequested, &m_seatAtMachine, &SeatAtMachine::chooseTokens);
    connect(page, &ConquestPage::handOverRequested, &m_seatAtMachine, &SeatAtMachine::askForHand);
    connect(page, &ConquestPage::coverRequested, &m_seatAtMachine, &SeatAtMachine::backToTable);
    listenToTable(*page);
    page->setCommandTexts(
        {.write = [](const conquest::Command &command) { return QString::fromStdString(conquest::toJson(command)); },
            .read = [](const QString &text) -> std::optional<conquest::Command>
            {
                auto command = conquest::readCommand(text.toStdString());
                return command ? std::optional(*std::move(command)) : std::nullopt;
            }});
    page->pendingDraws().drawBy([this](const conquest::Command &command, const std::vector<int> &entered)
        { return m_session ? m_session->drawnFor(command, m_draw, entered) : command; });
    page->pendingDraws().setRolledAtTable(place().settings.draft(diceForm) == rolledAtTable);
    connect(page, &ConquestPage::rolledAtTableChanged, this,
        [this](bool isOn) { place().settings.setDraft(diceForm, isOn ? rolledAtTable : Draft()); });
    page->pendingDraws().foreseeBy([this](const std::vector<conquest::Command> &commands)
        { return m_session ? m_session->foreseen(commands) : std::vector<conquest::Events>{}; });
}

void ConquestDesk::submit(const conquest::Command &command, const QString &ruling, Given given)
{
    if (!m_session)
        return;
    m_session->submit(m_seatAtMachine.giving(command), command, ruling, given);
    // The printed values of a box are asked for only once.
    if (OwnBox::saysWhatIsPrinted(command) && OwnBox::isOf(m_session->open()->pack))
        keepPrinted({command});
}

void ConquestDesk::listenToSession()
{
    ConquestSession *session = m_session.get();
    ConquestPage *page = m_seats->table();
    connect(session, &ConquestSession::openChanged, this,
        [this](const ConquestPublicTablePtr &open) { keepResult(resultOf(*open)); });
    connect(session, &ConquestSession::viewsChanged, this, &ConquestDesk::show);
    listenToJournal();
    connect(session, &ConquestSession::refused, page, &ConquestPage::explain);
    connect(session, &ConquestSession::impossible, page, &ConquestPage::explainAbsent);
}

OrProblem<QStringList> ConquestDesk::load(const GameRequest &request)
{
    OrProblem<OpenedConquest> game = openConquest(request);
    if (!game)
        return tl::unexpected(game.error());
    close();
    QStringList notices = wording::notices(*game);
    m_session = std::make_unique<ConquestSession>(*std::move(game));
    m_seatAtMachine.setSession(m_session.get());
    beginWithResult(resultOf(*m_session->open()));
    listenToSession();
    const auto hangs = conquest::inconsistency(*m_session->open());
    if (hangs && m_session->position() != journal::Position{})
        notices << wording::hanging(*hangs);
    return notices;
}

void ConquestDesk::close()
{
    saveNotes();
    m_seats->showPage(m_seats->table());
    m_seats->table()->forget();
    m_seatAtMachine.setSession(nullptr);
    m_session.reset();
    m_shownAt = {};
}

void ConquestDesk::showTable()
{
    m_seatAtMachine.coverAfterTurn();
    noteWhoSees();
    const journal::Position before = std::exchange(m_shownAt, m_session->position());
    m_seats->table()->render(m_session->viewOf(m_seatAtMachine.looking()), m_shownAt < before);
}

void ConquestDesk::showPast(journal::Position at)
{
    m_seats->table()->renderPast(m_session->viewAt(at, m_seatAtMachine.looking()));
}

TablePage *ConquestDesk::tablePage()
{
    return m_seats->table();
}

/// Against each other all read what everybody may know, whoever sits there.
SeatJournal ConquestDesk::journalHere() const
{
    const conquest::Seat looking = m_seatAtMachine.looking();
    const auto *player = std::get_if<conquest::PlayerSeat>(&looking);
    const QString typing
        = player != nullptr ? QStringLiteral("player %1").arg(static_cast<int>(player->colour)) : QString();
    return {*m_session, m_seatAtMachine.together() ? journal::Eyes::KnowSecrets : journal::Eyes::Everybodys,
        std::nullopt, typing};
}

void ConquestDesk::applyPreferences(const Preferences &preferences)
{
    m_printing.speak(preferences.language);
}

void ConquestDesk::perform(const QString &act)
{
    if (act == competitiveSampleAct)
        playSample(conquest::Mode::Competitive);
    else if (act == cooperativeSampleAct)
        playSample(conquest::Mode::Cooperative);
    else if (act == ownBoxAct)
        showBox();
    else if (act == printAct)
        emit pageRequested(m_printing.begin());
    else if (act == handOverConquestAct && m_session)
    {
        m_seatAtMachine.handOver();
        m_session->foldIn();
        emit pageRequested(pageNow());
    }
    else
        GameDesk::perform(act);
}

namespace
{

/// The made-up cards that come with the program; none where they cannot be read.
conquest::Pack samplePack()
{
    const OrProblem<OpenedConquest> box = openConquest({});
    return box ? box->pack : conquest::Pack{};
}

} // namespace

void ConquestDesk::playSample(const QString & /*edition*/)
{
    playSample(conquest::Mode::Cooperative);
}

void ConquestDesk::playSample(conquest::Mode mode)
{
    constexpr int apart = 3;
    constexpr int together = 2;
    const ConquestWish wish
        = usualWish(samplePack(), mode, mode == conquest::Mode::Competitive ? apart : together, m_draw);
    if (!begin({.file = freeFileOfToday(folder(), tr("Sample game")),
            .edition = std::string(ConquestRules::gameName.first)}))
        return;
    setUp(wish);
}

void ConquestDesk::beginSession(const ConquestWish &wish)
{
    GameRequest request = newSessionIn(folder(), wish.file, wish.name, std::string(ConquestRules::gameName.first));
    if (!wish.sample)
    {
        request.pack = m_box.path();
        keepPrinted(commandsOf(wish, m_box.pack()));
    }
    if (begin(request) && setUp(wish))
        m_draft.rememberFor({QStringLiteral("campaign")});
}

void ConquestDesk::offerNew(const QString & /*edition*/, const QString &openFile)
{
    const Draft draft = m_draft.kept();
    emit pageRequested(m_setup);
    close();
    // A game of an evening stands by itself: a file of its own, unless people choose another.
    m_setup->offerCampaigns(filesIn(folder(), openFile), {});
    const ConquestBoxes boxes{samplePack(), m_box.pack()};
    constexpr int usualPlayers = 2;
    m_setup->begin(boxes, usualWish(boxes.sample, conquest::Mode::Cooperative, usualPlayers, m_draw));
    m_setup->setDraft(draft);
    if (const QString damaged = m_box.damagedFile(); !damaged.isEmpty())
        emit noted(tr("The file about your box cannot be read: %1. Repair or delete it; until then nothing new about "
                      "your box is saved.")
                .arg(QDir::toNativeSeparators(damaged)));
}

void ConquestDesk::playAgain(bool swapped)
{
    if (!m_session)
        return;
    const conquest::PublicTable &table = *m_session->open();
    Draft draft = ConquestSetupPage::draftOf(table.players, namedPlayers(m_session->players(), m_roles, maxNameLength),
        table.pack.source == samplePack().source);
    if (swapped)
        draft = ConquestSetupPage::withRolesSwapped(draft, table.inPlay);
    // The session closes: its table is gone then.
    const conquest::Players players = table.players;
    const conquest::TableOptions options = table.options;
    offerNew({}, {});
    m_setup->setDraft(draft);
    m_setup->setOptions(players, options);
}

void ConquestDesk::keepPrinted(const std::vector<conquest::Command> &commands)
{
    if (!m_box.keep(commands))
        emit noted(tr("Dossier could not save for later games what you entered about your box. This game has it."));
}

bool ConquestDesk::setUp(const ConquestWish &wish)
{
    bool isComplete = true;
    const QObject here;
    const auto note = [&isComplete] { isComplete = false; };
    connect(m_session.get(), &ConquestSession::refused, &here, note);
    connect(m_session.get(), &ConquestSession::impossible, &here, note);
    connect(m_session.get(), &GameSession::notKept, &here, note);
    connect(m_session.get(), &GameSession::failed, &here, note);
    doAll([&] { setUpTable(*m_session, wish, m_draw); });
    emit opened();
    return isComplete;
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
        .players = rolesAndPlayers(rolesNow(m_session->players(), m_roles)),
        .view = std::make_shared<const conquest::PublicView>(conquest::PublicView{*m_session->open()})};
    printed.lines = m_session->allPublicLines();
    return report(printed);
}

} // namespace dossier
