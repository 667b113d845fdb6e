#include "specter_counts.h"

#include "specter_walk.h"

#include <array>

namespace dossier::specter
{

namespace
{

// The numbers of a history of many turns have thousands of digits. They are held as planes: plane 0 has the lowest bits
// of the number on each space, plane 1 the next ones. A turn only adds numbers up, and never so many that a word
// overflows that was not full: each plane walks it by itself, and what has grown beyond its bits is carried up after
// it. Two planes go together, which costs little more than one.
constexpr int bitsOfAPlane = 51;
constexpr std::uint64_t fullPlane = (std::uint64_t{1} << bitsOfAPlane) - 1;

/// What two planes hold on one space.
struct Word
{
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    Word &operator+=(const Word &other)
    {
        low += other.low;
        high += other.high;
        return *this;
    }

    friend Word operator+(const Word &a, const Word &b) { return {a.low + b.low, a.high + b.high}; }

    friend Word operator-(const Word &a, const Word &b) { return {a.low - b.low, a.high - b.high}; }

    /// What has grown beyond both; they keep the rest.
    std::uint64_t carry()
    {
        high += low >> bitsOfAPlane;
        low &= fullPlane;
        const std::uint64_t carried = high >> bitsOfAPlane;
        high &= fullPlane;
        return carried;
    }
};

/// Two planes of the numbers; a field of the walk (specter_walk.h).
class Planes
{
public:
    explicit Planes(const Board &board)
        : m_board(&board)
    {
    }

    [[nodiscard]] const Word &at(Space space) const { return m_values[index(space)]; }

    void put(Space space, const Word &value) { m_values[index(space)] += value; }

    void keep(const SpaceSet &spaces)
    {
        // What a step has put beyond the board goes as well.
        constexpr SpaceSet::Row all = (SpaceSet::Row{1} << columnCount) - 1;
        for (int y = 0; y < m_board->height(); ++y)
            for (SpaceSet::Row left = all & ~spaces.row(y); left != 0; left &= left - 1)
                row(y)[std::countr_zero(left)] = {};
    }

    [[nodiscard]] Planes stepped(const SpaceSet &into) const
    {
        Planes further(*m_board);
        if (m_board->diagonals() == Diagonals{})
            addAround(further);
        else
            addAllowed(further);
        further.keep(into);
        return further;
    }

    void add(const Planes &other)
    {
        for (std::size_t i = 0; i < used(); ++i)
            m_values[i] += other.m_values[i];
    }

    [[nodiscard]] Planes everywhere(const SpaceSet &spaces) const
    {
        Word total;
        for (const Word &value : m_values)
            total += value;
        Planes all(*m_board);
        spaces.forEach([&](Space space) { all.put(space, total); });
        return all;
    }

    /// Moves what has grown beyond a word's bits up, at last to the next planes; whether anything got that far.
    bool carryTo(Planes &next)
    {
        std::uint64_t carried = 0;
        for (std::size_t i = 0; i < used(); ++i)
        {
            const std::uint64_t carry = m_values[i].carry();
            carried |= carry;
            next.m_values[i].low += carry;
        }
        return carried != 0;
    }

private:
    // One column and one row of zeros on either side.
    static constexpr std::size_t columnCount = static_cast<std::size_t>(mostColumns) + 3;
    static constexpr std::size_t rowCount = static_cast<std::size_t>(mostRows) + 2;
    using Row = std::array<Word, columnCount>;

    static std::size_t index(Space space)
    {
        return static_cast<std::size_t>(space.y + 1) * columnCount + static_cast<std::size_t>(space.x + 1);
    }

    [[nodiscard]] Word *row(int y) { return m_values.data() + index({-1, y}); }

    [[nodiscard]] const Word *row(int y) const { return m_values.data() + index({-1, y}); }

    /// Each value of a row with its two neighbours.
    [[nodiscard]] Row threes(int y) const
    {
        const Word *here = row(y);
        Row sums{};
        for (std::size_t x = 1; x + 1 < columnCount; ++x)
            sums[x] = here[x - 1] + here[x] + here[x + 1];
        return sums;
    }

    void addAround(Planes &further) const
    {
        Row north = threes(-1);
        Row here = threes(0);
        for (int y = 0; y < m_board->height(); ++y)
        {
            const Row south = threes(y + 1);
            const Word *own = row(y);
            Word *sum = further.row(y);
            for (std::size_t x = 1; x + 1 < columnCount; ++x)
                sum[x] = north[x] + here[x] + south[x] - own[x];
            north = here;
            here = south;
        }
    }

    /// The same where diagonals are not allowed everywhere. Straight steps always are.
    void addAllowed(Planes &further) const
    {
        for (int y = 0; y < m_board->height(); ++y)
        {
            const Word *own = row(y);
            const Word *north = row(y - 1);
            const Word *south = row(y + 1);
            Word *sum = further.row(y);
            for (std::size_t x = 1; x + 1 < columnCount; ++x)
                sum[x] = north[x] + south[x] + own[x - 1] + own[x + 1];
        }
        for (const Direction direction : allDirections)
            if (isDiagonal(direction))
                addDiagonal(further, direction);
    }

    void addDiagonal(Planes &further, Direction direction) const
    {
        const SpaceSet &allowed = m_board->leaving(direction);
        for (int y = 0; y < m_board->height(); ++y)
        {
            const Word *own = row(y);
            Word *sum = further.row(y + southward(direction)) + eastward(direction);
            for (SpaceSet::Row left = allowed.row(y); left != 0; left &= left - 1)
            {
                const int x = std::countr_zero(left);
                sum[x] += own[x];
            }
        }
    }

    /// The words from the northern ring to the southern one.
    [[nodiscard]] std::size_t used() const { return static_cast<std::size_t>(m_board->height() + 2) * columnCount; }

    const Board *m_board;
    std::array<Word, rowCount * columnCount> m_values{};
};

/// The number on a space, of all its planes.
HistoryCount countAt(const std::vector<Planes> &planes, Space space)
{
    HistoryCount count = 0;
    for (std::size_t i = planes.size(); i > 0; --i)
    {
        const Word &word = planes[i - 1].at(space);
        count <<= bitsOfAPlane;
        count |= word.high;
        count <<= bitsOfAPlane;
        count |= word.low;
    }
    return count;
}

void walkAll(const Board &board, const TurnRule &rule, std::vector<Planes> &planes)
{
    Planes carried(board);
    for (std::size_t i = 0; i < planes.size(); ++i)
    {
        planes[i] = walked(board, rule, planes[i]);
        planes[i].add(carried);
        carried = Planes(board);
        if (planes[i].carryTo(carried) && i + 1 == planes.size())
        {
            planes.push_back(carried);
            break;
        }
    }
}

} // namespace

std::map<Space, HistoryCount> historyCounts(const Board &board, const PublicHistory &history)
{
    std::vector<Planes> planes{Planes(board)};
    planes.front().put(history.start, {.low = 1});
    for (const TurnFacts &facts : history.turns)
        walkAll(board, turnRule(board, facts), planes);
    std::map<Space, HistoryCount> counts;
    board.open().forEach(
        [&](Space space)
        {
            if (const HistoryCount count = countAt(planes, space); count != 0)
                counts.emplace(space, count);
        });
    return counts;
}

} // namespace dossier::specter
