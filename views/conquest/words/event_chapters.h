#pragma once

#include "views/conquest/words/names.h"

#include <QString>

namespace dossier::wording
{

/// Tells what happened in battles and in the Resistance phase, by the names of a table that outlives it.
class ConquestBattleSentences
{
public:
    explicit ConquestBattleSentences(const conquest::PublicTable &table)
        : m_table(table)
    {
    }

    QString operator()(const conquest::LocationDrawn &event) const;
    QString operator()(const conquest::BattleBegan &event) const;
    QString operator()(const conquest::FightBegan &event) const;
    QString operator()(const conquest::ResistanceTurnedUp &event) const;
    QString operator()(const conquest::BarrageFired &event) const;
    QString operator()(const conquest::DiceRolled &event) const;
    QString operator()(const conquest::DiceChanged &event) const;
    QString operator()(const conquest::RoundResolved &event) const;
    QString operator()(const conquest::StageChanged &event) const;
    QString operator()(const conquest::FightWon &event) const;
    QString operator()(const conquest::Stayed &event) const;
    QString operator()(const conquest::BattleEnded &event) const;
    QString operator()(const conquest::Stolen &event) const;
    QString operator()(const conquest::TokenAppeared &event) const;
    QString operator()(const conquest::StepBegan &event) const;
    QString operator()(const conquest::TokenActed &event) const;
    QString operator()(const conquest::ResistanceEventDrawn &event) const;
    QString operator()(const conquest::TechnologyRolled &event) const;
    QString operator()(const conquest::TechnologyDrawn &event) const;
    QString operator()(const conquest::CaptainCame &event) const;
    QString operator()(const conquest::CaptainFought &event) const;
    QString operator()(const conquest::CaptainLeft &event) const;

protected:
    [[nodiscard]] QString at(conquest::Place place) const { return name(m_table, place); }

    [[nodiscard]] QString card(const std::string &id) const { return cardName(m_table, id); }

    [[nodiscard]] QString token(const std::string &id) const { return tokenName(m_table, id); }

    [[nodiscard]] const conquest::PublicTable &table() const { return m_table; }

private:
    const conquest::PublicTable &m_table;
};

} // namespace dossier::wording
