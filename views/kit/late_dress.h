#pragma once

#include <QObject>

class QStackedWidget;
class QWidget;

namespace dossier
{

/// Of a stack of pages, those that are not in front wait: a change of the style sheet undresses them, and they are
/// dressed when they come. Most widgets of the program wait, so that what is shown changes at once.
void letPagesWait(QStackedWidget &stack);

/// The same of a page that is in no stack while it is hidden.
void letWait(QWidget &page);

/// Before such a page is shown.
void dressPage(QWidget &page);

/// Takes what the style sheet that is worn gave them from the pages that wait.
void undressWaiting();

/// While it lives, some are not told of a style that changes.
class QuietDressing : public QObject
{
    Q_OBJECT

public:
    enum class Untold : unsigned char
    {
        /// What is put on is taken off again before anybody sees it.
        All,
        /// Those that wait: they are told when they come.
        Waiting,
    };

    explicit QuietDressing(Untold untold);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Untold m_untold;
};

} // namespace dossier
