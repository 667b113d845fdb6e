#include "views/conquest/words/names.h"
#include "views/conquest/words/refusal_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestFightRefusals
{
    Q_DECLARE_TR_FUNCTIONS(ConquestFightRefusals)
};

namespace reason = conquest::reason;

QString listOf(const QStringList &all)
{
    return all.join(QStringLiteral(", "));
}

QString numeralOf(int number)
{
    return QString::number(number);
}

/// What is wrong with what is done in battles and by the resistance.
struct FightSentences
{
    const conquest::PublicTable &table;

    QString operator()(const reason::LandingSite &no) const
    {
        return ConquestFightRefusals::tr("A landing site is not explored: %1.").arg(at(no.landingSite));
    }

    QString operator()(const reason::Explored &no) const
    {
        return ConquestFightRefusals::tr("Already explored: %1.").arg(at(no.explored));
    }

    QString operator()(const reason::Unexplored &no) const
    {
        return ConquestFightRefusals::tr("Explore this space first: %1.").arg(at(no.unexplored));
    }

    QString operator()(const reason::NoAliens &no) const
    {
        return ConquestFightRefusals::tr("%1 has no alien in %2.", "a player, a space")
            .arg(name(no.noAliensOf), at(no.at));
    }

    QString operator()(const reason::AlreadyMet &no) const
    {
        return ConquestFightRefusals::tr("Each space is an encounter once in a Battle phase: %1.").arg(at(no.met));
    }

    QString operator()(const reason::NoSuchToken &no) const
    {
        return ConquestFightRefusals::tr("This token cannot be fought in %2 now: %1.", "a token, a space")
            .arg(tokenName(table, no.noToken), at(no.at));
    }

    QString operator()(const reason::TokensFirst &no) const
    {
        return ConquestFightRefusals::tr("The tokens come before the cards; tokens left: %1.")
            .arg(numeralOf(no.tokensFirst));
    }

    QString operator()(const reason::NothingToFight &no) const
    {
        return ConquestFightRefusals::tr("There is nothing to fight in %1.").arg(at(no.nothingToFight));
    }

    QString operator()(const reason::NoBattle & /*no*/) const
    {
        return ConquestFightRefusals::tr("There is no battle now.");
    }

    QString operator()(const reason::OtherStage &no) const
    {
        return ConquestFightRefusals::tr("The battle waits for something else: %1.").arg(name(no.stage));
    }

    QString operator()(const reason::OtherBattle &no) const
    {
        return ConquestFightRefusals::tr("The battle is elsewhere: %1.").arg(at(no.battleAt));
    }

    QString operator()(const reason::NotFighting &no) const
    {
        return ConquestFightRefusals::tr("%1 is not among the aliens that can be lost here.")
            .arg(name(table, no.notFighting));
    }

    QString operator()(const reason::DiceNeeded &no) const
    {
        return ConquestFightRefusals::tr("Dice needed: attacker %1, defender %2.")
            .arg(numeralOf(no.attackerDice), numeralOf(no.opponentDice));
    }

    QString operator()(const reason::BarrageDice &no) const
    {
        return ConquestFightRefusals::tr("One die for each of these aliens: %1.").arg(names(table, no.diceFor));
    }

    QString operator()(const reason::NotHisToSay &no) const
    {
        return no.whoSays ? ConquestFightRefusals::tr("%1 says first whether to flee.").arg(name(*no.whoSays))
                          : ConquestFightRefusals::tr("Nobody can flee now.");
    }

    QString operator()(const reason::NoFleeing &no) const
    {
        return ConquestFightRefusals::tr("From %1 nobody can flee to %2.", "two spaces")
            .arg(at(no.from), at(no.noFleeingTo));
    }

    QString operator()(const reason::AllFlee &no) const
    {
        return ConquestFightRefusals::tr("All aliens there flee, or none; aliens: %1.").arg(numeralOf(no.allFlee));
    }

