#include "views/conquest/desk/token_plan.h"

#include "model/core/look_up.h"

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

/// A pool that is drawn from so often gives something else, if it has anything else.
constexpr int maxTries = 80;

using Taken = std::map<std::string, int>;

/// Returns the number of such tokens in the pool, as far as anybody knows.
int inThePool(const PublicTable &table, const std::string &token)
{
    const auto *pool = lookUp(table.decks, Deck::Tokens);
    if (pool == nullptr || !pool->unseen)
        return 1;
    const int *count = lookUp(*pool->unseen, token);
    return count == nullptr ? 0 : *count;
}

/// Rolls one token for a section, from those that the earlier ones left in the pool.
Command rolledFor(const PublicTable &table, const TokensDue &due, const Taken &taken, const ConquestChance &chance,
    const EnteredValues &entered)
{
    const std::string named = entered.cards.empty() ? std::string() : entered.cards.front();
    Command drawn = PlaceToken{due.section, 1, named, {}};
    for (int tries = 0; tries < maxTries; ++tries)
    {
        drawn = chance(PlaceToken{due.section, 1, named, {}}, entered.dice);
        const std::string &token = get_if<PlaceToken>(&drawn)->token;
        const int *before = lookUp(taken, token);
        if ((before == nullptr ? 0 : *before) < inThePool(table, token))
            break;
    }
    return drawn;
}

} // namespace

std::optional<Command> TokenPlan::take()
{
    if (m_commands.empty())
        return std::nullopt;
    Command first = std::move(m_commands.front());
    m_commands.erase(m_commands.begin());
    return first;
}

std::optional<EnteredValues> TokenPlan::roll(
    const View &seen, const ConquestChance &chance, const EnteredValues &entered)
{
    m_commands.clear();
    const std::vector<TokensDue> &due = seen.open.resistance.tokensDue;
    Taken taken;
    for (std::size_t i = 0; i < due.size(); ++i)
    {
        const bool again = std::ranges::any_of(due.begin(), due.begin() + static_cast<std::ptrdiff_t>(i),
            [&](const TokensDue &before) { return before.section == due[i].section; });
        if (again)
            break;
        const Command drawn = rolledFor(seen.open, due[i], taken, chance, i == 0 ? entered : EnteredValues{});
        const PlaceToken &placed = *get_if<PlaceToken>(&drawn);
        if (needsChoice(seen, drawn))
            return m_commands.empty() ? std::optional(EnteredValues{.dice = {placed.face}, .cards = {placed.token}})
                                      : std::nullopt;
        ++taken[placed.token];
        m_commands.push_back(drawn);
        // CQ-RES-10: he fights before another token comes.
        const TokenKind *kind = tokenNamed(seen.open.pack, placed.token);
        if (due[i].number > 1 || (kind != nullptr && kind->superhero))
            break;
    }
    return std::nullopt;
}

void TokenPlan::rollMoves(
    const View &seen, const ConquestChance &chance, const std::function<bool(const std::vector<Command> &)> &goesOn)
{
    m_commands.clear();
    for (const TokenAt &token : seen.open.resistance.acting)
    {
        m_commands.push_back(chance(MoveToken{token, 1}, {}));
        if (!goesOn(m_commands))
            return;
    }
}

} // namespace dossier
