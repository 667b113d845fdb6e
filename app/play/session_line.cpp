#include "app/play/session_line.h"

#include "app/play/play_words.h"
#include "model/json/json_reader.h"
#include "model/json/json_writer.h"
#include "model/json/utf8.h"
#include "model/storage/sessions.h"

#include <QDate>

namespace dossier
{

namespace
{

using namespace storage;

QString textOf(const JsonValue &value)
{
    const std::u32string text = string(value);
    return QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size()));
}

QString dateOf(const JsonValue &value)
{
    const QString date = textOf(value);
    if (!QDate::fromString(date, Qt::ISODate).isValid())
        throw malformed(value, Fault::UnknownWord);
    return date;
}

std::vector<Player> playersOf(const JsonValue &value)
{
    std::vector<Player> players;
    for (const JsonValue &one : array(value))
        players.push_back({textOf(member(one, "player")), textOf(member(one, "role"))});
    return players;
}

/// Returns the facts, replaced by those that the members set.
SessionFacts changed(SessionFacts facts, const JsonValue &object, const QString &resultAsRead)
{
    if (const auto value = memberIfAny(object, "date"))
        facts.date = dateOf(*value);
    if (const auto value = memberIfAny(object, "mission"))
        facts.mission = textOf(*value);
    if (const auto value = memberIfAny(object, "players"))
        facts.players = playersOf(*value);
    if (const auto value = memberIfAny(object, "result"))
        if (const QString result = textOf(*value); result != resultAsRead)
            facts.result = result;
    if (const auto value = memberIfAny(object, "notes"))
        facts.notes = textOf(*value);
    return facts;
}

std::string quoted(const QString &text)
{
    return jsonString(text.toStdU32String());
}

std::string toJson(const Listed<Session> &session, const QString &resultAsRead)
{
    const SessionFacts &facts = session.value.facts;
    const auto player
        = [](const Player &one) { return jsonObject({{"player", quoted(one.name)}, {"role", quoted(one.role)}}); };
    return jsonObject(
        {{"number", std::to_string(session.id.row)}, {"date", quoted(facts.date)}, {"mission", quoted(facts.mission)},
            {"printing", quoted(session.value.pinned.printing)}, {"players", jsonArray(facts.players, player)},
            {"result", quoted(resultAsRead)}, {"notes", quoted(facts.notes)}});
}

Stored<Listed<Session>> played(KeptGame &game)
{
    const Stored<std::vector<CampaignListed>> all = campaignsOf(*game.file);
    if (!all)
        return tl::unexpected(all.error());
    for (const CampaignListed &campaign : *all)
        for (const Listed<Session> &session : campaign.sessions)
            if (session.id == game.session)
                return session;
    return tl::unexpected(game.file->connection().error(StorageFault::NoSuchThing));
}

std::string perform(KeptGame &game, const JsonValue &object, const ResultReader &read)
{
    Stored<Listed<Session>> session = played(game);
    if (!session)
        return failedAnswer(session.error());
    const SessionFacts facts = changed(session->value.facts, object, read(session->value.facts.result));
    if (facts != session->value.facts)
        if (const Done done = changeSession(*game.file, game.session, facts); !done)
            return failedAnswer(done.error());
    session->value.facts = facts;
    return jsonObject({{"session", toJson(*session, read(facts.result))}});
}

} // namespace

std::string answerSessionLine(KeptGame &game, const JsonValue &session, const ResultReader &read)
{
    if (session.type() != JsonType::Object)
        throw malformed(session, Fault::NotAnObject);
    if (!game.file)
        throw malformed(session, Fault::Missing);
    return perform(game, session, read);
}

std::string toJson(const std::vector<CampaignListed> &campaigns, const ResultOfGame &read)
{
    const auto campaign = [&](const CampaignListed &one)
    {
        const QString &game = one.campaign.value.game;
        const auto session
            = [&](const Listed<Session> &played) { return toJson(played, read(game, played.value.facts.result)); };
        return jsonObject({{"campaign", quoted(one.campaign.value.name)}, {"game", quoted(game)},
            {"notes", quoted(one.campaign.value.notes)}, {"sessions", jsonArray(one.sessions, session)}});
    };
    return jsonArray(campaigns, campaign);
}

} // namespace dossier
