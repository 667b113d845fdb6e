#pragma once

#include "app/play/recorded_game.h"
#include "app/play/recorded_rules.h"
#include "model/conquest/json/session.h"

#include <string_view>

namespace dossier
{

/// What a recorded game of Conquest of Planet Earth is played by.
struct ConquestRules : RecordedRules<conquest::Lines>
{
    using Pack = conquest::Pack;

    static constexpr std::string_view name = "conquest";
    static constexpr int tableForm = 2;
    static constexpr GameName gameName{name, "Conquest of Planet Earth", "base", "base"};
    static constexpr const char *shippedPack = ":/packs/conquest-sample.json";
    /// Who reads the journal's secrets: all players together, but for what is one player's own.
    static constexpr std::string_view leader = "all";

    /// The pointer of a value that what else is on the table does not bear; nothing when the table can be shown.
    static std::optional<std::string> inconsistency(const Table &table);

    /// The number of the turn, of an event (by its JSON) that says which it is from then on.
    static std::optional<int> roundOf(const std::string &event);

    /// Whether somebody at the table learns something by it that was hidden.
    static bool isReveal(const Event &event);

    static tl::expected<Pack, Malformed> readPack(const std::string &content);
    static Table startOf(const Pack &pack, const std::string &mission, const std::string &edition);
};

// Made where these rules are: whoever plays by them would make the whole of it again.
extern template class RecordedGame<ConquestRules>;

} // namespace dossier
