#include "views/conquest/everybody/public_parts.h"

#include "model/conquest/seen/resistance.h"
#include "views/conquest/board/hex_names.h"
#include "views/conquest/board/hex_painter.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

// The translation contexts of this file, one for each part.
struct ConquestPublicHeader
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestPublicHeader)
};

struct ConquestPublicPlayers
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestPublicPlayers)
};

struct ConquestPublicBoard
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestPublicBoard)
};

/// Names the player on turn, or the end of the game.
QString whose(const PublicTable &table)
{
    if (table.outcome)
        return wording::sentence(*table.outcome);
    return table.clock.active ? wording::name(*table.clock.active) : QString();
}

QString terrorText(const PublicTable &table)
{
    int max = 0;
    for (const Colour player : table.players.colours)
        max = std::max(max, terrorOf(table, player));
    const int terror = isCooperative(table) ? terrorOfAll(table) : max;
    return isCooperative(table)
        ? ConquestPublicHeader::tr("terror %1 of %2").arg(terror).arg(terrorWanted(table))
        : ConquestPublicHeader::tr("most terror so far: %1 of %2").arg(terror).arg(terrorWanted(table));
}

QString trackText(const PublicTable &table)
{
    return ConquestPublicHeader::tr("Human technology: %1 of %2, where the cannon fires")
        .arg(table.resistance.marker)
        .arg(endOfTheTrack);
}

/// The numbers of the track, those in red circles ringed, the marker's filled.
void drawTrack(PublicInk &ink, const QRectF &into, const PublicTable &table)
{
    const Theme &theme = ink.theme();
    const double step = into.width() / (endOfTheTrack + 1);
    for (int number = 0; number <= endOfTheTrack; ++number)
    {
        const bool now = number == table.resistance.marker;
        const bool red = std::ranges::count(sheetOf(table).redCircles, number) > 0 || number == endOfTheTrack;
        const QRectF cell(into.left() + number * step, into.top(), step - ink.units(0.5), into.height());
        ink.painter().setPen(QPen(red ? theme.red.fill : theme.line, ink.units(red ? 0.3 : 0.12)));
        ink.painter().setBrush(now ? theme.ink : theme.panel);
        ink.painter().drawRoundedRect(cell, ink.units(0.5), ink.units(0.5));
        ink.write(cell, QString::number(number),
            {2.4,
                now                                    ? theme.ground
                    : number < table.resistance.marker ? theme.dim
                                                       : theme.ink,
                QFont::Bold, Qt::AlignCenter});
    }
}

void drawHeader(PublicInk &ink, const QRect &into, const PublicTable &table)
{
    const Theme &theme = ink.theme();
    const bool track = isCooperative(table);
    const double line = into.height() / (track ? 4.4 : 3.4);
    ink.write(QRectF(0, 0, into.width(), line * 0.7), QStringLiteral("CONQUEST OF PLANET EARTH"),
        {2.1, theme.dim, QFont::DemiBold});
    const double wide = into.width();
    ink.write(QRectF(0, line * 0.7, wide * 0.55, line * 1.4), wording::roundName(table.clock.round),
        {6.4, theme.ink, QFont::Bold});
    ink.write(QRectF(wide * 0.55, line * 0.7, wide * 0.45, line * 1.4), terrorText(table),
        {3.2, theme.amber.text, QFont::Bold, Qt::AlignRight | Qt::AlignVCenter});
    const QColor colour = table.clock.active && !table.outcome ? accentOf(theme, *table.clock.active).text : theme.ink;
    const QRectF lower(0, line * 2.15, wide, line * 1.1);
    if (table.outcome)
        ink.write(lower, whose(table), {3.6, colour, QFont::Bold});
    else
    {
        const double name = ink.write(lower.adjusted(0, 0, -wide * 0.6, 0), whose(table), {4, colour, QFont::Bold});
        ink.write(lower.adjusted(name > 0 ? name + ink.units(1.2) : 0, 0, 0, 0), wording::name(table.clock.phase),
            {3.4, theme.ink, QFont::DemiBold});
    }
    if (track)
        drawTrack(ink, QRectF(0, into.height() - line * 0.95, wide, line * 0.95), table);
}

