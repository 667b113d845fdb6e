#include "app/play/conquest/rules.h"

#include "model/conquest/json/forms.h"
#include "model/conquest/json/json.h"
#include "model/conquest/json/pack_json.h"
#include "model/conquest/seen/consistency.h"
#include "model/json/recorded_numbers.h"

namespace dossier
{

std::string ConquestRules::toJson(const Table &table)
{
    return conquest::toJson(table);
}

std::optional<conquest::Table> ConquestRules::readTable(const std::string &json)
{
    const RecordedNumbers recorded;
    auto table = conquest::readTable(json);
    return table ? std::optional(*std::move(table)) : std::nullopt;
}

std::optional<conquest::Event> ConquestRules::readEvent(const std::string &json)
{
    const RecordedNumbers recorded;
    auto event = conquest::readEvent(json);
    return event ? std::optional(*std::move(event)) : std::nullopt;
}

std::optional<Malformed> ConquestRules::unreadable(const Written<Event> &event)
{
    const auto read = conquest::readEvent(event.json);
    if (!read)
        return read.error();
    return *read == event.event ? std::nullopt : std::optional(Malformed{"", Fault::WrongCharacter});
}

std::optional<std::string> ConquestRules::inconsistency(const Table &table)
{
    return conquest::inconsistency(table.open);
}

std::optional<int> ConquestRules::roundOf(const std::string &event)
{
    // Few events are read for it, for few are of that type.
    if (event.find(conquest::RoundBegan::type) == std::string::npos)
        return std::nullopt;
    const std::optional<Event> read = readEvent(event);
    const auto *began = read ? get_if<conquest::RoundBegan>(&*read) : nullptr;
    return began != nullptr ? std::optional(began->round) : std::nullopt;
}

void ConquestRules::apply(Table &table, const Event &event)
{
    conquest::apply(table, event);
}

bool ConquestRules::isLeaders(const Event &event)
{
    return conquest::mayKnow(event, conquest::TogetherSeat{});
}

bool ConquestRules::isReveal(const Event &event)
{
    return holds_alternative<conquest::TokensRevealed>(event) || holds_alternative<conquest::EventPlayed>(event)
        || holds_alternative<conquest::EventDiscarded>(event) || holds_alternative<conquest::HandShown>(event)
        || holds_alternative<conquest::HandDrawn>(event) || holds_alternative<conquest::LocationDrawn>(event)
        || holds_alternative<conquest::ResistanceTurnedUp>(event)
        || holds_alternative<conquest::ResistanceEventDrawn>(event)
        || holds_alternative<conquest::TechnologyDrawn>(event) || holds_alternative<conquest::StuffGained>(event);
}

tl::expected<conquest::Pack, Malformed> ConquestRules::readPack(const std::string &content)
{
    return conquest::readPack(content);
}

OrProblem<std::string> ConquestRules::missionIn(const Pack & /*pack*/, const std::string &mission)
{
    if (!mission.empty())
        return tl::unexpected<GameProblem>(NoSuchMission{QString::fromStdString(mission), {}});
    return std::string();
}

conquest::Table ConquestRules::startOf(
    const Pack &pack, const std::string & /*mission*/, const std::string & /*edition*/)
{
    return conquest::newTable(pack);
}

const std::vector<LineMember> &ConquestRules::lineMembers()
{
    return conquest::lineMembers();
}

JudgedLine<conquest::Event> ConquestRules::judge(const Table &table, const JsonValue &line)
{
    return conquest::judge(table, line);
}

std::optional<std::string> ConquestRules::markSeat(const Table & /*table*/, const JsonValue &seat)
{
    const conquest::Seat read = JsonForm<conquest::Seat>::read(seat);
    if (std::holds_alternative<conquest::PublicSeat>(read))
        return std::nullopt;
    return std::holds_alternative<conquest::TogetherSeat>(read) ? std::string() : conquest::text(read);
}

} // namespace dossier
