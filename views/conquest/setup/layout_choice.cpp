#include "model/conquest/seen/sections.h"
#include "views/conquest/setup/setup_cards.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

struct LayoutWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::LayoutChoice)
};

QString placeText(int place)
{
    const std::array all{LayoutWords::tr("upper right"), LayoutWords::tr("right"), LayoutWords::tr("lower right"),
        LayoutWords::tr("lower left"), LayoutWords::tr("left"), LayoutWords::tr("upper left")};
    return all.at(static_cast<std::size_t>(std::clamp(place, 1, conquest::placesAround)) - 1);
}

/// Returns an arrow from the objective to that place, which takes no room in a line.
QString arrowTo(int place)
{
    static constexpr std::array<char16_t, conquest::placesAround> all{u'↗', u'→', u'↘', u'↙', u'←', u'↖'};
    return QString(QChar(all.at(static_cast<std::size_t>(std::clamp(place, 1, conquest::placesAround)) - 1)));
}

/// Number of pairs of sections side by side.
std::ptrdiff_t pairsIn(const std::vector<int> &places)
{
    return std::ranges::count_if(
        places, [&](int place) { return std::ranges::count(places, place % conquest::placesAround + 1) > 0; });
}

QString layoutText(const std::vector<int> &places, QString (*textOf)(int place))
{
    if (places.empty())
        return LayoutWords::tr("Dossier asks which spaces touch");
    QStringList where;
    for (const int place : places)
        where << textOf(place);
    if (places.size() == 1)
        return placeText(places.front());
    const QString listed = where.join(textOf == placeText ? QStringLiteral(", ") : QStringLiteral(" "));
    const std::ptrdiff_t pairs = pairsIn(places);
    const QString pattern = pairs == 0    ? LayoutWords::tr("Apart: %1", "sections")
        : pairs + 1 >= std::ssize(places) ? LayoutWords::tr("Side by side: %1", "sections")
                                          : LayoutWords::tr("Partly side by side: %1", "sections");
    return pattern.arg(listed);
}

} // namespace

Part layoutChoice(
    std::vector<std::vector<int>> layouts, const std::vector<int> &chosen, const Action<std::vector<int>> &choose)
{
    auto found = std::ranges::find(layouts, chosen);
    if (found == layouts.end())
        found = layouts.insert(layouts.end(), chosen);
    const auto at = static_cast<int>(found - layouts.begin());
    // The options are arrows, because those fit; tooltips and screen readers have the words.
    QStringList arrows;
    QStringList words;
    for (const std::vector<int> &places : layouts)
    {
        arrows << layoutText(places, arrowTo);
        words << layoutText(places, placeText);
    }
    return row({text(LayoutWords::tr("Layout", "of a board"), Role::Strong),
        choice(QStringLiteral("layout"), LayoutWords::tr("Layout of the board"), arrows, at,
            [layouts, choose](const QVariant &row) { choose.run(layouts[static_cast<std::size_t>(row.toInt())]); })
            .with(&Field::tips, words)
            .withTip(LayoutWords::tr("Where the sections lie around the objective, seat by seat: which spaces touch "
                                     "follows from it"))
            .stretched()});
}

} // namespace dossier
