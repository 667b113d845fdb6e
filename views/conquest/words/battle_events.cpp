#include "views/conquest/words/event_chapters.h"
#include "views/conquest/words/event_wording.h"

#include <QCoreApplication>
#include <QStringList>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestBattles
{
    Q_DECLARE_TR_FUNCTIONS(ConquestBattles)
};

QString facesOf(const std::vector<int> &dice)
{
    QStringList all;
    for (const int face : dice)
        all << QString::number(face);
    return all.isEmpty() ? QStringLiteral("–") : all.join(QStringLiteral(", "));
}

QString bonusOf(int number)
{
    return QStringLiteral("+%1").arg(number);
}

/// "4 against 3, 5": the dice of both sides.
QString bothDice(const std::vector<int> &attacker, const std::vector<int> &opponent)
{
    return ConquestBattles::tr("%1 against %2", "dice of both sides").arg(facesOf(attacker), facesOf(opponent));
}

} // namespace

QString ConquestBattleSentences::operator()(const conquest::LocationDrawn &event) const
{
    return ConquestBattles::tr("%1 is explored: %2", "a space, a location").arg(address(event.at), card(event.card));
}

QString ConquestBattleSentences::operator()(const conquest::BattleBegan &event) const
{
    if (event.enemy)
        return ConquestBattles::tr("%1 fights %2’s aliens in %3", "two players, a space")
            .arg(name(event.by), name(*event.enemy), at(event.at));
    return (event.outOfTurn ? ConquestBattles::tr("%1 has to fight at once in %2", "a player, a space")
                            : ConquestBattles::tr("%1 begins a battle in %2", "a player, a space"))
        .arg(name(event.by), at(event.at));
}

QString ConquestBattleSentences::operator()(const conquest::FightBegan &event) const
{
    switch (event.against)
    {
    case conquest::Against::Token:
        return ConquestBattles::tr("Fight against a token: %1").arg(token(event.name));
    case conquest::Against::Cards:
        return ConquestBattles::tr("Fight against resistance cards");
    case conquest::Against::Aliens:
        break;
    }
    return ConquestBattles::tr("Aliens fight aliens");
}

QString ConquestBattleSentences::operator()(const conquest::ResistanceTurnedUp &event) const
{
    if (const conquest::HeroCard *hero = conquest::heroNamed(table().pack, event.card); hero != nullptr && hero->bonus)
        return ConquestBattles::tr("Hero turned up: %1, %2", "a card, a signed number")
            .arg(card(event.card), bonusOf(*hero->bonus));
    const conquest::ResistanceCard *resistance = conquest::resistanceNamed(table().pack, event.card);
    return resistance != nullptr && resistance->strength
        ? ConquestBattles::tr("Turned up: %1, strength %2", "a card, a number")
              .arg(card(event.card), QString::number(*resistance->strength))
        : ConquestBattles::tr("Turned up: %1", "a card").arg(card(event.card));
}

QString ConquestBattleSentences::operator()(const conquest::BarrageFired &event) const
{
    QStringList dice;
    for (const auto &[alien, face] : event.dice)
        dice << ConquestBattles::tr("%1: %2", "an alien, its die").arg(name(table(), alien), QString::number(face));
    return ConquestBattles::tr("Barrage in %1: %2", "a space, aliens with their dice")
        .arg(at(event.by.at), dice.isEmpty() ? ConquestBattles::tr("no alien there") : dice.join(QStringLiteral(", ")));
}

QString ConquestBattleSentences::operator()(const conquest::DiceRolled &event) const
{
    return ConquestBattles::tr("Dice: %1", "dice of both sides").arg(bothDice(event.attacker, event.opponent));
}

QString ConquestBattleSentences::operator()(const conquest::DiceChanged &event) const
{
    return ConquestBattles::tr("%1 changes the dice: %2", "a card, dice of both sides")
        .arg(card(event.by), bothDice(event.attacker, event.opponent));
}

QString ConquestBattleSentences::operator()(const conquest::RoundResolved &event) const
{
    return sentence(event.result, event.loser);
}

QString ConquestBattleSentences::operator()(const conquest::StageChanged &event) const
{
    return ConquestBattles::tr("Next: %1", "what a battle waits for").arg(name(event.stage));
}

