#include "views/conquest/board/hex_marks.h"

#include "views/conquest/board/hex_lengths.h"
#include "views/conquest/board/hex_names.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/plain_text.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace dossier
{

namespace
{

using namespace conquest;
using namespace hexlengths;

bool isBold(HexMarkKind kind)
{
    return kind != HexMarkKind::Code && kind != HexMarkKind::Token;
}

/// Fills one space with marks.
class Filling
{
public:
    Filling(const HexScene &scene, const HexGeometry &geometry, Place place, const QFont &font)
        : m_scene(scene)
        , m_table(*scene.table)
        , m_geometry(geometry)
        , m_place(place)
        , m_font(font)
        , m_beside(QFontInfo(font).pixelSize())
        , m_side(geometry.side())
        , m_middle(geometry.centreOf(place))
    {
    }

    std::vector<HexMark> filled()
    {
        const std::optional<LocationInPlay> &location = spaceAt(m_table, m_place).location;
        double from = location && location->conqueredBy ? flagEnds : nameEnds + rowHeight + 0.02;
        if (location && !isLandingSite(m_place))
            addLocation(*location);
        else if (isLandingSite(m_place))
            from = addLandingSite();
        else
            from = addUnexplored();
        addNote();
        addFigures(from);
        return std::move(m_marks);
    }

private:
    [[nodiscard]] double lengthOf(const QString &text, HexMarkKind kind, int fontSize) const
    {
        HexMark mark{.kind = kind, .fontSize = fontSize};
        return QFontMetricsF(fontOf(mark, m_font)).horizontalAdvance(text);
    }

    [[nodiscard]] int pixels(double sides) const { return std::max(1, static_cast<int>(std::lround(sides * m_side))); }

    /// Returns the font size for that part of a space, in sides.
    [[nodiscard]] double fontSizeOf(double part, double min = minReadable) const
    {
        return std::max(part, std::min(min * m_beside / m_side, part * maxEnlargement));
    }

    /// Returns the width that text can have between two heights.
    [[nodiscard]] double room(double from, double to) const
    {
        return m_geometry.widthAt(std::max(std::abs(from), std::abs(to)) * m_side) - 2 * padding * m_side;
    }

    /// Between the links over the borders.
    [[nodiscard]] double nameRoom(double from, double to) const { return std::min(room(from, to), nameWidth * m_side); }

    [[nodiscard]] QRectF at(double x, double y, double wide, double high) const
    {
        return {m_middle.x() + (x - wide / 2) * m_side, m_middle.y() + (y - high / 2) * m_side, wide * m_side,
            high * m_side};
    }

    void add(HexMarkKind kind, const QRectF &rect, const QString &text, double fontSize)
    {
        m_marks.push_back({.kind = kind, .rect = rect, .text = text, .fontSize = pixels(fontSizeOf(fontSize))});
    }

    [[nodiscard]] bool hasNote() const
    {
        const auto note = m_scene.notes.find(m_place);
        return note != m_scene.notes.end() && !note->second.isEmpty();
    }

    /// Returns the top of the text: below a note when the space has one.
    [[nodiscard]] double highest() const { return hasNote() ? -0.62 : -0.8; }

    /// Breaks the words into the fewest lines that fit at that font size; nothing when they do not fit.
    [[nodiscard]] std::optional<QStringList> broken(const QStringList &words, double fontSize, double ends) const
    {
        for (int lines = 1; lines <= 2; ++lines)
            for (qsizetype cut = lines == 1 ? words.size() : words.size() - 1; cut > 0; --cut)
            {
                const QString first = words.mid(0, cut).join(QString()).trimmed();
                const QString second = words.mid(cut).join(QString()).trimmed();
                const double line = fontSize * nameLine;
                const double top = ends - lines * line;
                const bool fits = top >= highest()
                    && lengthOf(first, HexMarkKind::Name, pixels(fontSize)) <= nameRoom(top, top + line)
                    && lengthOf(second, HexMarkKind::Name, pixels(fontSize)) <= nameRoom(ends - line, ends);
                if (fits)
                    return lines == 1 ? QStringList{first} : QStringList{first, second};
                if (lines == 1)
                    break;
            }
        return std::nullopt;
    }

    /// The name in one or two lines that end there, so large as it fits; cut by points where nothing else helps.
    void addName(const QString &name, double ends)
    {
        QStringList words;
        for (const QString &word : name.split(u' ', Qt::SkipEmptyParts))
        {
            const QStringList parts = word.split(u'-');
            for (qsizetype i = 0; i < parts.size(); ++i)
                words << parts[i] + (i + 1 < parts.size() ? u'-' : u' ');
        }
        double fontSize = fontSizeOf(nameFontSize, readable);
        std::optional<QStringList> lines = broken(words, fontSize, ends);
        while (!lines && fontSize > fontSizeOf(minNameFontSize))
        {
            fontSize -= 0.02;
            lines = broken(words, fontSize, ends);
        }
        if (!lines)
        {
            const HexMark mark{.kind = HexMarkKind::Name, .fontSize = pixels(fontSize)};
            lines = QStringList{QFontMetricsF(fontOf(mark, m_font))
                    .elidedText(name, Qt::ElideRight, nameRoom(ends - fontSize * nameLine, ends))};
        }
        const double line = fontSize * nameLine;
        for (qsizetype i = 0; i < lines->size(); ++i)
        {
            const double middle = ends - (static_cast<double>(lines->size() - i) - 0.5) * line;
            const double wide = nameRoom(middle - line / 2, middle + line / 2) / m_side;
            m_marks.push_back({.kind = HexMarkKind::Name,
                .rect = at(0, middle, wide, line),
                .text = (*lines)[i],
                .fontSize = pixels(fontSize)});
        }
    }

    /// A number beside its shape, so large as both fit beside the other one.
    void addNumber(HexMarkKind kind, double x, const QString &text)
    {
        double fontSize = fontSizeOf(numberFontSize);
        while (fontSize > minNumberFontSize
            && (shapeOfANumber + gapBeforeANumber) * fontSize + lengthOf(text, kind, pixels(fontSize)) / m_side
                > numberWidth)
            fontSize -= 0.01;
        m_marks.push_back(
            {.kind = kind, .rect = at(x, 0, numberWidth, 0.26), .text = text, .fontSize = pixels(fontSize)});
    }

    void addCode() { add(HexMarkKind::Code, at(-0.73, 0, 0.3, 0.22), wording::address(m_place), codeFontSize); }

    void addLocation(const LocationInPlay &location)
    {
        const LocationCard *card = locationNamed(m_table.pack, location.card);
        const bool knowsResistance = card != nullptr && card->resistance;
        const bool knowsPopulation = card != nullptr && card->population;
        const QString unknown = QStringLiteral("?");
        addName(singleLine(wording::printed(location.card)), nameEnds);
        addCode();
        // A flag needs the room beside them.
        const double x = location.conqueredBy ? -0.06 : 0;
        addNumber(HexMarkKind::Resistance, x - 0.25,
            knowsResistance ? QString::number(resistanceNow(m_table, m_place)) : unknown);
        addNumber(HexMarkKind::Population, x + 0.25,
            knowsPopulation ? QString::number(populationNow(m_table, m_place)) : unknown);
        if (location.conqueredBy)
            addFlag(*location.conqueredBy);
        else if (location.demolished)
            add(HexMarkKind::Ruin, at(0.7, 0, 0.24, 0.24), {}, codeFontSize);
    }

    /// Adds the race and its player. Returns the top of the figures.
    double addLandingSite()
    {
        const auto seat = static_cast<std::size_t>(m_place.section) - 1;
        addCode();
        if (seat >= m_table.players.colours.size())
            return nameEnds;
        const Colour player = m_table.players.colours[seat];
        const Race *race = raceOf(m_table, player);
        addName(race != nullptr ? singleLine(wording::printed(race->name)) : wording::name(player), nameEnds);
        addFlag(player);
        return flagEnds;
    }

    void addFlag(Colour player)
    {
        add(HexMarkKind::Flag, at(0.67, 0.05, 0.32, 0.34), markOf(player), 0.15);
        m_marks.back().player = player;
    }

    /// The code is large while the space is empty. Returns the top of the figures.
    double addUnexplored()
    {
        const bool free = figures(0).empty();
        add(HexMarkKind::Code, free ? at(0, 0, 0.7, 0.4) : at(0, -0.42, 0.7, 0.32), wording::address(m_place),
            free ? 0.3 : 0.24);
        return -0.22;
    }

    void addNote()
    {
        if (!hasNote())
            return;
        const QString &said = m_scene.notes.find(m_place)->second;
        const double max = room(-0.83, -0.59);
        const double words = max - 0.16 * m_side;
        double fontSize = fontSizeOf(noteFontSize);
        const double min = std::max(minNoteFontSize, minPixels / m_side);
        while (fontSize > min && lengthOf(said, HexMarkKind::Note, pixels(fontSize)) > words)
            fontSize -= 0.01;
        const HexMark mark{.kind = HexMarkKind::Note, .fontSize = pixels(fontSize)};
        const QFontMetricsF metrics(fontOf(mark, m_font));
        const QString text = metrics.elidedText(said, Qt::ElideRight, words);
        const double wide = std::min(max, metrics.horizontalAdvance(text) + 0.16 * m_side);
        m_marks.push_back({.kind = HexMarkKind::Note,
            .rect = at(0, -0.71, wide / m_side, 0.23),
            .text = text,
            .fontSize = mark.fontSize});
    }

    /// Returns a token's name and strength, by `shortening`: the whole name, its last word, the first letters of
    /// that.
    [[nodiscard]] QString tokenText(const std::string &token, int shortening) const
    {
        const TokenKind *kind = tokenNamed(m_table.pack, token);
        const QString strength = kind != nullptr && kind->strength ? QString::number(*kind->strength) : QString();
        const QString name = singleLine(wording::printed(token));
        const QString last = name.section(u' ', -1);
        const QString shown = shortening == 0 ? name
            : shortening == 1                 ? last
            : shortening == 2                 ? last.left(last.size() > 5 ? 4 : 5)
                                              : last.left(2);
        return (shown + QLatin1Char(' ') + strength).trimmed();
    }

    /// Returns all figures and tokens on the space, in drawing order, each rectangle as large as its mark needs.
    [[nodiscard]] std::vector<HexMark> figures(int shortening) const
    {
        std::vector<HexMark> found;
        for (const Colour colour : m_table.players.colours)
            for (const AlienId id : aliensAt(m_table, m_place, colour))
                take(found, alienMark(id));
        for (const std::string &token : spaceAt(m_table, m_place).tokens)
            take(found, tokenMark(token, shortening, false));
        for (const TokenAt &ghost : m_scene.ghosts)
            if (ghost.at == m_place)
                take(found, tokenMark(ghost.token, shortening, true));
        return found;
    }

    [[nodiscard]] HexMark alienMark(AlienId id) const
    {
        const Alien *alien = alienOf(m_table, id);
        const bool ally = alien != nullptr && !alien->card.empty();
        return {.kind = ally ? HexMarkKind::Ally : HexMarkKind::Saucer,
            .text = markOf(id.of),
            .player = id.of,
            .faint = alien != nullptr && alien->ended,
            .picked = m_scene.picked == id};
    }

    [[nodiscard]] HexMark tokenMark(const std::string &token, int shortening, bool ghost) const
    {
        const TokenKind *kind = tokenNamed(m_table.pack, token);
        return {.kind = HexMarkKind::Token,
            .text = tokenText(token, shortening),
            .hardness = kind != nullptr ? kind->hardness : std::nullopt,
            .faint = ghost};
    }

    static void take(std::vector<HexMark> &found, const HexMark &mark)
    {
        const auto same = std::ranges::find_if(found,
            [&](const HexMark &other)
            {
                return other.kind == mark.kind && other.text == mark.text && other.player == mark.player
                    && other.hardness == mark.hardness && other.faint == mark.faint && other.picked == mark.picked;
            });
        if (same != found.end())
            ++same->count;
        else
            found.push_back(mark);
    }

    /// Returns the drawn width of a mark, in pixels, when rows are lower than usual by that scale.
    [[nodiscard]] double widthOf(HexMark &mark, double scale) const
    {
        const bool token = mark.kind == HexMarkKind::Token;
        mark.fontSize = pixels(fontSizeOf(token ? tokenFontSize : figureFontSize) * scale);
        const double count
            = mark.count > 1 ? lengthOf(countText(mark.count), mark.kind, mark.fontSize) + gap * m_side : 0;
        if (token)
            return lengthOf(mark.text, mark.kind, mark.fontSize) + count + 0.14 * m_side;
        return 0.44 * m_side * scale + count;
    }

    /// The marks in rows from that height on; false when they do not fit.
    [[nodiscard]] bool flow(std::vector<HexMark> &marks, double from, double scale) const
    {
        const double high = rowHeight * scale;
        std::size_t first = 0;
        for (double top = from; first < marks.size(); top += high)
        {
            if (top + high > figuresEnd + 0.01)
                return false;
            const double max = room(top, top + high) + padding * m_side;
            double wide = 0;
            std::size_t past = first;
            for (; past < marks.size(); ++past)
            {
                const double more = widthOf(marks[past], scale) + (past > first ? gap * m_side : 0);
                if (wide + more > max)
                    break;
                wide += more;
            }
            if (past == first)
                return false;
            double left = m_middle.x() - wide / 2;
            for (; first < past; ++first)
            {
                const double own = widthOf(marks[first], scale);
                marks[first].rect = QRectF(left, m_middle.y() + top * m_side, own, (high - 0.03 * scale) * m_side);
                left += own + gap * m_side;
            }
        }
        return true;
    }

    void addFigures(double from)
    {
        if (figures(0).empty())
            return;
        for (const double scale : {1.0, 0.9, 0.8, 0.7})
            for (int shortening = 0; shortening <= 3; ++shortening)
            {
                std::vector<HexMark> marks = figures(shortening);
                if (!flow(marks, from, scale) && !(scale == 0.7 && shortening == 3))
                    continue;
                m_marks.insert(m_marks.end(), marks.begin(), marks.end());
                return;
            }
    }

    static QString countText(int count) { return QStringLiteral("×%1").arg(count); }

    const HexScene &m_scene;
    const PublicTable &m_table;
    const HexGeometry &m_geometry;
    Place m_place;
    QFont m_font;
    /// Font size beside the board, in pixels.
    double m_beside;
    double m_side;
    QPointF m_middle;
    std::vector<HexMark> m_marks;
};

} // namespace

QFont fontOf(const HexMark &mark, QFont font)
{
    font.setPixelSize(std::max(1, mark.fontSize));
    font.setWeight(isBold(mark.kind) ? QFont::DemiBold : QFont::Medium);
    return font;
}

std::vector<HexMark> marksOn(const HexScene &scene, const HexGeometry &geometry, Place place, const QFont &font)
{
    if (!scene.table || geometry.side() <= 0)
        return {};
    return Filling(scene, geometry, place, font).filled();
}

} // namespace dossier
