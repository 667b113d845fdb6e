#include "model/core/members.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <array>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestNames
{
    Q_DECLARE_TR_FUNCTIONS(ConquestNames)
};

/// The words for an enumeration, one for each of its values in their order: another number does not compile.
template <typename E>
using Words = std::array<const char *, words(E{}).size()>;

template <typename E>
QString wordFor(E value, const Words<E> &all)
{
    return ConquestNames::tr(all.at(static_cast<std::size_t>(value)));
}

} // namespace

QString name(conquest::CommandToken token)
{
    return token == conquest::CommandToken::Die ? QStringLiteral("D6") : QString::number(static_cast<int>(token) + 2);
}

QString name(conquest::Phase phase)
{
    static constexpr Words<conquest::Phase> all{QT_TRANSLATE_NOOP("ConquestNames", "Set-up"),
        QT_TRANSLATE_NOOP("ConquestNames", "Command phase"), QT_TRANSLATE_NOOP("ConquestNames", "Action phase"),
        QT_TRANSLATE_NOOP("ConquestNames", "Battle phase"), QT_TRANSLATE_NOOP("ConquestNames", "Draw phase"),
        QT_TRANSLATE_NOOP("ConquestNames", "Resistance phase"), QT_TRANSLATE_NOOP("ConquestNames", "Game over")};
    return wordFor(phase, all);
}

QString name(conquest::Mode mode)
{
    static constexpr Words<conquest::Mode> all{QT_TRANSLATE_NOOP("ConquestNames", "Competitive"),
        QT_TRANSLATE_NOOP("ConquestNames", "Cooperative, standard"),
        QT_TRANSLATE_NOOP("ConquestNames", "Cooperative, brutal")};
    return wordFor(mode, all);
}

QString name(conquest::Deck deck)
{
    static constexpr Words<conquest::Deck> all{QT_TRANSLATE_NOOP("ConquestNames", "Locations"),
        QT_TRANSLATE_NOOP("ConquestNames", "Resistance"), QT_TRANSLATE_NOOP("ConquestNames", "Events"),
        QT_TRANSLATE_NOOP("ConquestNames", "Resistance events"), QT_TRANSLATE_NOOP("ConquestNames", "Space Stuff"),
        QT_TRANSLATE_NOOP("ConquestNames", "Human technology"), QT_TRANSLATE_NOOP("ConquestNames", "Token pool")};
    return wordFor(deck, all);
}

QString name(conquest::Hardness hardness)
{
    static constexpr Words<conquest::Hardness> all{
        QT_TRANSLATE_NOOP("ConquestNames", "soft"), QT_TRANSLATE_NOOP("ConquestNames", "hard")};
    return wordFor(hardness, all);
}

QString name(conquest::ResistanceAbility ability)
{
    static constexpr Words<conquest::ResistanceAbility> all{QT_TRANSLATE_NOOP("ConquestNames", "Assault"),
        QT_TRANSLATE_NOOP("ConquestNames", "Barrage"), QT_TRANSLATE_NOOP("ConquestNames", "Bold"),
        QT_TRANSLATE_NOOP("ConquestNames", "Cunning"), QT_TRANSLATE_NOOP("ConquestNames", "Deadly"),
        QT_TRANSLATE_NOOP("ConquestNames", "Move")};
    return wordFor(ability, all);
}

QString explanation(conquest::ResistanceAbility ability)
{
    static constexpr Words<conquest::ResistanceAbility> all{QT_TRANSLATE_NOOP("ConquestNames", "Wins ties."),
        QT_TRANSLATE_NOOP("ConquestNames",
            "Before each round, a die for every alien on its space and the spaces around: 1 or 2 destroys it."),
        QT_TRANSLATE_NOOP("ConquestNames", "Strength +1 for each alien on its space."),
        QT_TRANSLATE_NOOP("ConquestNames", "Rolls one more die and takes the higher."),
        QT_TRANSLATE_NOOP("ConquestNames", "Overwhelming victory on a 5, too."),
        QT_TRANSLATE_NOOP("ConquestNames", "Goes to a random space of its section in step 4 of the Resistance phase.")};
    return wordFor(ability, all);
}

