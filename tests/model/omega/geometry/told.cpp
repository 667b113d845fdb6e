#include "tests/model/omega/geometry/told.h"

#include <QStringList>

namespace dossier::test
{

namespace
{

template <typename Values>
QString joined(const Values &values, const QString &between)
{
    QStringList parts;
    for (const auto &value : values)
        parts.push_back(told(value));
    return parts.join(between);
}

QString idOf(Rule rule)
{
    const std::string_view name = id(rule);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString stopped(const std::optional<Blocker> &blocker)
{
    return blocker ? QStringLiteral(" ! ") + told(*blocker) : QString();
}

} // namespace

QString told(std::monostate /*nothing*/)
{
    return QStringLiteral("nothing");
}

QString told(const ReachedSpace &reached)
{
    return QStringLiteral("%1=%2").arg(told(reached.space)).arg(reached.cost);
}

QString told(Space space)
{
    return QStringLiteral("%1,%2").arg(space.x).arg(space.y);
}

QString told(const Edge &edge)
{
    return told(edge.at) + (edge.side == Edge::Side::East ? QStringLiteral("/E") : QStringLiteral("/S"));
}

QString told(Corner corner)
{
    return QStringLiteral("+%1,%2").arg(corner.x).arg(corner.y);
}

QString told(std::span<const Space> spaces)
{
    return joined(spaces, QStringLiteral(" "));
}

QString told(const std::vector<Space> &spaces)
{
    return told(std::span(spaces));
}

QString told(std::span<const Rule> rules)
{
    QStringList ids;
    for (const Rule rule : rules)
        ids.push_back(idOf(rule));
    return ids.join(QLatin1Char(' '));
}

QString told(const Blocker &blocker)
{
    return idOf(blocker.rule) + QLatin1Char(' ') + std::visit([](const auto &at) { return told(at); }, blocker.at);
}

QString told(const SightLine &line)
{
    return told(line.from) + QLatin1Char('-') + told(line.to) + stopped(line.blocker);
}

QString told(const SightPath &path)
{
    return told(std::span(path.spaces)) + stopped(path.blocker);
}

QString told(const LineEvidence &evidence)
{
    QString words = joined(evidence.lines, QStringLiteral("; "));
    if (evidence.deciding)
        words += QStringLiteral(" => ") + joined(*evidence.deciding, QStringLiteral(", "));
    if (evidence.coverLine)
        words += QStringLiteral("; cover ") + told(*evidence.coverLine);
    return words;
}

QString told(const PathEvidence &evidence)
{
    QString words = joined(evidence.paths, QStringLiteral("; "));
    if (evidence.coverWall)
        words += QStringLiteral("; cover ") + told(*evidence.coverWall);
    return words;
}

QString told(const EmiVerdict &emi)
{
    QString words = emi.spaces ? QString::number(*emi.spaces) : QStringLiteral("-");
    words += QStringLiteral(" on ") + told(std::span(emi.path));
    words += emi.blocks ? QStringLiteral(", blocks") : QString();
    return words + QStringLiteral(", dice %1").arg(emi.diceLost);
}

QString told(const Sight &sight)
{
    QStringList parts;
    if (sight.inField)
        parts.push_back(QStringLiteral("field"));
    if (sight.lineOfSight)
        parts.push_back(QStringLiteral("sight"));
    if (sight.cover)
        parts.push_back(QStringLiteral("cover"));
    if (sight.emi.diceLost != 0)
        parts.push_back(QStringLiteral("die"));
    return parts.join(QLatin1Char(' ')) + QStringLiteral("; ") + told(std::span(sight.rules));
}

QString told(const Offence &offence)
{
    return QStringLiteral("! %1 at step %2: ").arg(idOf(offence.rule)).arg(offence.step)
        + std::visit([](const auto &at) { return told(at); }, offence.at);
}

QString told(const MoveVerdict &verdict)
{
    QString words = verdict.offence ? told(*verdict.offence) : QStringLiteral("cost %1").arg(verdict.cost().value());
    return words + QStringLiteral("; ") + told(std::span(verdict.rules));
}

QString told(const std::vector<ReachedSpace> &reached)
{
    return joined(reached, QStringLiteral(" "));
}

QString told(const GasVerdict &verdict)
{
    static const QStringList names{QStringLiteral("too many"), QStringLiteral("doubled"), QStringLiteral("on wall"),
        QStringLiteral("on objective"), QStringLiteral("outside room"), QStringLiteral("few neighbours"),
        QStringLiteral("apart")};
    const QString rules = QStringLiteral("; ") + told(std::span(verdict.rules));
    if (!verdict.offence)
        return QStringLiteral("legal") + rules;
    const QString place = verdict.offence->at ? QLatin1Char(' ') + told(*verdict.offence->at) : QString();
    return QStringLiteral("! ") + names.at(static_cast<qsizetype>(verdict.offence->fault)) + place + rules;
}

} // namespace dossier::test
