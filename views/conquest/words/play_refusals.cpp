#include "views/conquest/words/names.h"
#include "views/conquest/words/refusal_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestPlayRefusals
{
    Q_DECLARE_TR_FUNCTIONS(ConquestPlayRefusals)
};

namespace reason = conquest::reason;

QString numeral(int number)
{
    return QString::number(number);
}

/// A number that a box has printed, by the name of its member.
QString memberName(const std::string &member)
{
    static const std::map<std::string_view, const char *> all{
        {"strength", QT_TRANSLATE_NOOP("ConquestPlayRefusals", "Strength")},
        {"intelligence", QT_TRANSLATE_NOOP("ConquestPlayRefusals", "Intelligence")},
        {"resistance", QT_TRANSLATE_NOOP("ConquestPlayRefusals", "resistance")},
        {"population", QT_TRANSLATE_NOOP("ConquestPlayRefusals", "population")},
        {"bonus", QT_TRANSLATE_NOOP("ConquestPlayRefusals", "bonus")},
        {"cost", QT_TRANSLATE_NOOP("ConquestPlayRefusals", "cost in action points")},
        {"sectors", QT_TRANSLATE_NOOP("ConquestPlayRefusals", "numbers in the triangles of the track")}};
    const auto found = all.find(member);
    return found != all.end() ? ConquestPlayRefusals::tr(found->second) : ConquestPlayRefusals::tr("value");
}

/// Of what: a card by its name, the resistance sheet by its side.
QString ownerName(const conquest::PublicTable &table, const std::string &owner)
{
    if (owner == "standard" || owner == "resistance_sheet")
        return ConquestPlayRefusals::tr("Resistance sheet");
    if (owner == "brutal")
        return ConquestPlayRefusals::tr("Resistance sheet, brutal side");
    return cardName(table, owner);
}

/// What is wrong with what is done in a turn.
struct PlaySentences
{
    const conquest::PublicTable &table;

    QString operator()(const reason::OtherPhase &no) const
    {
        switch (no.phase)
        {
        case conquest::Phase::SetUp:
            return ConquestPlayRefusals::tr("The game has not begun yet.");
        case conquest::Phase::Over:
            return ConquestPlayRefusals::tr("The game is over.");
        default:
            return ConquestPlayRefusals::tr("Not in this phase: %1.").arg(name(no.phase));
        }
    }

    QString operator()(const reason::ComesFirst &no) const
    {
        return no.first.empty() ? ConquestPlayRefusals::tr("This cannot be done now.")
                                : ConquestPlayRefusals::tr("First: %1.", "what has to be done").arg(dueName(no.first));
    }

    QString operator()(const reason::NotOnTurn &no) const
    {
        return no.active ? ConquestPlayRefusals::tr("Only in the player’s own turn; now it is the turn of: %1.")
                               .arg(name(*no.active))
                         : ConquestPlayRefusals::tr("Only in the player’s own turn.");
    }

    QString operator()(const reason::PlayersAllowed &no) const
    {
        return ConquestPlayRefusals::tr("Players needed in this mode: %1 to %2.")
            .arg(numeral(no.least), numeral(no.most));
    }

    QString operator()(const reason::NumberUnknown &no) const
    {
        return ConquestPlayRefusals::tr("Not entered yet: %1, %2.", "a card, what is printed on it")
            .arg(ownerName(table, no.name), memberName(no.member));
    }

    QString operator()(const reason::RaceGone &no) const
    {
        return ConquestPlayRefusals::tr("Another player has this race: %1.").arg(raceName(table, no.raceTaken));
    }

    QString operator()(const reason::RaceNeeded &no) const
    {
        return ConquestPlayRefusals::tr("%1 has no race for this.").arg(name(no.raceOf));
    }

    QString operator()(const reason::NoneLeft &no) const
    {
        return ConquestPlayRefusals::tr("None left in “%1”: %2.", "a deck, a card")
            .arg(name(no.deck), cardName(table, no.none));
    }

    QString operator()(const reason::NotAtHand &no) const
    {
        return ConquestPlayRefusals::tr("Command token %1 is set aside; it comes back when only the D6 is left.")
            .arg(name(no.tokenSetAside));
    }

    QString operator()(const reason::TokensAtHand &no) const
    {
        return ConquestPlayRefusals::tr("Tokens come back when only the D6 is left; tokens still there: %1.")
            .arg(numeral(no.tokensAtHand));
    }

    QString operator()(const reason::NoRollDue &no) const
    {
        return ConquestPlayRefusals::tr("%1 has nothing to choose or roll now.").arg(name(no.noRollOf));
    }

    QString operator()(const reason::NothingOffered &no) const
    {
        return ConquestPlayRefusals::tr("%1 has not rolled a 1 that can be rolled again.").arg(name(no.nothingOffered));
    }

    QString operator()(const reason::WhoRolls &no) const
    {
        return no.tied.empty()
            ? ConquestPlayRefusals::tr("Nobody is tied for the first turn.")
            : ConquestPlayRefusals::tr("One die each, for those who are tied: %1.").arg(names(no.tied));
    }

    QString operator()(const reason::TooFewPoints &no) const
    {
        return ConquestPlayRefusals::tr("Not enough action points: %1 needed, %2 left.")
            .arg(numeral(no.needed), numeral(no.points));
    }

