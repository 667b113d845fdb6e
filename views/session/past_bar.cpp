#include "views/session/past_bar.h"

#include "views/board/read_lines.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct PastWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PastBar)
};

} // namespace

Part pastBar(const PastMoment &moment, const PastActions &actions)
{
    const QString when = moment.line == 0
        ? PastWords::tr("Looking back: the start")
        : PastWords::tr("Looking back: after entry %1, %2", "a number, a time").arg(moment.line).arg(moment.time);
    const QString all = moment.sentence.isEmpty() ? when : when + QStringLiteral(" · ") + moment.sentence;
    return card({readLines(QStringLiteral("past"), all, 1, Role::Strong),
                    flow({button(PastWords::tr("Back to now"), "primary", actions.showNow)
                              .withTip(PastWords::tr("Show the game as it is now (Esc)")),
                        button(PastWords::tr("Continue from here"), "secondary", actions.goOn)
                            .withTip(PastWords::tr(
                                "Undo everything after this; the journal keeps it, and redo restores it"))})})
        .spaced(6, {14, 10, 14, 10});
}

} // namespace dossier
