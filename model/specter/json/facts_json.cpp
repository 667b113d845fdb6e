#include "model/specter/json/facts_json.h"

namespace dossier::specter
{

namespace
{

constexpr int maxCards = 12;
constexpr int maxHunters = 9;
constexpr int facesOfADie = 6;

/// Finds the first space that is not valid on a board.
class SpaceCheck
{
public:
    explicit SpaceCheck(const Board &board)
        : m_board(board)
    {
    }

    [[nodiscard]] const std::string &fault() const { return m_fault; }

    void open(Space space, const std::string &pointer) { note(m_board.isOpen(space), pointer); }

    void onBoard(Space space, const std::string &pointer) { note(m_board.contains(space), pointer); }

    void note(bool good, const std::string &pointer)
    {
        if (!good && m_fault.empty())
            m_fault = pointer;
    }

private:
    const Board &m_board;
    std::string m_fault;
};

/// Checks the spaces of a later fact, by the names of their members.
struct LaterSpaces
{
    SpaceCheck &check;
    const std::string &pointer;

    void operator()(const SaidClear &fact) const { check.open(fact.from.at, pointer + "/from/at"); }

    void operator()(const FoundBy &fact) const
    {
        check.open(fact.from.at, pointer + "/from/at");
        check.open(fact.agent, pointer + "/agent");
        for (std::size_t i = 0; i < fact.onlookers.size(); ++i)
            check.open(fact.onlookers[i].at, pointer + "/onlookers/" + std::to_string(i) + "/at");
    }

    void operator()(const SensorSaid &fact) const { check.open(fact.vehicle, pointer + "/vehicle"); }

    void operator()(const SaidClose &fact) const
    {
        check.onBoard(fact.to, pointer + "/to");
        check.note(fact.within >= 0, pointer + "/within");
    }

    void operator()(const StoodAt &fact) const { check.open(fact.agent, pointer + "/agent"); }

    void operator()(const Foretold &fact) const
    {
        for (std::size_t i = 0; i < fact.objectives.size(); ++i)
            check.onBoard(fact.objectives[i], pointer + "/objectives/" + std::to_string(i));
    }
};

void checkCard(SpaceCheck &check, const AnnouncedCard &card, const std::string &pointer)
{
    if (card.at)
        check.open(*card.at, pointer + "/at");
    check.note(card.within >= 0, pointer + "/within");
    if (card.target)
        check.open(card.target->at, pointer + "/target/at");
    check.note(!card.die || (*card.die >= 1 && *card.die <= facesOfADie), pointer + "/die");
}

void checkTurn(SpaceCheck &check, const TurnFacts &turn, const std::string &pointer)
{
    const auto in = [&](const char *list, std::size_t index) { return pointer + list + std::to_string(index); };
    for (std::size_t i = 0; i < turn.hunters.size(); ++i)
    {
        const int number = turn.hunters[i].hunter.number;
        check.note(number >= 0 && number <= maxHunters, in("/hunters/", i) + "/hunter/number");
        check.open(turn.hunters[i].at, in("/hunters/", i) + "/at");
    }
    for (std::size_t i = 0; i < turn.turnedOver.size(); ++i)
        check.onBoard(turn.turnedOver[i], in("/turned_over/", i));
    if (turn.shown)
    {
        check.note((turn.shown->what == Showing::Nothing) == !turn.shown->at, pointer + "/shown/at");
        if (turn.shown->at)
            check.open(*turn.shown->at, pointer + "/shown/at");
    }
    if (turn.announced)
        checkCard(check, *turn.announced, pointer + "/announced");
    for (std::size_t i = 0; i < turn.later.size(); ++i)
    {
        const std::string at = in("/later/", i);
        visit(LaterSpaces{check, at}, turn.later[i]);
    }
}

void checkUnknowns(SpaceCheck &check, const Unknowns &unknowns)
{
    const auto isHand = [](int cards) { return cards >= 0 && cards <= maxCards; };
    check.note(unknowns.farReaching || unknowns.others, "/unknowns/others");
    check.note(isHand(unknowns.adrenalSurges), "/unknowns/adrenal_surges");
    check.note(isHand(unknowns.stealthFields), "/unknowns/stealth_fields");
    check.note(isHand(unknowns.holoDecoys), "/unknowns/holo_decoys");
    check.note(isHand(unknowns.hiddenCards), "/unknowns/hidden_cards");
    for (std::size_t i = 0; i < unknowns.leftInBox.size(); ++i)
    {
        const std::string pointer = "/unknowns/left_in_box/" + std::to_string(i);
        check.note(isHand(unknowns.leftInBox[i].adrenalSurges), pointer + "/adrenal_surges");
        check.note(isHand(unknowns.leftInBox[i].stealthFields), pointer + "/stealth_fields");
    }
}

std::string faultIn(const PublicHistory &history, const Board &board)
{
    SpaceCheck check(board);
    check.open(history.start, "/start");
    for (std::size_t turn = 0; turn < history.turns.size(); ++turn)
        checkTurn(check, history.turns[turn], "/turns/" + std::to_string(turn));
    checkUnknowns(check, history.unknowns);
    return check.fault();
}

} // namespace

std::string factsJson(const PublicHistory &history)
{
    return writeJson(history);
}

tl::expected<PublicHistory, Malformed> readFacts(std::string_view text, const Board &board)
{
    tl::expected<PublicHistory, Malformed> history = readJson<PublicHistory>(text);
    if (!history)
        return history;
    if (const std::string fault = faultIn(*history, board); !fault.empty())
        return tl::unexpected(Malformed{fault, Fault::OutOfRange});
    return history;
}

} // namespace dossier::specter
