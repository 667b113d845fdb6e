#include "open_game.h"

#include "backups.h"
#include "json_reader.h"
#include "json_writer.h"
#include "omega_json.h"
#include "packs.h"
#include "play_words.h"
#include "utf8.h"

#include <QDate>
#include <QFile>

namespace dossier
{

namespace
{

using namespace storage;

constexpr const char *game = "omega";
constexpr const char *samplePack = ":/packs/sample.json";

template <typename Value>
using OrProblem = tl::expected<Value, GameProblem>;

/// A pack as it came.
struct NamedPack
{
    QString name;
    std::string content;
    omega::Pack pack;
};

tl::unexpected<GameProblem> problem(GameProblem what)
{
    return tl::unexpected(std::move(what));
}

OrProblem<omega::Pack> packOf(const QString &name, const std::string &content)
{
    tl::expected<omega::Pack, Malformed> pack = omega::readPack(content);
    if (!pack)
        return problem(PackProblem{name, pack.error()});
    const std::vector<std::string> gaps = omega::gapsIn(*pack);
    if (!gaps.empty())
        return problem(PackProblem{name, Malformed{gaps.front(), Fault::UnknownWord}});
    if (pack->scenarios.empty())
        return problem(PackProblem{name, Malformed{"/scenarios", Fault::Missing}});
    return *std::move(pack);
}

omega::Table tableOf(const omega::Pack &pack, const omega::Scenario &scenario, Printing printing)
{
    return omega::newTable(printing, omega::contentOf(pack, scenario), scenario.map, scenario.printed);
}

OrProblem<std::string> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return problem(PackProblem{path, std::nullopt});
    return file.readAll().toStdString();
}

QString idOf(Printing printing)
{
    return printing == Printing::First ? QStringLiteral("first") : QStringLiteral("revised");
}

/// The scenario of that mission, or the first without a name.
OrProblem<const omega::Scenario *> scenarioOf(const omega::Pack &pack, const std::string &mission)
{
    NoSuchMission none{QString::fromStdString(mission), {}};
    for (const omega::Scenario &scenario : pack.scenarios)
    {
        if (mission.empty() || scenario.mission.id.text == mission)
            return &scenario;
        none.missions << QString::fromStdString(scenario.mission.id.text);
    }
    return problem(none);
}

/// What a session is pinned to beside its printing and its packs.
std::string optionsFor(const omega::Scenario &scenario)
{
    return jsonObject({{"mission", jsonString(codePointsOf(scenario.mission.id.text))}});
}

/// The mission in a session's options; empty when they name none.
std::string missionIn(const std::string &options)
{
    const std::optional<JsonText> json = JsonText::parse(options);
    try
    {
        const std::optional<JsonValue> mission = json ? memberIfAny(json->root(), "mission") : std::nullopt;
        return mission ? nonEmptyText(*mission) : std::string();
    }
    catch (const Malformed &)
    {
        return {};
    }
}

OrProblem<Listed<Session>> begin(CampaignFile &file, const GameAsked &asked, const NamedPack &pack)
{
    const OrProblem<const omega::Scenario *> scenario = scenarioOf(pack.pack, asked.mission.toStdString());
    if (!scenario)
        return problem(scenario.error());
    const Stored<PackId> kept = addPack(file, {pack.name, QString::number(pack.pack.version), pack.content});
    if (!kept)
        return problem(kept.error());
    const Pinned pinned{idOf(asked.printing), {*kept}, optionsFor(**scenario)};
    const QString mission = QString::fromStdString((*scenario)->mission.id.text);
    Stored<Listed<Session>> begun
        = beginSession(file, QLatin1String(game), asked.session, pinned, mission, QStringLiteral("LEVEL 7"));
    return begun ? OrProblem<Listed<Session>>(*std::move(begun)) : problem(begun.error());
}

bool isReadable(const journal::Journal &journal)
{
    for (const journal::Record &record : journal.records())
        if (const auto *entry = get_if<journal::Entry>(&record.what))
            for (const journal::Payload &event : entry->events)
                if (!omega::readEvent(event.open.empty() ? event.secret : event.open))
                    return false;
    return true;
}

/// The journal from where its table was kept last; whole when that table cannot be read.
OrProblem<OpenGame> withJournal(OpenGame opened, SessionId session)
{
    Stored<SessionJournal::Opened> read = opened.file->journalAtSnapshot(session, OmegaRules::tableForm);
    if (!read)
        return problem(read.error());
    if (read->table)
        if (std::optional<omega::Table> table = OmegaRules::readTable(read->table->table))
            opened.kept = TableAt<omega::Table>{read->table->at, *std::move(table)};
    if (const Done whole = opened.kept ? Done() : read->journal.readWhole(); !whole)
        return problem(whole.error());
    if (!isReadable(read->journal.journal()))
        return problem(NotPlayable{opened.file->path()});
    opened.journal = std::move(read->journal);
    return opened;
}

OrProblem<OpenGame> goOn(OpenGame opened, const Listed<Session> &session)
{
    if (session.value.pinned.packs.empty())
        return problem(NotPlayable{opened.file->path()});
    const Stored<storage::Pack> kept = pack(*opened.file, session.value.pinned.packs.front());
    if (!kept)
        return problem(kept.error());
    OrProblem<omega::Pack> read = packOf(kept->name, kept->content);
    if (!read)
        return problem(read.error());
    opened.pack = *std::move(read);
    const OrProblem<const omega::Scenario *> scenario
        = scenarioOf(opened.pack, missionIn(session.value.pinned.options));
    if (!scenario)
        return problem(scenario.error());
    const bool first = session.value.pinned.printing == QLatin1String("first");
    opened.start = tableOf(opened.pack, **scenario, first ? Printing::First : Printing::Revised);
    opened.session = session.id;
    return withJournal(std::move(opened), session.id);
}

OrProblem<CampaignFile> fileOf(const GameAsked &asked)
{
    Stored<CampaignFile> file = !QFile::exists(asked.file) ? CampaignFile::create(asked.file)
        : asked.takeOver                                   ? CampaignFile::takeOver(asked.file)
                                                           : CampaignFile::open(asked.file);
    return file ? OrProblem<CampaignFile>(*std::move(file)) : problem(file.error());
}

} // namespace

