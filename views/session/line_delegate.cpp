#include "views/session/line_delegate.h"

#include "views/session/journal_model.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int rim = 8;
/// Between the violet bar of what is secret and the words.
constexpr int barRoom = 10;
/// Pixels above and below the words of a row.
constexpr int beside = 6;
/// Rows from the top that take a second line where their words ask for it: to measure a whole journal with each of its
/// lines would keep the table waiting.
constexpr int rowsInTwo = 256;

int numberWidth(const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(QStringLiteral("00000 "));
}

int timeWidth(const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(QStringLiteral("00:00  "));
}

/// How wide the words can be in a row of that width.
int roomIn(const QFontMetrics &metrics, int width)
{
    return width - 2 * rim - numberWidth(metrics) - timeWidth(metrics) - barRoom;
}

bool takesTwo(const QStyleOptionViewItem &option, const QModelIndex &index, int width)
{
    return index.row() < rowsInTwo
        && option.fontMetrics.horizontalAdvance(index.data().toString()) > roomIn(option.fontMetrics, width);
}

/// The words in one line or in two, the last cut where they have no room.
QStringList linesOf(const QString &text, const QFont &font, int room, bool two)
{
    const QFontMetrics metrics(font);
    const auto cut = [&](const QString &line) { return metrics.elidedText(line, Qt::ElideRight, room); };
    if (!two)
        return {cut(text)};
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(room);
    const int length = first.textLength();
    layout.endLayout();
    return {text.left(length).trimmed(), cut(text.mid(length).trimmed())};
}

} // namespace

LineDelegate::LineDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
}

/// A list that is not seen is measured when it comes.
QSize LineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *list = qobject_cast<const QAbstractItemView *>(option.widget);
    const bool two = list != nullptr && list->isVisible() && takesTwo(option, index, list->viewport()->width());
    const int line = option.fontMetrics.height();
    return {option.fontMetrics.averageCharWidth() * 40, (two ? 2 : 1) * line + beside};
}

void LineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool secret = index.data(JournalModel::Secret).toBool();
    const bool standing = index.data(JournalModel::Standing).toBool();
    const QFontMetrics metrics(option.font);
    QRect rect = option.rect.adjusted(rim, beside / 2, -rim, -beside / 2);
    const bool two = rect.height() >= 2 * metrics.height();
    const auto write = [&](const QString &text) { painter->drawText(rect, Qt::AlignTop | Qt::AlignLeft, text); };
    painter->save();
    if ((option.state & QStyle::State_Selected) != 0)
        painter->fillRect(option.rect, m_theme.raised);
    QFont strong = option.font;
    strong.setWeight(QFont::DemiBold);
    painter->setFont(strong);
    painter->setPen(secret ? m_theme.violet.text : m_theme.dim);
    write(index.data(JournalModel::Number).toString());
    painter->setFont(option.font);
    painter->setPen(m_theme.dim);
    rect.setLeft(rect.left() + numberWidth(metrics));
    write(index.data(JournalModel::Time).toString());
    rect.setLeft(rect.left() + timeWidth(metrics));
    if (secret)
        painter->fillRect(QRect(rect.left(), rect.top() + 1, 4, rect.height() - 2), m_theme.violet.fill);
    rect.setLeft(rect.left() + barRoom);
    painter->setPen(!standing ? m_theme.dim : secret ? m_theme.violet.text : m_theme.ink);
    QFont font = option.font;
    font.setStrikeOut(!standing);
    painter->setFont(font);
    write(linesOf(index.data().toString(), option.font, rect.width(), two).join(u'\n'));
    painter->restore();
}

} // namespace dossier
