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
/// can be read, announced by a screen reader or reached by a key. A curtain that is shut hides contents that go away.
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

    /// Lowers it within milliseconds: to take many widgets out of a window takes longer. Nobody lifts it then.
    void shut();

    [[nodiscard]] bool isShut() const { return m_isShut; }

    /// Lifts it again.
    void reopen();

    /// True when the curtain is lifted with a PIN alone.
    [[nodiscard]] bool hasPin() const;

    /// Focuses the field of the PIN.
    void focusPin() { m_pins.focusField(); }

private:
    void render();
    void lower();
    void lift();

    QMainWindow *m_window;
    QWidget *m_content;
    /// Page shown in the window while the curtain is down.
    Screen *m_page;
    PinGate m_pins;
    bool m_down = false;
    bool m_isShut = false;
    QPointer<QWidget> m_focusBefore;
};

} // namespace dossier
