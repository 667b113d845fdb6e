#pragma once

#include <QAbstractItemView>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace dossier
{

/// Gives a row of a list whose text does not fit as many lines as it needs, up to the available height; text that does
/// not fit there either is in the tooltip. The list wraps its texts and lays itself out again when its width changes.
class WholeItems : public QStyledItemDelegate
{
public:
    WholeItems(int maxLines, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_max(maxLines)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem one = option;
        one.features.setFlag(QStyleOptionViewItem::WrapText, false);
        const QSize line = QStyledItemDelegate::sizeHint(one, index);
        const auto *list = qobject_cast<const QAbstractItemView *>(option.widget);
        const int room = list != nullptr ? list->viewport()->width() : line.width();
        if (line.width() <= room)
            return line;
        // Measures with the item's own font; the margin is the width beside the text.
        one = option;
        initStyleOption(&one, index);
        const int margin = std::max(line.width() - one.fontMetrics.horizontalAdvance(one.text), 0);
        const int high
            = one.fontMetrics
                  .boundingRect(0, 0, std::max(room - margin, 1), QWIDGETSIZE_MAX, Qt::TextWordWrap, one.text)
                  .height();
        const int spacing = std::max(one.fontMetrics.lineSpacing(), 1);
        const int lines = std::clamp((high + spacing - 1) / spacing, 2, m_max);
        return {room, line.height() + (lines - 1) * spacing};
    }

protected:
    /// A text that begins with spaces is indented, with every line of it.
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const auto first = std::ranges::find_if(std::as_const(option->text), [](QChar sign) { return sign != u' '; });
        const auto spaces = first - std::as_const(option->text).begin();
        if (spaces == 0 || option->features.testFlag(QStyleOptionViewItem::HasDecoration))
            return;
        option->decorationSize = {option->fontMetrics.horizontalAdvance(option->text.left(spaces)), 1};
        option->features.setFlag(QStyleOptionViewItem::HasDecoration);
        option->text.remove(0, spaces);
    }

private:
    int m_max;
};

} // namespace dossier
