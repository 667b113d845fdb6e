#include "model/specter/seen/foreseen.h"

#include "model/specter/seen/evidence.h"

#include <algorithm>

namespace dossier::specter
{

SpaceSet obligingSight(const Board &board, std::span<const Lookout> hunters, const SpaceSet &smoke,
    const std::optional<HunterKind> &secretTraitor, bool stealth)
{
    SpaceSet seen;
    for (const Lookout &hunter : hunters)
        if (!secretTraitor || hunter.hunter != idOf(*secretTraitor))
            seen |= seenBy(board, hunter, smoke, stealth);
    return seen;
}

std::vector<HunterKind> blindedBy(const PublicTable &table, Space token)
{
    const Board board = boardOf(table);
    const SpaceSet smoke = smokeSpaces(table, board);
    std::vector<HunterKind> blinded;
    for (const auto &[kind, hunter] : table.hunters)
        if (seenBy(board, lookoutOf(kind, hunter), smoke, false).contains(token))
            blinded.push_back(kind);
    return blinded;
}

std::vector<HunterKind> stunnedAround(const PublicTable &table, Space space)
{
    const EquipmentCard *card = cardOf(table.pack, Equipment::PowerFists);
    const SpaceSet near = within(boardOf(table), space, card != nullptr ? card->within.value_or(0) : 0);
    std::vector<HunterKind> stunned;
    for (const auto &[kind, hunter] : table.hunters)
        if (!hunter.inVehicle && near.contains(hunter.at))
            stunned.push_back(kind);
    return stunned;
}

namespace
{

/// Applies the effects of a card used from that space to a copy of the table.
void useCard(PublicTable &table, Agent agent, const CardUse &use, Space from, Foreseen &seen)
{
    if (use.card == Equipment::FlashBang && use.at)
    {
        seen.blinded = blindedBy(table, *use.at);
        for (const HunterKind kind : seen.blinded)
            table.hunters[kind].gaze = Gaze::Blind;
    }
    if (use.card == Equipment::SmokeGrenade && use.at)
        table.smoke.push_back({agent, *use.at, table.clock.turn + 1});
    if (use.card == Equipment::PowerFists)
        seen.stunned = stunnedAround(table, from);
    if (use.card == Equipment::TangleLine && use.hunter && use.die && table.hunters.contains(*use.hunter))
    {
        const HunterInPlay &hunter = inPlay(table, *use.hunter);
        const std::optional<int> distance = stepsBetween(boardOf(table), hunter.at, from);
        if (!hunter.inVehicle && distance && *use.die >= *distance)
            seen.stunned = {*use.hunter};
    }
    if (use.card == Equipment::StealthField)
        seen.stealth = use.before ? Stealth::FromTheStart : Stealth::AfterTheMove;
}

void showDecoy(const PublicTable &table, const CardUse &use, Shown &shown)
{
    if (use.card == Equipment::HoloDecoy && use.at)
        shown = {decoyShows(table.options.edition), *use.at};
}

/// SO-MOVE-2: returns the public announcement of a card, if it has one. The hunters are as during the move.
std::optional<AnnouncedCard> announcementOf(const PublicTable &table, const CardUse &use, const Foreseen &seen)
{
    const EquipmentCard *card = cardOf(table.pack, use.card);
    if (card == nullptr || !card->announced)
        return std::nullopt;
    AnnouncedCard announced{.card = use.card, .before = use.before, .within = card->within.value_or(0)};
    if (use.card == Equipment::FlashBang || use.card == Equipment::SmokeGrenade)
        announced.at = use.at;
    if (use.card != Equipment::TangleLine || !use.hunter)
        return announced;
    const auto target = std::ranges::find(seen.facts.hunters, idOf(*use.hunter), &Lookout::hunter);
    if (target != seen.facts.hunters.end())
        announced.target = *target;
    announced.die = use.die;
    announced.hit = !seen.stunned.empty();
    return announced;
}

} // namespace

Foreseen foresee(
    const PublicTable &table, Agent agent, const Plan &plan, const std::optional<HunterKind> &secretTraitor)
{
    PublicTable course = table;
    const Board board = boardOf(table);
    Foreseen seen;
    if (plan.card && plan.card->before)
        useCard(course, agent, *plan.card, plan.path.front(), seen);
    TurnFacts &facts = seen.facts;
    facts.hunters = lookouts(course);
    const SpaceSet smoke = smokeSpaces(course, board);
    facts.smoke = spacesOf(smoke);
    const bool hidden = seen.stealth == Stealth::FromTheStart;
    const std::vector<Space> path(plan.path.begin(), plan.path.end());
    const SpaceSet obliging = obligingSight(board, facts.hunters, smoke, secretTraitor, hidden);
    Shown shown = shownBy(obliging, path);
    if (plan.card)
        showDecoy(table, *plan.card, shown);
    for (const auto &[kind, hunter] : course.hunters)
        if (shown.at && kind != secretTraitor
            && seenBy(board, lookoutOf(kind, hunter), smoke, hidden).contains(*shown.at))
            seen.spottedBy.push_back(kind);
    // At a place where everybody knew him to be, nobody has seen him in secret. Only public sight counts here, so that
    // a reveal or its absence does not betray a decoy.
    const bool openly = shown.at == plan.path.front() && isFoundOn(table, plan.path.front());
    if (secretTraitor && shown.at && !openly && obliging.contains(*shown.at) && course.hunters.contains(*secretTraitor))
        seen.revealsTraitor = seenBy(board, lookoutOf(*secretTraitor, inPlay(course, *secretTraitor)), smoke, hidden)
                                  .contains(*shown.at);
    if (plan.card && !plan.card->before)
        useCard(course, agent, *plan.card, plan.path.back(), seen);
    std::erase_if(course.smoke, [&](const Smoke &one) { return one.by == agent && one.lastTurn <= table.clock.turn; });
    facts.smokeAfter = spacesOf(smokeSpaces(course, board));
    facts.shown = shown;
    facts.turnedOver = inPlay(table, agent).turnedOver;
    if (plan.card)
        facts.announced = announcementOf(table, *plan.card, seen);
    facts.cardAnnounced = facts.announced.has_value();
    // Independent of any hidden card: a ruling reveals none.
    if (plan.ruled)
        facts.ruling = SetAside::Steps;
    // SO-END-1: with fewer objectives it is an escape only if he announces it.
    seen.escapes = (plan.escape && (plan.ruled || escapesOnceSaid(table, agent, plan.path)))
        || (hasObjectives(table) && escapesBy(table, agent, plan.path.back()));
    return seen;
}

} // namespace dossier::specter
