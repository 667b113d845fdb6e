#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/paper/papers.h"
#include "views/conquest/words/names.h"
#include "views/session/paper_text.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ReferenceSheet
{
    Q_DECLARE_TR_FUNCTIONS(ReferenceSheet)
};

QString phasesPart(bool together)
{
    using conquest::Phase;
    using wording::name;
    const QString points = together
        ? ReferenceSheet::tr(
              "Everybody rolls a die for action points; a 1 brings a threat token and may be rolled again")
        : ReferenceSheet::tr("All choose a command token in secret, then reveal; the fewest action points go first");
    QString rows = paper::row({name(Phase::Command), points})
        + paper::row({name(Phase::Action),
            ReferenceSheet::tr("Turn used Space Stuff up, then spend action points; what is left is lost")})
        + paper::row({name(Phase::Battle),
            ReferenceSheet::tr("Explore empty spaces, fight tokens, resistance and enemies, conquer; any order")})
        + paper::row({name(Phase::Draw),
            ReferenceSheet::tr("Discard one event if you like, then draw up to your Intelligence")});
    return paper::heading(ReferenceSheet::tr("The round"))
        + paper::table({{ReferenceSheet::tr("Phase"), 24}, {ReferenceSheet::tr("What is done"), 76}}, rows);
}

QString pointsPart()
{
    const QString rows = paper::row({QStringLiteral("1"), ReferenceSheet::tr("Move an alien to an adjacent space")})
        + paper::row({QStringLiteral("1"), ReferenceSheet::tr("Land an alien from the reserve on your landing site")})
        + paper::row({QStringLiteral("2"), ReferenceSheet::tr("Take a threat token")})
        + paper::row({QStringLiteral("X"), ReferenceSheet::tr("Play an event that costs X")});
    return paper::heading(ReferenceSheet::tr("What action points buy"))
        + paper::table({{ReferenceSheet::tr("Points"), 12}, {ReferenceSheet::tr("For"), 88}}, rows)
        + paper::paragraph(ReferenceSheet::tr("An alien stops on an empty space, on an unconquered location with "
                                              "resistance, and where an enemy is."));
}

QString fightPart()
{
    return paper::heading(ReferenceSheet::tr("A fight"))
        + paper::paragraph(ReferenceSheet::tr("Tokens first, then one resistance card for each point of resistance. A "
                                              "hero helps the next card with a strength."))
        + paper::paragraph(ReferenceSheet::tr("Strength of all aliens there and a die against strength, bonus and a "
                                              "die. The higher total wins; a tie is rolled again."))
        + paper::paragraph(ReferenceSheet::tr("A 6 on one side only wins anyway. After a round: flee or fight on."));
}

QString abilitiesPart()
{
    QString rows;
    for (std::size_t place = 0; place < words(conquest::ResistanceAbility{}).size(); ++place)
    {
        const auto ability = static_cast<conquest::ResistanceAbility>(place);
        rows += paper::row({wording::name(ability), wording::explanation(ability)});
    }
    return paper::heading(ReferenceSheet::tr("Abilities of the resistance"))
        + paper::table({{ReferenceSheet::tr("Ability"), 24}, {ReferenceSheet::tr("What it does"), 76}}, rows);
}

QString trackPart(const conquest::ResistanceSheet &sheet)
{
    QStringList circles;
    for (const int circle : sheet.redCircles)
        circles << QString::number(circle);
    QStringList sectors;
    for (const conquest::TrackSector &sector : sheet.sectors)
        sectors << ReferenceSheet::tr("%1 to %2: %3", "numbers of the track, how many dice")
                       .arg(QString::number(sector.from), QString::number(sector.to), QString::number(sector.dice));
    QString part;
    if (!circles.isEmpty())
        part += paper::paragraph(ReferenceSheet::tr("Red circles: %1").arg(circles.join(QStringLiteral(", "))));
    if (!sectors.isEmpty())
        part += paper::paragraph(ReferenceSheet::tr("Technology dice: %1").arg(sectors.join(QStringLiteral(", "))));
    return part;
}

constexpr int stepsOfTheResistance = 6;

QString resistancePart(const conquest::PublicTable *table)
{
    QString rows;
    for (int step = 1; step <= stepsOfTheResistance; ++step)
        rows += paper::row({QString::number(step), wording::stepName(step), wording::stepExplanation(step)});
    return paper::heading(wording::name(conquest::Phase::Resistance))
        + paper::table({{ReferenceSheet::tr("Step"), 10}, {ReferenceSheet::tr("Name"), 26},
                           {ReferenceSheet::tr("What is done"), 64}},
            rows)
        + (table != nullptr ? trackPart(conquest::sheetOf(*table)) : QString());
}

