#include "views/kit/focus_home.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QWidget>

namespace dossier
{

namespace
{

class FocusHome : public QObject
{
public:
    FocusHome(QWidget &part, QWidget &home)
        : QObject(&part)
        , m_part(part)
        , m_home(&home)
    {
        part.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched != &m_part)
            return false;
        if (event->type() == QEvent::Show && !hasKeyboard())
            m_before = m_part.window()->focusWidget();
        // When the whole page hides, the part keeps the keyboard.
        if (event->type() == QEvent::Hide && m_part.isHidden() && hasKeyboard())
            leave();
        return false;
    }

private:
    [[nodiscard]] bool hasKeyboard() const
    {
        const QWidget *now = m_part.window()->focusWidget();
        return now != nullptr && (now == &m_part || m_part.isAncestorOf(now));
    }

    void leave()
    {
        const bool there = m_before != nullptr && m_before->window() == m_part.window() && m_before->isVisible()
            && m_before->isEnabled();
        QWidget *to = there ? m_before.get() : m_home.get();
        if (to != nullptr)
            to->setFocus(Qt::OtherFocusReason);
    }

    QWidget &m_part;
    QPointer<QWidget> m_home;
    QPointer<QWidget> m_before;
};

} // namespace

void comeHomeFrom(QWidget &part, QWidget &home)
{
    new FocusHome(part, home);
}

} // namespace dossier
