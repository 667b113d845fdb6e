// What can be put right of the overseer's side: figures, reserves, dashboard pieces.
#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/omega/correct/correction.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct CorrectionWords
{
    Q_DECLARE_TR_FUNCTIONS(Correction)
};

using omega::PublicTable;

constexpr int mostFigures = 40;
constexpr int mostCost = 30;
constexpr std::array facings{Facing::North, Facing::East, Facing::South, Facing::West};

QStringList figureNames(const PublicTable &table)
{
    QStringList names;
    for (const auto &[figure, standing] : table.figures)
        names << wording::nameOf(table, omega::Combatant(figure));
    return names;
}

std::vector<omega::FigureId> figuresOf(const PublicTable &table)
{
    std::vector<omega::FigureId> figures;
    for (const auto &[figure, standing] : table.figures)
        figures.push_back(figure);
    return figures;
}

Correction arrives(const PublicTable &table, const Picked &picked)
{
    const std::vector<omega::FigureCard> &cards = table.content.figures;
    if (cards.empty())
        return {};
    int number = 1;
    while (table.figures.contains(omega::FigureId{number}))
        ++number;
    QStringList names;
    for (const omega::FigureCard &card : cards)
        names << wording::name(card.name);
    QStringList looks;
    for (const Facing facing : facings)
        looks << wording::name(facing);
    return {.lists = {{CorrectionWords::tr("Figure"), names}, {CorrectionWords::tr("Facing"), looks}},
        .onSpace = true,
        .pick = spaceFirst(picked),
        .ask = [cards, number, at = picked.space](const CorrectionInput &typed) -> std::optional<Ask>
        {
            if (!at)
                return std::nullopt;
            return correcting(omega::FigureArrived{
                {number}, chosenOf(cards, typed.chosen[0]).id, *at, chosenOf(facings, typed.chosen[1])});
        }};
}

Correction leaves(const PublicTable &table)
{
    const std::vector<omega::FigureId> figures = figuresOf(table);
    if (figures.empty())
        return {.pick = CorrectionWords::tr("No figure is on the map.")};
    return {.lists = {{CorrectionWords::tr("Figure"), figureNames(table)}},
        .who = {figures.begin(), figures.end()},
        .ask = [figures](const CorrectionInput &typed)
        { return std::optional(correcting(omega::FigureLeft{chosenOf(figures, typed.chosen[0])})); }};
}

Correction power(const PublicTable &table, const CorrectionInput &input)
{
    const std::vector<omega::FigureId> figures = figuresOf(table);
    if (figures.empty())
        return {.pick = CorrectionWords::tr("No figure is on the map.")};
    const omega::Standing *standing = omega::standingOf(table, chosenOf(figures, input.chosen[0]));
    const int now = standing != nullptr ? standing->power : 0;
    return {.lists = {{CorrectionWords::tr("Figure"), figureNames(table)}},
        .numbers = {{CorrectionWords::tr("Power tokens"), 0, 9, now}},
        .who = {figures.begin(), figures.end()},
        .ask = [figures](const CorrectionInput &typed)
        { return std::optional(correcting(omega::PowerChanged{chosenOf(figures, typed.chosen[0]), typed.typed[0]})); }};
}

Correction reserves(const PublicTable &table, const CorrectionInput &input)
{
    const std::vector<omega::FigureCard> &cards = table.content.figures;
    if (cards.empty())
        return {};
    QStringList names;
    for (const omega::FigureCard &card : cards)
        names << wording::name(card.name);
    const auto left = table.reserves.find(chosenOf(cards, input.chosen[0]).id);
    return {.lists = {{CorrectionWords::tr("Figure"), names}},
        .numbers
        = {{CorrectionWords::tr("In the reserves"), 0, mostFigures, left == table.reserves.end() ? 0 : left->second}},
        .ask = [cards](const CorrectionInput &typed)
        {
            return std::optional(
                correcting(omega::ReservesChanged{chosenOf(cards, typed.chosen[0]).id, typed.typed[0]}));
        }};
}

/// Costs of a piece, where a committed cost of nothing stands for none; or it leaves the dashboard.
Correction ability(const PublicTable &table, const CorrectionInput &input)
{
    const std::vector<omega::Ability> &pieces = table.content.abilities;
    if (pieces.empty())
        return {.pick = CorrectionWords::tr("The dashboard has no tile.")};
    QStringList names;
    for (const omega::Ability &piece : pieces)
        names << wording::name(piece.name);
    const omega::Ability &chosen = chosenOf(pieces, input.chosen[0]);
    Correction correction{
        .lists = {{CorrectionWords::tr("Dashboard tile"), names},
            {CorrectionWords::tr("What happens"),
                {CorrectionWords::tr("has these costs"), CorrectionWords::tr("leaves the dashboard")}}}};
    if (input.chosen[1] == 0)
        correction.numbers = {{CorrectionWords::tr("Ready cost"), 0, mostCost, chosen.readyCost.value_or(0)},
            {CorrectionWords::tr("Committed cost, or 0"), 0, mostCost, chosen.committedCost.value_or(0)},
            //: the number of tokens that leave a well in a round
            {CorrectionWords::tr("Refresh"), 0, mostCost, chosen.refresh.value_or(0)}};
    else if (omega::tokensIn(table, chosen.id) > 0)
        correction.pick = CorrectionWords::tr("There are tokens in its well: correct them first.");
    correction.ask
        = [pieces, empty = omega::tokensIn(table, chosen.id) == 0](const CorrectionInput &typed) -> std::optional<Ask>
    {
        omega::Ability other = chosenOf(pieces, typed.chosen[0]);
        if (typed.chosen[1] == 1)
            return empty ? std::optional(correcting(omega::AbilityRemoved{other})) : std::nullopt;
        other.readyCost = typed.typed[0];
        other.committable = typed.typed[1] > 0;
        other.committedCost = typed.typed[1] > 0 ? std::optional(typed.typed[1]) : std::nullopt;
        other.refresh = typed.typed[2];
        return correcting(omega::AbilityWritten{other});
    };
    return correction;
}

} // namespace

Correction overseersCorrection(
    CorrectionKind kind, const omega::View &view, const Picked &picked, const CorrectionInput &input)
{
    const PublicTable &table = view.open;
    switch (kind)
    {
    case CorrectionKind::Arrives:
        return arrives(table, picked);
    case CorrectionKind::Leaves:
        return leaves(table);
    case CorrectionKind::Power:
        return power(table, input);
    case CorrectionKind::Reserves:
        return reserves(table, input);
    default:
        return ability(table, input);
    }
}

} // namespace dossier
