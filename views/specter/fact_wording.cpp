#include "fact_wording.h"

#include "specter_event_wording.h"
#include "specter_wording.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct FactWording
{
    Q_DECLARE_TR_FUNCTIONS(FactWording)
};

/// How he can be on a space.
QString possible(Inference &inference, Space space)
{
    if (!inference.now().withoutHiddenCards.contains(space))
        return FactWording::tr("he can be here by a hidden card alone");
    const double of = inference.shareAt(space);
    return of > 0 ? FactWording::tr("he can be here: %1 of all ways lead here").arg(share(of))
                  : FactWording::tr("he can be here");
}

} // namespace

QString factAlone(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place)
{
    const specter::TurnFacts &turn = table.agents.at(agent).turns.at(static_cast<std::size_t>(place.turn));
    const auto index = static_cast<std::size_t>(place.index);
    switch (place.kind)
    {
    case specter::FactKind::TurnedOver:
        return FactWording::tr("the objective on %1 is turned over").arg(name(turn.turnedOver.at(index)));
    case specter::FactKind::Shown:
        return sentence(table, agent, turn.shown);
    case specter::FactKind::Later:
        break;
    }
    return sentence(table, agent, turn.later.at(index));
}

QString fact(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place)
{
    return FactWording::tr("Turn %1: %2", "a fact")
        .arg(place.turn + table.agents.at(agent).firstTurn)
        .arg(factAlone(table, agent, place));
}

QString why(const specter::PublicTable &table, specter::Agent agent, Inference &inference, Space space)
{
    const bool open = inference.isOpen(space);
    const specter::Exclusion exclusion = inference.why(space);
    if (!open)
        return FactWording::tr("a structure: nobody enters it");
    if (std::holds_alternative<specter::StillPossible>(exclusion))
        return possible(inference, space);
    if (const auto *excluding = std::get_if<specter::FactPlace>(&exclusion))
        return FactWording::tr("he cannot be here. %1", "the fact that excludes it")
            .arg(fact(table, agent, *excluding));
    return FactWording::tr("he cannot have come so far");
}

QString sentence(const specter::Slip &slip)
{
    const QString rule = QString::fromStdString(slip.rule);
    if (slip.said && slip.truth)
        return FactWording::tr("Turn %1: %2 was said, and the sheet has %3 (%4)", "two spaces, a rule")
            .arg(QString::number(slip.turn), name(*slip.said), name(*slip.truth), rule);
    return slip.truth ? FactWording::tr("Turn %1: what was said does not fit %2 on the sheet (%3)", "a space, a rule")
                            .arg(QString::number(slip.turn), name(*slip.truth), rule)
                      : FactWording::tr("Turn %1: what was said does not fit the sheet (%2)", "a rule")
                            .arg(QString::number(slip.turn), rule);
}

QString average(double spaces)
{
    return QLocale().toString(spaces, 'f', spaces < 10 ? 1 : 0);
}

QString share(double of)
{
    const double percent = of * 100;
    return QLocale().toString(percent, 'f', percent < 9.95 && percent > 0 ? 1 : 0) + QStringLiteral(" %");
}

} // namespace dossier::wording
