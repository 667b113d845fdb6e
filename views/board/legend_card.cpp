#include "views/board/legend_card.h"

#include <QCoreApplication>

#include <utility>

namespace dossier
{

namespace
{

struct LegendCardWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::LegendCard)
};

} // namespace

Part legendCard(std::vector<LegendRow> rows, int pairs, const Action<> &close)
{
    Parts cells;
    for (LegendRow &row : rows)
    {
        cells.push_back(std::move(row.sign));
        cells.push_back(text(row.meaning).wrapping().stretched());
    }
    return card({text(LegendCardWords::tr("What the signs on the board mean"), Role::Caption),
                    table(2 * pairs, std::move(cells)).spaced(10).with(&Box::rowSpacing, 4),
                    button(LegendCardWords::tr("Close"), "offer", close)
                        .keyed(QStringLiteral("closeLegend"))
                        .withTip(LegendCardWords::tr("Close the legend (F3 or Esc)"))
                        .with(&Part::alignment, Qt::AlignLeft)})
        .spaced(8, {14, 10, 14, 10})
        .with(&Box::look, QLatin1String("verdict"));
}

} // namespace dossier
