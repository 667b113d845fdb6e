#include "model/core/members.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <array>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestValues
{
    Q_DECLARE_TR_FUNCTIONS(ConquestValues)
};

/// The words for an enumeration, one for each of its values in their order: another number does not compile.
template <typename E>
using Words = std::array<const char *, words(E{}).size()>;

template <typename E>
QString wordFor(E value, const Words<E> &all)
{
    return ConquestValues::tr(all.at(static_cast<std::size_t>(value)));
}

} // namespace

QString name(conquest::CommandToken token)
{
    return token == conquest::CommandToken::Die ? QStringLiteral("D6") : QString::number(static_cast<int>(token) + 2);
}

QString name(conquest::Phase phase)
{
    static constexpr Words<conquest::Phase> all{QT_TRANSLATE_NOOP("ConquestValues", "Set-up"),
        QT_TRANSLATE_NOOP("ConquestValues", "Command phase"), QT_TRANSLATE_NOOP("ConquestValues", "Action phase"),
        QT_TRANSLATE_NOOP("ConquestValues", "Battle phase"), QT_TRANSLATE_NOOP("ConquestValues", "Draw phase"),
        QT_TRANSLATE_NOOP("ConquestValues", "Resistance phase"), QT_TRANSLATE_NOOP("ConquestValues", "Game over")};
    return wordFor(phase, all);
}

QString name(conquest::Mode mode)
{
    static constexpr Words<conquest::Mode> all{QT_TRANSLATE_NOOP("ConquestValues", "Competitive"),
        QT_TRANSLATE_NOOP("ConquestValues", "Cooperative, standard"),
        QT_TRANSLATE_NOOP("ConquestValues", "Cooperative, brutal")};
    return wordFor(mode, all);
}

QString name(conquest::Deck deck)
{
    static constexpr Words<conquest::Deck> all{QT_TRANSLATE_NOOP("ConquestValues", "Locations"),
        QT_TRANSLATE_NOOP("ConquestValues", "Resistance"), QT_TRANSLATE_NOOP("ConquestValues", "Events"),
        QT_TRANSLATE_NOOP("ConquestValues", "Resistance events"), QT_TRANSLATE_NOOP("ConquestValues", "Space Stuff"),
        QT_TRANSLATE_NOOP("ConquestValues", "Human technology"), QT_TRANSLATE_NOOP("ConquestValues", "Token pool")};
    return wordFor(deck, all);
}

QString name(conquest::Hardness hardness)
{
    static constexpr Words<conquest::Hardness> all{
        QT_TRANSLATE_NOOP("ConquestValues", "soft"), QT_TRANSLATE_NOOP("ConquestValues", "hard")};
    return wordFor(hardness, all);
}

QString name(conquest::ResistanceAbility ability)
{
    static constexpr Words<conquest::ResistanceAbility> all{QT_TRANSLATE_NOOP("ConquestValues", "Assault"),
        QT_TRANSLATE_NOOP("ConquestValues", "Barrage"), QT_TRANSLATE_NOOP("ConquestValues", "Bold"),
        QT_TRANSLATE_NOOP("ConquestValues", "Cunning"), QT_TRANSLATE_NOOP("ConquestValues", "Deadly"),
        QT_TRANSLATE_NOOP("ConquestValues", "Move")};
    return wordFor(ability, all);
}

QString explanation(conquest::ResistanceAbility ability)
{
    static constexpr Words<conquest::ResistanceAbility> all{QT_TRANSLATE_NOOP("ConquestValues", "Wins ties."),
        QT_TRANSLATE_NOOP("ConquestValues",
            "Before each round, a die for every alien on its space and the spaces around: 1 or 2 destroys it."),
        QT_TRANSLATE_NOOP("ConquestValues", "Strength +1 for each alien on its space."),
        QT_TRANSLATE_NOOP("ConquestValues", "Rolls one more die and takes the higher."),
        QT_TRANSLATE_NOOP("ConquestValues", "Overwhelming victory on a 5, too."),
        QT_TRANSLATE_NOOP(
            "ConquestValues", "Goes to a random space of its section in step 4 of the Resistance phase.")};
    return wordFor(ability, all);
}

