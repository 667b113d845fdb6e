#pragma once

#include "views/session/pin_gate.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QMainWindow;

namespace dossier
{

class Screen;

/// The curtain of a window: all contents of the window are taken out of it, not hidden in it, so that nothing of it
/// can be read, announced by a screen reader or reached by a key.
class WindowCover
{
public:
    /// Covers that content, which is in the window; `lift` is the action of the cover's button.
    WindowCover(QMainWindow *window, QWidget *content, std::function<void()> lift);

    /// Gives up the covered content, because the window is closing.
    ~WindowCover();
    Q_DISABLE_COPY_MOVE(WindowCover)

    [[nodiscard]] bool isDown() const { return m_down; }

    void setDown(bool down);

    /// True when the curtain is lifted with a PIN alone.
    [[nodiscard]] bool hasPin() const;

    /// Focuses the field of the PIN.
    void focusPin() { m_pins.focusField(); }

private:
    void lower();
    void lift();

    QMainWindow *m_window;
    QWidget *m_content;
    /// Page shown in the window while the curtain is down.
    Screen *m_page;
    PinGate m_pins;
    bool m_down = false;
    QPointer<QWidget> m_focusBefore;
};

} // namespace dossier
