#include "views/specter/parts/board_legend.h"

#include "views/board/legend_card.h"
#include "views/board/token_painter.h"
#include "views/board/wash_painter.h"
#include "views/kit/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <span>

namespace dossier
{

namespace
{

struct BoardLegendWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::BoardLegend)
};

/// Tokens with the same look differ only in their spaces.
bool isSame(const BoardToken &one, const BoardToken &other)
{
    return one.shape == other.shape && one.tone == other.tone && one.sign == other.sign
        && (one.name == other.name || !one.sign.empty());
}

/// Of several strengths the strongest is shown.
Wash onOneSpace(Wash wash)
{
    if (!wash.strengths.empty())
        wash.strengths = {{Space{}, 1}};
    wash.spaces = {};
    wash.spaces.set({});
    return wash;
}

QString meaningOf(const Wash &wash)
{
    const QString name = QString::fromStdString(wash.name);
    return wash.strengths.empty()
        ? name
        : BoardLegendWords::tr("%1; the stronger the blue, the more ways lead there", "the agent can be here")
              .arg(name);
}

/// Adds the lines that a tint has on spaces with an earlier one.
void addCovered(std::vector<BoardSign> &all, std::span<const Wash> earlier, const Wash &wash)
{
    for (const Wash &below : earlier)
        if (!below.name.empty() && !(below.spaces & wash.spaces).empty())
        {
            BoardSign &sign = all.emplace_back();
            sign.meaning = BoardLegendWords::tr("both: %1, %2", "two meanings of a space")
                               .arg(QString::fromStdString(below.name), QString::fromStdString(wash.name));
            sign.scene.washes = {onOneSpace(below), onOneSpace(wash)};
        }
}

/// A painting is drawn again when its state changes.
Part pictureOf(const BoardSign &sign, int number)
{
    constexpr int side = 24;
    const auto paint = [scene = sign.scene](QPainter &painter, const QRect &area, const Theme &theme)
    {
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardFrame frame{{0, 0, side, side}, side};
        painter.translate(area.topLeft());
        const BoardCanvas canvas{painter, frame, theme, QRect(0, 0, 1, 1)};
        paintWashes(canvas, scene);
        paintTokens(canvas, scene);
    };
    return painted(QStringLiteral("sign%1").arg(number),
        {.paint = paint, .size = [](const QFont & /*font*/) { return QSize(side, side); }, .state = sign.meaning})
        .with(&Part::alignment, Qt::AlignLeft | Qt::AlignVCenter);
}

} // namespace

std::vector<BoardSign> signsOf(const BoardScene &scene)
{
    std::vector<BoardSign> all;
    std::vector<BoardToken> tokens;
    for (const BoardToken &token : scene.tokens)
    {
        const bool isListed = std::ranges::any_of(tokens, [&](const BoardToken &one) { return isSame(one, token); });
        if (isListed || token.name.empty())
            continue;
        tokens.push_back(token);
        BoardSign &sign = all.emplace_back();
        sign.meaning = QString::fromStdString(token.name);
        sign.scene.tokens = {token};
        sign.scene.tokens.front().at = {};
    }
    for (auto wash = scene.washes.begin(); wash != scene.washes.end(); ++wash)
    {
        if (wash->spaces.empty() || wash->name.empty())
            continue;
        BoardSign &sign = all.emplace_back();
        sign.meaning = meaningOf(*wash);
        sign.scene.washes = {onOneSpace(*wash)};
        if (wash->mark == WashMark::None || wash->mark == WashMark::Outlined)
            addCovered(all, {scene.washes.begin(), wash}, *wash);
    }
    return all;
}

Part boardLegend(const std::vector<BoardSign> &signs, const Action<> &close)
{
    std::vector<LegendRow> rows;
    for (const BoardSign &sign : signs)
        rows.push_back({pictureOf(sign, static_cast<int>(rows.size())), sign.meaning});
    return legendCard(std::move(rows), 1, close).keyed(QStringLiteral("legend"));
}

} // namespace dossier
