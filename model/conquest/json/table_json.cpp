#include "model/conquest/json/forms.h"
#include "model/conquest/json/json.h"

#include <utility>

namespace dossier::conquest
{

namespace
{

/// The JSON form of a view: the public members and the seat's own side by side.
struct WrittenView
{
    PublicTable open;
    std::vector<Due> due{};
    std::optional<Colour> player{};
    std::optional<CommandToken> chosen{};
    std::map<Colour, std::vector<std::string>> hands{};
    static constexpr auto names = memberNames("open", "due", "player", "chosen", "hands");
};

} // namespace

std::string toJson(const View &view)
{
    return writeJson(WrittenView{view.open, view.due, view.player, view.chosen, view.hands});
}

std::string toJson(const Table &table)
{
    return writeJson(table);
}

tl::expected<View, Malformed> readView(std::string_view text)
{
    return readJson<WrittenView>(text).map([](WrittenView &&one)
        { return View{{std::move(one.open)}, std::move(one.due), one.player, one.chosen, std::move(one.hands)}; });
}

tl::expected<Table, Malformed> readTable(std::string_view text)
{
    return readJson<Table>(text);
}

std::string viewShape()
{
    return jsonShape<WrittenView>();
}

} // namespace dossier::conquest