QString name(conquest::Stage stage)
{
    static constexpr Words<conquest::Stage> all{QT_TRANSLATE_NOOP("ConquestNames", "turn up a resistance card"),
        QT_TRANSLATE_NOOP("ConquestNames", "draw a resistance event for two heroes"),
        QT_TRANSLATE_NOOP("ConquestNames", "roll the barrage"), QT_TRANSLATE_NOOP("ConquestNames", "roll the dice"),
        QT_TRANSLATE_NOOP("ConquestNames", "confirm the round"), QT_TRANSLATE_NOOP("ConquestNames", "give up an alien"),
        QT_TRANSLATE_NOOP("ConquestNames", "flee or fight on"),
        QT_TRANSLATE_NOOP("ConquestNames", "choose the next fight"),
        QT_TRANSLATE_NOOP("ConquestNames", "put a conquest token or not")};
    return wordFor(stage, all);
}

QString name(conquest::Against against)
{
    static constexpr Words<conquest::Against> all{QT_TRANSLATE_NOOP("ConquestNames", "against a token"),
        QT_TRANSLATE_NOOP("ConquestNames", "against resistance cards"),
        QT_TRANSLATE_NOOP("ConquestNames", "against aliens")};
    return wordFor(against, all);
}

QString name(conquest::Side side)
{
    static constexpr Words<conquest::Side> all{
        QT_TRANSLATE_NOOP("ConquestNames", "Attacker"), QT_TRANSLATE_NOOP("ConquestNames", "Defender")};
    return wordFor(side, all);
}

QString name(conquest::Ending ending)
{
    static constexpr Words<conquest::Ending> all{QT_TRANSLATE_NOOP("ConquestNames", "Terror"),
        QT_TRANSLATE_NOOP("ConquestNames", "The Super Cannon"), QT_TRANSLATE_NOOP("ConquestNames", "Agreed")};
    return wordFor(ending, all);
}

QString name(conquest::FirstTie choice)
{
    static constexpr Words<conquest::FirstTie> all{QT_TRANSLATE_NOOP("ConquestNames", "Those tied roll; lowest first"),
        QT_TRANSLATE_NOOP("ConquestNames", "Next clockwise after the last first player")};
    return wordFor(choice, all);
}

QString name(conquest::OfferOnOne choice)
{
    static constexpr Words<conquest::OfferOnOne> all{
        QT_TRANSLATE_NOOP("ConquestNames", "Threat token and second roll, or neither"),
        QT_TRANSLATE_NOOP("ConquestNames", "Threat token always, second roll by choice")};
    return wordFor(choice, all);
}

QString name(conquest::Touching choice)
{
    static constexpr Words<conquest::Touching> all{
        QT_TRANSLATE_NOOP("ConquestNames", "The centre touches all six, neighbours in the ring touch"),
        QT_TRANSLATE_NOOP("ConquestNames", "Only what the layout lists or the players say")};
    return wordFor(choice, all);
}

QString name(conquest::Demolition choice)
{
    static constexpr Words<conquest::Demolition> all{
        QT_TRANSLATE_NOOP("ConquestNames", "No population, conquest token off"),
        QT_TRANSLATE_NOOP("ConquestNames", "Population and conquest token stay")};
    return wordFor(choice, all);
}

QString name(conquest::AllyStrength choice)
{
    static constexpr Words<conquest::AllyStrength> all{
        QT_TRANSLATE_NOOP("ConquestNames", "As strong as the race"), QT_TRANSLATE_NOOP("ConquestNames", "Strength 0")};
    return wordFor(choice, all);
}

QString name(conquest::ResistanceTime choice)
{
    static constexpr Words<conquest::ResistanceTime> all{QT_TRANSLATE_NOOP("ConquestNames", "After everybody's turns"),
        QT_TRANSLATE_NOOP("ConquestNames", "Before the Command phase")};
    return wordFor(choice, all);
}

QString name(conquest::TechnologyDice choice)
{
    static constexpr Words<conquest::TechnologyDice> all{
        QT_TRANSLATE_NOOP("ConquestNames", "The number in the sector's triangle"),
        QT_TRANSLATE_NOOP("ConquestNames", "The number of the marker's space")};
    return wordFor(choice, all);
}

