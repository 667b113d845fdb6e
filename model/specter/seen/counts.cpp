#include "model/specter/seen/counts.h"

#include "model/specter/seen/walk.h"

#include <array>

namespace dossier::specter
{

namespace
{

// The numbers of a history of many turns have thousands of digits. They are stored as planes: plane 0 has the lowest
// bits of the number on each space, plane 1 the next ones. A turn only adds numbers, and never so many that a word that
// was not full overflows: each plane walks the turn by itself, and afterwards the excess bits are carried into the next
// plane. Two planes are processed together, because a processor adds two words at once.
constexpr int bitsOfAPlane = 51;
constexpr std::uint64_t fullPlane = (std::uint64_t{1} << bitsOfAPlane) - 1;

/// Two planes' values on one space, the lower first. (Both compilers that build this have such a type.)
using TwoWords [[gnu::vector_size(2 * sizeof(std::uint64_t))]] = std::uint64_t;

/// Two planes of the numbers; a field of the walk (specter_walk.h).
class Planes
{
public:
    explicit Planes(const Board &board)
        : m_board(&board)
        , m_values{}
    {
    }

    [[nodiscard]] const TwoWords &at(Space space) const { return m_values[index(space)]; }

    void put(Space space, const TwoWords &value) { m_values[index(space)] += value; }

    void keep(const SpaceSet &spaces)
    {
        // Also clears values that a step has put beyond the board.
        constexpr SpaceSet::Row all = (SpaceSet::Row{1} << columnCount) - 1;
        for (int y = 0; y < m_board->height(); ++y)
            for (SpaceSet::Row left = all & ~spaces.row(y); left != 0; left &= left - 1)
                row(y)[std::countr_zero(left)] = TwoWords{};
    }

    [[nodiscard]] Planes stepped(const SpaceSet &into) const
    {
        Planes further(*m_board);
        step(further, into, nullptr);
        return further;
    }

    /// Walks every way over the spaces of a set, equal to walking::over, without a field for each step.
    [[nodiscard]] Ended<Planes> over(const SpaceSet &spaces, int maxSteps) const
    {
        Ended<Planes> ended{*this, Planes(*m_board)};
        std::array<Planes, 2> steps{withBareRing(), withBareRing()};
        const Planes *last = this;
        for (int step = 1; step <= maxSteps; ++step)
        {
            Planes &next = steps[static_cast<std::size_t>(step % 2)];
            last->step(next, spaces, step > maxStepsUnsensed ? &ended.ofLong : &ended.ofShort);
            last = &next;
        }
        return ended;
    }

    void add(const Planes &other)
    {
        for (std::size_t i = 0; i < used(); ++i)
            m_values[i] += other.m_values[i];
    }

    [[nodiscard]] Planes everywhere(const SpaceSet &spaces) const
    {
        TwoWords total{};
        for (const TwoWords &value : m_values)
            total += value;
        Planes all(*m_board);
        spaces.forEach([&](Space space) { all.put(space, total); });
        return all;
    }

    /// Excess of the planes on each space.
    using Carried = std::array<std::uint64_t, (static_cast<std::size_t>(maxColumns) + 3) * (maxRows + 2)>;

    /// Adds the carry of the lower planes and stores the excess beyond a word's bits; true when there is any. The upper
    /// plane may then exceed its bits by one.
    bool carry(Carried &carried)
    {
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < used(); ++i)
        {
            TwoWords value = m_values[i];
            value[0] += carried[i];
            const TwoWords over = value >> bitsOfAPlane;
            value &= fullPlane;
            value[1] += over[0];
            m_values[i] = value;
            carried[i] = over[1];
            any |= over[1];
        }
        return any != 0;
    }

private:
    // One column and one row of zeros on either side.
    static constexpr std::size_t columnCount = static_cast<std::size_t>(maxColumns) + 3;
    static constexpr std::size_t rowCount = static_cast<std::size_t>(maxRows) + 2;
    using Row = std::array<TwoWords, columnCount>;

    struct Unset
    {
    };

    Planes(const Board &board, Unset /*unset*/)
        : m_board(&board)
    {
    }

    /// Returns planes to be overwritten: zero outside the board, undefined on it.
    [[nodiscard]] Planes withBareRing() const
    {
        Planes planes(*m_board, Unset{});
        for (std::size_t x = 0; x < columnCount; ++x)
            planes.row(-1)[x] = planes.row(m_board->height())[x] = TwoWords{};
        for (int y = 0; y < m_board->height(); ++y)
            planes.row(y)[0] = planes.row(y)[columnCount - 1] = TwoWords{};
        return planes;
    }

