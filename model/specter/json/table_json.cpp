#include "model/specter/json/board_json.h"
#include "model/specter/json/json.h"
#include "model/specter/json/rare_members.h"
#include "model/specter/json/seat_json.h"

#include <utility>

namespace dossier::specter
{

namespace
{

/// The JSON form of a view: the public members and the seat's own side by side.
struct WrittenView
{
    PublicTable open;
    std::vector<Due> due{};
    std::optional<Agent> agent{};
    std::optional<Sheet> sheet{};
    std::optional<int> health{};
    std::optional<HunterKind> traitor{};
    std::optional<Foreseen> foreseen{};
    std::vector<Equipment> cardsLeft{};
    std::vector<AgentKind> charactersLeft{};
    std::map<Agent, std::vector<Slip>> slips{};
    static constexpr auto names = memberNames(
        "open", "due", "agent", "sheet", "health", "traitor", "foreseen", "cards_left", "characters_left", "slips");
};

WrittenView written(const View &view)
{
    return {view.open, view.due, view.agent, view.sheet, view.health, view.traitor, view.foreseen, view.cardsLeft,
        view.charactersLeft, view.slips};
}

View readFrom(WrittenView &&one)
{
    return {{std::move(one.open), std::move(one.slips)}, std::move(one.due), one.agent, std::move(one.sheet),
        one.health, one.traitor, std::move(one.foreseen), std::move(one.cardsLeft), std::move(one.charactersLeft)};
}

} // namespace

std::string toJson(const View &view)
{
    return writeJson(written(view));
}

std::string toJson(const Table &table)
{
    return writeJson(table);
}

tl::expected<View, Malformed> readView(std::string_view text)
{
    return readJson<WrittenView>(text).map(readFrom);
}

tl::expected<Table, Malformed> readTable(std::string_view text)
{
    return readJson<Table>(text);
}

std::string toJson(const FactsFile &file)
{
    return writeJson(file);
}

tl::expected<FactsFile, Malformed> readFacts(std::string_view text)
{
    return readJson<FactsFile>(text);
}

std::string viewShape()
{
    return jsonShape<WrittenView>();
}

std::string factsShape()
{
    return jsonShape<FactsFile>();
}

std::string laterFactShapes()
{
    return jsonShape<LaterFact>();
}

} // namespace dossier::specter
