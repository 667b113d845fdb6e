#include "views/omega/setup/pieces_card.h"

#include "views/kit/framed_number.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct PieceWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PiecesCard)
};

struct CostWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PieceCosts)
};

constexpr int maxFigures = 40;
constexpr int maxCards = 60;
constexpr int maxCost = 30;

/// One cost of a tile; a dash for unknown.
Part costField(const omega::Ability &tile, const char *key, const QString &words, const QString &tip,
    std::optional<int> cost, int version, const std::function<void(std::optional<int> cost)> &entered)
{
    return field(QStringLiteral("%1/%2").arg(QString::fromStdString(tile.id.text), QLatin1String(key)),
        CostWords::tr("%1: %2", "a piece, one of its costs").arg(wording::name(tile.name), wordsAround(words)),
        cost.value_or(-1),
        [entered](const QVariant &value) { entered(value.toInt() < 0 ? std::nullopt : std::optional(value.toInt())); })
        .with(&Field::max, maxCost)
        .with(&Field::mayBeUnknown, true)
        .with(&Field::around, words)
        .with(&Field::version, version)
        .withTip(tip);
}

Part costsOf(const omega::Ability &tile, int version, const SetupActions &actions)
{
    const QString name = wording::name(tile.name);
    const auto writes = [tile, give = actions.give](std::optional<int> omega::Ability::*cost)
    {
        return [tile, give, cost](std::optional<int> entered)
        {
            omega::Ability piece = tile;
            piece.*cost = entered;
            piece.committable = piece.committable || piece.committedCost.has_value();
            give(makeCorrection(omega::AbilityWritten{piece}));
        };
    };
    return column({text(name, Role::Strong).wrapping(),
                      flow({costField(tile, "ready", CostWords::tr("cost %1"),
                                CostWords::tr("What using it costs while it is ready"), tile.readyCost, version,
                                writes(&omega::Ability::readyCost)),
                               costField(tile, "committed", CostWords::tr("committed %1"),
                                   CostWords::tr("What using it costs while tokens are in its well; a dash for never, "
                                                 "or unknown"),
                                   tile.committedCost, version, writes(&omega::Ability::committedCost)),
                               costField(tile, "refresh", CostWords::tr("refresh %1"),
                                   CostWords::tr("Tokens that each refresh removes"), tile.refresh, version,
                                   writes(&omega::Ability::refresh)),
                               button({}, "icon",
                                   [tile, give = actions.give] { give(makeCorrection(omega::AbilityRemoved{tile})); })
                                   .with(&Button::icon, QStringLiteral("x"))
                                   .withTip(CostWords::tr("%1 leaves the dashboard", "a piece").arg(name))})
                          .spaced(6)})
        .spaced(4)
        .keyed(QString::fromStdString(tile.id.text));
}

/// Tiles of the box can be added to those in play.
Part otherTiles(
    const omega::View &view, const std::vector<omega::Ability> &box, int highlighted, const SetupActions &actions)
{
    std::vector<omega::Ability> others;
    QStringList names;
    for (const omega::Ability &tile : box)
        if (omega::found(view.open.content.abilities, tile.id) == nullptr)
        {
            others.push_back(tile);
            names << wording::name(tile.name);
        }
    const int row = std::clamp(highlighted, 0, std::max(0, static_cast<int>(others.size()) - 1));
    const auto add = [others, row, give = actions.give]
    { give(makeCorrection(omega::AbilityWritten{others.at(static_cast<std::size_t>(row))})); };
    const QString about = CostWords::tr("Tiles of the box that are not in play");
    return flow({choice(QStringLiteral("otherTiles"), about, names, row,
                     [highlight = actions.highlightTile](const QVariant &other)
                     {
                         highlight(other.toInt());
                     }).withTip(about),
                    button(CostWords::tr("Add the tile"), "offer", add)
                        .with(&Button::icon, QStringLiteral("plus"))
                        .withTip(CostWords::tr("Place it beside those of the mission"))})
        .spaced(8)
        .when(!others.empty());
}

Part reservesOf(const omega::View &view, int version, const SetupActions &actions)
{
    Parts cells;
    for (const auto &[kind, left] : view.open.reserves)
    {
        const QString name = wording::nameOf(view.open, kind);
        cells.push_back(text(name).wrapping().stretched());
        cells.push_back(field(QStringLiteral("reserve/%1").arg(QString::fromStdString(kind.text)),
            PieceWords::tr("%1 in the reserves").arg(name), left, [kind, give = actions.give](const QVariant &number)
            { give(makeCorrection(omega::ReservesChanged{kind, number.toInt()})); })
                .with(&Field::max, maxFigures)
                .with(&Field::entersWhenDone, true)
                .with(&Field::version, version)
                .withTip(PieceWords::tr("Figures of this kind in the reserves")));
    }
    return table(2, std::move(cells)).spaced(8).with(&Box::rowSpacing, 4);
}

Part deckOf(const omega::View &view, int version, const SetupActions &actions)
{
    const auto known = static_cast<int>(view.open.content.items.size());
    return column(
        {text(known == 0 ? PieceWords::tr("The cards of the box: shuffle them and say how many there are.")
                         : PieceWords::tr("Dossier knows %n card(s) and has shuffled them; a deck of cardboard is only "
                                          "counted.",
                               nullptr, known),
             Role::Small)
                .wrapping(),
            flow(
                {field(QStringLiteral("deck"), PieceWords::tr("Cards in the investigate deck"), view.open.deck.left,
                     [give = actions.give](const QVariant &left) { give(makeCommand(omega::CountDeck{left.toInt()})); })
                        .with(&Field::max, maxCards)
                        .with(&Field::around, PieceWords::tr("%1 in the deck"))
                        .with(&Field::entersWhenDone, true)
                        .with(&Field::version, version)
                        .withTip(PieceWords::tr("How many cards a deck of cardboard has")),
                    button(PieceWords::tr("Let Dossier shuffle"), "offer", actions.shuffle)
                        .withTip(PieceWords::tr("Shuffle the cards that Dossier knows; nobody sees the order"))
                        .when(known > 0)})
                .spaced(8)})
        .spaced(6);
}

} // namespace

Part piecesCard(const omega::View &view, const std::vector<omega::Ability> &box, int highlighted, int version,
    const SetupActions &actions)
{
    Parts parts{text(PieceWords::tr("Tiles of the dashboard"), Role::Caption)};
    for (const omega::Ability &tile : view.open.content.abilities)
        parts.push_back(costsOf(tile, version, actions));
    parts.push_back(otherTiles(view, box, highlighted, actions));
    parts.push_back(text(PieceWords::tr("Reserves"), Role::Caption));
    parts.push_back(reservesOf(view, version, actions));
    parts.push_back(text(PieceWords::tr("Investigate cards"), Role::Caption));
    parts.push_back(deckOf(view, version, actions));
    return card(std::move(parts)).spaced(6, {14, 10, 12, 12}).keyed(QStringLiteral("pieces"));
}

} // namespace dossier
