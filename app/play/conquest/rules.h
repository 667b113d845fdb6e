#pragma once

#include "app/play/game_file.h"
#include "model/conquest/json/session.h"

#include <optional>
#include <string>
#include <string_view>

namespace dossier
{

/// What a recorded game of Conquest of Planet Earth is played by.
struct ConquestRules : conquest::Lines
{
    using Pack = conquest::Pack;

    static constexpr std::string_view name = "conquest";
    static constexpr int tableForm = 2;
    static constexpr GameName gameName{name, "Conquest of Planet Earth", "base", "base"};
    static constexpr const char *shippedPack = ":/packs/conquest-sample.json";
    /// Who reads the journal's secrets: all players together, but for what is one player's own.
    static constexpr std::string_view leader = "all";

    using Lines::toJson;
    static std::string toJson(const Table &table);
    static std::optional<Table> readTable(const std::string &json);

    static std::optional<Event> readEvent(const std::string &json);

    /// Why an event, as it is written, would not be read again as it is; nothing when it would.
    static std::optional<Malformed> unreadable(const Written<Event> &event);

    /// The pointer of a value that what else is on the table does not bear; nothing when the table can be shown.
    static std::optional<std::string> inconsistency(const Table &table);

    static void apply(Table &table, const Event &event);

    /// The number of the turn, of an event (by its JSON) that says which it is from then on.
    static std::optional<int> roundOf(const std::string &event);

    /// Whether all players together may know of it.
    static bool isLeaders(const Event &event);

    /// Whether somebody at the table learns something by it that was hidden.
    static bool isReveal(const Event &event);

    static tl::expected<Pack, Malformed> readPack(const std::string &content);
    /// The box has no missions: the name of none is empty.
    static OrProblem<std::string> missionIn(const Pack &pack, const std::string &mission);
    static Table startOf(const Pack &pack, const std::string &mission, const std::string &edition);

    /// What lines may ask for beside the journal, and what one leads to; see session.h.
    static const std::vector<LineMember> &lineMembers();
    static JudgedLine<Event> judge(const Table &table, const JsonValue &line);

    /// Whose bookmarks those of a line's seat are; see journal::BookmarkName.
    static std::optional<std::string> markSeat(const Table &table, const JsonValue &seat);
};

} // namespace dossier
