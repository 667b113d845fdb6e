#pragma once

#include "app/play/recorded_game.h"
#include "app/play/recorded_rules.h"
#include "model/omega/json/hidden_slots.h"
#include "model/omega/json/session.h"
#include "model/omega/seen/pack.h"

#include <string_view>

namespace dossier
{

/// The rules of a recorded game of LEVEL 7 [OMEGA PROTOCOL].
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
    /// The reader of the journal's secrets.
    static constexpr std::string_view leader = "overseer";

    /// Returns the pointer of a value that contradicts the rest of the table; nothing when the table can be shown.
    static std::optional<std::string> inconsistency(const Table &table);

    /// Returns the round number that an event (as JSON) sets; nothing for other events.
    static std::optional<int> roundOf(const std::string &event);

    /// Returns the hidden slots of a table, and those that public events reveal.
    static HiddenSlots hiddenSlots(const Table &table) { return omega::hiddenSlots(table); }

    static std::vector<RevealedSlot> revealedSlots(const omega::Events &events) { return omega::revealedSlots(events); }

    /// True when the event shows hidden information to somebody at the table.
    static bool isReveal(const Event &event);

    static tl::expected<Pack, Malformed> readPack(const std::string &content);
    /// Returns the content of a pack with the public part of that mission alone, which is what a session begins with.
    static std::optional<std::string> publicPack(const std::string &content, const std::string &mission);
    static OrProblem<std::string> missionIn(const Pack &pack, const std::string &mission);
    static Table startOf(const Pack &pack, const std::string &mission, const std::string &edition);
};

// Instantiated next to these rules; without this every user would instantiate it again.
extern template class RecordedGame<OmegaRules>;

} // namespace dossier
