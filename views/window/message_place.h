#pragma once

#include <QObject>

class QRect;
class QStackedWidget;
class QWidget;

namespace dossier
{

/// Places a message over the page that is shown, so that nothing on the page moves: below its header, or at its lower
/// edge if that covers fewer controls; on a desk only over its board, where it covers the least text.
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
