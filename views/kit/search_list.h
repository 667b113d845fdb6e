#pragma once

#include <QComboBox>

namespace dossier
{

/// A list that is searched by typing any part of a row.
class SearchList : public QComboBox
{
public:
    /// With `takesAny` a text may be none of the rows; else what is typed and is no row, nor the part of one alone,
    /// gives way to the row that was chosen before.
    SearchList(bool takesAny, QWidget *parent);

    /// Shows these rows; a text that is being typed stays.
    void setRows(const QStringList &rows);

private:
    void settle();
};

} // namespace dossier
