#pragma once

#include "model/omega/geometry/map.h"
#include "views/board/board_frame.h"
#include "views/kit/theme.h"

#include <QWidget>

namespace dossier
{

/// A read-only picture of a map, painted as large as the widget allows.
class MapPicture : public QWidget
{
    Q_OBJECT

public:
    /// With or without coordinates and room numbers; `max` is the largest side of a space in pixels.
    MapPicture(Margin margin, double max, QWidget *parent = nullptr);

    void render(const Map &map);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Margin m_margin;
    double m_max;
    Map m_map{1, 1};
    Theme m_theme;
};

} // namespace dossier
