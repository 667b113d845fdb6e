#pragma once

#include "model/omega/seen/view.h"
#include "views/kit/theme.h"

#include <QWidget>

#include <utility>
#include <vector>

class QPainter;

namespace dossier
{

/// The round track from 1 to 20 with both timer tokens, the space of the Crisis Point and those of events. In one row,
/// or in two where it is narrow.
class RoundTrack : public QWidget
{
    Q_OBJECT

public:
    explicit RoundTrack(QWidget *parent);

    /// With the mission's events, and those that only the overseer knows.
    void render(const omega::View &view);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    /// Whether its number is written: the others are counted from these, all numbers at once would be a ruler.
    [[nodiscard]] bool isNumbered(int space) const;
    /// The spaces as they lie at the present width, those with a number wider.
    [[nodiscard]] std::vector<QRectF> cells() const;
    void paintNumber(QPainter &painter, int space, const QRectF &cell) const;
    void paintMark(QPainter &painter, const QRectF &cell, const QColor &colour) const;
    [[nodiscard]] int cellWidth() const;
    [[nodiscard]] int cellHeight() const;
    [[nodiscard]] int columns(int width) const;

    omega::Clock m_clock;
    std::optional<int> m_crisis;
    /// A space with an event, and its name.
    using Marks = std::vector<std::pair<int, QString>>;
    Marks m_events;
    /// Those that nobody but the overseer knows.
    Marks m_secrets;
    Theme m_theme;
};

} // namespace dossier
