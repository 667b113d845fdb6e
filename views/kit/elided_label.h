#pragma once

#include <QLabel>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace dossier
{

/// A line of text that is elided at its end where it does not fit. Its beginning is always visible.
class ElidedLabel : public QLabel
{
public:
    using QLabel::QLabel;

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        constexpr int minCharacters = 20;
        const QSize whole = sizeHint();
        return {std::min(whole.width(), fontMetrics().averageCharWidth() * minCharacters), whole.height()};
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        const QRect area = contentsRect();
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, area.width());
        if (shown == text())
            return QLabel::paintEvent(event);
        QPainter painter(this);
        drawFrame(&painter);
        style()->drawItemText(
            &painter, area, static_cast<int>(alignment()), palette(), isEnabled(), shown, foregroundRole());
    }
};

} // namespace dossier
