#include "views/omega/words/summary_wording.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SummaryWording
{
    Q_DECLARE_TR_FUNCTIONS(SummaryWording)
};

} // namespace

QStringList figuresOf(const omega::Summary &summary)
{
    if (summary.rounds.empty())
        return {};
    omega::RoundSeen all;
    for (const auto &[number, round] : summary.rounds)
    {
        all.toCommandos += round.toCommandos;
        all.toDashboard += round.toDashboard;
        all.commandosWounds += round.commandosWounds;
        all.figuresWounds += round.figuresWounds;
    }
    const omega::DiceThrown &dice = summary.dice;
    return {
        SummaryWording::tr("Wounds taken: commandos %1, enemies %2").arg(all.commandosWounds).arg(all.figuresWounds),
        SummaryWording::tr("Commandos downed: %1", "how many times").arg(summary.downed),
        SummaryWording::tr("Adrenaline spent: commandos %1, dashboard %2").arg(all.toCommandos).arg(all.toDashboard),
        SummaryWording::tr("Hits: %1 with %2 dice").arg(dice.blackHits + dice.redHits).arg(dice.black + dice.red)};
}

} // namespace dossier::wording
