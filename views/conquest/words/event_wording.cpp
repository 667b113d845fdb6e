#include "views/conquest/words/event_wording.h"

#include "views/conquest/words/facts.h"
#include "views/kit/filled.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdlib>

namespace dossier::wording
{

namespace
{

using conquest::PublicTable;

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

/// A sentence for each event; one without does not compile.
class ConquestEvents
{
    Q_DECLARE_TR_FUNCTIONS(ConquestEvents)

public:
    const PublicTable &table;
    ConquestFacts say = ConquestFacts(table);

    // --- Set-up ---

    SENTENCE(conquest::PlayersChosen, tr("{players.mode}: {players.colours}", "a mode, players"))
    SENTENCE(conquest::OptionsChosen, tr("The players choose the table’s options"))
    SENTENCE(conquest::Described, tr("The players enter the values of {printed}", "a card"))

    QString operator()(const conquest::SheetDescribed &event) const
    {
        return event.brutal ? tr("The players enter the brutal side of the resistance sheet")
                            : tr("The players enter the standard side of the resistance sheet");
    }

    QString operator()(const conquest::TouchingSaid &event) const
    {
        return (
            event.touch ? tr("%1 and %2 are adjacent", "two spaces") : tr("%1 and %2 are not adjacent", "two spaces"))
            .arg(say(event.border.first), say(event.border.second));
    }

    SENTENCE(conquest::RaceTaken, tr("{player} plays {race}", "a player, a race"))
    SENTENCE(conquest::TokensPut, tr("Tokens placed: {section}", "a section"))

    // --- The round ---

    SENTENCE(conquest::RoundBegan, tr("Round {round} begins"))
    SENTENCE(conquest::TokensTakenBack, tr("{player} takes back all command tokens"))
    SENTENCE(conquest::TokenChosen, tr("{player} chooses command token {token}", "a player, a token"))
    SENTENCE(conquest::TokenLaid, tr("{player} has chosen a command token"))
    SENTENCE(conquest::TokensRevealed, tr("Command tokens: {tokens}", "players with a token each"))

    QString operator()(const conquest::PointsRolled &event) const
    {
        return filled(event.offered ? tr("{player} rolls a 1 and may roll again")
                                    : tr("{player} rolls {face} for action points", "a player, a number"),
            event, say);
    }

    SENTENCE(conquest::FirstTied, tr("Tied for the first turn: {players}", "players"))
    SENTENCE(conquest::FirstRolled, tr("Rolled for the first turn: {faces}", "players with a die each"))
    SENTENCE(conquest::FirstChosen, tr("{player} goes first"))
    SENTENCE(conquest::TurnBegan, tr("{player}’s turn begins"))
    SENTENCE(conquest::PhaseBegan, tr("{phase} begins", "a phase"))
    SENTENCE(conquest::TurnEnded, tr("{player}’s turn ends"))

    // --- Cards ---

    SENTENCE(conquest::EventsDrawn, tr("{player} draws {cards}", "a player, cards"))

    QString operator()(const conquest::HandDrawn &event) const
    {
        return filled(event.immediate.empty() ? tr("{player} draws %n event(s)", "a player, how many", event.number)
                                              : tr("{player} draws %n event(s); played immediately: {immediate}",
                                                    "a player, how many, cards", event.number),
            event, say);
    }

    SENTENCE(conquest::EventPlayed, tr("{player} plays {card}", "a player, a card"))
    SENTENCE(conquest::HandShown, tr("{player} shows the hand: {cards}", "a player, cards"))
    SENTENCE(conquest::AbilityUsed, tr("{player} uses {ability}", "a player, an ability"))
    SENTENCE(conquest::CardApplied, tr("{by} takes effect", "a card"))
    SENTENCE(conquest::EffectBecameDue, tr("The effect of {card} is due", "a card"))

