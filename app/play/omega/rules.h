#pragma once

#include "app/play/recorded_game.h"
#include "app/play/recorded_rules.h"
#include "model/omega/json/session.h"
#include "model/omega/seen/pack.h"

#include <string_view>

namespace dossier
{

/// What a recorded game of LEVEL 7 [OMEGA PROTOCOL] is played by.
struct OmegaRules : RecordedRules<omega::Lines>
{
    using Pack = omega::Pack;

    static constexpr std::string_view name = "omega";
    static constexpr int tableForm = 2;
    static constexpr GameName gameName{name, "LEVEL 7", "first", "revised"};

    static Printing printingOf(std::string_view edition)
    {
        return edition == gameName.first ? Printing::First : Printing::Revised;
    }

    static std::string editionOf(Printing printing)
    {
        return std::string(printing == Printing::First ? gameName.first : gameName.later);
    }

    static constexpr const char *shippedPack = ":/packs/sample.json";
    /// Who reads the journal's secrets.
    static constexpr std::string_view leader = "overseer";

    /// The pointer of a value that what else is on the table does not bear; nothing when the table can be shown.
    static std::optional<std::string> inconsistency(const Table &table);

    /// The number of the round, of an event (by its JSON) that says which it is from then on.
    static std::optional<int> roundOf(const std::string &event);

    /// Whether somebody at the table learns something by it that was hidden.
    static bool isReveal(const Event &event);

    static tl::expected<Pack, Malformed> readPack(const std::string &content);
    static OrProblem<std::string> missionIn(const Pack &pack, const std::string &mission);
    static Table startOf(const Pack &pack, const std::string &mission, const std::string &edition);
};

// Made where these rules are: whoever plays by them would make the whole of it again.
extern template class RecordedGame<OmegaRules>;

} // namespace dossier
