// The overseer's dashboard in the public window: wells and reserves.
#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/numbers.h"
#include "views/omega/everybody/public_parts.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

// Translation contexts of this file, one for each part.
struct PublicWells
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PublicWells)
};

struct PublicReserves
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PublicReserves)
};

QString costText(const omega::PublicView &view, const omega::Ability &ability)
{
    // An ability that cannot be used again before its well is empty has no price.
    if (omega::tokensIn(view.open, ability.id) > 0 && !ability.committable)
        return {};
    const std::optional<int> cost = omega::abilityCost(view.open, ability);
    return PublicWells::tr("cost %1", "of an ability").arg(cost ? QString::number(*cost) : QStringLiteral("?"));
}

QString stateText(int tokens)
{
    return tokens == 0 ? PublicWells::tr("ready") : PublicWells::tr("%1 in the well").arg(tokens);
}

/// Returns the number of figures left in the reserves, out of the number at the start.
QString leftText(const omega::PublicView &view, const omega::KindId &kind, int left)
{
    const auto all = view.open.content.mission.reserves.find(kind);
    const int max = all != view.open.content.mission.reserves.end() ? all->second : left;
    return QStringLiteral("%1/%2").arg(left).arg(max);
}

QRectF inside(const PublicInk &ink, const QRectF &card)
{
    return card.adjusted(ink.units(1.6), ink.units(1.1), -ink.units(1.6), -ink.units(0.9));
}

/// Returns a place in two columns, filled row by row.
QRectF placeOf(const PublicInk &ink, const QRectF &into, int index, int count, double maxHeight)
{
    const int rows = std::max((count + 1) / 2, 1);
    const double gap = ink.units(2.6);
    const double wide = (into.width() - gap) / 2;
    const double high = std::min(into.height() / rows, ink.units(maxHeight));
    return {into.left() + (index % 2) * (wide + gap), into.top() + index / 2 * high, wide, high};
}

/// In a high row the name is above cost and tokens, in a low one beside them.
void drawWell(PublicInk &ink, const QRectF &row, const omega::PublicView &view, const omega::Ability &ability)
{
    const int tokens = omega::tokensIn(view.open, ability.id);
    const Theme &theme = ink.theme();
    const bool twoLines = row.height() > ink.units(5.4);
    const double high = twoLines ? std::min(row.height() / 2, ink.units(3.3)) : row.height();
    const double side = twoLines ? row.width() : row.width() * 0.42;
    const QRectF name(row.left(), row.top(), twoLines ? row.width() : row.width() - side - ink.units(0.8), high);
    ink.write(name, wording::name(ability.name), {2.8, theme.ink, QFont::DemiBold});
    const QRectF facts(row.right() - side, twoLines ? name.bottom() : row.top(), side, high);
    const double cost = ink.write(facts.adjusted(0, 0, -side * 0.45, 0), costText(view, ability), {2.3, theme.dim});
    const QRectF well = facts.adjusted(cost + ink.units(1.2), 0, 0, 0);
    if (tokens == 0)
    {
        ink.write(well, stateText(tokens), {2.3, theme.green.text, QFont::DemiBold});
        return;
    }
    const double figure = ink.write(well, QString::number(tokens), {2.6, theme.amber.text, QFont::Bold});
    const QRectF room = well.adjusted(figure + ink.units(0.7), well.height() * 0.2, 0, -well.height() * 0.2);
    ink.pips(room, PublicPips::Adrenaline, tokens, tokens);
}

/// Returns the text, after the overseer's player where somebody named one.
QString withOverseer(const OmegaPeople &people, const QString &separator, const QString &text)
{
    return people.overseer.isEmpty()
        ? text
        : PublicWells::tr("Overseer: %1", "a person").arg(people.overseer) + separator + text;
}

void drawWells(PublicInk &ink, const QRect &into, const omega::PublicView &view, const OmegaPeople &people)
{
    ink.card(into, ink.theme().line);
    const QString caption = withOverseer(people, QStringLiteral(" · "), PublicWells::tr("Wells"));
    const QRectF under = ink.caption(inside(ink, into), caption);
    const std::vector<omega::Ability> &abilities = view.open.content.abilities;
    const int count = static_cast<int>(abilities.size());
    for (int i = 0; i < count; ++i)
        drawWell(ink, placeOf(ink, under, i, count, 8), view, abilities[static_cast<std::size_t>(i)]);
}

QString wellsText(const omega::PublicView &view, const OmegaPeople &people)
{
    QStringList all;
    for (const omega::Ability &ability : view.open.content.abilities)
    {
        QStringList facts{
            wording::name(ability.name), costText(view, ability), stateText(omega::tokensIn(view.open, ability.id))};
        facts.removeAll(QString());
        all << facts.join(QStringLiteral(", "));
    }
    return withOverseer(people, QStringLiteral("; "), PublicWells::tr("Wells: %1").arg(all.join(QStringLiteral("; "))));
}

void drawReserves(PublicInk &ink, const QRect &into, const omega::PublicView &view)
{
    ink.card(into, ink.theme().line);
    const QRectF under = ink.caption(inside(ink, into), PublicReserves::tr("Reserves"));
    const auto count = static_cast<int>(view.open.reserves.size());
    const int across = count > 6 ? 4 : 3;
    const int down = std::max((count + across - 1) / across, 1);
    const double gap = ink.units(1.6);
    const double wide = (under.width() + gap) / across;
    const double high = std::min(under.height() / down, ink.units(3.6));
    int i = 0;
    for (const auto &[kind, left] : view.open.reserves)
    {
        const QRectF cell(under.left() + i % across * wide, under.top() + i / across * high, wide - gap, high);
        ++i;
        const QColor colour = left > 0 ? ink.theme().ink : ink.theme().dim;
        const double figures = ink.units(5);
        ink.write(cell.adjusted(0, 0, -figures, 0), wording::nameOf(view.open, kind), {2.4, colour});
        ink.write({cell.right() - figures, cell.top(), figures, cell.height()}, leftText(view, kind, left),
            {2.6, colour, QFont::Bold, Qt::AlignRight | Qt::AlignVCenter});
    }
}

QString reservesText(const omega::PublicView &view)
{
    QStringList all;
    for (const auto &[kind, left] : view.open.reserves)
        all << PublicReserves::tr("%1 %2", "a kind of figure, how many of how many")
                   .arg(wording::nameOf(view.open, kind), leftText(view, kind, left));
    return PublicReserves::tr("Reserves: %1").arg(all.join(QStringLiteral(", ")));
}

} // namespace

PublicPart publicWells(const OmegaPublicViewPtr &view, const OmegaPeople &people)
{
    return {[view, people](PublicInk &ink, const QRect &into) { drawWells(ink, into, *view, people); },
        [view, people] { return wellsText(*view, people); }};
}

PublicPart publicReserves(const OmegaPublicViewPtr &view)
{
    return partOf(view, drawReserves, reservesText);
}

} // namespace dossier
