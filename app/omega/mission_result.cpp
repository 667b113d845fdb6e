#include "app/omega/mission_result.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct MissionResult
{
    Q_DECLARE_TR_FUNCTIONS(MissionResult)
};

} // namespace

QString resultOf(const omega::Clock &clock)
{
    if (clock.step != omega::Step::Over)
        return {};
    if (!clock.winner)
        return MissionResult::tr("Ended in round %1").arg(clock.round);
    return (*clock.winner == Side::Commando ? MissionResult::tr("The commandos won in round %1")
                                            : MissionResult::tr("The overseer won in round %1"))
        .arg(clock.round);
}

} // namespace dossier
