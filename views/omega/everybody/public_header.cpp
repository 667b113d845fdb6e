// The top of the public window: the state of the game.
#include "model/omega/seen/numbers.h"
#include "views/omega/everybody/public_parts.h"
#include "views/omega/everybody/public_words.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

// Translation contexts of this file, one for each part.
struct PublicHeader
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PublicHeader)
};

struct PublicTrack
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PublicTrack)
};

constexpr int spaces = omega::Clock::lastSpace;

QString missionOf(const omega::PublicView &view)
{
    return wording::name(view.open.content.mission.name);
}

QColor nowColour(const Theme &theme, const omega::PublicView &view)
{
    if (!view.open.turn && view.open.clock.step != omega::Step::Turns)
        return theme.amber.text;
    const bool enemies = view.open.turn && omega::sideOf(view.open, view.open.turn->who) == Side::Enemy;
    return enemies ? theme.red.text : theme.teal.text;
}

/// Draws a small triangle below the number, which marks a mission event.
void drawEvent(PublicInk &ink, const QRectF &cell)
{
    const double half = cell.width() * 0.13;
    const QPointF tip(cell.center().x(), cell.top() + ink.units(0.35) + half * 1.3);
    ink.painter().setPen(Qt::NoPen);
    ink.painter().setBrush(ink.theme().red.fill);
    ink.painter().drawPolygon(QPolygonF({tip, tip + QPointF(-half, -half * 1.3), tip + QPointF(half, -half * 1.3)}));
}

void drawSpace(PublicInk &ink, const QRectF &cell, const omega::PublicView &view, int number)
{
    const omega::Clock &clock = view.open.clock;
    const Theme &theme = ink.theme();
    const bool here = number == clock.primary && clock.step != omega::Step::SetUp;
    const bool crisis = number == view.open.content.mission.crisisRound;
    const double border = std::max(ink.units(0.35), 2.0);
    QPainter &painter = ink.painter();
    painter.setPen(crisis ? QPen(theme.red.fill, border) : QPen(theme.line, 1));
    painter.setBrush(here ? theme.ink : theme.panel);
    painter.drawRoundedRect(
        cell.adjusted(border / 2, border / 2, -border / 2, -border / 2), ink.units(0.8), ink.units(0.8));
    const QColor colour = here   ? theme.ground
        : crisis                 ? theme.red.text
        : number < clock.primary ? theme.dim
                                 : theme.ink;
    ink.write(cell, QString::number(number), {3, colour, here ? QFont::Bold : QFont::Medium, Qt::AlignCenter});
    const auto marks = [number](const omega::TrackMark &mark) { return mark.space == number && mark.event; };
    if (std::ranges::any_of(view.track, marks))
        drawEvent(ink, cell);
    if (number != clock.secondary)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.blue.fill);
    const double high = ink.units(0.7);
    painter.drawRoundedRect(
        QRectF(cell.left() + high, cell.bottom() - high * 1.4, cell.width() - high * 2, high), high / 2, high / 2);
}

QColor timeColour(const Theme &theme, TimeLeft left)
{
    switch (left)
    {
    case TimeLeft::Enough:
        break;
    case TimeLeft::Short:
        return theme.amber.text;
    case TimeLeft::Over:
        return theme.red.text;
    }
    return theme.ink;
}