QString name(conquest::Stage stage)
{
    static constexpr Words<conquest::Stage> all{QT_TRANSLATE_NOOP("ConquestValues", "turn up a resistance card"),
        QT_TRANSLATE_NOOP("ConquestValues", "draw a resistance event for two heroes"),
        QT_TRANSLATE_NOOP("ConquestValues", "roll the barrage"), QT_TRANSLATE_NOOP("ConquestValues", "roll the dice"),
        QT_TRANSLATE_NOOP("ConquestValues", "confirm the round"),
        QT_TRANSLATE_NOOP("ConquestValues", "choose the alien that is lost"),
        QT_TRANSLATE_NOOP("ConquestValues", "flee or fight on"),
        QT_TRANSLATE_NOOP("ConquestValues", "choose the next fight"),
        QT_TRANSLATE_NOOP("ConquestValues", "put a conquest token or not")};
    return wordFor(stage, all);
}

QString name(conquest::Against against)
{
    static constexpr Words<conquest::Against> all{QT_TRANSLATE_NOOP("ConquestValues", "against a token"),
        QT_TRANSLATE_NOOP("ConquestValues", "against resistance cards"),
        QT_TRANSLATE_NOOP("ConquestValues", "against aliens")};
    return wordFor(against, all);
}

QString name(conquest::Side side)
{
    static constexpr Words<conquest::Side> all{
        QT_TRANSLATE_NOOP("ConquestValues", "Attacker"), QT_TRANSLATE_NOOP("ConquestValues", "Defender")};
    return wordFor(side, all);
}

QString name(conquest::Ending ending)
{
    static constexpr Words<conquest::Ending> all{QT_TRANSLATE_NOOP("ConquestValues", "Terror"),
        QT_TRANSLATE_NOOP("ConquestValues", "The Super Cannon"), QT_TRANSLATE_NOOP("ConquestValues", "Agreed")};
    return wordFor(ending, all);
}

QString name(conquest::FirstTie choice)
{
    static constexpr Words<conquest::FirstTie> all{QT_TRANSLATE_NOOP("ConquestValues", "Those tied roll; lowest first"),
        QT_TRANSLATE_NOOP("ConquestValues", "Next clockwise after the last first player")};
    return wordFor(choice, all);
}

QString name(conquest::OfferOnOne choice)
{
    static constexpr Words<conquest::OfferOnOne> all{
        QT_TRANSLATE_NOOP("ConquestValues", "Threat token and second roll, or neither"),
        QT_TRANSLATE_NOOP("ConquestValues", "Threat token always, second roll by choice")};
    return wordFor(choice, all);
}

QString name(conquest::Touching choice)
{
    static constexpr Words<conquest::Touching> all{
        QT_TRANSLATE_NOOP("ConquestValues", "The centre touches all six, neighbours in the ring touch"),
        QT_TRANSLATE_NOOP("ConquestValues", "Only what the layout lists or the players say")};
    return wordFor(choice, all);
}

QString name(conquest::Demolition choice)
{
    static constexpr Words<conquest::Demolition> all{
        QT_TRANSLATE_NOOP("ConquestValues", "No population, conquest token off"),
        QT_TRANSLATE_NOOP("ConquestValues", "Population and conquest token stay")};
    return wordFor(choice, all);
}

QString name(conquest::AllyStrength choice)
{
    static constexpr Words<conquest::AllyStrength> all{QT_TRANSLATE_NOOP("ConquestValues", "As strong as the race"),
        QT_TRANSLATE_NOOP("ConquestValues", "Strength 0")};
    return wordFor(choice, all);
}

QString name(conquest::ResistanceTime choice)
{
    static constexpr Words<conquest::ResistanceTime> all{QT_TRANSLATE_NOOP("ConquestValues", "After everybody’s turns"),
        QT_TRANSLATE_NOOP("ConquestValues", "Before the Command phase")};
    return wordFor(choice, all);
}

QString name(conquest::TechnologyDice choice)
{
    static constexpr Words<conquest::TechnologyDice> all{
        QT_TRANSLATE_NOOP("ConquestValues", "The number in the sector’s triangle"),
        QT_TRANSLATE_NOOP("ConquestValues", "The number of the marker’s space")};
    return wordFor(choice, all);
}