QString goalPart(const conquest::PublicTable *table, bool together)
{
    if (table != nullptr && !table->players.colours.empty())
        return paper::paragraph((together ? ReferenceSheet::tr("Terror that wins, all together: %1")
                                          : ReferenceSheet::tr("Terror that wins: %1"))
                .arg(QString::number(conquest::terrorWanted(*table))));
    return paper::paragraph(
        ReferenceSheet::tr("Terror that wins: 8; against the resistance 8 for each player, all together."));
}

QString racesInPlay(const conquest::PublicTable &table)
{
    QString rows;
    for (const conquest::Colour player : table.players.colours)
        if (const conquest::Race *race = conquest::raceOf(table, player))
        {
            const auto number
                = [](const std::optional<int> &value) { return value ? QString::number(*value) : QStringLiteral("?"); };
            QStringList abilities;
            for (const conquest::RaceAbility &ability : race->abilities)
                abilities << (ability.threat == 0
                        ? wording::cardName(table, ability.name)
                        : ReferenceSheet::tr("%1 (threat tokens: %2)", "an ability, its price")
                              .arg(wording::cardName(table, ability.name), QString::number(ability.threat)));
            rows += paper::row({wording::name(player), wording::raceName(table, race->name), number(race->strength),
                number(race->intelligence), abilities.join(QStringLiteral(", "))});
        }
    return rows.isEmpty() ? QString()
                          : paper::heading(ReferenceSheet::tr("Players"))
            + paper::table({{ReferenceSheet::tr("Player"), 14}, {ReferenceSheet::tr("Race"), 26},
                               {ReferenceSheet::tr("Strength"), 12}, {ReferenceSheet::tr("Intelligence"), 16},
                               {ReferenceSheet::tr("Abilities"), 32}},
                rows);
}

/// Lists the options of this table that differ from the usual ones, where the book leaves them open.
QStringList playedOtherwise(const conquest::TableOptions &options)
{
    const conquest::TableOptions usual;
    QStringList all;
    const auto add = [&](bool otherwise, const QString &sentence)
    {
        if (otherwise)
            all << sentence;
    };
    add(options.firstTie != usual.firstTie,
        ReferenceSheet::tr("A tie for the first turn goes to the next player clockwise after the last first one."));
    add(options.offerOnOne != usual.offerOnOne,
        ReferenceSheet::tr("A 1 on the D6 always brings a threat token; the second roll is a choice."));
    add(options.touching != usual.touching,
        ReferenceSheet::tr("Spaces of a section are adjacent only where the players say so."));
    add(options.demolition != usual.demolition,
        ReferenceSheet::tr("A demolished location keeps its population and its conquest token."));
    add(options.allyStrength != usual.allyStrength, ReferenceSheet::tr("Allies without a printed strength have none."));
    add(options.resistanceTime != usual.resistanceTime,
        ReferenceSheet::tr("The Resistance phase comes before the Command phase."));
    add(options.technologyDice != usual.technologyDice,
        ReferenceSheet::tr("Technology dice: as many as the number of the marker’s space."));
    add(options.beatenTokensReturn, ReferenceSheet::tr("Tokens that were beaten come back when the battle is lost."));
    add(options.fleeApart, ReferenceSheet::tr("Fleeing aliens may each go their own way."));
    add(options.fleeOntoTokens, ReferenceSheet::tr("Aliens may flee to a space with a token."));
    add(options.boldForEach, ReferenceSheet::tr("Bold counts for the card and for each hero."));
    add(options.doubleOverwhelmingPushes, ReferenceSheet::tr("Two overwhelming dice are a tie even against Assault."));
    add(options.fightTogether, ReferenceSheet::tr("All players’ aliens on a space fight together."));
    add(options.centreTokensApart, ReferenceSheet::tr("The first two tokens of the centre are rolled for one by one."));
    add(options.stoppedCircleAlone,
        ReferenceSheet::tr("Of the red circles that a card passes only the one where the marker stops brings tokens."));
    return all;
}

QString optionsPart(const conquest::TableOptions &options)
{
    QString part;
    for (const QString &sentence : playedOtherwise(options))
        part += paper::paragraph(sentence);
    return part.isEmpty() ? part : paper::heading(ReferenceSheet::tr("At this table")) + part;
}

} // namespace

QString referenceSheet(const conquest::PublicTable *table)
{
    const bool set = table != nullptr && !table->players.colours.empty();
    const bool together = set && conquest::isCooperative(*table);
    QString body = goalPart(table, together) + phasesPart(together) + pointsPart() + fightPart() + abilitiesPart();
    if (!set || together)
        body += resistancePart(set ? table : nullptr);
    if (set)
        body += racesInPlay(*table) + optionsPart(table->options);
    return paper::page(titleOf(ConquestPaper::Reference), body);
}

} // namespace dossier
