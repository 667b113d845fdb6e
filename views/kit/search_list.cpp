#include "views/kit/search_list.h"

#include "views/kit/plain_text.h"

#include <QCompleter>
#include <QLineEdit>

namespace dossier
{

namespace
{

constexpr int minCharacters = 12;
/// Minimum characters of a list that takes any text: names are typed into it.
constexpr int minNameCharacters = 24;

/// Role of a row's folded text, in which the completer searches.
constexpr int foldedRole = Qt::UserRole + 1;

/// Finds rows without regard to case and accents, as every search does, and completes to the row as it is written.
class FoldingCompleter : public QCompleter
{
public:
    using QCompleter::QCompleter;

    [[nodiscard]] QStringList splitPath(const QString &path) const override { return {folded(path)}; }

    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override
    {
        return index.data(Qt::DisplayRole).toString();
    }
};

} // namespace

SearchList::SearchList(bool takesAny, QWidget *parent)
    : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    // The longest row may need more room than there is.
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(takesAny ? minNameCharacters : minCharacters);
    setCompleter(new FoldingCompleter(model(), this));
    completer()->setCompletionRole(foldedRole);
    completer()->setFilterMode(Qt::MatchContains);
    if (!takesAny)
        connect(lineEdit(), &QLineEdit::editingFinished, this, &SearchList::settle);
}

void SearchList::setRows(const QStringList &rows)
{
    QStringList shown;
    for (int i = 0; i < count(); ++i)
        shown << itemText(i);
    if (shown == rows)
        return;
    const QString typed = currentText();
    clear();
    addItems(rows);
    for (int i = 0; i < rows.size(); ++i)
        setItemData(i, folded(rows[i]), foldedRole);
    setCurrentIndex(findText(typed));
    setEditText(typed);
}

void SearchList::settle()
{
    const QString text = currentText().trimmed();
    const QString typed = folded(text);
    // Rows that only accents tell apart are told apart by a text with its accents.
    int found = findText(text, Qt::MatchExactly | Qt::MatchCaseSensitive);
    if (found < 0)
        found = findData(typed, foldedRole);
    const QModelIndexList parts = model()->match(model()->index(0, 0), foldedRole, typed, 2, Qt::MatchContains);
    if (found < 0 && parts.size() == 1 && !typed.isEmpty())
        found = parts.front().row();
    if (found >= 0)
        setCurrentIndex(found);
    setEditText(currentIndex() < 0 ? QString() : itemText(currentIndex()));
}

} // namespace dossier
