// Corrections of the overseer's figures, reserves and dashboard.
#include "model/omega/seen/numbers.h"
#include "views/omega/correct/correction.h"

namespace dossier
{

namespace
{

constexpr int maxFigures = 40;
constexpr int maxCost = 30;
constexpr int maxPower = 9;

std::optional<omega::FigureCard> figureCard(DeskFormBuilder &form)
{
    const std::vector<omega::FigureCard> &cards = form.table().content.figures;
    const auto chosen = form.thing(QStringLiteral("figure"), CorrectionWords::tr("Figure"),
        namesOf(cards, [](const omega::FigureCard &card) { return wording::name(card.name); }));
    return chosen ? std::optional(cards[*chosen]) : std::nullopt;
}

OmegaCommands arrives(DeskFormBuilder &form)
{
    const auto card = figureCard(form);
    const std::optional<Space> at = form.space();
    if (!card)
        return {};
    const Facing facing = facingField(form, Facing::North);
    if (!at)
        return {};
    int number = 1;
    while (form.table().figures.contains(omega::FigureId{number}))
        ++number;
    return one(omega::FigureArrived{{number}, card->id, *at, facing});
}

std::optional<omega::FigureId> figure(DeskFormBuilder &form)
{
    const std::vector<omega::Combatant> all = figuresOf(form.table());
    if (all.empty())
        form.setHint(CorrectionWords::tr("No figure is on the map."));
    const auto who = form.someone(CorrectionWords::tr("Figure"), all);
    return who ? std::optional(std::get<omega::FigureId>(*who)) : std::nullopt;
}

OmegaCommands leaves(DeskFormBuilder &form)
{
    const auto who = figure(form);
    return who ? one(omega::FigureLeft{*who}) : OmegaCommands{};
}

OmegaCommands power(DeskFormBuilder &form)
{
    const auto who = figure(form);
    const omega::Standing *standing = who ? omega::standingOf(form.table(), *who) : nullptr;
    if (standing == nullptr)
        return {};
    return one(omega::PowerChanged{
        *who, form.number(QStringLiteral("power"), CorrectionWords::tr("Power tokens"), standing->power, 0, maxPower)});
}

OmegaCommands reserves(DeskFormBuilder &form)
{
    const auto card = figureCard(form);
    if (!card)
        return {};
    const auto left = form.table().reserves.find(card->id);
    return one(omega::ReservesChanged{card->id,
        form.number(QStringLiteral("left"), CorrectionWords::tr("In the reserves"),
            left == form.table().reserves.end() ? 0 : left->second, 0, maxFigures)});
}

/// Sets the costs of a tile, where a committed cost of 0 means none; or removes it from the dashboard.
OmegaCommands ability(DeskFormBuilder &form)
{
    const std::vector<omega::Ability> &tiles = form.table().content.abilities;
    if (tiles.empty())
        form.setHint(CorrectionWords::tr("The dashboard has no tile."));
    const auto chosen = form.thing(QStringLiteral("tile"), CorrectionWords::tr("Dashboard tile"),
        namesOf(tiles, [](const omega::Ability &one) { return wording::name(one.name); }));
    if (!chosen)
        return {};
    omega::Ability tile = tiles[*chosen];
    const bool leaves
        = whatHappens(form, {CorrectionWords::tr("has these costs"), CorrectionWords::tr("leaves the dashboard")}) == 1;
    if (leaves && omega::tokensIn(form.table(), tile.id) > 0)
        form.setHint(CorrectionWords::tr("There are tokens in its well: correct them first."));
    if (leaves)
        return form.hint().isEmpty() ? one(omega::AbilityRemoved{tile}) : OmegaCommands{};
    const auto cost = [&](const QString &key, const QString &name, std::optional<int> now)
    { return form.number(key, name, now.value_or(0), 0, maxCost); };
    tile.readyCost = cost(QStringLiteral("ready"), CorrectionWords::tr("Ready cost"), tile.readyCost);
    const int committed
        = cost(QStringLiteral("committed"), CorrectionWords::tr("Committed cost, or 0"), tile.committedCost);
    tile.committable = committed > 0;
    tile.committedCost = committed > 0 ? std::optional(committed) : std::nullopt;
    //: the number of tokens that leave a well in a round
    tile.refresh = cost(QStringLiteral("refresh"), CorrectionWords::tr("Refresh"), tile.refresh);
    return one(omega::AbilityWritten{tile});
}

} // namespace

OmegaCommands correctionOfOverseer(CorrectionKind kind, DeskFormBuilder &form)
{
    switch (kind)
    {
    case CorrectionKind::Arrives:
        return arrives(form);
    case CorrectionKind::Leaves:
        return leaves(form);
    case CorrectionKind::Power:
        return power(form);
    case CorrectionKind::Reserves:
        return reserves(form);
    default:
        return ability(form);
    }
}

} // namespace dossier