    QString operator()(const reason::OneWay & /*no*/) const
    {
        return ConquestFightRefusals::tr("Aliens flee together, to one space.");
    }

    QString operator()(const reason::NotToBeConquered &no) const
    {
        return ConquestFightRefusals::tr("Cannot be conquered: %1.").arg(at(no.notToBeConquered));
    }

    QString operator()(const reason::NotToBeStolen &no) const
    {
        return ConquestFightRefusals::tr(
            "Nothing to steal in %1: it needs an alien of your own, another player’s conquest token and no enemy.")
            .arg(at(no.notToBeStolen));
    }

    QString operator()(const reason::EncountersLeft &no) const
    {
        QStringList all;
        for (const conquest::Encounter &left : no.encounters)
            all << (left.enemy ? ConquestFightRefusals::tr("%1 against %2", "a space, a player")
                                     .arg(at(left.at), name(*left.enemy))
                               : at(left.at));
        return ConquestFightRefusals::tr("Encounters left: %1.").arg(listOf(all));
    }

    QString operator()(const reason::OtherStep &no) const
    {
        return ConquestFightRefusals::tr("The steps go in order; now it is step %1, %2.", "a number, its name")
            .arg(numeralOf(no.step), stepName(no.step));
    }

    QString operator()(const reason::TokensAct &no) const
    {
        if (no.acting.empty())
            return ConquestFightRefusals::tr("No token acts now.");
        return ConquestFightRefusals::tr("Tokens that act now: %1.").arg(tokens(no.acting));
    }

    QString operator()(const reason::SectionDue &no) const
    {
        QStringList all;
        for (const conquest::TokensDue &due : no.tokensDue)
            all << (due.together ? ConquestFightRefusals::tr("%1 (%2, on one space)", "a section, how many tokens")
                                 : ConquestFightRefusals::tr("%1 (%2)", "a section, how many tokens"))
                       .arg(sectionName(table, due.section), numeralOf(due.number));
        return ConquestFightRefusals::tr("Tokens are placed in this order: %1.").arg(listOf(all));
    }

    QString operator()(const reason::TokenToPush &no) const
    {
        if (no.pushOneOf.empty())
            return ConquestFightRefusals::tr("No token is pushed here.");
        return ConquestFightRefusals::tr("One of these is pushed to the centre: %1.")
            .arg(listOf(cardNames(table, no.pushOneOf)));
    }

    QString operator()(const reason::TechnologyDice &no) const
    {
        return ConquestFightRefusals::tr("Technology dice to roll: %1.").arg(numeralOf(no.technologyDice));
    }

    QString operator()(const reason::TechnologyCard &no) const
    {
        return no.cardComes ? ConquestFightRefusals::tr("A 6: enter the technology card that is drawn.")
                            : ConquestFightRefusals::tr("No technology card comes without a 6, or when none is left.");
    }

    QString operator()(const reason::CaptainsSpaces &no) const
    {
        return ConquestFightRefusals::tr("Spaces that the superhero still attacks: %1.").arg(names(table, no.spaces));
    }

    QString operator()(const reason::AlienToLose &no) const
    {
        return no.alienLost ? ConquestFightRefusals::tr("The round is lost: say which alien.")
                            : ConquestFightRefusals::tr("The round is not lost: no alien is lost.");
    }

private:
    [[nodiscard]] QString at(conquest::Place place) const { return name(table, place); }

    [[nodiscard]] QString tokens(const std::vector<conquest::TokenAt> &all) const
    {
        QStringList list;
        for (const conquest::TokenAt &token : all)
            list << ConquestFightRefusals::tr("%1 in %2", "a token, a space")
                        .arg(tokenName(table, token.token), at(token.at));
        return listOf(list);
    }
};

} // namespace

QString sentence(const conquest::PublicTable &table, const conquest::FightReason &why)
{
    return visit(FightSentences{table}, why);
}

} // namespace dossier::wording