QString stepName(int step)
{
    switch (step)
    {
    case 1:
        return ConquestNames::tr("Resistance event");
    case 2:
        return ConquestNames::tr("Liberation");
    case 3:
        return ConquestNames::tr("Technology track");
    case 4:
        return ConquestNames::tr("Tokens move");
    case 5:
        return ConquestNames::tr("Barrage");
    default:
        return ConquestNames::tr("Technology dice");
    }
}

QString stepExplanation(int step)
{
    switch (step)
    {
    case 1:
        return ConquestNames::tr("Draw a resistance event and do what its red text says.");
    case 2:
        return ConquestNames::tr("Conquered locations with a token and no alien are free again.");
    case 3:
        return ConquestNames::tr("The marker goes on by one; a red circle brings a token to every section.");
    case 4:
        return ConquestNames::tr("Each token with Move goes to a random space of its section.");
    case 5:
        return ConquestNames::tr("Each token with Barrage fires at the aliens on and around its space.");
    default:
        return ConquestNames::tr("Roll the dice of the track: any 6 brings a technology card.");
    }
}

QString dueName(const std::string &type)
{
    static const std::map<std::string_view, const char *> all{
        {"let_win", QT_TRANSLATE_NOOP("ConquestNames", "say who cancels the winning card")},
        {"discard_event", QT_TRANSLATE_NOOP("ConquestNames", "discard down to the hand's limit")},
        {"place_token", QT_TRANSLATE_NOOP("ConquestNames", "place the resistance tokens")},
        {"turn_up_resistance", QT_TRANSLATE_NOOP("ConquestNames", "turn up a resistance card")},
        {"draw_resistance_event", QT_TRANSLATE_NOOP("ConquestNames", "draw a resistance event")},
        {"roll_barrage", QT_TRANSLATE_NOOP("ConquestNames", "roll the barrage")},
        {"roll_round", QT_TRANSLATE_NOOP("ConquestNames", "roll the dice")},
        {"resolve_round", QT_TRANSLATE_NOOP("ConquestNames", "confirm the round")},
        {"lose_alien", QT_TRANSLATE_NOOP("ConquestNames", "give up an alien")},
        {"go_on", QT_TRANSLATE_NOOP("ConquestNames", "flee or fight on")},
        {"fight_token", QT_TRANSLATE_NOOP("ConquestNames", "fight the token")},
        {"conquer", QT_TRANSLATE_NOOP("ConquestNames", "put a conquest token or not")},
        {"fight_captain", QT_TRANSLATE_NOOP("ConquestNames", "fight Captain Fantastic")},
        {"explore", QT_TRANSLATE_NOOP("ConquestNames", "explore the space")},
        {"play_event", QT_TRANSLATE_NOOP("ConquestNames", "play the card that is played immediately")}};
    const auto found = all.find(type);
    return found != all.end() ? ConquestNames::tr(found->second) : ConquestNames::tr("the next step");
}

QString name(const conquest::Clock &clock)
{
    if (clock.phase == conquest::Phase::SetUp || clock.phase == conquest::Phase::Over)
        return name(clock.phase);
    const QString round = ConquestNames::tr("Round %1").arg(clock.round);
    const QStringList all = clock.active ? QStringList{round, name(clock.phase), name(*clock.active)}
                                         : QStringList{round, name(clock.phase)};
    return all.join(QStringLiteral(" · "));
}

QString sentence(const conquest::Outcome &outcome)
{
    const QString winners = names(std::vector(outcome.winners.begin(), outcome.winners.end()));
    const bool one = outcome.winners.size() == 1;
    switch (outcome.ending)
    {
    case conquest::Ending::Cannon:
        return ConquestNames::tr("The Super Cannon fires: the aliens have lost");
    case conquest::Ending::Terror:
        return (one ? ConquestNames::tr("Enough terror: %1 wins") : ConquestNames::tr("Enough terror: %1 win together"))
            .arg(winners);
    case conquest::Ending::Agreed:
        break;
    }
    if (outcome.winners.empty())
        return ConquestNames::tr("The game is ended; nobody wins");
    return (
        one ? ConquestNames::tr("The game is ended: %1 wins") : ConquestNames::tr("The game is ended: %1 win together"))
        .arg(winners);
}

} // namespace dossier::wording
