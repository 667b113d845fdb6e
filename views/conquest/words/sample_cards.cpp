#include "views/conquest/words/sample_cards.h"

#include <QCoreApplication>

#include <array>

namespace dossier::wording
{

namespace
{

constexpr std::array sample{
    QT_TRANSLATE_NOOP("SampleCards", "Sample Molluscs"),
    QT_TRANSLATE_NOOP("SampleCards", "Thick Shells"),
    QT_TRANSLATE_NOOP("SampleCards", "Always: nothing more than their strength."),
    QT_TRANSLATE_NOOP("SampleCards", "Ink Cloud"),
    QT_TRANSLATE_NOOP("SampleCards", "Spend a threat token: add 2 to your strength in this fight."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Moths"),
    QT_TRANSLATE_NOOP("SampleCards", "Many Eyes"),
    QT_TRANSLATE_NOOP("SampleCards", "Always: they draw as many events as their intelligence says."),
    QT_TRANSLATE_NOOP("SampleCards", "Dust"),
    QT_TRANSLATE_NOOP("SampleCards", "Spend a threat token: roll your die again."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Stones"),
    QT_TRANSLATE_NOOP("SampleCards", "Slow Anger"),
    QT_TRANSLATE_NOOP("SampleCards", "Landslide"),
    QT_TRANSLATE_NOOP("SampleCards", "Spend two threat tokens: destroy a soft token where you fight."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Mirrors"),
    QT_TRANSLATE_NOOP("SampleCards", "Second Look"),
    QT_TRANSLATE_NOOP("SampleCards", "Always: they may look through discard piles, as everybody may."),
    QT_TRANSLATE_NOOP("SampleCards", "Reflection"),
    QT_TRANSLATE_NOOP("SampleCards", "Spend a threat token: take one action point."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Gardeners"),
    QT_TRANSLATE_NOOP("SampleCards", "Roots"),
    QT_TRANSLATE_NOOP("SampleCards", "Creepers"),
    QT_TRANSLATE_NOOP("SampleCards", "Spend a threat token: add 3 to your strength in this fight."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Capitol"),
    QT_TRANSLATE_NOOP("SampleCards", "The goal of the game."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Monument"),
    QT_TRANSLATE_NOOP("SampleCards", "The other goal of the game."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Meadow"),
    QT_TRANSLATE_NOOP("SampleCards", "Nobody lives here."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Dunes"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Wood"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Farm"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Village"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Harbour"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Barracks"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Works"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample City"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Beacon"),
    QT_TRANSLATE_NOOP("SampleCards", "Places next to it that have people have one more."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Crowd"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Guards"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Riflemen"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Scouts"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Cars"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Cannons"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Planes"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Walkers"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Paragon"),
    QT_TRANSLATE_NOOP("SampleCards", "When he is discarded all discards are shuffled into the deck."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Doctor"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Pilot"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Singer"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Footsoldiers"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Jumpers"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Patrol"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Column"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Battery"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Flight"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Militia"),
    QT_TRANSLATE_NOOP("SampleCards", "He fights one round against every space of his section with aliens, and leaves."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Dread"),
    QT_TRANSLATE_NOOP("SampleCards", "Take a threat token."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Haste"),
    QT_TRANSLATE_NOOP("SampleCards", "Take two action points in your own turn."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Veto"),
    QT_TRANSLATE_NOOP("SampleCards", "Cancel an event that is being played or in play."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Ambush"),
    QT_TRANSLATE_NOOP("SampleCards", "Add 2 to the resistance in a fight."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Fury"),
    QT_TRANSLATE_NOOP("SampleCards", "Add 3 to your strength in your next fight of this turn."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Find"),
    QT_TRANSLATE_NOOP("SampleCards", "Draw a Space Stuff card."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Panic"),
    QT_TRANSLATE_NOOP("SampleCards", "Gain 1 terror."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Great Fire"),
    QT_TRANSLATE_NOOP("SampleCards", "Demolish a location next to one of your aliens."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Mist"),
    QT_TRANSLATE_NOOP("SampleCards", "While it is in play nobody is stronger for it."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Storm"),
    QT_TRANSLATE_NOOP("SampleCards", "Each player loses an action point."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Levy"),
    QT_TRANSLATE_NOOP("SampleCards", "Place Sample Footsoldiers on any space."),
    QT_TRANSLATE_NOOP("SampleCards", "Place a token in every section."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Airdrop"),
    QT_TRANSLATE_NOOP("SampleCards", "Place Sample Jumpers on any space."),
    QT_TRANSLATE_NOOP("SampleCards", "Place Sample Jumpers on the first player's landing site."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Breakthrough"),
    QT_TRANSLATE_NOOP("SampleCards", "Look at the next location."),
    QT_TRANSLATE_NOOP("SampleCards", "The technology marker goes on by one."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Broadcast"),
    QT_TRANSLATE_NOOP("SampleCards", "A player discards an event."),
    QT_TRANSLATE_NOOP("SampleCards", "Each player loses a threat token."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Alert"),
    QT_TRANSLATE_NOOP("SampleCards", "While it is in play nothing else happens."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Lamp"),
    QT_TRANSLATE_NOOP("SampleCards", "Add 1 to your strength in a fight."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Lens"),
    QT_TRANSLATE_NOOP("SampleCards", "Roll your die again."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Drum"),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Tin"),
    QT_TRANSLATE_NOOP("SampleCards", "It does nothing, for ever."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Beast"),
    QT_TRANSLATE_NOOP("SampleCards", "An ally of strength 5."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Twin"),
    QT_TRANSLATE_NOOP("SampleCards", "An ally as strong as its owner's race."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Radio"),
    QT_TRANSLATE_NOOP("SampleCards", "The resistance adds 1 where two tokens lie."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Steel"),
    QT_TRANSLATE_NOOP("SampleCards", "Hard resistance adds 1."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Serum"),
    QT_TRANSLATE_NOOP("SampleCards", "Soft resistance adds 1."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Wings"),
    QT_TRANSLATE_NOOP("SampleCards", "Resistance that flies adds 1."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Rails"),
    QT_TRANSLATE_NOOP("SampleCards", "Each token that moves may move once more."),
    QT_TRANSLATE_NOOP("SampleCards", "Sample Dynamo"),
};

} // namespace

std::span<const char *const> sampleTexts()
{
    return sample;
}

QString printed(const std::string &text)
{
    return text.empty() ? QString() : QCoreApplication::translate("SampleCards", text.c_str());
}

} // namespace dossier::wording
