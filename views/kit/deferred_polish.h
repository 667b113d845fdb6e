#pragma once

#include <QObject>

class QStackedWidget;
class QWidget;

namespace dossier
{

/// Defers the polish of those pages of a stack that are not in front: a change of the style sheet unpolishes them, and
/// they are polished when they are shown. This covers most widgets of the program, so that the visible page changes at
/// once.
void deferPolishOfPages(QStackedWidget &stack);

/// Defers the polish of a page that is in no stack while it is hidden.
void deferPolish(QWidget &page);

/// Polishes a deferred page; call before it is shown.
void polishPage(QWidget &page);

/// Removes the effects of the present style sheet from the deferred pages.
void unpolishHiddenPages();

/// Keeps style changes from some widgets during its lifetime.
class DeferredPolish : public QObject
{
    Q_OBJECT

public:
    enum class Deferred : unsigned char
    {
        /// All widgets: the style is replaced again before it is seen.
        All,
        /// Deferred pages only: they get the style when they are shown.
        Waiting,
    };

    explicit DeferredPolish(Deferred untold);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Deferred m_deferred;
};

} // namespace dossier
