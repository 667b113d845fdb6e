#pragma once

#include "views/kit/theme.h"

#include <QAbstractSlider>

namespace dossier
{

/// The quantity that a row of pips counts.
enum class PipKind : std::uint8_t
{
    Adrenaline,
    Wounds,
    /// Remaining health.
    Health,
};

/// A number as a row of discs or squares that are filled up to it; a click or an arrow key requests another number. The
/// pips are smaller if the row is narrower than its size hint. The display changes only when it is rendered again.
class Pips : public QAbstractSlider
{
    Q_OBJECT

public:
    Pips(PipKind kind, QWidget *parent);

    /// Shows `count` of `max` pips; a count that does not fit is shown as far as possible.
    void render(int count, int max);
    void setTheme(const Theme &theme);

    /// Makes each pip half as wide, for narrow places.
    void makeSlim();

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void countRequested(int count);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int side() const;
    /// Width of a pip, and distance from one pip to the next.
    [[nodiscard]] int wide() const;
    [[nodiscard]] int step() const;
    [[nodiscard]] int usualStep() const;

    bool m_slim = false;
    PipKind m_kind;
    Theme m_theme;
};

} // namespace dossier
