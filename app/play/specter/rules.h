#pragma once

#include "app/play/recorded_game.h"
#include "app/play/recorded_rules.h"
#include "model/specter/json/session.h"

#include <string_view>

namespace dossier
{

/// What a recorded game of Specter Ops is played by.
struct SpecterRules : RecordedRules<specter::Lines>
{
    using Pack = specter::Pack;

    static constexpr std::string_view name = "specter";
    static constexpr int tableForm = 1;
    static constexpr GameName gameName{name, "Specter Ops", "first", "second"};
    static constexpr const char *shippedPack = ":/packs/facility-83x.json";
    /// Who reads the journal's secrets, but for the traitor's own.
    static constexpr std::string_view leader = "agent";

    /// The pointer of a value that what else is on the table does not bear, the sheets that the app keeps among it.
    static std::optional<std::string> inconsistency(const Table &table);

    /// The number of the turn, of an event (by its JSON) that says which it is from then on.
    static std::optional<int> roundOf(const std::string &event);

    /// Whether somebody at the table learns something by it that was hidden.
    static bool isReveal(const Event &event);

    static tl::expected<Pack, Malformed> readPack(const std::string &content);
    static Table startOf(const Pack &pack, const std::string &mission, const std::string &edition);
};

// Made where these rules are: whoever plays by them would make the whole of it again.
extern template class RecordedGame<SpecterRules>;

} // namespace dossier
