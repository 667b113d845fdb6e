#include "views/omega/desk/adrenaline_card.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

struct BarWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AdrenalineBar)
};

struct CardWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AdrenalineCard)
};

template <typename Key>
int sumOfTokens(const std::map<Key, int> &tokens)
{
    int sum = 0;
    for (const auto &[key, count] : tokens)
        sum += count;
    return sum;
}

/// A place with tokens, and its share of the bar.
struct Share
{
    int tokens = 0;
    QColor color{};
    QString name{};
    QRectF rect{};
};

QFont smallerFont(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

int barHeight(const QFontMetrics &metrics)
{
    return metrics.height() + 6;
}

/// Writes the name under each part, moved aside where two names would overlap.
void paintNames(QPainter &painter, const QRect &area, const std::vector<Share> &shares, const Theme &theme)
{
    painter.setFont(smallerFont(painter.font()));
    const QFontMetrics metrics = painter.fontMetrics();
    constexpr double gap = 6;
    std::vector<double> at;
    double min = 0;
    for (const Share &share : shares)
    {
        const double wide = metrics.horizontalAdvance(share.name);
        at.push_back(std::max(min, share.rect.center().x() - wide / 2));
        min = at.back() + wide + gap;
    }
    double max = area.width();
    for (std::size_t i = shares.size(); i-- > 0;)
    {
        const double wide = metrics.horizontalAdvance(shares[i].name);
        at[i] = std::min(at[i], max - wide);
        max = at[i] - gap;
        painter.setPen(theme.dim);
        painter.drawText(QPointF(at[i], area.height() - metrics.descent()), shares[i].name);
    }
}

/// Makes every part at least as wide as its number.
void paintShares(QPainter &painter, const QRect &area, const omega::Adrenaline &adrenaline, const Theme &theme)
{
    std::vector<Share> shares{{adrenaline.bank, theme.line, BarWords::tr("bank")},
        {adrenaline.pool, theme.red.fill, BarWords::tr("pool")},
        {sumOfTokens(adrenaline.wells), theme.red.fill.darker(125), BarWords::tr("wells")},
        {sumOfTokens(adrenaline.sheets), theme.amber.fill, BarWords::tr("sheets")}};
    std::erase_if(shares, [](const Share &share) { return share.tokens <= 0; });
    const double min = painter.fontMetrics().horizontalAdvance(QStringLiteral("000"));
    int all = 0;
    for (const Share &share : shares)
        all += share.tokens;
    if (all == 0)
        return;
    const double each = (area.width() - static_cast<double>(shares.size()) * min) / all;
    double left = 0;
    for (Share &share : shares)
    {
        share.rect = {left, 0, min + share.tokens * each, static_cast<double>(barHeight(painter.fontMetrics()))};
        painter.fillRect(share.rect.adjusted(0, 0, -1, 0), share.color);
        const bool onInk = contrast(share.color, theme.ink) > contrast(share.color, theme.onAccent);
        painter.setPen(onInk ? theme.ink : theme.onAccent);
        painter.drawText(share.rect, Qt::AlignCenter, QString::number(share.tokens));
        left += share.rect.width();
    }
    paintNames(painter, area, shares, theme);
}

Part adrenalineBar(const omega::Adrenaline &adrenaline)
{
    const QString spoken = BarWords::tr("Adrenaline: %1 in the bank, %2 in the pool, %3 in wells, %4 on sheets")
                               .arg(adrenaline.bank)
                               .arg(adrenaline.pool)
                               .arg(sumOfTokens(adrenaline.wells))
                               .arg(sumOfTokens(adrenaline.sheets));
    return painted(QStringLiteral("adrenalineBar"),
        {.paint = [adrenaline](QPainter &painter, const QRect &area, const Theme &theme)
            { paintShares(painter, area, adrenaline, theme); },
            .size = [](const QFont &font)
            { return QSize(160, barHeight(QFontMetrics(font)) + QFontMetrics(smallerFont(font)).height()); },
            .state = spoken})
        .named(spoken)
        .withTip(spoken);
}

QString forecastOf(const omega::View &view)
{
    QStringList words;
    if (view.forecast.pool)
        words << CardWords::tr("Transfer %1: pool %2", "tokens that go next, and what the pool has then")
                     .arg(view.forecast.transferred + view.forecast.filled)
                     .arg(*view.forecast.pool);
    if (const int substitutes = view.open.adrenaline.substitutes; substitutes != 0)
        words << CardWords::tr("%n substitute(s)", nullptr, substitutes);
    return words.join(QStringLiteral(" · "));
}

} // namespace

Part adrenalineCard(const omega::View &view, const std::function<void(const OmegaCommand &command)> &give)
{
    const omega::Adrenaline &adrenaline = view.open.adrenaline;
    const bool isBalanced = adrenaline.total() == omega::Adrenaline::inTheBox;
    // During a turn the room is for the actions; the caption's tooltip and the correction show the forecast as well.
    const bool isIdle = !view.open.turn;
    const QString caption = CardWords::tr("Adrenaline · %1").arg(omega::Adrenaline::inTheBox);
    const QString forecast = forecastOf(view);
    const auto correcting = [&](const QString &words, const omega::TokensMoved &moved, const QString &tip)
    {
        return button(words, "offer", [give, moved] { give(dossier::makeCorrection(moved)); })
            .withTip(tip)
            .named(tip)
            .when(isIdle);
    };
    return card({row({text(caption, Role::Caption).withTip(forecast), stretch(),
                     chip(isBalanced ? CardWords::tr("balanced") : CardWords::tr("%1 in all").arg(adrenaline.total()),
                         isBalanced ? ChipTone::Green : ChipTone::Red)}),
                    adrenalineBar(adrenaline),
                    row({text(forecast, Role::Small).wrapping().stretched().when(isIdle),
                            correcting(QStringLiteral("−1"), {omega::pool, omega::bank, 1},
                                CardWords::tr("Correct: one token from the pool to the bank")),
                            correcting(QStringLiteral("+1"), {omega::bank, omega::pool, 1},
                                CardWords::tr("Correct: one token from the bank to the pool"))})
                        .spaced(6)})
        .spaced(6, {10, 7, 10, 8})
        .keyed(QStringLiteral("adrenaline"))
        .named(caption);
}

} // namespace dossier
