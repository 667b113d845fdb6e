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

/// While it lives, widgets are told less of a style that changes.
class QuietDressing : public QObject
{
    Q_OBJECT

public:
    QuietDressing();

    /// From now on it changes to what will be seen: all are told of it but those that wait. Before that nobody is.
    void tellAll() { m_tellsAll = true; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_tellsAll = false;
};

} // namespace dossier
