#include "open_game.h"

#include "campaigns.h"
#include "omega_json.h"
#include "omega_pack.h"
#include "packs.h"
#include "sessions.h"

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

omega::Table tableOf(const omega::Pack &pack, Printing printing)
{
    const omega::Scenario &scenario = pack.scenarios.front();
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

Stored<SessionId> begin(CampaignFile &file, const GameAsked &asked, const QString &pack, const std::string &content)
{
    const Stored<CampaignId> campaign = addCampaign(file, {QStringLiteral("LEVEL 7"), QLatin1String(game), {}});
    if (!campaign)
        return tl::unexpected(campaign.error());
    const Stored<PackId> kept = addPack(file, {pack, QStringLiteral("1"), content});
    if (!kept)
        return tl::unexpected(kept.error());
    const Pinned pinned{idOf(asked.printing), {*kept}, "{}"};
    return addSession(file, {*campaign, pinned, {QDate::currentDate().toString(Qt::ISODate), {}, {}, {}, {}}});
}

/// The last session of the game in a file, or none.
Stored<std::optional<Listed<Session>>> lastSession(CampaignFile &file)
{
    const Stored<std::vector<Listed<Campaign>>> all = campaigns(file);
    if (!all)
        return tl::unexpected(all.error());
    std::optional<Listed<Session>> last;
    for (const Listed<Campaign> &campaign : *all)
    {
        if (campaign.value.game != QLatin1String(game))
            continue;
        const Stored<std::vector<Listed<Session>>> some = sessions(file, campaign.id);
        if (!some)
            return tl::unexpected(some.error());
        if (!some->empty())
            last = some->back();
    }
    return last;
}

OrProblem<OpenGame> goOn(OpenGame opened, const Listed<Session> &session)
{
    const QString path = opened.file->path();
    if (session.value.pinned.packs.empty())
        return problem(NotPlayable{path});
    const Stored<storage::Pack> kept = pack(*opened.file, session.value.pinned.packs.front());
    if (!kept)
        return problem(kept.error());
    const bool first = session.value.pinned.printing == QLatin1String("first");
    OrProblem<omega::Pack> read = packOf(kept->name, kept->content);
    if (!read)
        return problem(read.error());
    opened.pack = *std::move(read);
    opened.start = tableOf(opened.pack, first ? Printing::First : Printing::Revised);
    Stored<SessionJournal> journal = opened.file->journal(session.id);
    if (!journal)
        return problem(journal.error());
    for (const journal::Record &record : journal->journal().records())
        if (const auto *entry = std::get_if<journal::Entry>(&record.what))
            for (const journal::Payload &event : entry->events)
                if (!omega::readEvent(event.open.empty() ? event.secret : event.open))
                    return problem(NotPlayable{path});
    opened.journal = *std::move(journal);
    return opened;
}

} // namespace

tl::expected<OpenGame, GameProblem> openGame(const GameAsked &asked)
{
    const QString packName = asked.pack.isEmpty() ? QStringLiteral("sample") : asked.pack;
    const OrProblem<std::string> content = contentOf(asked.pack.isEmpty() ? QLatin1String(samplePack) : asked.pack);
    if (!content)
        return problem(content.error());
    OrProblem<omega::Pack> pack = packOf(packName, *content);
    if (!pack)
        return problem(pack.error());
    OpenGame opened{tableOf(*pack, asked.printing), *pack, std::nullopt, std::nullopt};
    if (asked.file.isEmpty())
        return opened;
    const bool there = QFile::exists(asked.file);
    Stored<CampaignFile> file = there ? CampaignFile::open(asked.file) : CampaignFile::create(asked.file);
    if (!file)
        return problem(file.error());
    opened.file = *std::move(file);
    Stored<std::optional<Listed<Session>>> last = lastSession(*opened.file);
    if (last && !*last)
    {
        if (const Stored<SessionId> begun = begin(*opened.file, asked, packName, *content); !begun)
            return problem(begun.error());
        last = lastSession(*opened.file);
    }
    if (!last)
        return problem(last.error());
    return goOn(std::move(opened), **last);
}

} // namespace dossier
