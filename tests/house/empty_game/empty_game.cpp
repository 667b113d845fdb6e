#include "tests/house/empty_game/empty_game.h"

#include "app/session/session_files.h"

#include <QDir>
#include <QPushButton>

#include <array>

namespace dossier::test
{

namespace
{

const QString layAct = QStringLiteral("lay");

/// Its card on the start page.
StartCard startCard()
{
    return {QStringLiteral("The empty game"), QStringLiteral("A bead is laid down."),
        {{StartWay::Kind::Sample, {}, QStringLiteral("Play the empty game")}}};
}

int numberIn(const std::string &json)
{
    return std::stoi(json.substr(json.find_first_of("0123456789")));
}

} // namespace

std::string EmptyRules::toJson(const Table &table)
{
    return R"({"beads": )" + std::to_string(table.beads) + '}';
}

std::optional<EmptyRules::Table> EmptyRules::readTable(const std::string &json)
{
    return Table{numberIn(json)};
}

std::string EmptyRules::toJson(const Event &event)
{
    return R"({"laid": )" + std::to_string(event.beads) + '}';
}

std::string EmptyRules::toJson(const Command &command)
{
    return R"({"type": "lay", "beads": )" + std::to_string(command.beads) + '}';
}

std::optional<EmptyRules::Event> EmptyRules::readEvent(const std::string &json)
{
    return Event{numberIn(json)};
}

EmptySession::EmptySession(OpenedGame<EmptyRules> game)
    : SessionOf(std::move(game), nullptr)
{
}

void EmptySession::layBead()
{
    // Nothing forbids one more bead on this table.
    (void)give(EmptyRules::Seat{}, EmptyRules::Command{}, {});
}

void EmptySession::showTable()
{
    emit beadsChanged(beads());
}

JournalRow EmptySession::rowFor(
    journal::Line line, std::shared_ptr<const Events> /*events*/, std::uint32_t /*record*/) const
{
    return {std::move(line), [] { return QStringList{QStringLiteral("A bead was laid down.")}; }};
}

EmptyDesk::EmptyDesk(const DeskPlace &place)
    : GameDesk(place)
    , m_page(new QLabel)
{
    connect(this, &EmptyDesk::opened, this, [this] { publicDesk().follow(m_session.get()); });
}

EmptyDesk::~EmptyDesk()
{
    if (m_page && m_page->parent() == nullptr)
        delete m_page;
}

void EmptyDesk::playSample(const QString & /*edition*/)
{
    GameRequest asked;
    asked.file = freeFileOfToday(folder(), QStringLiteral("Empty"));
    if (!QDir().mkpath(folder()) || !begin(asked))
        return;
    showAll();
    emit opened();
}

void EmptyDesk::offerNew(const QString &edition, const QString & /*openFile*/)
{
    playSample(edition);
}

void EmptyDesk::perform(const QString &act)
{
    if (act == layAct && m_session)
        m_session->layBead();
}

OrProblem<QStringList> EmptyDesk::load(const GameRequest &asked)
{
    GameRequest own = asked;
    own.packContent = "{}";
    auto file = fileThere(own);
    if (!file)
        return tl::unexpected(file.error());
    auto game = GameOpener<EmptyRules>::open(own, *std::move(file));
    if (!game)
        return tl::unexpected(game.error());
    close();
    m_session = std::make_unique<EmptySession>(*std::move(game));
    connect(m_session.get(), &EmptySession::beadsChanged, this, &EmptyDesk::show);
    return QStringList();
}

void EmptyDesk::showTable()
{
    m_page->setText(QStringLiteral("%1 beads").arg(m_session->beads()));
}

namespace
{

/// Returns the answer of `check`.
std::string beadsResult(const JsonValue & /*query*/)
{
    return std::to_string(EmptyRules::maxBeads);
}

constexpr std::array queries{QueryKind{"empty.beads", beadsResult}};

GameWords words()
{
    return {.first = QStringLiteral("Only"),
        .later = QStringLiteral("None"),
        .printings = QStringLiteral("only"),
        .seats = QStringLiteral("public"),
        .leaders = QStringLiteral("everybody’s"),
        .options = {{QStringLiteral("--beads"), QStringLiteral("how many beads there are")}},
        .queries = {{QStringLiteral("empty.beads"), QStringLiteral("how many beads a table holds")}},
        .example = {},
        .limits = QStringLiteral("there are no more beads")};
}

GameLines lines()
{
    return {.name = EmptyRules::gameName,
        .title = QStringLiteral("The empty game"),
        .usual = EmptyRules::gameName.first,
        .options = {{QStringLiteral("beads")}},
        .seat = [](const QString &name)
        { return name == QStringLiteral("public") ? std::optional<std::string>("\"public\"") : std::nullopt; },
        .schema = [] { return std::string("{}"); },
        .play = [](const GameLines & /*game*/, const PlayRequest &asked, std::optional<storage::CampaignFile> /*file*/)
        { return wordFor(asked, QStringLiteral("beads")).toInt(); },
        .words = words,
        .queries = queries,
        .querySchema = [] { return std::string("{\"title\": \"beads\"}"); }};
}

} // namespace

Game emptyGame()
{
    return {
        .face = {.id = QStringLiteral("empty"),
            .name = QStringLiteral("Empty"),
            .editions = {{QStringLiteral("only"), [] { return QStringLiteral("Only"); },
                [] { return QStringLiteral("There is no other."); }, {}}},
            .newSession = {"Ctrl+Alt+E", nullptr, "New empty game", "Begin the empty game"},
            .entries = {{layAct, GameEntry::Place::Seat, {"Ctrl+Alt+L", nullptr, "Lay a bead", "Lay down a bead"}}},
            .keys = {},
            .card = &startCard},
        .lines = lines(),
        .makeDesk = [](const DeskPlace &place) -> std::unique_ptr<GameDesk>
        { return std::make_unique<EmptyDesk>(place); },
    };
}

} // namespace dossier::test