    QString operator()(const reason::TooFewThreat &no) const
    {
        return ConquestPlayRefusals::tr("Not enough threat tokens: %1 needed, %2 there.")
            .arg(numeral(no.needed), numeral(no.threat));
    }

    QString operator()(const reason::InReserve &no) const
    {
        return ConquestPlayRefusals::tr("%1 is in the reserve: it has to land first.").arg(name(table, no.inReserve));
    }

    QString operator()(const reason::OnTheBoard &no) const
    {
        return ConquestPlayRefusals::tr("%1 is on the board already.").arg(name(table, no.onTheBoard));
    }

    QString operator()(const reason::NotOwn &no) const
    {
        return ConquestPlayRefusals::tr("Not an alien of %2: %1.", "an alien, a player")
            .arg(name(table, no.alien), name(no.player));
    }

    QString operator()(const reason::MovementEnded &no) const
    {
        return ConquestPlayRefusals::tr("%1 cannot move on in this turn.").arg(name(table, no.ended));
    }

    QString operator()(const reason::NotTouching &no) const
    {
        return ConquestPlayRefusals::tr("Not adjacent: %1 and %2.", "two spaces")
            .arg(name(table, no.from), name(table, no.to));
    }

    QString operator()(const reason::TouchingUnknown &no) const
    {
        return ConquestPlayRefusals::tr("Dossier does not know this board yet: are %1 and %2 adjacent? Say so first.",
            "two spaces; ends with a full stop")
            .arg(name(table, no.unknownFrom), name(table, no.to));
    }

    QString operator()(const reason::NotInHand &no) const
    {
        return ConquestPlayRefusals::tr("Not in the hand: %1.", "a card").arg(cardName(table, no.notInHand));
    }

    QString operator()(const reason::EmptyHand &no) const
    {
        return ConquestPlayRefusals::tr("%1 has no event card in hand: one has to be drawn first.")
            .arg(name(no.emptyHand));
    }

    QString operator()(const reason::NeedsOwnAction &no) const
    {
        return ConquestPlayRefusals::tr("Costs action points, so only in the owner’s Action phase: %1.", "a card")
            .arg(cardName(table, no.costsPoints));
    }

    QString operator()(const reason::CardsToDraw &no) const
    {
        return ConquestPlayRefusals::tr("Events to draw: %1.").arg(numeral(no.cardsToDraw));
    }

    QString operator()(const reason::MayBeDrawn & /*no*/) const
    {
        return ConquestPlayRefusals::tr("The events are already drawn.");
    }

    QString operator()(const reason::OneDiscard & /*no*/) const
    {
        return ConquestPlayRefusals::tr("One event may be discarded in a turn, before drawing.");
    }

    QString operator()(const reason::TurnedDown &no) const
    {
        return ConquestPlayRefusals::tr("Turned down until its owner’s next Action phase: %1.", "a card")
            .arg(cardName(table, no.turnedDown));
    }

    QString operator()(const reason::NotBefore &no) const
    {
        return ConquestPlayRefusals::tr("%1 does not have this card: %2.", "a player, a card")
            .arg(name(no.player), cardName(table, no.notBeforeHim));
    }

    QString operator()(const reason::NoActivation &no) const
    {
        return ConquestPlayRefusals::tr("This card has no Activate text: %1.").arg(cardName(table, no.noActivation));
    }

    QString operator()(const reason::NotCancelled &no) const
    {
        return ConquestPlayRefusals::tr("This card is not in play: %1.").arg(cardName(table, no.notInPlay));
    }

    QString operator()(const reason::LedToDice &no) const
    {
        return ConquestPlayRefusals::tr("Dice were rolled for this event, so it cannot be cancelled any more: %1.")
            .arg(cardName(table, no.ledToDice));
    }

    QString operator()(const reason::DoesNotCancel &no) const
    {
        return ConquestPlayRefusals::tr("This card cancels nothing: %1.").arg(cardName(table, no.doesNotCancel));
    }

    QString operator()(const reason::DieNeeded &no) const
    {
        return ConquestPlayRefusals::tr("A die decides whether technology is cancelled: %1.", "a card")
            .arg(cardName(table, no.dieFor));
    }

    QString operator()(const reason::NotAsked &no) const
    {
        return ConquestPlayRefusals::tr("%1 is not asked, or has answered already.").arg(name(no.notAsked));
    }

    QString operator()(const reason::OnlyTogether &no) const
    {
        return ConquestPlayRefusals::tr("Not in this mode: %1.").arg(name(no.mode));
    }

    QString operator()(const reason::NoHandKept &no) const
    {
        return ConquestPlayRefusals::tr("%1 holds the cards at the table; Dossier does not know them.")
            .arg(name(no.handOnPaper));
    }

    QString operator()(const reason::HandUnknown &no) const
    {
        return ConquestPlayRefusals::tr("Only %1 may do this: the hand is secret.").arg(name(no.handOf));
    }

    QString operator()(const reason::ChoiceSecret &no) const
    {
        return ConquestPlayRefusals::tr("Only %1 may do this: the choice is secret.").arg(name(no.choiceOf));
    }
};

} // namespace

QString sentence(const conquest::PublicTable &table, const conquest::PlayReason &why)
{
    return visit(PlaySentences{table}, why);
}

} // namespace dossier::wording