    static std::size_t index(Space space)
    {
        return static_cast<std::size_t>(space.y + 1) * columnCount + static_cast<std::size_t>(space.x + 1);
    }

    [[nodiscard]] TwoWords *row(int y) { return m_values.data() + index({-1, y}); }

    [[nodiscard]] const TwoWords *row(int y) const { return m_values.data() + index({-1, y}); }

    /// Sums each value of a row and its two neighbours, except at the ends.
    void putThrees(int y, Row &sums) const
    {
        const TwoWords *here = row(y);
        for (std::size_t x = 1; x + 1 < columnCount; ++x)
            sums[x] = here[x - 1] + here[x] + here[x + 1];
    }

    /// Moves everything one step as far as it leads into the set, and adds it to a total. `further` holds nothing
    /// outside the board.
    void step(Planes &further, const SpaceSet &into, Planes *total) const
    {
        const bool anyWay = m_board->diagonals() == Diagonals{};
        addAround(further, into, anyWay ? total : nullptr);
        if (anyWay)
            return;
        for (const Direction direction : allDirections)
            if (isDiagonal(direction))
                takeBarred(further, into, direction);
        if (total != nullptr)
            total->add(further);
    }

    /// Moves one step to every side, without regard to the table's diagonals.
    void addAround(Planes &further, const SpaceSet &into, Planes *total) const
    {
        constexpr SpaceSet::Row columns = SpaceSet::columns(maxColumns + 1);
        std::array<Row, 3> threes;
        putThrees(-1, threes[0]);
        putThrees(0, threes[1]);
        for (int y = 0; y < m_board->height(); ++y)
        {
            // Sums of the row before, this one and the one after, in a ring buffer.
            const auto turn = static_cast<std::size_t>(y);
            putThrees(y + 1, threes[(turn + 2) % 3]);
            const Row &north = threes[turn % 3];
            const Row &here = threes[(turn + 1) % 3];
            const Row &south = threes[(turn + 2) % 3];
            const TwoWords *own = row(y);
            TwoWords *sum = further.row(y);
            for (std::size_t x = 1; x + 1 < columnCount; ++x)
                sum[x] = north[x] + here[x] + south[x] - own[x];
            for (SpaceSet::Row left = columns & ~into.row(y); left != 0; left &= left - 1)
                sum[std::countr_zero(left)] = TwoWords{};
            if (total != nullptr)
                for (std::size_t x = 1; x + 1 < columnCount; ++x)
                    total->row(y)[x] += sum[x];
        }
    }

    /// Subtracts the forbidden steps in that direction.
    void takeBarred(Planes &further, const SpaceSet &into, Direction direction) const
    {
        const SpaceSet barred = m_board->open() - m_board->leaving(direction);
        for (int y = 0; y < m_board->height(); ++y)
        {
            const TwoWords *own = row(y);
            TwoWords *sum = further.row(y + southward(direction)) + eastward(direction);
            const SpaceSet::Row led = into.row(y + southward(direction));
            for (SpaceSet::Row left = barred.row(y) & SpaceSet::shifted(led, -eastward(direction)); left != 0;
                left &= left - 1)
                sum[std::countr_zero(left)] -= own[std::countr_zero(left)];
        }
    }

    /// Number of words from the northern ring to the southern one.
    [[nodiscard]] std::size_t used() const { return static_cast<std::size_t>(m_board->height() + 2) * columnCount; }

    const Board *m_board;
    std::array<TwoWords, rowCount * columnCount> m_values;
};

/// The walk (specter_walk.h) uses this overload for planes.
Ended<Planes> over(const Board & /*board*/, const SpaceSet &spaces, const Planes &at, int maxSteps)
{
    return at.over(spaces, maxSteps);
}

/// Returns the number on a space, joined from all its planes.
HistoryCount countAt(const std::vector<Planes> &planes, Space space)
{
    HistoryCount count = 0;
    for (std::size_t i = planes.size(); i > 0; --i)
    {
        const TwoWords &word = planes[i - 1].at(space);
        count <<= bitsOfAPlane;
        count += word[1];
        count <<= bitsOfAPlane;
        count += word[0];
    }
    return count;
}

void walkAll(const Board &board, const TurnRule &rule, std::vector<Planes> &planes)
{
    Planes::Carried carried{};
    bool grows = false;
    for (Planes &plane : planes)
    {
        plane = walked(board, rule, plane);
        grows = plane.carry(carried);
    }
    if (!grows)
        return;
    planes.emplace_back(board);
    planes.back().carry(carried);
}

} // namespace

std::map<Space, HistoryCount> historyCounts(const Board &board, const PublicHistory &history)
{
    std::vector<Planes> planes{Planes(board)};
    planes.front().put(history.start, TwoWords{1, 0});
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
