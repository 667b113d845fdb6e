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

} // namespace

SearchList::SearchList(bool takesAny, QWidget *parent)
    : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    // The longest row may need more room than there is.
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(takesAny ? minNameCharacters : minCharacters);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
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
    setCurrentIndex(findText(typed));
    setEditText(typed);
}

void SearchList::settle()
{
    const QString typed = currentText().trimmed();
    int found = findText(typed, Qt::MatchFixedString);
    QList<int> parts;
    for (int i = 0; i < count() && !typed.isEmpty(); ++i)
        if (folded(itemText(i)).contains(folded(typed)))
            parts << i;
    if (found < 0 && parts.size() == 1)
        found = parts.front();
    if (found >= 0)
        setCurrentIndex(found);
    setEditText(currentIndex() < 0 ? QString() : itemText(currentIndex()));
}

} // namespace dossier
