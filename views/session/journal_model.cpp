#include "views/session/journal_model.h"

#include "views/session/journal_wording.h"

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

constexpr std::uint32_t pageLength = 64;

} // namespace

JournalModel::JournalModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

/// A line that passed may be taken back before others see it.
void JournalModel::render(std::uint32_t count, const LineSource &source, bool hasUnseen)
{
    beginResetModel();
    if (std::exchange(m_hasUnseen, hasUnseen) || hasUnseen)
        m_sifted = 0;
    m_count = count;
    m_source = source;
    m_page.clear();
    sift();
    endResetModel();
}

void JournalModel::setFilter(const LineFilter &filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    m_sifted = 0;
    sift();
    endResetModel();
}

void JournalModel::sift()
{
    if (showsAll() || !m_source || m_count == 0)
    {
        m_passed.clear();
        m_sifted = 0;
        return;
    }
    const std::vector<JournalRow> first = m_source(1, 1);
    const journal::Moment began = first.empty() ? journal::Moment{} : first.front().line.time;
    if (m_sifted == 0 || m_count < m_sifted || began != m_began)
    {
        m_passed.clear();
        m_sifted = 0;
        m_began = began;
    }
    while (m_sifted < m_count)
    {
        const std::vector<JournalRow> page = m_source(m_sifted + 1, std::min(m_count - m_sifted, pageLength));
        if (page.empty())
            break;
        for (const JournalRow &row : page)
            if (m_filter.passes(row))
                m_passed.push_back(row.line.number);
        m_sifted += static_cast<std::uint32_t>(page.size());
    }
}

int JournalModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return showsAll() ? static_cast<int>(m_count) : static_cast<int>(m_passed.size());
}

QModelIndex JournalModel::indexOf(std::uint32_t number) const
{
    if (number == 0)
        return {};
    if (showsAll())
        return index(static_cast<int>(m_count) - static_cast<int>(number), 0);
    const auto passed = std::ranges::find(m_passed, number);
    return index(passed == m_passed.end() ? -1 : static_cast<int>(m_passed.end() - passed) - 1, 0);
}

const JournalRow *JournalModel::lineAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const std::uint32_t number = showsAll() ? m_count - static_cast<std::uint32_t>(row)
                                            : m_passed[m_passed.size() - 1 - static_cast<std::size_t>(row)];
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
    const JournalRow *row = index.isValid() ? lineAt(index.row()) : nullptr;
    if (row == nullptr)
        return {};
    switch (role)
    {
    case Qt::DisplayRole:
        return wording::sentence(*row);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return wording::inFull(*row);
    case Number:
        return row->line.number;
    case Time:
        return wording::clock(row->line.time);
    case Secret:
        return isSecret(*row);
    case Standing:
        return row->line.standing || row->line.what != journal::LineKind::Done;
    case Position:
        return row->line.to.entry;
    default:
        return {};
    }
}

} // namespace dossier
