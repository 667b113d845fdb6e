#include "views/specter/seats/seat_bar.h"

#include "views/kit/hotkeys.h"
#include "views/specter/seats/seat_cards.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct SeatBarWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SeatBar)
};

/// Names the next player in a sentence: roles have an article of their own, people have none.
QString handOverTo(const QString &next)
{
    const auto is = [&](const char *name) { return next == QCoreApplication::translate("SpecterWording", name); };
    if (is("The hunters"))
        return SeatBarWords::tr("Hand over to the hunters");
    if (is("The agent"))
        return SeatBarWords::tr("Hand over to the agent");
    if (is("The first agent"))
        return SeatBarWords::tr("Hand over to the first agent");
    if (is("The second agent"))
        return SeatBarWords::tr("Hand over to the second agent");
    return SeatBarWords::tr("Hand over: %1").arg(next);
}

} // namespace

Part seatBar(const SeatBarState &state, const SeatBarActions &actions)
{
    return card(
        {flow(
            {chip(QStringLiteral("%1 · %2").arg(
                      state.seated, state.isSecret ? SeatBarWords::tr("secret") : SeatBarWords::tr("public")),
                 state.isSecret ? ChipTone::Violet : ChipTone::Green)
                    .withTip(SeatBarWords::tr("At the computer: %1").arg(wording::inSentence(state.seated))),
                aloneBox(state.isAlone, actions.keepAlone).when(state.offersAlone),
                button(handOverTo(state.next), "secondary", actions.handOver)
                    .keyed(QStringLiteral("handOver"))
                    .withTip(hotkeys::with(SeatBarWords::tr("Give the computer to the next player"), hotkeys::handOver))
                    .when(!state.next.isEmpty())})
                .spaced(8)})
        .spaced(0, {6, 6, 6, 6})
        .with(&Box::look, QLatin1String("strip"));
}

} // namespace dossier
