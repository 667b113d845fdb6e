#include "views/session/line_delegate.h"

#include "views/session/journal_model.h"

#include <QPainter>

namespace dossier
{

LineDelegate::LineDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
}

QSize LineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    return {option.fontMetrics.averageCharWidth() * 40, option.fontMetrics.height() + 6};
}

void LineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool secret = index.data(JournalModel::Secret).toBool();
    const bool standing = index.data(JournalModel::Standing).toBool();
    const QFontMetrics metrics(option.font);
    const int numberWidth = metrics.horizontalAdvance(QStringLiteral("00000 "));
    const int timeWidth = metrics.horizontalAdvance(QStringLiteral("00:00  "));
    QRect rect = option.rect.adjusted(8, 0, -8, 0);
    painter->save();
    if ((option.state & QStyle::State_Selected) != 0)
        painter->fillRect(option.rect, m_theme.raised);
    QFont strong = option.font;
    strong.setWeight(QFont::DemiBold);
    painter->setFont(strong);
    painter->setPen(secret ? m_theme.violet.text : m_theme.dim);
    painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, index.data(JournalModel::Number).toString());
    painter->setFont(option.font);
    painter->setPen(m_theme.dim);
    rect.setLeft(rect.left() + numberWidth);
    painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, index.data(JournalModel::Time).toString());
    rect.setLeft(rect.left() + timeWidth);
    if (secret)
        painter->fillRect(QRect(rect.left(), rect.top() + 4, 4, rect.height() - 8), m_theme.violet.fill);
    rect.setLeft(rect.left() + 10);
    painter->setPen(!standing ? m_theme.dim : secret ? m_theme.violet.text : m_theme.ink);
    const QString text = metrics.elidedText(index.data().toString(), Qt::ElideRight, rect.width());
    QFont font = option.font;
    font.setStrikeOut(!standing);
    painter->setFont(font);
    painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, text);
    painter->restore();
}

} // namespace dossier