/// Draws three rows: captions; the round and the active side with the time left; what is next. The Crisis Point is
/// beside the round where the window is wide, else above it.
void drawHeader(PublicInk &ink, const QRect &into, const omega::PublicView &view, const TurnTime &time)
{
    const Theme &theme = ink.theme();
    const bool narrow = into.width() < ink.units(120);
    const double half = into.width() * (narrow ? 0.42 : 0.48);
    const QRectF upper(0, 0, into.width(), into.height() * 0.24);
    const QRectF middle(0, into.height() * 0.24, into.width(), into.height() * (narrow ? 0.48 : 0.44));
    const QRectF lower(0, into.height() * 0.7, into.width(), into.height() * 0.28);
    const double mission
        = ink.write(upper.adjusted(0, 0, -half, 0), missionOf(view).toUpper(), {2.1, theme.dim, QFont::DemiBold})
        + ink.units(2);
    const QRectF place(0, middle.top(), half, narrow ? middle.height() : into.height() - middle.top());
    const double round = ink.write(place, roundText(view.open), {7, theme.ink, QFont::Bold}) + ink.units(2.5);
    const QString crisis = view.open.clock.step == omega::Step::Over ? QString() : crisisText(view.open);
    const QRectF beside = narrow
        ? upper.adjusted(mission, 0, -ink.units(8), 0)
        : QRectF(round, place.top() + ink.units(1.4), half - round, place.height() - ink.units(1.4));
    ink.write(beside, crisis, {narrow ? 2.2 : 2.8, theme.red.text, QFont::DemiBold});
    const Qt::Alignment far = Qt::AlignRight | Qt::AlignVCenter;
    if (const QString now = wording::nowText(view); !now.isEmpty())
    {
        ink.write(upper, PublicHeader::tr("Now").toUpper(), {2.1, theme.dim, QFont::DemiBold, far});
        const QRectF right = middle.adjusted(half, 0, 0, 0);
        const double clock = time.reading.isEmpty()
            ? 0
            : ink.write(right, time.reading, {4.6, timeColour(theme, time.left), QFont::Bold, far}) + ink.units(2);
        ink.write(right.adjusted(0, 0, -clock, 0), now, {4.6, nowColour(theme, view), QFont::Bold, far});
    }
    ink.write(
        lower.adjusted(narrow ? 0 : half, 0, 0, 0), wording::thenText(view), {2.6, theme.dim, QFont::Medium, far});
}

QString headerText(const omega::PublicView &view)
{
    QStringList words{
        missionOf(view), roundText(view.open), crisisText(view.open), wording::nowText(view), wording::thenText(view)};
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

void drawTrack(PublicInk &ink, const QRect &into, const omega::PublicView &view)
{
    const double gap = ink.units(0.5);
    const bool twoRows = into.width() < ink.units(120);
    const int across = twoRows ? spaces / 2 : spaces;
    const double wide = (into.width() + gap) / across;
    const double high = twoRows ? (into.height() + gap) / 2 : into.height() + gap;
    for (int i = 0; i < spaces; ++i)
        drawSpace(ink, {i % across * wide, i / across * high, wide - gap, high - gap}, view, i + 1);
}

QString trackText(const omega::PublicView &view)
{
    const omega::Clock &clock = view.open.clock;
    QStringList words{PublicTrack::tr("Round track: the timer is on %1").arg(clock.primary)};
    if (clock.secondary)
        words << PublicTrack::tr("the second timer (blue line) is on %1").arg(*clock.secondary);
    if (const std::optional<int> crisis = view.open.content.mission.crisisRound; crisis && !clock.crisis)
        words << PublicTrack::tr("the Crisis Point (red) is on %1").arg(*crisis);
    for (const omega::TrackMark &mark : view.track)
        if (mark.event)
            words << PublicTrack::tr("%1 on %2 (red triangle)", "a mission event, a space of the track")
                         .arg(wording::nameOf(view.open, *mark.event), QString::number(mark.space));
    return words.join(QStringLiteral(", "));
}

} // namespace

/// Screen readers announce whose turn it is, but not each second.
PublicPart publicHeader(const OmegaPublicViewPtr &view, const PublicTime &time)
{
    return {[view, time](PublicInk &ink, const QRect &into)
        { drawHeader(ink, into, *view, time ? time() : TurnTime()); }, [view] { return headerText(*view); }};
}

PublicPart publicTrack(const OmegaPublicViewPtr &view)
{
    return partOf(view, drawTrack, trackText);
}

} // namespace dossier