    QString operator()(const conquest::EffectLeft &event) const
    {
        return filled(conquest::technologyNamed(table.pack, event.card) != nullptr
                ? tr("{card} stays in play", "a technology card")
                : tr("{card} is left without effect", "a card"),
            event, say);
    }

    QString operator()(const conquest::CancelTried &event) const
    {
        const QString text = filled(tr("{player} cancels {card} with {by}", "a player, two cards"), event, say);
        if (!event.face)
            return text;
        return (*event.face >= 4 ? tr("%1: roll %2, cancelled", "who cancels what, a die")
                                 : tr("%1: roll %2, not cancelled", "who cancels what, a die"))
            .arg(text, QString::number(*event.face));
    }

    SENTENCE(conquest::DeckShuffled, tr("The discards are shuffled in again: {deck}", "a deck"))

    // --- Battles ---

    QString operator()(const conquest::LocationDrawn &event) const
    {
        return tr("%1 is explored: %2", "a space, a location").arg(address(event.at), cardName(table, event.card));
    }

    QString operator()(const conquest::BattleBegan &event) const
    {
        if (event.enemy)
            return filled(tr("{by} fights {enemy}’s aliens in {at}", "two players, a space"), event, say);
        return filled(event.outOfTurn ? tr("{by} has to fight at once in {at}", "a player, a space")
                                      : tr("{by} begins a battle in {at}", "a player, a space"),
            event, say);
    }

    QString operator()(const conquest::FightBegan &event) const
    {
        switch (event.against)
        {
        case conquest::Against::Token:
            return tr("Fight against a token: %1").arg(tokenName(table, event.name));
        case conquest::Against::Cards:
            return tr("Fight against resistance cards");
        case conquest::Against::Aliens:
            break;
        }
        return tr("Aliens fight aliens");
    }

    QString operator()(const conquest::ResistanceTurnedUp &event) const
    {
        const QString card = cardName(table, event.card);
        if (const conquest::HeroCard *hero = conquest::heroNamed(table.pack, event.card);
            hero != nullptr && hero->bonus)
            return tr("Hero turned up: %1, %2", "a card, a signed number").arg(card, bonusOf(*hero->bonus));
        const conquest::ResistanceCard *resistance = conquest::resistanceNamed(table.pack, event.card);
        return resistance != nullptr && resistance->strength
            ? tr("Turned up: %1, strength %2", "a card, a number").arg(card, QString::number(*resistance->strength))
            : tr("Turned up: %1", "a card").arg(card);
    }

    QString operator()(const conquest::BarrageFired &event) const
    {
        QStringList dice;
        for (const auto &[alien, face] : event.dice)
            dice << tr("%1: %2", "an alien, its die").arg(say(alien), QString::number(face));
        return tr("Barrage in %1: %2", "a space, aliens with their dice")
            .arg(say(event.by.at), dice.isEmpty() ? tr("no alien there") : dice.join(QStringLiteral(", ")));
    }

    QString operator()(const conquest::DiceRolled &event) const
    {
        return tr("Dice: %1", "dice of both sides").arg(bothDice(event.attacker, event.opponent));
    }

    QString operator()(const conquest::DiceChanged &event) const
    {
        return tr("%1 changes the dice: %2", "a card, dice of both sides")
            .arg(cardName(table, event.by), bothDice(event.attacker, event.opponent));
    }

    QString operator()(const conquest::RoundResolved &event) const { return sentence(event.result, event.loser); }

    SENTENCE(conquest::StageChanged, tr("Next: {stage}", "what a battle waits for"))
    SENTENCE(conquest::FightWon, tr("This resistance is beaten"))
    SENTENCE(conquest::Stayed, tr("{player} stays and fights on"))

    QString operator()(const conquest::BattleEnded &event) const
    {
        return event.won ? tr("The battle is won") : tr("The battle is lost");
    }

    SENTENCE(conquest::Stolen, tr("{player} steals {at} from {from}", "two players, a space"))

