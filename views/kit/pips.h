#pragma once

#include "views/kit/theme.h"

#include <QAbstractSlider>

namespace dossier
{

/// What a row of pips counts.
enum class PipKind : std::uint8_t
{
    Adrenaline,
    Wounds,
    /// What is left of it.
    Health,
};

/// A number as a row of discs or squares that are filled up to it; a click or an arrow key asks for another number.
/// Where it is narrower than it asks for, they are smaller.
/// What is shown stays until somebody renders anew.
class Pips : public QAbstractSlider
{
    Q_OBJECT

public:
    Pips(PipKind kind, QWidget *parent);

    /// So many of so many; more than there is room for is shown as far as it goes.
    void render(int count, int max);
    void setTheme(const Theme &theme);

    /// Makes each half as wide, for where there is little room.
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
    /// How wide one is, and how far the next one is from it.
    [[nodiscard]] int wide() const;
    [[nodiscard]] int step() const;
    [[nodiscard]] int usualStep() const;

    bool m_slim = false;
    PipKind m_kind;
    Theme m_theme;
};

} // namespace dossier
