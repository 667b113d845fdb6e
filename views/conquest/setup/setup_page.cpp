#include "views/conquest/setup/setup_page.h"

#include "model/conquest/seen/sections.h"
#include "model/core/worded_value.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/setup/setup_cards.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/hotkeys.h"
#include "views/kit/page_header.h"
#include "views/kit/plain_text.h"
#include "views/kit/tab_order.h"
#include "views/session/campaign_choice.h"
#include "views/session/next_roles.h"

#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

constexpr int boardHeight = 380;
/// Pixels between two cards of a column.
constexpr int cardGap = 20;

const QString campaignKey = QStringLiteral("campaign");
const QString modeKey = QStringLiteral("mode");
const QString coloursKey = QStringLiteral("colours");
const QString boxKey = QStringLiteral("box");
const QString sampleBox = QStringLiteral("sample");
const QString ownBox = QStringLiteral("own");

QString playerKey(Colour player)
{
    return QStringLiteral("player-%1").arg(static_cast<int>(player));
}

QString raceKey(Colour player)
{
    return QStringLiteral("race-%1").arg(static_cast<int>(player));
}

} // namespace

ConquestSetupPage::ConquestSetupPage(DrawBelow draw, QWidget *parent)
    : Screen(parent)
    , m_draw(std::move(draw))
    , m_seats(new Screen(this))
    , m_board(new HexBoard(this))
    , m_campaign(new CampaignChoice([this] { create(); }, this))
{
    followWidth();
    m_board->setFixedHeight(boardHeight);
    enterGoesOn(*m_seats);
    listenToBoard();
    // The window takes the title before the first game is shown.
    render(QString(),
        [](const Theme & /*theme*/) { return column({}).named(tr("Conquest of Planet Earth: set up the table")); });
}

void ConquestSetupPage::listenToBoard()
{
    connect(m_board, &HexBoard::dropped, this, [this](Place from, Place to) { moveSection(from.section, to.section); });
    connect(m_board, &HexBoard::activated, this, &ConquestSetupPage::pick);
    connect(m_board, &HexBoard::cancelled, this,
        [this]
        {
            m_carried.reset();
            refresh();
        });
}

void ConquestSetupPage::pick(Place place)
{
    const bool isSeat = place.section != centreSection && place.section <= std::ssize(m_wish.players.colours);
    if (m_carried)
        moveSection(*std::exchange(m_carried, std::nullopt), place.section);
    else if (isSeat)
        m_carried = place.section;
    refresh();
}

/// When moved onto another section, the two players change seats.
void ConquestSetupPage::moveSection(int section, int to)
{
    m_carried.reset();
    const auto players = static_cast<int>(m_wish.players.colours.size());
    if (section == centreSection || section > players || to == centreSection || to == section)
        return;
    const auto seat = static_cast<std::size_t>(section) - 1;
    if (to <= players)
        return apply(withSeatsSwapped(m_wish, seat, static_cast<std::size_t>(to) - 1));
    const std::vector<int> free = placesBeside(placesIn(m_wish, pack()));
    if (const auto at = static_cast<std::size_t>(to - players) - 1; at < free.size())
        apply(withSectionAt(m_wish, pack(), seat, free[at]));
}

void ConquestSetupPage::begin(const ConquestBoxes &boxes, const ConquestWish &wish)
{
    m_boxes = boxes;
    apply(wish);
    findChild<QScrollArea *>()->verticalScrollBar()->setValue(0);
    setFocusProxy(m_seats->findChild<QWidget *>(QStringLiteral("players")));
    m_seats->focus(QStringLiteral("players"));
}

void ConquestSetupPage::takeOwnBox(const Pack &own)
{
    m_boxes.own = own;
    if (!m_wish.sample)
        m_wish = withBox(m_wish, own, m_draw);
    refresh();
}

void ConquestSetupPage::offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen)
{
    m_campaign->begin(files, chosen);
}

Draft ConquestSetupPage::draft() const
{
    Draft draft = draftOf(m_wish.players, m_wish.names, m_wish.sample);
    draft[campaignKey] = m_campaign->typedName();
    std::erase_if(draft, [](const auto &field) { return field.second.trimmed().isEmpty(); });
    return draft;
}

