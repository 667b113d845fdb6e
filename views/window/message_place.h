#pragma once

#include <QObject>

class QStackedWidget;
class QWidget;

namespace dossier
{

/// Where a message lies: over the page that is shown, below its header, so that nothing of the page moves for it; on a
/// desk over its board alone.
class MessagePlace : public QObject
{
    Q_OBJECT

public:
    /// Keeps the message, which is shown and hidden by others, over those pages.
    MessagePlace(QWidget *message, QStackedWidget *pages);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QWidget *m_message;
    QStackedWidget *m_pages;
};

} // namespace dossier
