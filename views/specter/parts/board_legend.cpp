#include "views/specter/parts/board_legend.h"

#include "views/board/street_painter.h"
#include "views/kit/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

struct BoardLegendWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::BoardLegend)
};

/// Tokens with the same letters differ only in their spaces.
void add(std::vector<BoardSign> &all, const BoardSign &sign)
{
    const bool isListed = std::ranges::any_of(all, [&](const BoardSign &one)
        { return one == sign || (!sign.mark && !one.mark && !sign.letters.isEmpty() && one.letters == sign.letters); });
    if (!isListed && !sign.meaning.isEmpty())
        all.push_back(sign);
}

void paintToken(QPainter &painter, const QRect &area, const BoardSign &sign, const Theme &theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.ink);
    painter.setBrush(accentOf(theme, sign.tone).fill);
    painter.drawEllipse(area.adjusted(2, 2, -2, -2));
    painter.setPen(theme.panel);
    constexpr int lettersInFullSize = 2;
    if (sign.letters.size() > lettersInFullSize)
    {
        QFont small = painter.font();
        small.setPixelSize(area.height() / 3);
        painter.setFont(small);
    }
    painter.drawText(area, Qt::AlignCenter, sign.letters);
}

void paintSpace(QPainter &painter, const QRect &area, const BoardSign &sign, const Theme &theme)
{
    const QRect space = area.adjusted(2, 2, -2, -2);
    QColor color = accentOf(theme, sign.tone).fill;
    painter.setPen(color);
    if (sign.mark == WashMark::Hatched)
        painter.setBrush(QBrush(color, Qt::BDiagPattern));
    else
    {
        color.setAlphaF(0.4F);
        painter.setBrush(color);
    }
    if (sign.mark == WashMark::Ring)
        painter.setBrush(Qt::NoBrush);
    if (sign.mark == WashMark::Disc || sign.mark == WashMark::Ring)
        painter.drawEllipse(space);
    else
        painter.drawRect(space);
}

/// A painting is drawn again when its state changes.
Part pictureOf(const BoardSign &sign, int number)
{
    constexpr int side = 22;
    const auto paint = [sign](QPainter &painter, const QRect &area, const Theme &theme)
    {
        const QRect square(area.topLeft(), QSize(area.height(), area.height()));
        sign.mark ? paintSpace(painter, square, sign, theme) : paintToken(painter, square, sign, theme);
    };
    return painted(QStringLiteral("sign%1").arg(number),
        {.paint = paint,
            .size = [](const QFont & /*font*/) { return QSize(side, side); },
            .state = sign.letters + QString::number(static_cast<int>(sign.tone))
                + (sign.mark ? QString::number(static_cast<int>(*sign.mark)) : QString())})
        .with(&Part::alignment, Qt::AlignLeft | Qt::AlignVCenter);
}

} // namespace

std::vector<BoardSign> signsOf(const BoardScene &scene)
{
    std::vector<BoardSign> all;
    for (const BoardToken &token : scene.tokens)
        add(all, {QString::fromStdString(token.sign), QString::fromStdString(token.name), token.tone, {}});
    for (const Wash &wash : scene.washes)
        if (!wash.spaces.empty())
            add(all, {{}, QString::fromStdString(wash.name), wash.tone, wash.mark});
    return all;
}

Part boardLegend(const std::vector<BoardSign> &signs, const Action<> &close)
{
    Parts cells;
    for (const BoardSign &sign : signs)
    {
        cells.push_back(pictureOf(sign, static_cast<int>(cells.size())));
        cells.push_back(text(sign.meaning).wrapping().stretched());
    }
    return card({text(BoardLegendWords::tr("What the signs on the board mean"), Role::Caption),
                    table(2, std::move(cells)).spaced(10).with(&Box::rowSpacing, 4),
                    button(BoardLegendWords::tr("Close"), "offer", close)
                        .keyed(QStringLiteral("closeLegend"))
                        .withTip(BoardLegendWords::tr("Close the legend (F3 or Esc)"))
                        .with(&Part::alignment, Qt::AlignLeft)})
        .spaced(8, {14, 10, 14, 10})
        .keyed(QStringLiteral("legend"))
        .with(&Box::look, QLatin1String("verdict"));
}

} // namespace dossier