Draft ConquestSetupPage::draftOf(const Players &players, const std::map<Colour, QString> &people, bool sample)
{
    QStringList colours;
    for (const Colour colour : players.colours)
        colours << QString::number(static_cast<int>(colour));
    Draft draft{{modeKey, QString::fromLatin1(wordOf(players.mode))}, {coloursKey, colours.join(u',')},
        {boxKey, sample ? sampleBox : ownBox}};
    for (const auto &[player, name] : people)
        draft[playerKey(player)] = name;
    return draft;
}

/// The colours keep their races, so that each player gets the race of the seat that is taken over.
Draft ConquestSetupPage::withRolesSwapped(const Draft &draft, const std::map<Colour, PlayerInPlay> &seats)
{
    QStringList keys;
    for (const QString &colour : textOf(draft, coloursKey).split(u',', Qt::SkipEmptyParts))
        keys << playerKey(static_cast<Colour>(colour.toInt()));
    Draft next = withNextRoles(draft, keys);
    for (const auto &[colour, seat] : seats)
        next[raceKey(colour)] = QString::fromStdString(seat.race);
    return next;
}

/// Takes mode, colours and box of another game; what does not fit any more stays as it is.
void ConquestSetupPage::takeGame(ConquestWish &wish, const Draft &draft)
{
    const bool sample = textOf(draft, boxKey) != ownBox;
    if (sample != wish.sample)
        wish = withPack(wish, sample ? m_boxes.sample : m_boxes.own, sample, m_draw);
    const Pack &pack = wish.sample ? m_boxes.sample : m_boxes.own;
    std::vector<Colour> colours;
    for (const QString &number : textOf(draft, coloursKey).split(u',', Qt::SkipEmptyParts))
        if (const int colour = number.toInt(); colour >= 0 && colour <= static_cast<int>(Colour::Gold))
            colours.push_back(static_cast<Colour>(colour));
    if (colours.empty())
        return;
    const Mode mode = valueOf<Mode>(textOf(draft, modeKey).toStdString()).value_or(Mode::Cooperative);
    wish = withPlayers(wish, pack, mode, static_cast<int>(colours.size()), m_draw);
    for (std::size_t seat = 0; seat < colours.size(); ++seat)
        wish = withColour(wish, seat, colours[seat]);
    for (const Colour colour : colours)
        wish = withRace(wish, pack, colour, textOf(draft, raceKey(colour)).toStdString());
}

void ConquestSetupPage::setDraft(const Draft &draft)
{
    ConquestWish wish = m_wish;
    takeGame(wish, draft);
    for (const Colour player : {Colour::Green, Colour::Blue, Colour::Red, Colour::Gold})
        if (const auto typed = draft.find(playerKey(player)); typed != draft.end())
            wish.names[player] = typed->second;
    if (const auto typed = draft.find(campaignKey); typed != draft.end())
        m_campaign->setTypedName(typed->second);
    apply(wish);
}

void ConquestSetupPage::setOptions(const Players &players, const TableOptions &options)
{
    ConquestWish wish = m_wish;
    wish.options = options;
    wish.players.variants = players.variants;
    const auto wasKept = [&](Colour player) { return players.keptHands.contains(player); };
    std::erase_if(wish.players.keptHands, [&](Colour player) { return !wasKept(player); });
    apply(wish);
}

void ConquestSetupPage::apply(const ConquestWish &wish)
{
    m_wish = wish;
    refresh();
}

void ConquestSetupPage::refresh()
{
    m_seats->render(QString(), [this](const Theme & /*theme*/) { return seats(); });
    render(QString(), [this](const Theme & /*theme*/) { return made(); });
    renderBoard();
    emit possibleChanged();
}

/// Missing values are below the seats, where they move nothing above; the header announces them in sight of all.
Part ConquestSetupPage::seats()
{
    const auto change = [this](const ConquestWish &wish)
    {
        apply(wish);
        emit edited();
    };
    const SeatsActions actions{.change = change,
        .choosePlayers = [this](Mode mode, int players) { apply(withPlayers(m_wish, pack(), mode, players, m_draw)); },
        .choosePack
        = [this](bool sample) { apply(withPack(m_wish, sample ? m_boxes.sample : m_boxes.own, sample, m_draw)); },
        .drawRaces = [this] { apply(withRacesDrawn(m_wish, pack(), m_draw)); },
        .openBox = [this] { emit boxRequested(); }};
    QStringList missing;
    for (const ConquestMissing what : missingIn(m_wish, pack()))
        missing << (what == ConquestMissing::Races     ? tr("a race for every player")
                : what == ConquestMissing::RaceNumbers ? tr("strength and intelligence of each race")
                : what == ConquestMissing::Objective   ? tr("resistance and population of the objective")
                                                       : tr("the dice of the technology track"));
    return column({seatsCard(pack(), m_wish, actions),
                      text(tr("To begin, Dossier needs: %1.").arg(missing.join(QStringLiteral("; "))), Role::Fault)
                          .wrapping()
                          .when(!missing.isEmpty()),
                      unknownCard(pack(), m_wish, change)})
        .spaced(cardGap);
}

