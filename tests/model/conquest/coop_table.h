#pragma once

#include "model/conquest/table.h"

namespace dossier::test
{

/// The sample pack of Conquest of Planet Earth.
const conquest::Pack &conquestSample();

/// A table of the sample pack for commands of people: the rules are checked first.
class CoopTable
{
public:
    /// Green and Blue together, and so on, ready for the first command of the Resistance phase, no token on the board.
    explicit CoopTable(int players = 2, conquest::Mode mode = conquest::Mode::Cooperative,
        const conquest::TableOptions &options = {}, const conquest::Variants &variants = {});

    /// The Resistance phase at that step.
    void atStep(int step, const std::vector<conquest::TokenAt> &acting = {});

    void happen(const conquest::Event &event);

    void put(conquest::Place at, const std::string &token) { happen(conquest::TokenPlaced{at, token}); }

    void stand(conquest::AlienId alien, conquest::Place at) { happen(conquest::AlienPlaced{alien, at, false}); }

    void conquered(conquest::Place at, const std::string &card, conquest::Colour by);

    /// The rule that refuses it, or nothing.
    [[nodiscard]] std::string against(const conquest::Command &command) const;

    /// Gives a command without known objections, and returns the objection when it is refused after all.
    std::string give(const conquest::Command &command);

    [[nodiscard]] const conquest::PublicTable &open() const { return m_table.open; }

    /// The events of the last command.
    [[nodiscard]] const conquest::Events &events() const { return m_events; }

    /// Of which kinds that was.
    template <typename T>
    [[nodiscard]] int count() const
    {
        int found = 0;
        for (const conquest::Event &event : m_events)
            found += holds_alternative<T>(event) ? 1 : 0;
        return found;
    }

    conquest::Table &table() { return m_table; }

private:
    conquest::Table m_table;
    conquest::Events m_events;
};

} // namespace dossier::test
