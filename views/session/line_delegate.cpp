#include "views/session/line_delegate.h"

#include "views/kit/theme.h"
#include "views/session/journal_model.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int margin = 8;
/// Space between the violet bar of secret lines and the text.
constexpr int barRoom = 10;
/// Pixels above and below the words of a row.
constexpr int beside = 6;
/// Maximum number of lines of a row that needs them: dice are at the end of a sentence, and are what people look for.
constexpr int maxLines = 3;
/// Rows from the top that do so: to measure a whole journal with each of its lines would keep the table waiting.
constexpr int rowsInLines = 256;

int numberWidth(const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(QStringLiteral("00000 "));
}

int timeWidth(const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(QStringLiteral("00:00  "));
}

/// Returns the width for the text in a row of that width.
int roomIn(const QFontMetrics &metrics, int width)
{
    return width - 2 * margin - numberWidth(metrics) - timeWidth(metrics) - barRoom;
}

/// Breaks the text into at most `max` lines, the last one cut if it does not fit.
QStringList linesOf(const QString &text, const QFont &font, int room, int max)
{
    const QFontMetrics metrics(font);
    QStringList lines;
    QString left = text;
    while (lines.size() + 1 < max && metrics.horizontalAdvance(left) > room)
    {
        QTextLayout layout(left, font);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(room);
        const int length = line.textLength();
        layout.endLayout();
        lines << left.left(length).trimmed();
        left = left.mid(length).trimmed();
    }
    return lines << metrics.elidedText(left, Qt::ElideRight, room);
}

int linesTaken(const QStyleOptionViewItem &option, const QModelIndex &index, int width)
{
    const int room = roomIn(option.fontMetrics, width);
    return index.row() < rowsInLines
        ? static_cast<int>(linesOf(index.data().toString(), option.font, room, maxLines).size())
        : 1;
}

} // namespace

LineDelegate::LineDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

/// A list that is not seen is measured when it comes.
QSize LineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *list = qobject_cast<const QAbstractItemView *>(option.widget);
    const bool measured = list != nullptr && list->isVisible();
    const int lines = measured ? linesTaken(option, index, list->viewport()->width()) : 1;
    const int line = option.fontMetrics.height();
    return {option.fontMetrics.averageCharWidth() * 40, lines * line + beside};
}

void LineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = currentTheme();
    const bool secret = index.data(JournalModel::Secret).toBool();
    const bool standing = index.data(JournalModel::Standing).toBool();
    const QFontMetrics metrics(option.font);
    QRect rect = option.rect.adjusted(margin, beside / 2, -margin, -beside / 2);
    const int lines = std::max(rect.height() / std::max(metrics.height(), 1), 1);
    const auto write = [&](const QString &text) { painter->drawText(rect, Qt::AlignTop | Qt::AlignLeft, text); };
    painter->save();
    if ((option.state & QStyle::State_Selected) != 0)
        painter->fillRect(option.rect, theme.raised);
    QFont strong = option.font;
    strong.setWeight(QFont::DemiBold);
    painter->setFont(strong);
    painter->setPen(secret ? theme.violet.text : theme.dim);
    write(index.data(JournalModel::Number).toString());
    painter->setFont(option.font);
    painter->setPen(theme.dim);
    rect.setLeft(rect.left() + numberWidth(metrics));
    write(index.data(JournalModel::Time).toString());
    rect.setLeft(rect.left() + timeWidth(metrics));
    if (secret)
        painter->fillRect(QRect(rect.left(), rect.top() + 1, 4, rect.height() - 2), theme.violet.fill);
    rect.setLeft(rect.left() + barRoom);
    painter->setPen(!standing ? theme.dim : secret ? theme.violet.text : theme.ink);
    QFont font = option.font;
    font.setStrikeOut(!standing);
    painter->setFont(font);
    write(linesOf(index.data().toString(), option.font, rect.width(), lines).join(u'\n'));
    painter->restore();
}

} // namespace dossier