QString ConquestBattleSentences::operator()(const conquest::FightWon & /*event*/) const
{
    return ConquestBattles::tr("This resistance is beaten");
}

QString ConquestBattleSentences::operator()(const conquest::Stayed &event) const
{
    return ConquestBattles::tr("%1 stays and fights on").arg(name(event.player));
}

QString ConquestBattleSentences::operator()(const conquest::BattleEnded &event) const
{
    return event.won ? ConquestBattles::tr("The battle is won") : ConquestBattles::tr("The battle is lost");
}

QString ConquestBattleSentences::operator()(const conquest::Stolen &event) const
{
    return ConquestBattles::tr("%1 steals %3 from %2", "two players, a space")
        .arg(name(event.player), name(event.from), at(event.at));
}

QString ConquestBattleSentences::operator()(const conquest::TokenAppeared &event) const
{
    return ConquestBattles::tr("To be fought at once in %2: %1", "a token, a space")
        .arg(token(event.token.token), at(event.token.at));
}

QString ConquestBattleSentences::operator()(const conquest::StepBegan &event) const
{
    return ConquestBattles::tr("Resistance phase, step %1: %2", "a number, a name")
        .arg(QString::number(event.step), stepName(event.step));
}

QString ConquestBattleSentences::operator()(const conquest::TokenActed &event) const
{
    return ConquestBattles::tr("%1 stays in %2", "a token, a space").arg(token(event.token.token), at(event.token.at));
}

QString ConquestBattleSentences::operator()(const conquest::ResistanceEventDrawn &event) const
{
    return ConquestBattles::tr("Resistance event: %1", "a card").arg(card(event.card));
}

QString ConquestBattleSentences::operator()(const conquest::TechnologyRolled &event) const
{
    return ConquestBattles::tr("Technology dice: %1").arg(facesOf(event.faces));
}

QString ConquestBattleSentences::operator()(const conquest::TechnologyDrawn &event) const
{
    return ConquestBattles::tr("New human technology: %1", "a card").arg(card(event.card));
}

QString ConquestBattleSentences::operator()(const conquest::CaptainCame &event) const
{
    return ConquestBattles::tr("%1 comes and attacks: %2", "a token, spaces")
        .arg(token(event.token), event.spaces.empty() ? QStringLiteral("–") : names(table(), event.spaces));
}

QString ConquestBattleSentences::operator()(const conquest::CaptainFought &event) const
{
    return ConquestBattles::tr("%1, dice %2: %3", "a space, dice of both sides, what they came to")
        .arg(at(event.at), bothDice(event.attacker, event.opponent), sentence(event.result, std::nullopt));
}

QString ConquestBattleSentences::operator()(const conquest::CaptainLeft & /*event*/) const
{
    return ConquestBattles::tr("The superhero’s token goes back to the pool");
}

QString sentence(const conquest::RoundResult &result, std::optional<conquest::Colour> loser)
{
    const QString attacker = QString::number(result.attacker);
    const QString opponent = QString::number(result.opponent);
    if (!result.winner)
        return (result.attacker == result.opponent
                ? ConquestBattles::tr("A tie, %1 against %2: nobody loses")
                : ConquestBattles::tr("A tie of two overwhelming dice, %1 against %2: nobody loses"))
            .arg(attacker, opponent);
    if (loser)
        return (result.overwhelming ? ConquestBattles::tr("Overwhelming victory: %1 loses the round, %2 against %3")
                                    : ConquestBattles::tr("%1 loses the round, %2 against %3"))
            .arg(name(*loser), attacker, opponent);
    const bool won = *result.winner == conquest::Side::Attacker;
    if (result.overwhelming)
        return (won ? ConquestBattles::tr("Overwhelming victory of the aliens, %1 against %2")
                    : ConquestBattles::tr("Overwhelming victory of the resistance, %1 against %2"))
            .arg(attacker, opponent);
    return (won ? ConquestBattles::tr("The aliens win the round, %1 against %2")
                : ConquestBattles::tr("The resistance wins the round, %1 against %2"))
        .arg(attacker, opponent);
}

} // namespace dossier::wording