QString stepName(int step)
{
    switch (step)
    {
    case 1:
        return ConquestValues::tr("Resistance event");
    case 2:
        return ConquestValues::tr("Liberation");
    case 3:
        return ConquestValues::tr("Technology track");
    case 4:
        return ConquestValues::tr("Tokens move");
    case 5:
        return ConquestValues::tr("Barrage");
    default:
        return ConquestValues::tr("Technology dice");
    }
}

QString stepExplanation(int step)
{
    switch (step)
    {
    case 1:
        return ConquestValues::tr("Draw a resistance event and do what its red text says.");
    case 2:
        return ConquestValues::tr("Conquered locations with a token and no alien are free again.");
    case 3:
        return ConquestValues::tr("The marker goes on by one; a red circle brings a token to every section.");
    case 4:
        return ConquestValues::tr("Each token with Move goes to a random space of its section.");
    case 5:
        return ConquestValues::tr("Each token with Barrage fires at the aliens on and around its space.");
    default:
        return ConquestValues::tr("Roll the dice of the track: any 6 brings a technology card.");
    }
}

QString dueName(const std::string &type)
{
    static const std::map<std::string_view, const char *> all{
        {"let_win", QT_TRANSLATE_NOOP("ConquestValues", "say who cancels the winning card")},
        {"discard_event", QT_TRANSLATE_NOOP("ConquestValues", "discard down to the hand’s limit")},
        {"place_token", QT_TRANSLATE_NOOP("ConquestValues", "place the resistance tokens")},
        {"turn_up_resistance", QT_TRANSLATE_NOOP("ConquestValues", "turn up a resistance card")},
        {"draw_resistance_event", QT_TRANSLATE_NOOP("ConquestValues", "draw a resistance event")},
        {"roll_barrage", QT_TRANSLATE_NOOP("ConquestValues", "roll the barrage")},
        {"roll_round", QT_TRANSLATE_NOOP("ConquestValues", "roll the dice")},
        {"resolve_round", QT_TRANSLATE_NOOP("ConquestValues", "confirm the round")},
        {"lose_alien", QT_TRANSLATE_NOOP("ConquestValues", "choose the alien that is lost")},
        {"go_on", QT_TRANSLATE_NOOP("ConquestValues", "flee or fight on")},
        {"fight_token", QT_TRANSLATE_NOOP("ConquestValues", "fight the token")},
        {"conquer", QT_TRANSLATE_NOOP("ConquestValues", "put a conquest token or not")},
        {"fight_captain", QT_TRANSLATE_NOOP("ConquestValues", "fight Captain Fantastic")},
        {"explore", QT_TRANSLATE_NOOP("ConquestValues", "explore the space")},
        {"play_event", QT_TRANSLATE_NOOP("ConquestValues", "play the card that is played immediately")}};
    const auto found = all.find(type);
    return found != all.end() ? ConquestValues::tr(found->second) : ConquestValues::tr("the next step");
}

QString roundName(int round)
{
    return round > 0 ? ConquestValues::tr("Round %1").arg(round) : ConquestValues::tr("Before round 1");
}

QString name(const conquest::Clock &clock)
{
    if (clock.phase == conquest::Phase::SetUp || clock.phase == conquest::Phase::Over)
        return name(clock.phase);
    const QString round = roundName(clock.round);
    const QStringList all = clock.active ? QStringList{round, name(clock.phase), name(*clock.active)}
                                         : QStringList{round, name(clock.phase)};
    return all.join(QStringLiteral(" · "));
}

QString sentence(const conquest::Outcome &outcome)
{
    return sentence(outcome, names(std::vector(outcome.winners.begin(), outcome.winners.end())));
}

QString sentence(const conquest::Outcome &outcome, const QString &winners)
{
    const bool one = outcome.winners.size() == 1;
    switch (outcome.ending)
    {
    case conquest::Ending::Cannon:
        return ConquestValues::tr("The Super Cannon fires: the aliens lose");
    case conquest::Ending::Terror:
        return (one ? ConquestValues::tr("%1 wins with enough terror")
                    : ConquestValues::tr("%1 win together with enough "
                                         "terror"))
            .arg(winners);
    case conquest::Ending::Agreed:
        break;
    }
    if (outcome.winners.empty())
        return ConquestValues::tr("The players end the game; nobody wins");
    return (one ? ConquestValues::tr("The players end the game: %1 wins")
                : ConquestValues::tr("The players end the game: %1 win together"))
        .arg(winners);
}

} // namespace dossier::wording
