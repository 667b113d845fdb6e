#pragma once

#include <QPointer>
#include <QWidget>

class QMainWindow;

namespace dossier
{

class CurtainPage;

/// The curtain of a window: all that the window shows is taken out of it, not hidden in it, so that nothing of it can
/// be read, told by a screen reader or reached by a key.
class WindowCover
{
public:
    /// Covers that content, which stands in the window.
    WindowCover(QMainWindow *window, QWidget *content);

    /// Gives up what is covered: the window goes.
    ~WindowCover();
    Q_DISABLE_COPY_MOVE(WindowCover)

    /// What is seen while it is down.
    [[nodiscard]] CurtainPage *page() const { return m_page; }

    [[nodiscard]] bool isDown() const { return m_down; }

    void setDown(bool down);

private:
    void lower();
    void lift();

    QMainWindow *m_window;
    QWidget *m_content;
    CurtainPage *m_page;
    bool m_down = false;
    QPointer<QWidget> m_focusBefore;
};

} // namespace dossier
