#include "model/omega/seen/pack.h"

#include <algorithm>

namespace dossier::omega
{

Content contentOf(const Pack &pack, const Scenario &scenario)
{
    Content content{.mission = scenario.mission,
        .sheets = pack.sheets,
        .weapons = pack.weapons,
        .figures = pack.figures,
        .kits = pack.kits,
        .roomCards = pack.roomCards,
        .items = pack.items,
        .doors = pack.doors,
        .doorPlaces = scenario.doors,
        .markers = pack.markers};
    for (const AbilityId &id : scenario.dashboard)
        if (const Ability *ability = found(pack.abilities, id))
            content.abilities.push_back(*ability);
    return content;
}

namespace
{

/// Collects the ids that have no card.
class Gaps
{
public:
    explicit Gaps(const Pack &pack)
        : m_pack(pack)
    {
    }

    void need(const std::string &where, const KindId &id) { need(where, id.text, found(m_pack.figures, id)); }

    void need(const std::string &where, const WeaponId &id) { need(where, id.text, found(m_pack.weapons, id)); }

    void need(const std::string &where, const AbilityId &id) { need(where, id.text, found(m_pack.abilities, id)); }

    void need(const std::string &where, const RoomCardId &id) { need(where, id.text, found(m_pack.roomCards, id)); }

    template <typename Id>
    void need(const std::string &where, const std::optional<Id> &id)
    {
        if (id)
            need(where, *id);
    }

    [[nodiscard]] std::vector<std::string> list() const { return m_gaps; }

private:
    void need(const std::string &where, const std::string &id, const void *card)
    {
        if (card == nullptr)
            m_gaps.push_back(where + '/' + id);
    }

    const Pack &m_pack;
    std::vector<std::string> m_gaps;
};

void needScenario(Gaps &gaps, const Scenario &scenario)
{
    const std::string where = "/scenarios/" + scenario.mission.id.text;
    for (const AbilityId &id : scenario.dashboard)
        gaps.need(where, id);
    for (const auto &[kind, count] : scenario.mission.reserves)
        gaps.need(where, kind);
    for (const auto *events : {&scenario.mission.events, &scenario.secretEvents})
        for (const MissionEvent &event : *events)
            for (const auto &[kind, count] : event.spawns)
                gaps.need(where, kind);
    for (const std::vector<RoomCardId> &stack : scenario.stacks)
        for (const RoomCardId &card : stack)
            gaps.need(where, card);
}

} // namespace

std::vector<std::string> gapsIn(const Pack &pack)
{
    Gaps gaps(pack);
    for (const Sheet &sheet : pack.sheets)
    {
        gaps.need("/sheets", sheet.ranged);
        gaps.need("/sheets", sheet.melee);
    }
    for (const FigureCard &card : pack.figures)
        for (const WeaponId &weapon : card.weapons)
            gaps.need("/figures", weapon);
    for (const Ability &ability : pack.abilities)
        for (const KindId &kind : ability.spawns)
            gaps.need("/abilities", kind);
    for (const Kit &kit : pack.kits)
    {
        gaps.need("/kits", kit.weapon);
        gaps.need("/kits", kit.deploys);
    }
    for (const Item &item : pack.items)
        gaps.need("/items", item.weapon);
    for (const RoomCard &card : pack.roomCards)
        for (const auto &[kind, count] : card.spawns)
            gaps.need("/room_cards", kind);
    for (const Scenario &scenario : pack.scenarios)
        needScenario(gaps, scenario);
    return gaps.list();
}

} // namespace dossier::omega
