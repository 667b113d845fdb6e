#pragma once

#include "app/play/recorded_game.h"
#include "app/play/recorded_rules.h"
#include "model/conquest/json/hidden_slots.h"
#include "model/conquest/json/session.h"

#include <string_view>

namespace dossier
{

/// The rules of a recorded game of Conquest of Planet Earth.
struct ConquestRules : RecordedRules<conquest::Lines>
{
    using Pack = conquest::Pack;

    static constexpr std::string_view name = "conquest";
    static constexpr int tableForm = 2;
    static constexpr GameName gameName{name, "Conquest of Planet Earth", "base", "base"};
    static constexpr const char *shippedPack = ":/packs/conquest-sample.json";
    /// The reader of the journal's secrets: all players together, except for one player's own.
    static constexpr std::string_view leader = "all";

    /// Returns the pointer of a value that contradicts the rest of the table; nothing when the table can be shown.
    static std::optional<std::string> inconsistency(const Table &table);

    /// Returns the turn number that an event (as JSON) sets; nothing for other events.
    static std::optional<int> roundOf(const std::string &event);

    /// Returns the hidden slots of a table, and those that public events reveal.
    static HiddenSlots hiddenSlots(const Table &table) { return conquest::hiddenSlots(table); }

    static std::vector<RevealedSlot> revealedSlots(const conquest::Events &events)
    {
        return conquest::revealedSlots(events);
    }

    /// True when the event shows hidden information to somebody at the table.
    static bool isReveal(const Event &event);

    static tl::expected<Pack, Malformed> readPack(const std::string &content);
    static Table startOf(const Pack &pack, const std::string &mission, const std::string &edition);
};

// Instantiated next to these rules; without this every user would instantiate it again.
extern template class RecordedGame<ConquestRules>;

} // namespace dossier
