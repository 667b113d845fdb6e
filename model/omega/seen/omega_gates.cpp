#include "omega_gates.h"

#include <algorithm>

namespace dossier::omega
{

FactValue word(std::string_view text)
{
    return std::string(text);
}

FactValue word(const Combatant &who)
{
    if (const Role *role = get_if<Role>(&who))
        return word(wordOf(*role));
    return std::get<FigureId>(who).number;
}

Refusal inStep(const PublicTable &table, std::initializer_list<Step> allowed)
{
    if (std::ranges::find(allowed, table.clock.step) != allowed.end())
        return std::nullopt;
    return Violation{Rule::OP_ROUND_1, {{"due", word(table.clock.step)}, {"belongs_to", word(*allowed.begin())}}};
}

namespace
{

Refusal nothingIn(const Pending &pending)
{
    const char *what = pending.attack ? "attack"
        : pending.challenge           ? "challenge"
        : !pending.hazards.empty()    ? "hazard"
        : !pending.allowances.empty() ? "placement"
        : pending.reveal              ? "reveal"
        : pending.move                ? "move"
        : !pending.events.empty()     ? "event"
                                      : nullptr;
    return what != nullptr ? Refusal(Violation{Rule::OP_ACT_1, {{"under_way", word(what)}}}) : std::nullopt;
}

} // namespace

Refusal nothingPending(const PublicTable &table)
{
    return nothingIn(table.pending);
}

Refusal nothingUnanswerable(const PublicTable &table)
{
    Pending rest = table.pending;
    rest.move.reset();
    rest.allowances.clear();
    rest.reveal.reset();
    if (rest.attack && !rest.attack->faces && !rest.interrupts.empty())
        rest.attack.reset();
    return nothingIn(rest);
}

Refusal noDiceDue(const PublicTable &table)
{
    Pending rest = table.pending;
    rest.allowances.clear();
    rest.reveal.reset();
    rest.move.reset();
    rest.events.clear();
    return nothingIn(rest);
}

Refusal increasing(const PublicTable &table, Role role, int by)
{
    if (by == 0)
        return std::nullopt;
    const Commando &commando = inPlay(table, role);
    const std::optional<int> most = maxAdrenalineOf(table, role);
    if (!most)
        return unknownValue(Rule::OP_ADR_2, "max_adrenaline");
    if (adrenalineOf(table, role) + by > *most)
    {
        Violation no{Rule::OP_ADR_2, {{"adrenaline", adrenalineOf(table, role)}, {"cost", by}, {"maximum", *most}}};
        no.facts["stance"] = commando.stance && !onDownedCard(commando) ? word(*commando.stance) : word("downed");
        return no;
    }
    if (table.adrenaline.bank < by)
        return Violation{Rule::OP_ADR_1, {{"bank", table.adrenaline.bank}, {"cost", by}}};
    return std::nullopt;
}

Refusal spending(const PublicTable &table, int cost)
{
    if (table.adrenaline.pool >= cost)
        return std::nullopt;
    return Violation{Rule::OP_ADR_1, {{"pool", table.adrenaline.pool}, {"cost", cost}}};
}

Refusal paying(const PublicTable &table, const std::optional<Role> &by, int cost)
{
    return by ? increasing(table, *by, cost) : spending(table, cost);
}

Refusal inTurn(const PublicTable &table, Role role, ActionKind action)
{
    if (auto no = inStep(table, {Step::Turns}))
        return no;
    if (!table.turn || table.turn->who != Combatant(role))
        return Violation{Rule::OP_ACT_1, {{"turn", table.turn ? word(table.turn->who) : word("nobody")}}};
    if (auto no = nothingPending(table))
        return no;
    const Commando &commando = inPlay(table, role);
    if (commando.condition == Condition::Active || action == ActionKind::Move)
        return std::nullopt;
    const Sheet *sheet = sheetOf(table, role);
    const bool allowed = table.printing == Printing::Revised && onDownedCard(commando) && sheet != nullptr
        && std::ranges::count(sheet->downed.actions, action) > 0;
    return allowed ? std::nullopt : Refusal(Violation{Rule::OP_DOWN_1, {{"action", word(action)}}});
}

Refusal acting(const PublicTable &table, Role role, ActionKind action)
{
    if (auto no = inTurn(table, role, action))
        return no;
    return increasing(table, role, costOf(table, action));
}

Violation unknownValue(Rule rule, std::string_view what)
{
    return {rule, {{"unknown", word(what)}}};
}

Refusal woundsAskFor(const PublicTable &table, const Combatant &who, int wounds)
{
    const Role *role = get_if<Role>(&who);
    // Whoever lies on the ground already dies of any wound.
    if (wounds < 1 || (role != nullptr && inPlay(table, *role).condition != Condition::Active))
        return std::nullopt;
    const std::optional<int> vitality = vitalityOf(table, who);
    if (!vitality)
        return unknownValue(role != nullptr ? Rule::OP_DOWN_1 : Rule::OP_ATK_4, "vitality");
    if (role == nullptr || woundsOf(table, who) + wounds < *vitality)
        return std::nullopt;
    return refreshAsksFor(table, Rule::OP_ADR_5);
}

Refusal refreshAsksFor(const PublicTable &table, Rule rule)
{
    for (const Ability &ability : table.content.abilities)
        if (!ability.refresh && tokensIn(table, ability.id) > 0)
            return Violation{rule, {{"unknown", word("refresh")}, {"ability", word(ability.id)}}};
    return std::nullopt;
}

std::optional<std::size_t> allowanceFor(const PublicTable &table, const KindId &kind)
{
    const std::vector<Allowance> &all = table.pending.allowances;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (std::ranges::count(all[i].kinds, kind) > 0 && all[i].left > 0)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> allowanceFor(const PublicTable &table, MarkerKind marker)
{
    const std::vector<Allowance> &all = table.pending.allowances;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].marker == marker && all[i].left > 0)
            return i;
    return std::nullopt;
}

} // namespace dossier::omega