    // --- The Resistance phase ---

    SENTENCE(conquest::TokenAppeared, tr("To be fought at once in {token.at}: {token.token}", "a token, a space"))

    QString operator()(const conquest::StepBegan &event) const
    {
        return tr("Resistance phase, step %1: %2", "a number, a name")
            .arg(QString::number(event.step), stepName(event.step));
    }

    SENTENCE(conquest::TokenActed, tr("{token.token} stays in {token.at}", "a token, a space"))
    SENTENCE(conquest::ResistanceEventDrawn, tr("Resistance event: {card}", "a card"))

    QString operator()(const conquest::TechnologyRolled &event) const
    {
        return tr("Technology dice: %1").arg(facesOf(event.faces));
    }

    SENTENCE(conquest::TechnologyDrawn, tr("The humans get {card}", "a card"))

    QString operator()(const conquest::CaptainCame &event) const
    {
        const QString token = tokenName(table, event.token);
        return event.spaces.empty()
            ? tr("%1 comes and finds nobody to attack", "a token").arg(token)
            : tr("%1 comes and attacks: %2", "a token, spaces").arg(token, names(table, event.spaces));
    }

    QString operator()(const conquest::CaptainFought &event) const
    {
        return tr("%1, dice %2: %3", "a space, dice of both sides, what they came to")
            .arg(say(event.at), bothDice(event.attacker, event.opponent), sentence(event.result, std::nullopt));
    }

    SENTENCE(conquest::CaptainLeft, tr("The superhero’s token goes back to the pool"))

    // --- Effects that cards, texts and abilities can have, too ---

    QString operator()(const conquest::ThreatChanged &event) const
    {
        return (event.by < 0 ? tr("%1 spends %n threat token(s)", "a player, how many", -event.by)
                             : tr("%1 takes %n threat token(s)", "a player, how many", event.by))
            .arg(name(event.player));
    }

    QString operator()(const conquest::TerrorChanged &event) const
    {
        return (event.by < 0 ? tr("%1 loses %n terror", "a player, how much", -event.by)
                             : tr("%1 gains %n terror", "a player, how much", event.by))
            .arg(name(event.player));
    }

    QString operator()(const conquest::PointsChanged &event) const
    {
        return (event.by < 0 ? tr("%1 spends %n action point(s)", "a player, how many", -event.by)
                             : tr("%1 gains %n action point(s)", "a player, how many", event.by))
            .arg(name(event.player));
    }

    SENTENCE(conquest::AlienDestroyed, tr("{alien} is destroyed", "an alien"))
    SENTENCE(conquest::AlienPlaced, tr("{alien} goes to {at}", "an alien, a space"))
    SENTENCE(conquest::TokenPlaced, tr("{token} comes to {at}", "a token, a space"))
    SENTENCE(conquest::TokenTaken, tr("{token} leaves {at} for the pool", "a token, a space"))
    SENTENCE(conquest::TokenMoved, tr("{token} goes from {from} to {to}", "a token, two spaces"))
    SENTENCE(conquest::StuffGained, tr("{player} gains {card}", "a player, a Space Stuff card"))

    QString operator()(const conquest::StuffLost &event) const
    {
        return filled(event.to ? tr("{player} loses {card} to {to}", "a player, a card, a player")
                               : tr("{player} loses {card}", "a player, a card"),
            event, say);
    }

    QString operator()(const conquest::StuffTurned &event) const
    {
        return filled(event.ready ? tr("{player} readies {card} again", "a player, a card")
                                  : tr("{player} uses the card {card}", "a player, a card"),
            event, say);
    }

    SENTENCE(conquest::EventEnded, tr("{card} is no longer in play", "an event"))
    SENTENCE(conquest::EventDiscarded, tr("{player} discards {card}", "a player, a card"))
    SENTENCE(conquest::TechnologyEnded, tr("The humans lose {card}", "a card"))

