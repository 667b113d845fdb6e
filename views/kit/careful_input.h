#pragma once

#include <QObject>
#include <QString>

class QKeyEvent;
class QMouseEvent;

namespace dossier
{

/// True for Enter without a modifier.
bool isPlainEnter(const QKeyEvent &key);

/// Filters the input of the whole program, so that a hand that slips changes nothing at the table, and tells screen
/// readers what a tool tip says: the wheel turns a field only when it has the focus, Enter presses the button that has
/// it, a click on a button leaves the focus where it was, undo and redo are the table's also in a field of numbers, a
/// key that is held down does one step, and a double click on what is due now does one step, not two: what a button
/// says anew so soon after a click, or after the key that presses it, was not read, and the default button is never
/// clicked twice at once.
class CarefulInput : public QObject
{
    Q_OBJECT

public:
    /// Filters from now on, as long as it lives. Needs a QApplication.
    explicit CarefulInput(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The last press with the left button: when, on what, and what that said.
    struct Press
    {
        quint64 time = 0;
        const void *on = nullptr;
        QString says{};
    };

    /// A key that went down or up: which and when.
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
    /// Whether the key that went down last was down all the time.
    bool m_held = false;
    /// The Enter that went down last is for a field or a list.
    bool m_isUsed = false;
};

} // namespace dossier
