#include "omega_rules.h"

#include "omega_json.h"

namespace dossier
{

std::string OmegaRules::toJson(const Table &table)
{
    return omega::toJson(table);
}

std::optional<omega::Table> OmegaRules::readTable(const std::string &json)
{
    auto table = omega::readTable(json);
    return table ? std::optional(*std::move(table)) : std::nullopt;
}

std::string OmegaRules::toJson(const Event &event)
{
    return omega::toJson(event);
}

std::optional<omega::Event> OmegaRules::readEvent(const std::string &json)
{
    auto event = omega::readEvent(json);
    return event ? std::optional(*std::move(event)) : std::nullopt;
}

void OmegaRules::apply(Table &table, const Event &event)
{
    omega::apply(table, event);
}

bool OmegaRules::isEverybodys(const Event &event)
{
    return omega::mayKnow(event, omega::PublicSeat{});
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

} // namespace dossier
