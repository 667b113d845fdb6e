#include "app/play/specter/rules.h"

#include "model/json/recorded_numbers.h"
#include "model/specter/json/json.h"
#include "model/specter/json/pack_json.h"
#include "model/specter/json/seat_json.h"
#include "model/specter/seen/consistency.h"

namespace dossier
{

std::string SpecterRules::toJson(const Table &table)
{
    return specter::toJson(table);
}

std::optional<specter::Table> SpecterRules::readTable(const std::string &json)
{
    const RecordedNumbers recorded;
    auto table = specter::readTable(json);
    return table ? std::optional(*std::move(table)) : std::nullopt;
}

std::optional<specter::Event> SpecterRules::readEvent(const std::string &json)
{
    const RecordedNumbers recorded;
    auto event = specter::readEvent(json);
    return event ? std::optional(*std::move(event)) : std::nullopt;
}

std::optional<Malformed> SpecterRules::unreadable(const Written<Event> &event)
{
    const auto read = specter::readEvent(event.json);
    if (!read)
        return read.error();
    return *read == event.event ? std::nullopt : std::optional(Malformed{"", Fault::WrongCharacter});
}

std::optional<std::string> SpecterRules::inconsistency(const Table &table)
{
    return specter::inconsistency(table.open, table.sheets);
}

std::optional<int> SpecterRules::roundOf(const std::string &event)
{
    // Few events are read for it, for few are of that type.
    if (event.find(specter::PhaseBegan::type) == std::string::npos)
        return std::nullopt;
    const std::optional<Event> read = readEvent(event);
    const auto *began = read ? get_if<specter::PhaseBegan>(&*read) : nullptr;
    return began != nullptr ? std::optional(began->clock.turn) : std::nullopt;
}

void SpecterRules::apply(Table &table, const Event &event)
{
    specter::apply(table, event);
}

bool SpecterRules::isLeaders(const Event &event)
{
    return specter::mayKnow(event, specter::AgentSeat{});
}

bool SpecterRules::isReveal(const Event &event)
{
    return holds_alternative<specter::MoveShown>(event) || holds_alternative<specter::AgentTold>(event)
        || holds_alternative<specter::CharacterRevealed>(event) || holds_alternative<specter::CardAnnounced>(event)
        || holds_alternative<specter::ObjectiveCompleted>(event) || holds_alternative<specter::AttackMade>(event)
        || holds_alternative<specter::TraitorRevealed>(event) || holds_alternative<specter::SheetLaidOpen>(event);
}

tl::expected<specter::Pack, Malformed> SpecterRules::readPack(const std::string &content)
{
    return specter::readPack(content);
}

OrProblem<std::string> SpecterRules::missionIn(const Pack & /*pack*/, const std::string &mission)
{
    if (!mission.empty())
        return tl::unexpected<GameProblem>(NoSuchMission{QString::fromStdString(mission), {}});
    return std::string();
}

specter::Table SpecterRules::startOf(const Pack &pack, const std::string & /*mission*/, const std::string &edition)
{
    return specter::newTable(pack, edition == gameName.first ? specter::Edition::First : specter::Edition::Second);
}

const std::vector<LineMember> &SpecterRules::lineMembers()
{
    return specter::lineMembers();
}

JudgedLine<specter::Event> SpecterRules::judge(const Table &table, const JsonValue &line)
{
    return specter::judge(table, line);
}

std::optional<std::string> SpecterRules::markSeat(const Table & /*table*/, const JsonValue &seat)
{
    const specter::Seat read = JsonForm<specter::Seat>::read(seat);
    if (std::holds_alternative<specter::PublicSeat>(read))
        return std::nullopt;
    return std::holds_alternative<specter::AgentSeat>(read) ? std::string() : specter::text(read);
}

} // namespace dossier
