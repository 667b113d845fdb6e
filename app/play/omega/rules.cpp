#include "app/play/omega/rules.h"

#include "model/omega/json/said_pack_json.h"
#include "model/omega/seen/consistency.h"

#include <algorithm>

namespace dossier
{

template class RecordedGame<OmegaRules>;

std::optional<std::string> OmegaRules::inconsistency(const Table &table)
{
    return omega::inconsistency(table.open);
}

std::optional<int> OmegaRules::roundOf(const std::string &event)
{
    return numberIn<omega::StepBegan>(event, [](const auto &began) { return began.round; });
}

bool OmegaRules::isReveal(const Event &event)
{
    return isOneOf<omega::DoorTurnedUp, omega::RoomRevealed, omega::MissionEventRevealed, omega::AttackRolled,
        omega::AttackRerolled, omega::ChallengeEnded, omega::HazardRolled>(event);
}

tl::expected<omega::Pack, Malformed> OmegaRules::readPack(const std::string &content)
{
    // An owner's pack includes a list of the owner's entries, which a game does not use.
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

std::optional<std::string> OmegaRules::publicPack(const std::string &content, const std::string &mission)
{
    const tl::expected<Pack, Malformed> read = readPack(content);
    if (!read)
        return std::nullopt;
    Pack pack = *read;
    std::erase_if(pack.scenarios,
        [&](const omega::Scenario &scenario) { return !mission.empty() && scenario.mission.id.text != mission; });
    pack.scenarios.resize(std::min<std::size_t>(pack.scenarios.size(), 1));
    if (pack.scenarios.empty())
        return std::nullopt;
    const omega::Scenario &whole = pack.scenarios.front();
    pack.scenarios.front() = {.mission = whole.mission,
        .map = whole.map,
        .dashboard = whole.dashboard,
        .doors = whole.doors,
        .printed = whole.printed};
    return toJson(pack);
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

} // namespace dossier
