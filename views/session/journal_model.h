#pragma once

#include "views/session/line_filter.h"

#include <QAbstractListModel>

namespace dossier
{

/// The journal's lines that pass a filter, newest first. Pages are requested as they become visible; with a filter
/// each line is checked once.
class JournalModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Data of a line beside its sentence.
    enum LineRole
    {
        Number = Qt::UserRole,
        Time,
        /// True when only those who know secrets may know of the line.
        Secret,
        /// True when the line is part of the history of the current position.
        Standing,
        Position,
    };

    explicit JournalModel(QObject *parent);

    /// Shows that number of lines.
    void render(std::uint32_t count, const LineSource &source, bool hasUnseen = false);

    void setFilter(const LineFilter &filter);

    [[nodiscard]] const LineFilter &filter() const { return m_filter; }

    /// Returns the index of the line with that number; invalid when it does not pass.
    [[nodiscard]] QModelIndex indexOf(std::uint32_t number) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] const JournalRow *lineAt(int row) const;
    /// Looks at the lines that came since the last time.
    void sift();

    [[nodiscard]] bool showsAll() const { return m_filter.passesAll(); }

    std::uint32_t m_count = 0;
    LineSource m_source;
    LineFilter m_filter;
    bool m_hasUnseen = false;
    /// Numbers of the lines that passed, among the first `m_sifted`, of the journal that began at that moment.
    std::vector<std::uint32_t> m_passed;
    std::uint32_t m_sifted = 0;
    journal::Moment m_began;
    /// First line number of the page requested last.
    mutable std::uint32_t m_first = 0;
    mutable std::vector<JournalRow> m_page;
};

} // namespace dossier
