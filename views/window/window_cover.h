#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>

class QMainWindow;

namespace dossier
{

class Screen;

/// The curtain of a window: all that the window shows is taken out of it, not hidden in it, so that nothing of it can
/// be read, told by a screen reader or reached by a key.
class WindowCover
{
public:
    /// Covers that content, which stands in the window; `lift` is what the cover's button does.
    WindowCover(QMainWindow *window, QWidget *content, std::function<void()> lift);

    /// Gives up what is covered: the window goes.
    ~WindowCover();
    Q_DISABLE_COPY_MOVE(WindowCover)

    [[nodiscard]] bool isDown() const { return m_down; }

    void setDown(bool down);

private:
    void lower();
    void lift();

    QMainWindow *m_window;
    QWidget *m_content;
    /// Stands in the window while it is down.
    Screen *m_page;
    bool m_down = false;
    QPointer<QWidget> m_focusBefore;
};

} // namespace dossier