QString headerText(const PublicTable &table)
{
    QStringList words{wording::roundName(table.clock.round), wording::name(table.clock.phase)};
    if (const QString who = whose(table); !who.isEmpty())
        words << who;
    words << terrorText(table);
    if (isCooperative(table))
        words << trackText(table);
    return words.join(QStringLiteral(", "));
}

int figuresOf(const PublicTable &table, Colour player, bool onBoard)
{
    return static_cast<int>(std::ranges::count_if(
        inPlay(table, player).aliens, [&](const auto &alien) { return alien.second.at.has_value() == onBoard; }));
}

/// Returns a caption and a value for each number shown of a player.
QList<std::pair<QString, QString>> numbersOf(const PublicTable &table, Colour player)
{
    const PlayerInPlay &known = inPlay(table, player);
    const QString points = known.points.left ? QString::number(*known.points.left) : QStringLiteral("–");
    return {{ConquestPublicPlayers::tr("Terror"), QString::number(terrorOf(table, player))},
        {ConquestPublicPlayers::tr("Actions", "action points left"), points},
        {ConquestPublicPlayers::tr("In play", "aliens on the board"), QString::number(figuresOf(table, player, true))},
        {ConquestPublicPlayers::tr("Reserve"), QString::number(figuresOf(table, player, false))},
        {ConquestPublicPlayers::tr("Threat"), QString::number(known.threat)},
        {ConquestPublicPlayers::tr("Cards"), QString::number(known.hand)}};
}

/// The Space Stuff before a player; a used card says so.
QString stuffOf(const PublicTable &table, Colour player)
{
    QStringList cards;
    for (const StuffInPlay &stuff : inPlay(table, player).stuff)
    {
        const QString card = wording::cardName(table, stuff.card);
        cards << (stuff.ready ? card : ConquestPublicPlayers::tr("%1 (used)", "Space Stuff").arg(card));
    }
    return cards.join(QStringLiteral(" · "));
}

/// "Green · Anna".
QString personOf(const ConquestPeople &people, Colour player)
{
    const auto named = people.find(player);
    return named == people.end() ? wording::name(player)
                                 : QStringLiteral("%1 · %2").arg(wording::name(player), named->second);
}

void drawPlayers(PublicInk &ink, const QRect &into, const PublicTable &table, const ConquestPeople &people)
{
    const Theme &theme = ink.theme();
    const auto rows = static_cast<double>(std::max<std::size_t>(1, table.players.colours.size()));
    const double high = std::min(into.height() / rows, ink.units(12));
    double top = 0;
    for (const Colour player : table.players.colours)
    {
        const bool acts = table.clock.active == player && !table.outcome;
        const QRectF card(0, top, into.width(), high - ink.units(0.9));
        ink.card(card, acts ? accentOf(theme, player).fill : theme.line, acts ? ink.units(0.4) : 1);
        const QRectF in = card.adjusted(ink.units(1.5), ink.units(0.7), -ink.units(1.5), -ink.units(0.5));
        const QString stuff = stuffOf(table, player);
        // The numbers leave a line below them to the Space Stuff.
        const double numbersHeight = stuff.isEmpty() ? 0.62 : 0.42;
        const double name = ink.write(QRectF(in.left(), in.top(), in.width() * 0.4, in.height() * 0.36),
            personOf(people, player), {3.4, accentOf(theme, player).text, QFont::Bold});
        ink.write(
            QRectF(in.left() + name + ink.units(1.2), in.top(), in.width() - name - ink.units(1.2), in.height() * 0.36),
            wording::raceName(table, inPlay(table, player).race), {2.4, theme.dim, QFont::Medium});
        const QList<std::pair<QString, QString>> numbers = numbersOf(table, player);
        const double part = in.width() / static_cast<double>(numbers.size());
        double left = in.left();
        for (const auto &[caption, value] : numbers)
        {
            const QRectF cell(left, in.top() + in.height() * 0.38, part - ink.units(0.6), in.height() * numbersHeight);
            ink.write(QRectF(cell.left(), cell.top(), cell.width(), cell.height() * 0.38), caption,
                {1.9, theme.dim, QFont::DemiBold});
            ink.write(QRectF(cell.left(), cell.top() + cell.height() * 0.38, cell.width(), cell.height() * 0.62), value,
                {3.4, theme.ink, QFont::Bold});
            left += part;
        }
        ink.write(QRectF(in.left(), in.top() + in.height() * 0.8, in.width(), in.height() * 0.2), stuff,
            {1.9, theme.ink, QFont::Medium});
        top += high;
    }
}