tl::expected<OpenGame, GameProblem> openGame(const GameAsked &asked)
{
    NamedPack pack{asked.pack.isEmpty() ? QStringLiteral("sample") : asked.pack, {}, {}};
    const OrProblem<std::string> content = contentOf(asked.pack.isEmpty() ? QLatin1String(samplePack) : asked.pack);
    if (!content)
        return problem(content.error());
    pack.content = *content;
    OrProblem<omega::Pack> read = packOf(pack.name, pack.content);
    if (!read)
        return problem(read.error());
    pack.pack = *std::move(read);
    const OrProblem<const omega::Scenario *> scenario = scenarioOf(pack.pack, asked.mission.toStdString());
    if (!scenario)
        return problem(scenario.error());
    OpenGame opened{.start = tableOf(pack.pack, **scenario, asked.printing), .pack = pack.pack};
    if (asked.file.isEmpty())
        return opened;
    OrProblem<CampaignFile> file = fileOf(asked);
    if (!file)
        return problem(file.error());
    opened.file = *std::move(file);
    if (!asked.backups.isEmpty() && opened.file->access() == Access::Writes)
        if (const Done kept = keepBackup(*opened.file, asked.backups, QDate::currentDate()); !kept)
            opened.noBackup = kept.error();
    const Stored<std::optional<Listed<Session>>> chosen
        = sessionAsked(*opened.file, QLatin1String(game), asked.session);
    if (!chosen)
        return problem(chosen.error());
    const OrProblem<Listed<Session>> session
        = *chosen ? OrProblem<Listed<Session>>(**chosen) : begin(*opened.file, asked, pack);
    if (!session)
        return problem(session.error());
    return goOn(std::move(opened), *session);
}

} // namespace dossier