    QString operator()(const conquest::MarkerMoved &event) const
    {
        return event.by < 0 ? tr("The technology marker goes back by %n", "how far", -event.by)
                            : tr("The technology marker advances by %n", "how far", event.by);
    }
    SENTENCE(conquest::Demolished, tr("{at} is demolished", "a space"))
    SENTENCE(conquest::ValueChanged,
        tr("Cards change {at}: resistance {resistance}, population {population}", "a space, two signed numbers"))
    SENTENCE(conquest::Conquered, tr("{player} conquers {at}", "a player, a space"))
    SENTENCE(conquest::LocationFreed, tr("{at} is free again", "a space"))

    QString operator()(const conquest::TokensCalled &event) const
    {
        int tokens = 0;
        for (const conquest::TokensDue &due : event.due)
            tokens += due.number;
        return tr("Resistance tokens to place: %1").arg(QString::number(tokens));
    }

    QString operator()(const conquest::BonusChanged &event) const
    {
        const QString lasting = !event.lasts          ? tr("in this fight", "how long strength lasts")
            : event.lasts == conquest::Lasting::Round ? tr("in this round", "how long strength lasts")
                                                      : tr("in the whole battle", "how long strength lasts");
        return (event.by < 0 ? tr("%1: %n less strength %2", "attacker or defender, how much, how long", -event.by)
                             : tr("%1: %n more strength %2", "attacker or defender, how much, how long", event.by))
            .arg(name(event.side), lasting);
    }

    // --- The end ---

    SENTENCE(conquest::WinClaimed, tr("{player} wins with {by}, unless somebody cancels it", "a player, a card"))
    SENTENCE(conquest::WinLet, tr("{player} cancels nothing"))
    SENTENCE(conquest::WinFailed, tr("Somebody cancels the winning card: the game goes on"))

    QString operator()(const conquest::GameEnded &event) const { return sentence(event.outcome); }

    QString operator()(const conquest::RulingMade & /*event*/) const { return {}; }

    SENTENCE(conquest::SecretRulingMade, tr("Decided in secret"))

private:
    /// "4 against 3, 5": the dice of both sides.
    static QString bothDice(const std::vector<int> &attacker, const std::vector<int> &opponent)
    {
        return tr("%1 against %2", "dice of both sides").arg(facesOf(attacker), facesOf(opponent));
    }
};

} // namespace

QString sentence(const PublicTable &table, const conquest::Event &event)
{
    return visit(ConquestEvents{table}, event);
}

QString sentence(const PublicTable &table, const conquest::Effect &effect)
{
    return visit(ConquestEvents{table}, effect);
}

QString sentence(const conquest::RoundResult &result, std::optional<conquest::Colour> loser)
{
    const QString attacker = QString::number(result.attacker);
    const QString opponent = QString::number(result.opponent);
    if (!result.winner)
        return (result.attacker == result.opponent
                ? ConquestEvents::tr("A tie, %1 against %2: nobody loses")
                : ConquestEvents::tr("A tie of two overwhelming dice, %1 against %2: nobody loses"))
            .arg(attacker, opponent);
    if (loser)
        return (result.overwhelming ? ConquestEvents::tr("Overwhelming victory: %1 loses the round, %2 against %3")
                                    : ConquestEvents::tr("%1 loses the round, %2 against %3"))
            .arg(name(*loser), attacker, opponent);
    const bool won = *result.winner == conquest::Side::Attacker;
    if (result.overwhelming)
        return (won ? ConquestEvents::tr("Overwhelming victory of the aliens, %1 against %2")
                    : ConquestEvents::tr("Overwhelming victory of the resistance, %1 against %2"))
            .arg(attacker, opponent);
    return (won ? ConquestEvents::tr("The aliens win the round, %1 against %2")
                : ConquestEvents::tr("The resistance wins the round, %1 against %2"))
        .arg(attacker, opponent);
}

} // namespace dossier::wording
