#include "model/specter/seen/hand.h"

#include "model/core/rule.h"
#include "model/specter/seen/rule_ids.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

Slip slipOf(Rule rule, SlipKind about, int turn = 0)
{
    return {.turn = turn, .rule = std::string(id(rule)), .about = about};
}

/// The cards that the sheet has used so far, checked against the hand that it names or any possible hand.
class Hand
{
public:
    Hand(const PublicTable &table, Agent agent, const Sheet &sheet)
        : m_table(table)
        , m_sheet(sheet)
        , m_max(cardsToTake(table, agent))
        , m_character(sheet.character ? sheet.character : characterShown(table, agent))
    {
        // It is raised in the hunters' part of a turn and need not be in a line.
        const std::map<Equipment, int> &announced = specter::inPlay(table, agent).announced;
        if (const auto raised = announced.find(Equipment::VelocityBlade); raised != announced.end())
            m_used.insert(*raised);
    }

    /// True when he can have taken the cards that the sheet names.
    [[nodiscard]] bool isSound() const
    {
        return static_cast<int>(m_sheet.cards.size()) <= m_max
            && std::ranges::all_of(m_sheet.cards, [&](Equipment kind)
                { return mayHold(kind) && std::ranges::count(m_sheet.cards, kind) <= copies(kind); });
    }

    /// Uses a card; false when he cannot.
    bool use(Equipment kind)
    {
        if (kind == Equipment::VelocityBlade)
            return m_used.contains(kind);
        const int uses = ++m_used[kind];
        int cards = 0;
        for (const auto &[one, count] : m_used)
            cards += cardsFor(m_table.pack, one, count);
        return mayHold(kind) && cards <= m_max && cardsFor(m_table.pack, kind, uses) <= held(kind);
    }

private:
    [[nodiscard]] int copies(Equipment kind) const
    {
        const EquipmentCard *card = cardOf(m_table.pack, kind);
        return card != nullptr ? card->copies : 0;
    }

    [[nodiscard]] int held(Equipment kind) const
    {
        return m_sheet.cards.empty() ? copies(kind) : static_cast<int>(std::ranges::count(m_sheet.cards, kind));
    }

    [[nodiscard]] bool mayHold(Equipment kind) const
    {
        const EquipmentCard *card = cardOf(m_table.pack, kind);
        return card != nullptr && (!card->uniqueTo || !m_character || card->uniqueTo == m_character);
    }

    const PublicTable &m_table;
    const Sheet &m_sheet;
    int m_max;
    std::optional<AgentKind> m_character;
    std::map<Equipment, int> m_used;
};

bool isAnnounced(const PublicTable &table, Equipment kind)
{
    const EquipmentCard *card = cardOf(table.pack, kind);
    return card != nullptr && card->announced && kind != Equipment::VelocityBlade;
}

/// True when the line names the card that was announced, or none if none was.
bool isAsHeard(const PublicTable &table, const TurnFacts &facts, const SheetLine &line)
{
    const bool told = line.card && isAnnounced(table, line.card->card);
    if (told != facts.cardAnnounced || !told || !facts.announced)
        return told == facts.cardAnnounced;
    const AnnouncedCard &heard = *facts.announced;
    const bool elsewhere = heard.at && line.card->at && heard.at != line.card->at;
    return line.card->card == heard.card && !elsewhere;
}

/// Holo Decoy: true when the public showing can come from it. Its place and time need not be in the line.
bool canHaveShown(const PublicTable &table, const TurnFacts &facts, const SheetLine &line, const Coordinate &start)
{
    const CardUse &use = *line.card;
    if (!facts.shown)
        return true;
    if (facts.shown->what != decoyShows(table.options.edition) || (use.at && use.at != facts.shown->at))
        return false;
    const EquipmentCard *card = cardOf(table.pack, use.card);
    const SpaceSet near = within(boardOf(table), *facts.shown->at, card != nullptr ? card->within.value_or(0) : 0);
    const bool fromStart = near.contains(start);
    const bool fromEnd = near.contains(line.path.back());
    return use.at ? (use.before ? fromStart : fromEnd) : fromStart || fromEnd;
}

} // namespace

std::vector<Slip> slipsOfHand(const PublicTable &table, Agent agent, const Sheet &sheet)
{
    const AgentInPlay &inPlay = specter::inPlay(table, agent);
    if (inPlay.anyHand)
        return {};
    std::vector<Slip> slips;
    const std::optional<AgentKind> told = characterShown(table, agent);
    if (told && sheet.character && told != sheet.character)
        slips.push_back(slipOf(rule::SO_MOVE_2, SlipKind::Character));
    Hand hand(table, agent, sheet);
    if (!hand.isSound())
        slips.push_back(slipOf(rule::SO_MOVE_2, SlipKind::Hand));
    for (std::size_t i = 0; i < sheet.lines.size() && i < inPlay.turns.size(); ++i)
    {
        const std::optional<CardUse> &used = sheet.lines[i].card;
        const bool ruled = inPlay.turns[i].ruling != SetAside::Nothing;
        if (used && !ruled && !hand.use(used->card))
            slips.push_back(slipOf(rule::SO_MOVE_2, SlipKind::Hand, inPlay.firstTurn + static_cast<int>(i)));
    }
    return slips;
}

std::vector<Slip> slipsOfCard(
    const PublicTable &table, int turn, const TurnFacts &facts, const SheetLine &line, const Coordinate &start)
{
    std::vector<Slip> slips;
    if (!isAsHeard(table, facts, line))
        slips.push_back(slipOf(rule::SO_MOVE_2, SlipKind::Card, turn));
    const bool isDecoy = line.card && line.card->card == Equipment::HoloDecoy;
    if (isDecoy && facts.ruling == SetAside::Nothing && !canHaveShown(table, facts, line, start))
    {
        Slip slip = slipOf(rule::SO_MOVE_2, SlipKind::Card, turn);
        slip.said = facts.shown->at;
        slip.truth = line.card->at;
        slips.push_back(slip);
    }
    return slips;
}

} // namespace dossier::specter
