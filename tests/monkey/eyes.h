#pragma once

#include "model/grid/space.h"
#include "tests/monkey/act.h"

#include <QPointer>
#include <QWidget>

#include <random>
#include <set>
#include <vector>

class QAction;

namespace dossier
{
class BoardView;
}

namespace dossier::test
{

/// The kind of widget that a person recognizes.
enum class Kind : std::uint8_t
{
    /// The one thing that is due.
    Primary,
    /// An action that the selection allows.
    Offer,
    /// An action that a rule forbids and that can be overruled.
    Refused,
    Button,
    /// Leads to a form: its name ends in dots.
    Form,
    List,
    Number,
    Field,
    Rows,
    Board,
    /// A board of Conquest of Planet Earth.
    Hexes,
    Count,
};

/// Somebody or something that stands on a board.
struct Stands
{
    Space at;
    std::string name;
    friend auto operator<=>(const Stands &, const Stands &) = default;
};

/// Everything that can be seen at one moment.
class Eyes
{
public:
    explicit Eyes(std::mt19937 &random);

    [[nodiscard]] const QList<QPointer<QWidget>> &of(Kind kind) const
    {
        return m_seen.at(static_cast<std::size_t>(kind));
    }

    /// One of that kind; null when none is shown.
    [[nodiscard]] QWidget *one(Kind kind) const;

    /// One of that kind in the same part of the window as that widget, the nearer part first; null when there is none.
    [[nodiscard]] QWidget *oneBeside(const QWidget *widget, Kind kind) const;

    /// One of that kind in the column of the board: what can be done stands there; null when there is none.
    [[nodiscard]] QWidget *oneUnderBoard(Kind kind) const;

    /// The largest board that is shown; null when none is.
    [[nodiscard]] BoardView *board() const;

    [[nodiscard]] std::size_t below(std::size_t end) const { return end == 0 ? 0 : m_random() % end; }

    /// A die that lies there; null when none does.
    [[nodiscard]] QWidget *die() const;

    /// Entries with a shortcut that can be used now; those alone that lead to a form.
    [[nodiscard]] std::vector<QAction *> keys(bool formsAlone) const;

private:
    std::mt19937 &m_random;
    std::vector<QList<QPointer<QWidget>>> m_seen;
};

/// Everything that stands on a board.
std::set<Stands> standingOn(const BoardView &board);

/// A place on a board where something is: a figure, what is highlighted, a door; sometimes any.
QString spotOfInterest(const BoardView &board, const Eyes &eyes);
QString litSpot(const BoardView &board, const Eyes &eyes);
QString doorSpot(const BoardView &board, const Eyes &eyes);
QString figureSpot(const BoardView &board, const Eyes &eyes);
/// The space of a figure that is not on the commandos' side, if there is one.
QString foeSpot(const BoardView &board, const Eyes &eyes);

/// A space on a board of hexes: one with aliens, what is highlighted, or any.
QString hexSpot(const QWidget &board, const Eyes &eyes);

/// The name that a person would use for the widget.
QString calledBy(const QWidget &widget);

/// The text of the row at that point of a list or a menu; empty when there is no row.
QString rowAt(const QWidget &rows, QPoint point);

} // namespace dossier::test
