// The adrenaline tokens in the public window, by place.
#include "views/omega/everybody/public_parts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct PublicPool
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PublicPool)
};

template <typename Key>
int sumOf(const std::map<Key, int> &tokens)
{
    int sum = 0;
    for (const auto &[key, count] : tokens)
        sum += count;
    return sum;
}

struct Part
{
    QString name;
    int tokens;
    QColor colour;
};

std::array<Part, 4> partsOf(const omega::Adrenaline &adrenaline, const Theme &theme)
{
    return {{{PublicPool::tr("Bank"), adrenaline.bank, theme.dim},
        {PublicPool::tr("Pool"), adrenaline.pool, theme.red.fill},
        {PublicPool::tr("Wells"), sumOf(adrenaline.wells), theme.red.fill.darker(135)},
        {PublicPool::tr("Sheets", "of the commandos"), sumOf(adrenaline.sheets), theme.amber.fill}}};
}

/// Draws the bar in parts as long as their tokens, but never too short to be visible.
void drawBar(PublicInk &ink, const QRectF &bar, const std::array<Part, 4> &parts)
{
    int all = 0;
    int shown = 0;
    for (const Part &part : parts)
    {
        all += part.tokens;
        shown += part.tokens > 0 ? 1 : 0;
    }
    const double min = ink.units(1);
    double left = bar.left();
    for (const Part &part : parts)
    {
        if (part.tokens <= 0)
            continue;
        const double wide = min + (bar.width() - shown * min) * part.tokens / all;
        ink.painter().fillRect(QRectF(left, bar.top(), wide - ink.units(0.2), bar.height()), part.colour);
        left += wide;
    }
}

/// Draws below the bar a square of each part's colour, its name and its number.
void drawLegend(PublicInk &ink, const QRectF &row, const std::array<Part, 4> &parts)
{
    const double wide = row.width() / static_cast<double>(parts.size());
    const double square = ink.units(1.6);
    double left = row.left();
    for (const Part &part : parts)
    {
        const QRectF cell(left, row.top(), wide - ink.units(0.8), row.height());
        const QRectF upper(cell.left(), cell.top(), cell.width(), cell.height() * 0.42);
        ink.painter().fillRect(QRectF(cell.left(), upper.center().y() - square / 2, square, square), part.colour);
        ink.write(upper.adjusted(square + ink.units(0.7), 0, 0, 0), part.name, {2.2, ink.theme().dim});
        ink.write({cell.left(), upper.bottom(), cell.width(), cell.height() * 0.58}, QString::number(part.tokens),
            {3.6, ink.theme().ink, QFont::Bold});
        left += wide;
    }
}

QString inAllText(const omega::Adrenaline &adrenaline)
{
    return PublicPool::tr("Adrenaline · %1").arg(adrenaline.total() + adrenaline.substitutes);
}

/// Returns the effect of the next transfer, while it is known.
QString forecastText(const omega::PublicView &view)
{
    if (!view.forecast.pool || view.open.clock.step == omega::Step::Over)
        return {};
    return PublicPool::tr("pool after the next transfer: %1").arg(*view.forecast.pool);
}

void drawPool(PublicInk &ink, const QRect &into, const omega::PublicView &view)
{
    const omega::Adrenaline &adrenaline = view.open.adrenaline;
    ink.card(into, ink.theme().line);
    const QRectF in = QRectF(into).adjusted(ink.units(1.6), ink.units(1.1), -ink.units(1.6), -ink.units(0.9));
    const QRectF left(in.left(), in.top(), in.width() * 0.3, in.height());
    ink.write(ink.caption(left, PublicPool::tr("Energy pool")), QString::number(adrenaline.pool),
        {8, ink.theme().red.text, QFont::Bold});
    const QRectF all = in.adjusted(left.width() + ink.units(1), 0, 0, 0);
    const QRectF right = ink.caption(all, inAllText(adrenaline));
    ink.write({all.center().x() - all.width() * 0.1, all.top(), all.width() * 0.6, right.top() - all.top()},
        forecastText(view), {2.1, ink.theme().dim, QFont::Medium, Qt::AlignRight | Qt::AlignVCenter});
    const std::array<Part, 4> parts = partsOf(adrenaline, ink.theme());
    const double bar = right.height() * 0.28;
    drawBar(ink, {right.left(), right.top() + ink.units(0.3), right.width(), bar}, parts);
    drawLegend(ink, right.adjusted(0, bar + ink.units(0.9), 0, 0), parts);
}

QString poolText(const omega::PublicView &view)
{
    const omega::Adrenaline &adrenaline = view.open.adrenaline;
    QStringList words{inAllText(adrenaline)};
    for (const Part &part : partsOf(adrenaline, themeFor(ThemeChoice::Dark)))
        words << PublicPool::tr("%1 %2", "where tokens lie, how many").arg(part.name, QString::number(part.tokens));
    if (const QString forecast = forecastText(view); !forecast.isEmpty())
        words << forecast;
    return words.join(QStringLiteral(", "));
}

} // namespace

PublicPart publicPool(const OmegaPublicViewPtr &view)
{
    return partOf(view, drawPool, poolText);
}

} // namespace dossier
