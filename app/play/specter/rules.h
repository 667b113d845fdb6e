#pragma once

#include "app/play/recorded_game.h"
#include "app/play/recorded_rules.h"
#include "model/specter/json/hidden_slots.h"
#include "model/specter/json/session.h"

#include <string_view>

namespace dossier
{

/// The rules of a recorded game of Specter Ops.
struct SpecterRules : RecordedRules<specter::Lines>
{
    using Pack = specter::Pack;

    static constexpr std::string_view name = "specter";
    static constexpr int tableForm = 1;
    static constexpr GameName gameName{name, "Specter Ops", "first", "second"};
    static constexpr const char *shippedPack = ":/packs/facility-83x.json";
    /// The reader of the journal's secrets, except for the traitor's own.
    static constexpr std::string_view leader = "agent";

    /// Returns the pointer of a value that contradicts the rest of the table, including the sheets that the app keeps.
    static std::optional<std::string> inconsistency(const Table &table);

    /// Returns the turn number that an event (as JSON) sets; nothing for other events.
    static std::optional<int> roundOf(const std::string &event);

    /// Returns the hidden slots of a table, and those that public events reveal.
    static HiddenSlots hiddenSlots(const Table &table) { return specter::hiddenSlots(table); }

    static std::vector<RevealedSlot> revealedSlots(const specter::Events &events)
    {
        return specter::revealedSlots(events);
    }

    /// True when the event shows hidden information to somebody at the table.
    static bool isReveal(const Event &event);

    static tl::expected<Pack, Malformed> readPack(const std::string &content);
    static Table startOf(const Pack &pack, const std::string &mission, const std::string &edition);
};

// Instantiated next to these rules; without this every user would instantiate it again.
extern template class RecordedGame<SpecterRules>;

} // namespace dossier
