#pragma once

#include <QObject>

class QRect;
class QStackedWidget;
class QWidget;

namespace dossier
{

/// Where a message lies: over the page that is shown, so that nothing of the page moves for it: below its header, or at
/// its lower edge where fewer controls are; on a desk over its board alone, where it covers least of what is read
/// there.
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
    [[nodiscard]] int freerTop(const QRect &room) const;

    QWidget *m_message;
    QStackedWidget *m_pages;
};

} // namespace dossier
