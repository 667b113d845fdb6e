#include "views/omega/desk/stance_grid.h"

#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"
#include "views/omega/parts/unknown_number.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct StanceWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::StanceGrid)
};

/// Pixels between the rows, and between those with names only.
constexpr int rowGap = 6;
constexpr int lowRowGap = 3;
constexpr int stanceGap = 6;

QString numbersOf(const omega::Stance &stance)
{
    return StanceWords::tr(
        "speed %1 · def %2/%3 · adr %4", "of a stance: speed, ranged and melee defense, most adrenaline")
        .arg(orUnknown(stance.speed), orUnknown(stance.rangedDefense), orUnknown(stance.meleeDefense),
            orUnknown(stance.maxAdrenaline));
}

/// A press chooses; a later press corrects the choice.
QString tipOf(bool chooses)
{
    return chooses ? StanceWords::tr("%1: %2. %3 (key %4)", "a commando, a stance, its numbers")
                   : StanceWords::tr("%1: correct the stance to %2. %3 (key %4)", "a commando, a stance, its numbers");
}

/// True when the button that chooses for everybody would choose it.
bool isProposed(const omega::View &view, const omega::ChooseStance &choose)
{
    return std::ranges::any_of(view.due,
        [&](const omega::Due &due)
        {
            const auto *proposed = get_if<omega::ChooseStance>(&due.command);
            return proposed != nullptr && *proposed == choose;
        });
}

QString stanceKey(omega::Role role, int column)
{
    return QStringLiteral("stance/%1/%2").arg(static_cast<int>(role)).arg(column);
}

bool isDue(const omega::View &view, omega::Role role)
{
    const std::vector<omega::Role> due = omega::withoutStance(view.open);
    return std::ranges::find(due, role) != due.end();
}

/// OP-CMD-4: the downed have the downed card instead.
bool isDowned(const omega::View &view, omega::Role role)
{
    return omega::inPlay(view.open, role).condition == omega::Condition::Downed;
}

Part stanceButton(const omega::View &view, omega::Role role, const omega::Stance &stance, int column, bool isRoomy,
    const std::function<void(const OmegaCommand &command)> &give)
{
    const omega::ChooseStance choose{role, stance.id};
    const bool chooses = isDue(view, role);
    const bool isNow = !chooses && omega::inPlay(view.open, role).stance == stance.id;
    const QString who = wording::nameOf(view.open, role);
    const QString name = wording::name(stance.name);
    const auto press = [=]
    {
        if (chooses)
            give(makeCommand(omega::ChooseStance(choose)));
        else if (!isNow)
            give(makeCorrection(omega::StanceChosen{choose.role, choose.stance}));
    };
    return toggle(isRoomy ? name + u'\n' + numbersOf(stance) : name, isRoomy ? "stance" : "low stance", isNow, press)
        .keyed(stanceKey(role, column))
        .named(StanceWords::tr("%1: %2", "a commando, a stance").arg(who, name))
        .withTip(tipOf(chooses).arg(who, name, numbersOf(stance), QString::number(column)))
        .with(&Part::tone, QLatin1String(chooses && isProposed(view, choose) ? "proposed" : ""))
        .stretched();
}

/// Returns the commandos with a sheet who take turns.
std::vector<std::pair<omega::Role, const omega::Sheet *>> rowsOf(const omega::View &view)
{
    std::vector<std::pair<omega::Role, const omega::Sheet *>> rows;
    for (const omega::Role role : omega::takingTurns(view.open))
        if (const omega::Sheet *sheet = omega::sheetOf(view.open, role))
            rows.emplace_back(role, sheet);
    return rows;
}

} // namespace

Part stanceGrid(const omega::View &view, bool isRoomy, const std::function<void(const OmegaCommand &command)> &give)
{
    const auto rows = rowsOf(view);
    std::size_t columns = 1;
    for (const auto &[role, sheet] : rows)
        columns = std::max(columns, sheet->stances.size());
    Parts cells;
    for (const auto &[role, sheet] : rows)
    {
        cells.push_back(
            text(wording::calledOf(view.open, role), Role::Strong).withTip(wording::nameOf(view.open, role)));
        if (isDowned(view, role))
            cells.push_back(text(wording::name(omega::Condition::Downed)));
        else
            for (const omega::Stance &stance : sheet->stances)
                cells.push_back(stanceButton(
                    view, role, stance, static_cast<int>(&stance - sheet->stances.data()) + 1, isRoomy, give));
        while (cells.size() % (columns + 1) != 0)
            cells.push_back(text({}));
    }
    return table(static_cast<int>(columns) + 1, std::move(cells))
        .spaced(stanceGap, {10, 4, 10, 4})
        .with(&Box::rowSpacing, isRoomy ? rowGap : lowRowGap);
}

QString firstStanceDue(const omega::View &view)
{
    for (const auto &[role, sheet] : rowsOf(view))
        for (std::size_t i = 0; isDue(view, role) && i < sheet->stances.size(); ++i)
            if (isProposed(view, {role, sheet->stances[i].id}))
                return stanceKey(role, static_cast<int>(i) + 1);
    return {};
}

QString stanceBeside(const QString &beside, int column)
{
    const QString row = beside.section(u'/', 0, 1);
    return row.startsWith(QLatin1String("stance/")) ? QStringLiteral("%1/%2").arg(row).arg(column) : QString();
}

} // namespace dossier
