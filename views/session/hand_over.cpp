#include "views/session/hand_over.h"

#include "views/kit/hotkeys.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct HandOverWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::HandOverPage)
};

} // namespace

PageCard handOverCard(const HandOver &handOver, const Action<> &take, Parts more, PinGate *pins)
{
    const auto &[next, inSentence, player, purpose, news, seat] = handOver;
    const QString what = !purpose.isEmpty()
        ? HandOverWords::tr("%1 Everybody else: look away.", "what the player named above does").arg(purpose)
        : player.isEmpty()
        ? HandOverWords::tr("Give the computer to this player. Everybody else looks away: the screen stays covered "
                            "until the button is pressed.")
        : HandOverWords::tr("Give the computer to %1. Everybody else looks away: the screen stays covered until the "
                            "button is pressed.",
              "a person")
              .arg(player);
    Part opener
        = button(HandOverWords::tr("It’s me: show my screen"), "primary", take)
              .keyed(QStringLiteral("take"))
              .with(&Button::shortcut, QKeySequence(QLatin1String(hotkeys::takeScreen)))
              .withTip(hotkeys::with(HandOverWords::tr("Show the screen of %1").arg(inSentence), hotkeys::takeScreen));
    Part opening = pins != nullptr && !seat.isEmpty() ? pins->parts(seat, std::move(opener), [take] { take.run(); })
                                                      : row({std::move(opener), stretch()});
    PageCard card{HandOverWords::tr("Hand over the computer"),
        player.isEmpty() ? next : HandOverWords::tr("%1: %2", "a part in the game, who plays it").arg(next, player),
        {text(news, Role::Heading).wrapping().when(!news.isEmpty()), text(what).wrapping(),
            column({std::move(opening)}).spaced(0, {0, 10, 0, 0})},
        HandOverWords::tr("Hand over the computer: %1", "a player").arg(inSentence),
        HandOverWords::tr("F4 shows the next screen")};
    for (Part &one : more)
        card.inside.push_back(std::move(one));
    return card;
}

} // namespace dossier
