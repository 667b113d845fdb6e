#pragma once

#include "views/kit/theme.h"

#include <QWidget>

#include <vector>

namespace dossier
{

/// The track of human technology: its spaces, red circles, where the marker stands, and the cannon at its end. A click
/// or an arrow key asks for another place of the marker.
class TechnologyTrack : public QWidget
{
    Q_OBJECT

public:
    explicit TechnologyTrack(QWidget *parent);

    void render(int marker, const std::vector<int> &redCircles, const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void markerAsked(int marker);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] int side() const;

    int m_marker = 0;
    std::vector<int> m_redCircles;
    Theme m_theme;
};

} // namespace dossier
