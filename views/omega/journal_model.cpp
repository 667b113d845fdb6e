#include "journal_model.h"

#include "event_wording.h"

#include <QDateTime>
#include <QLocale>

namespace dossier
{

namespace
{

constexpr std::uint32_t pageLength = 64;

bool isSecret(const ToldLine &told)
{
    const journal::Line &line = told.line;
    return line.what == journal::LineKind::Done && line.kind.open.empty();
}

} // namespace

JournalModel::JournalModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void JournalModel::render(const omega::PublicTable &table, std::uint32_t count, const LineSource &source)
{
    beginResetModel();
    m_table = table;
    m_count = count;
    m_source = source;
    m_page.clear();
    endResetModel();
}

int JournalModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_count);
}

const ToldLine *JournalModel::lineAt(int row) const
{
    const std::uint32_t number = m_count - static_cast<std::uint32_t>(row);
    if (number == 0 || number > m_count || !m_source)
        return nullptr;
    if (m_page.empty() || number < m_first || number >= m_first + m_page.size())
    {
        m_first = number > pageLength ? number - pageLength + 1 : 1;
        m_page = m_source(m_first, pageLength);
    }
    const std::size_t index = number - m_first;
    return index < m_page.size() ? &m_page[index] : nullptr;
}

QVariant JournalModel::data(const QModelIndex &index, int role) const
{
    const ToldLine *told = index.isValid() ? lineAt(index.row()) : nullptr;
    if (told == nullptr)
        return {};
    switch (role)
    {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return wording::sentence(m_table, *told);
    case Number:
        return told->line.number;
    case Time:
        return QLocale().toString(
            QDateTime::fromMSecsSinceEpoch(told->line.time.milliseconds).time(), QStringLiteral("HH:mm"));
    case Secret:
        return isSecret(*told);
    case Standing:
        return told->line.standing || told->line.what != journal::LineKind::Done;
    case Position:
        return told->line.to.entry;
    default:
        return {};
    }
}

} // namespace dossier
