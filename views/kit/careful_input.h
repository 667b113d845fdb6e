#pragma once

#include <QObject>
#include <QString>

class QKeyEvent;
class QMouseEvent;

namespace dossier
{

/// True for Enter without a modifier.
bool isPlainEnter(const QKeyEvent &key);

/// Filters the input of the whole program, so that a slip of the hand changes nothing at the table, and passes tool
/// tips to screen readers. The wheel turns a field only when it has the focus. Enter presses the focused button. A
/// click on a button leaves the focus where it was. Undo and redo belong to the table also in number fields. A held key
/// does one step. A double click on the step that is due does one step, not two: a button text that changes so soon
/// after a click, or after the key that presses it, was not read, and the default button is never clicked twice at
/// once.
class CarefulInput : public QObject
{
    Q_OBJECT

public:
    /// Filters for its lifetime. Needs a QApplication.
    explicit CarefulInput(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The last press with the left button: its time, the button, and the button's text.
    struct Press
    {
        quint64 time = 0;
        const void *on = nullptr;
        QString says{};
    };

    /// A key that went down or up, and when.
    struct Stroke
    {
        int key = 0;
        quint64 time = 0;
    };

    bool isTooSoon(QObject *watched, const QMouseEvent &mouse);
    bool isNextStepTooSoon();
    bool isIdleEnter(QObject *watched, const QKeyEvent &key);
    void noteStroke(const QKeyEvent &key);

    Press m_last;
    /// The last stroke of the key that does the next step.
    Press m_step;
    Stroke m_down;
    Stroke m_up;
    /// True while the key that went down last is held.
    bool m_held = false;
    /// True when the Enter that went down last is for a field or a list.
    bool m_isUsed = false;
};

} // namespace dossier
