#pragma once

#include <QObject>

class QStackedWidget;
class QWidget;

namespace dossier
{

/// Of a stack of pages, those that are not in front wait: a change of the style sheet unpolishes them, and they are
/// polished when they come. Most widgets of the program wait, so that what is shown changes at once.
void deferPolishOfPages(QStackedWidget &stack);

/// The same of a page that is in no stack while it is hidden.
void deferPolish(QWidget &page);

/// Before such a page is shown.
void polishPage(QWidget &page);

/// Takes what the style sheet that is worn gave them from the pages that wait.
void unpolishHiddenPages();

/// While it lives, some are not told of a style that changes.
class DeferredPolish : public QObject
{
    Q_OBJECT

public:
    enum class Deferred : unsigned char
    {
        /// What is put on is taken off again before anybody sees it.
        All,
        /// Those that wait: they are told when they come.
        Waiting,
    };

    explicit DeferredPolish(Deferred untold);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Deferred m_deferred;
};

} // namespace dossier
