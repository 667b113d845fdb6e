#include "views/conquest/words/event_wording.h"
#include "views/conquest/words/names.h"
#include "views/kit/signed_number.h"

#include <QCoreApplication>

#include <cstdlib>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestEffects
{
    Q_DECLARE_TR_FUNCTIONS(ConquestEffects)
};

using conquest::PublicTable;

/// What cards, texts and abilities can make happen, one after another.
class EffectSentences
{
public:
    explicit EffectSentences(const PublicTable &table)
        : m_table(table)
    {
    }

    QString operator()(const conquest::ThreatChanged &event) const
    {
        return (event.by < 0 ? ConquestEffects::tr("%1 gives back threat tokens: %2", "a player, how many")
                             : ConquestEffects::tr("%1 takes threat tokens: %2", "a player, how many"))
            .arg(name(event.player), QString::number(std::abs(event.by)));
    }

    QString operator()(const conquest::TerrorChanged &event) const
    {
        return ConquestEffects::tr("Terror of %1 by cards: %2", "a player, a signed number")
            .arg(name(event.player), signedNumber(event.by));
    }

    QString operator()(const conquest::PointsChanged &event) const
    {
        return (event.by < 0 ? ConquestEffects::tr("%1 spends action points: %2", "a player, how many")
                             : ConquestEffects::tr("%1 gains action points: %2", "a player, how many"))
            .arg(name(event.player), QString::number(std::abs(event.by)));
    }

    QString operator()(const conquest::AlienDestroyed &event) const
    {
        return ConquestEffects::tr("%1 is destroyed", "an alien").arg(name(m_table, event.alien));
    }

    QString operator()(const conquest::AlienPlaced &event) const
    {
        return ConquestEffects::tr("%1 goes to %2", "an alien, a space").arg(name(m_table, event.alien), at(event.at));
    }

    QString operator()(const conquest::TokenPlaced &event) const
    {
        return ConquestEffects::tr("A token is placed in %2: %1", "a token, a space")
            .arg(token(event.token), at(event.at));
    }

    QString operator()(const conquest::TokenTaken &event) const
    {
        return ConquestEffects::tr("A token goes from %2 back to the pool: %1", "a token, a space")
            .arg(token(event.token), at(event.at));
    }

    QString operator()(const conquest::TokenMoved &event) const
    {
        return ConquestEffects::tr("A token goes from %2 to %3: %1", "a token, two spaces")
            .arg(token(event.token), at(event.from), at(event.to));
    }

    QString operator()(const conquest::StuffGained &event) const
    {
        return ConquestEffects::tr("%1 gains %2", "a player, a Space Stuff card")
            .arg(name(event.player), card(event.card));
    }

    QString operator()(const conquest::StuffLost &event) const
    {
        if (event.to)
            return ConquestEffects::tr("%1 loses %2 to %3", "a player, a card, a player")
                .arg(name(event.player), card(event.card), name(*event.to));
        return ConquestEffects::tr("%1 loses %2", "a player, a card").arg(name(event.player), card(event.card));
    }

    QString operator()(const conquest::StuffTurned &event) const
    {
        return (event.ready ? ConquestEffects::tr("%1 turns %2 up again", "a player, a card")
                            : ConquestEffects::tr("%1 turns %2 down", "a player, a card"))
            .arg(name(event.player), card(event.card));
    }

    QString operator()(const conquest::EventEnded &event) const
    {
        return ConquestEffects::tr("No longer in play: %1", "an event").arg(card(event.card));
    }

    QString operator()(const conquest::EventDiscarded &event) const
    {
        return ConquestEffects::tr("%1 discards %2", "a player, a card").arg(name(event.player), card(event.card));
    }

    QString operator()(const conquest::TechnologyEnded &event) const
    {
        return ConquestEffects::tr("Technology lost: %1", "a card").arg(card(event.card));
    }

    QString operator()(const conquest::MarkerMoved &event) const
    {
        return ConquestEffects::tr("Technology marker: %1", "a signed number").arg(signedNumber(event.by));
    }

    QString operator()(const conquest::Demolished &event) const
    {
        return ConquestEffects::tr("Demolished: %1", "a space").arg(at(event.at));
    }

    QString operator()(const conquest::ValueChanged &event) const
    {
        return ConquestEffects::tr("Texts change %1: resistance %2, population %3", "a space, two signed numbers")
            .arg(at(event.at), signedNumber(event.resistance), signedNumber(event.population));
    }

    QString operator()(const conquest::Conquered &event) const
    {
        return ConquestEffects::tr("%1 conquers %2", "a player, a space").arg(name(event.player), at(event.at));
    }

    QString operator()(const conquest::LocationFreed &event) const
    {
        return ConquestEffects::tr("Free again: %1", "a space").arg(at(event.at));
    }

    QString operator()(const conquest::TokensCalled &event) const
    {
        int tokens = 0;
        for (const conquest::TokensDue &due : event.due)
            tokens += due.number;
        return ConquestEffects::tr("Resistance tokens to place: %1").arg(QString::number(tokens));
    }

    QString operator()(const conquest::BonusChanged &event) const
    {
        const QString said = !event.lasts
            ? ConquestEffects::tr("%1 in the fight: strength %2", "attacker or defender, a signed number")
            : event.lasts == conquest::Lasting::Round
            ? ConquestEffects::tr("%1 in the round: strength %2", "attacker or defender, a signed number")
            : ConquestEffects::tr("%1 in the whole battle: strength %2", "attacker or defender, a signed number");
        return said.arg(name(event.side), signedNumber(event.by));
    }

private:
    [[nodiscard]] QString at(conquest::Place place) const { return name(m_table, place); }

    [[nodiscard]] QString card(const std::string &id) const { return cardName(m_table, id); }

    [[nodiscard]] QString token(const std::string &id) const { return tokenName(m_table, id); }

    const PublicTable &m_table;
};

} // namespace

QString sentence(const PublicTable &table, const conquest::Effect &effect)
{
    return visit(EffectSentences(table), effect);
}

} // namespace dossier::wording
