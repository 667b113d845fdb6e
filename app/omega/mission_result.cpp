#include "app/omega/mission_result.h"

#include "app/session/kept_result.h"
#include "model/core/worded_value.h"
#include "model/omega/seen/words.h"
#include "views/omega/face/face.h"

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

constexpr std::string_view nobody = "nobody";

} // namespace

QString resultOf(const omega::Clock &clock)
{
    if (clock.step != omega::Step::Over)
        return {};
    const std::string_view winner = clock.winner ? wordOf(*clock.winner) : nobody;
    return keptResult(omegaFace().id, {QString::fromLatin1(winner), QString::number(clock.round)});
}

QString omegaResult(const QString &kept)
{
    const QStringList values = valuesOfResult(omegaFace().id, kept);
    if (values.size() != 2)
        return {};
    const std::string winner = values.at(0).toStdString();
    const std::optional<Side> side = valueOf<Side>(winner);
    if (!side && winner != nobody)
        return {};
    return (!side                     ? MissionResult::tr("Ended in round %1")
            : *side == Side::Commando ? MissionResult::tr("The commandos won in round %1")
                                      : MissionResult::tr("The overseer won in round %1"))
        .arg(values.at(1));
}

} // namespace dossier
