#include "views/conquest/desk/card_name.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>

namespace dossier
{

CardName::CardName(QWidget *parent)
    : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(this, &QComboBox::textActivated, this, &CardName::named);
    connect(lineEdit(), &QLineEdit::textEdited, this, &CardName::typed);
    // The completer writes what was chosen once more, when the list may already be the next one.
    connect(
        completer(), qOverload<const QString &>(&QCompleter::activated), this,
        [this]
        {
            if (currentIndex() < 0)
                clearEditText();
        },
        Qt::QueuedConnection);
    connect(lineEdit(), &QLineEdit::returnPressed, this,
        [this]
        {
            // What is chosen in the list of completions is activated by the same Enter, after it: taken here already,
            // it would be a line of the next list that is activated.
            const QAbstractItemView *list = completer()->popup();
            if (!list->isVisible() || !list->currentIndex().isValid())
                emit named(currentText());
        });
}

void CardName::offer(QStringList names, const QString &text)
{
    names.sort(Qt::CaseInsensitive);
    const QSignalBlocker blocker(this);
    QStringList before;
    for (int i = 0; i < count(); ++i)
        before << itemText(i);
    if (before != names)
    {
        clear();
        addItems(names);
    }
    setCurrentIndex(-1);
    setEditText(text);
}

} // namespace dossier
