#include "views/omega/verdict/odds_panel.h"

#include "views/kit/percentage.h"
#include "views/omega/verdict/attack_wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct OddsWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::OddsPanel)
};

QString spokenChance(int wounds, const QString &percent, bool isTurned)
{
    const QString chance
        = wounds == 1 ? OddsWords::tr("One wound: %1").arg(percent) : OddsWords::tr("Two wounds: %1").arg(percent);
    return isTurned ? OddsWords::tr("%1 after turning", "a chance").arg(chance) : chance;
}

/// The chance of that many wounds; an empty, hidden text where there is none.
Part chanceText(const std::vector<omega::WoundChance> &chances, int wounds, const OddsLook &look)
{
    const auto chance = std::ranges::find(chances, wounds, &omega::WoundChance::wounds);
    const QString percent = chance == chances.end() ? QString() : wording::percentage(chance->chance);
    return text(
        wounds == 1 ? percent : OddsWords::tr("two wounds %1").arg(percent), wounds == 1 ? Role::Figure : Role::Body)
        .with(&Part::tone, QLatin1String(wounds == 1 && look.isBrief ? "brief" : ""))
        .named(spokenChance(wounds, percent, look.isTurned))
        .withTip(chance == chances.end() ? QString() : wording::exactly(*chance))
        .when(chance != chances.end());
}

} // namespace

Part oddsPanel(const std::optional<omega::AttackVerdict> &attack, const OddsLook &look)
{
    const std::vector<omega::WoundChance> chances = attack ? attack->chances : std::vector<omega::WoundChance>{};
    const QString dice = attack && attack->dice ? wording::dice(*attack->dice) : QString();
    Parts lines{
        text(look.isTurned ? OddsWords::tr("After turning") : OddsWords::tr("Chance to wound"), Role::Caption)
            .withTip(look.isTurned ? OddsWords::tr("The chance of a wound, once the attacker has turned to the target")
                                   : QString())
            .when(!chances.empty()),
        chanceText(chances, 1, look), chanceText(chances, 2, look),
        text(dice, Role::Small).withTip(OddsWords::tr("The dice to roll, EMI subtracted"))};
    for (Part &line : lines)
        line.alignment = Qt::AlignHCenter;
    lines.push_back(stretch());
    return column(std::move(lines))
        .spaced(0)
        .named(OddsWords::tr("Odds"))
        .when(attack && attack->dice && attack->sight.lineOfSight);
}

QStringList spokenChances(const std::optional<omega::AttackVerdict> &attack, bool isTurned)
{
    QStringList all;
    for (const omega::WoundChance &chance : attack ? attack->chances : std::vector<omega::WoundChance>{})
        all << spokenChance(chance.wounds, wording::percentage(chance.chance), isTurned);
    return all;
}

} // namespace dossier
