#pragma once

#include <QComboBox>

namespace dossier
{

/// A list that is searched by typing any part of a row.
class SearchList : public QComboBox
{
public:
    /// With `takesAny` the text may be none of the rows. Otherwise a typed text that is no row, nor part of exactly
    /// one, is replaced by the row that was chosen before.
    SearchList(bool takesAny, QWidget *parent);

    /// Shows these rows; a text that is being typed stays.
    void setRows(const QStringList &rows);

private:
    void settle();
};

} // namespace dossier