QString playersText(const PublicTable &table, const ConquestPeople &people)
{
    QStringList all;
    for (const Colour player : table.players.colours)
    {
        QStringList words{wording::name(player, people)};
        for (const auto &[caption, value] : numbersOf(table, player))
            words << ConquestPublicPlayers::tr("%1: %2", "a caption, a value").arg(caption, value);
        if (const QString stuff = stuffOf(table, player); !stuff.isEmpty())
            words << ConquestPublicPlayers::tr("Space Stuff: %1", "cards").arg(stuff);
        all << words.join(QStringLiteral(", "));
    }
    return all.join(QStringLiteral("; "));
}

/// Highlights the due spaces, as far as they are public.
HexScene sceneOf(const ConquestPublicViewPtr &table)
{
    HexScene scene{.table = table};
    if (table->battle)
        scene.lights[table->battle->at] = HexLight::Due;
    else if (table->clock.phase == Phase::Battle)
        for (const Encounter &encounter : encountersDue(*table))
            scene.lights[encounter.at] = HexLight::Due;
    for (const TokenAt &token : table->pending.appeared)
        scene.lights[token.at] = HexLight::Danger;
    return scene;
}

void drawBoard(PublicInk &ink, const QRect &into, const ConquestPublicViewPtr &table)
{
    const HexScene scene = sceneOf(table);
    const HexGeometry geometry = geometryFor(scene, into);
    // It is read from afar: the font is as large as the spaces allow, not the size of a page beside it.
    constexpr double besideASpace = 0.55;
    QPainter &painter = ink.painter();
    painter.save();
    QFont large = painter.font();
    large.setPixelSize(std::max(1, static_cast<int>(geometry.side() * besideASpace)));
    painter.setFont(large);
    paintHexes({painter, geometry, ink.theme()}, scene);
    painter.restore();
}

QString boardText(const PublicTable &table)
{
    QStringList spaces;
    for (const auto &[place, space] : table.spaces)
        if (space.location || !space.tokens.empty() || !aliensAt(table, place).empty())
            spaces << spokenPlace(table, place);
    return ConquestPublicBoard::tr("Board: %1").arg(spaces.join(QStringLiteral("; ")));
}

} // namespace

PublicPart conquestPublicHeader(const ConquestPublicViewPtr &table)
{
    return partOf(table, drawHeader, headerText);
}

PublicPart conquestPublicPlayers(const ConquestPublicViewPtr &table, const ConquestPeople &people)
{
    return {[table, people](PublicInk &ink, const QRect &into) { drawPlayers(ink, into, *table, people); },
        [table, people] { return playersText(*table, people); }};
}

PublicPart conquestPublicBoard(const ConquestPublicViewPtr &table)
{
    return {[table](PublicInk &ink, const QRect &into) { drawBoard(ink, into, table); },
        [table] { return boardText(*table); }};
}

} // namespace dossier