Parts ConquestSetupPage::rightCards()
{
    const auto chooseVariants = [this](const Variants &variants)
    {
        ConquestWish wish = m_wish;
        wish.players.variants = variants;
        apply(withPrinted(wish, pack()));
    };
    const auto choose = [this](const TableOptions &options)
    {
        m_wish.options = options;
        refresh();
    };
    const auto chooseLayout = [this](const std::vector<int> &places)
    {
        m_wish.players.places = places;
        refresh();
    };
    const auto layouts = layoutsFor(pack(), m_boxes.sample, static_cast<int>(m_wish.players.colours.size()));
    return {formCard({text(tr("The board and its seats"), Role::Caption),
                layoutChoice(
                    layouts, m_wish.players.places.empty() ? layouts.front() : m_wish.players.places, chooseLayout),
                lent(QStringLiteral("board"), m_board).named(tr("The board as it will be")),
                text(boardHint(), Role::Small).wrapping()}),
        optionsCard(m_wish, chooseVariants, choose)};
}

Part ConquestSetupPage::made()
{
    const QString title = tr("Conquest of Planet Earth: set up the table");
    Part header = pageHeader(title,
        canBegin() ? tr("Everything is filled in; change what differs at your table")
                   : tr("A few numbers from your box are missing"),
        tr("Back (Esc)"), [this] { emit backRequested(); },
        {button(tr("Begin the game"), "primary", [this] { create(); })
                .keyed(QStringLiteral("begin"))
                .with(&Button::icon, QStringLiteral("check"))
                .withTip(hotkeys::with(tr("Begin with this set-up"), hotkeys::nextStep))
                .disabledIf(!canBegin())});
    return formPage(std::move(header),
        {lent(QStringLiteral("seats"), m_seats),
            campaignCard(*m_campaign, tr("Conquest of Planet Earth", "usual name of a campaign file"))},
        rightCards(), characters())
        .named(title);
}

void ConquestSetupPage::renderBoard()
{
    HexScene scene{.table = std::make_shared<const PublicTable>(tableOf(m_wish, pack())), .freePlaces = true};
    if (m_carried)
        scene.lights[{*m_carried, 0}] = HexLight::Picked;
    m_board->render(scene);
}

QString ConquestSetupPage::boardHint() const
{
    const QString drag = m_carried
        ? tr("Press Enter where the section should go; Esc leaves it.")
        : tr("Drag a section to a free place, or onto another to change seats; with keys, Enter picks it up.");
    return unknownHint() + drag + QLatin1Char(' ')
        + (layoutOf(tableOf(m_wish, pack()))
                ? tr("Lines join the spaces that touch across sections.")
                : tr("Dossier does not know which spaces touch across sections: it asks when somebody moves there, "
                     "until you lay out the sections here."));
}

/// Explains the “?” in the picture, and says where to enter the value.
QString ConquestSetupPage::unknownHint() const
{
    const LocationCard &objective = m_wish.objective;
    if (objective.name.empty() || (objective.resistance && objective.population))
        return {};
    return tr("“?” on %1: its resistance or population is unknown; enter it under “Printed in your box”.",
               "an objective")
               .arg(singleLine(wording::printed(objective.name)))
        + QLatin1Char(' ');
}

void ConquestSetupPage::create()
{
    if (!canBegin())
        return;
    m_wish.name = m_campaign->name();
    m_wish.file = m_campaign->file();
    emit sessionMade(m_wish);
}

std::set<DeskAction> ConquestSetupPage::possible() const
{
    return canBegin() ? std::set{DeskAction::DefaultStep} : std::set<DeskAction>();
}

void ConquestSetupPage::perform(DeskAction action)
{
    if (action == DeskAction::DefaultStep)
        create();
}

} // namespace dossier
