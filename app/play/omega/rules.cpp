#include "app/play/omega/rules.h"

#include "model/json/recorded_numbers.h"
#include "model/omega/json/json.h"
#include "model/omega/json/said_pack_json.h"
#include "model/omega/seen/consistency.h"

#include <algorithm>

namespace dossier
{

std::string OmegaRules::toJson(const Table &table)
{
    return omega::toJson(table);
}

std::optional<omega::Table> OmegaRules::readTable(const std::string &json)
{
    const RecordedNumbers recorded;
    auto table = omega::readTable(json);
    return table ? std::optional(*std::move(table)) : std::nullopt;
}

std::optional<omega::Event> OmegaRules::readEvent(const std::string &json)
{
    const RecordedNumbers recorded;
    auto event = omega::readEvent(json);
    return event ? std::optional(*std::move(event)) : std::nullopt;
}

std::optional<Malformed> OmegaRules::unreadable(const Written<Event> &event)
{
    const auto read = omega::readEvent(event.json);
    if (!read)
        return read.error();
    return *read == event.event ? std::nullopt : std::optional(Malformed{"", Fault::WrongCharacter});
}

std::optional<std::string> OmegaRules::inconsistency(const Table &table)
{
    return omega::inconsistency(table.open);
}

std::optional<int> OmegaRules::roundOf(const std::string &event)
{
    // Few events are read for it, for few are of that type.
    if (event.find(omega::StepBegan::type) == std::string::npos)
        return std::nullopt;
    const std::optional<Event> read = readEvent(event);
    const auto *began = read ? get_if<omega::StepBegan>(&*read) : nullptr;
    return began != nullptr ? std::optional(began->round) : std::nullopt;
}

void OmegaRules::apply(Table &table, const Event &event)
{
    omega::apply(table, event);
}

bool OmegaRules::isLeaders(const Event &event)
{
    return omega::mayKnow(event, omega::OverseerSeat{});
}

bool OmegaRules::isReveal(const Event &event)
{
    return holds_alternative<omega::DoorTurnedUp>(event) || holds_alternative<omega::RoomRevealed>(event)
        || holds_alternative<omega::MissionEventRevealed>(event) || holds_alternative<omega::AttackRolled>(event)
        || holds_alternative<omega::AttackRerolled>(event) || holds_alternative<omega::ChallengeEnded>(event)
        || holds_alternative<omega::HazardRolled>(event);
}

tl::expected<omega::Pack, Malformed> OmegaRules::readPack(const std::string &content)
{
    // An owner's pack keeps a list of what was said beside it, which a game has no use for.
    tl::expected<omega::Pack, Malformed> pack
        = omega::readSaidPack(content).map([](omega::SaidFile &&file) { return std::move(file.over.pack); });
    if (!pack)
        return pack;
    if (const std::vector<std::string> gaps = omega::gapsIn(*pack); !gaps.empty())
        return tl::unexpected(Malformed{gaps.front(), Fault::UnknownWord});
    if (pack->scenarios.empty())
        return tl::unexpected(Malformed{"/scenarios", Fault::Missing});
    return pack;
}

OrProblem<std::string> OmegaRules::missionIn(const Pack &pack, const std::string &mission)
{
    NoSuchMission none{QString::fromStdString(mission), {}};
    for (const omega::Scenario &scenario : pack.scenarios)
    {
        if (mission.empty() || scenario.mission.id.text == mission)
            return scenario.mission.id.text;
        none.missions << QString::fromStdString(scenario.mission.id.text);
    }
    return tl::unexpected<GameProblem>(none);
}

omega::Table OmegaRules::startOf(const Pack &pack, const std::string &mission, const std::string &edition)
{
    const auto meant
        = std::ranges::find_if(pack.scenarios, [&](const auto &one) { return one.mission.id.text == mission; });
    const omega::Scenario &scenario = meant == pack.scenarios.end() ? pack.scenarios.front() : *meant;
    return omega::newTable(printingOf(edition), omega::contentOf(pack, scenario), scenario.map, scenario.printed);
}

const std::vector<LineMember> &OmegaRules::lineMembers()
{
    return omega::lineMembers();
}

JudgedLine<omega::Event> OmegaRules::judge(const Table &table, const JsonValue &line)
{
    return omega::judge(table, line);
}

std::optional<std::string> OmegaRules::markSeat(const Table &table, const JsonValue &seat)
{
    const omega::Seat read = omega::readSeat(table.open, seat);
    if (std::holds_alternative<omega::PublicSeat>(read))
        return std::nullopt;
    return omega::knowsSecrets(read) ? std::string() : omega::text(read);
}

} // namespace dossier
