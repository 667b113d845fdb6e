#include "views/session/past_bar.h"

#include "views/board/read_lines.h"
#include "views/kit/hotkeys.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <vector>

namespace dossier
{

namespace
{

struct PastWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PastBar)
};

/// A button to a turning point; its tooltip says which.
Part turnButton(const QString &name, const QString &icon, const QString &key, const std::optional<QString> &turn,
    const Action<> &go)
{
    constexpr int maxTurn = 160;
    const bool isKnown = turn && !turn->isEmpty();
    const QString which = isKnown
        ? PastWords::tr("%1: %2", "previous or next turning point, which").arg(name, menuLine(*turn, maxTurn))
        : name;
    return button({}, "offer", go)
        .with(&Button::icon, icon)
        .keyed(icon)
        .named(which)
        .withTip(PastWords::tr("%1 (%2)", "a tooltip, its key").arg(which, key))
        .disabledIf(!turn, PastWords::tr("There is no turning point any more"));
}

} // namespace

Part pastBar(const PastMoment &moment, const PastActions &actions)
{
    const QString when = moment.line == 0
        ? PastWords::tr("Looking back: the start")
        : PastWords::tr("Looking back: after entry %1, %2", "a number, a time").arg(moment.line).arg(moment.time);
    const QString all = moment.sentence.isEmpty() ? when : when + QStringLiteral(" · ") + moment.sentence;
    const QString play = moment.isPlaying ? PastWords::tr("Pause") : PastWords::tr("Play");
    const QString speed = PastWords::tr("%1×", "how fast").arg(QLocale().toString(moment.speed));
    return card(
        {readLines(QStringLiteral("past"), all, 1, Role::Strong),
            flow({turnButton(PastWords::tr("Previous turning point"), QStringLiteral("chevron-left"),
                      PastWords::tr("Alt+Page Up"), moment.turnedBefore, actions.toTurnBefore),
                     button(play, "offer", actions.play)
                         .with(&Button::icon, moment.isPlaying ? QStringLiteral("pause") : QStringLiteral("play"))
                         .with(&Button::reserved, std::vector{PastWords::tr("Pause"), PastWords::tr("Play")})
                         .keyed(QStringLiteral("play"))
                         .withTip(hotkeys::with(
                             PastWords::tr("Show the game entry by entry; nothing is changed"), hotkeys::replay)),
                     turnButton(PastWords::tr("Next turning point"), QStringLiteral("chevron-right"),
                         PastWords::tr("Alt+Page Down"), moment.turnsNext, actions.toTurnAfter),
                     button(speed, "offer", actions.changeSpeed)
                         .keyed(QStringLiteral("speed"))
                         .named(PastWords::tr("Speed: %1").arg(speed))
                         .withTip(PastWords::tr("How fast the game is shown: press for the next speed")),
                     button(PastWords::tr("Back to now"), "primary", actions.showNow)
                         .withTip(PastWords::tr("Show the game as it is now (Esc)")),
                     button(PastWords::tr("Continue from here"), "secondary", actions.goOn)
                         .withTip(
                             PastWords::tr("Undo everything after this; the journal keeps it, and redo restores it"))})
                .spaced(8)})
        .spaced(6, {14, 10, 14, 10});
}

} // namespace dossier
