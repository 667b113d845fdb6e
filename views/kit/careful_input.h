#pragma once

#include <QObject>

namespace dossier
{

/// Filters the input of the whole program, so that a hand that slips changes nothing at the table: the wheel turns a
/// field only when it has the focus, Enter presses the button that has it, undo and redo are the table's also in a
/// field of numbers, and a double click on what is due now does one step, not two.
class CarefulInput : public QObject
{
    Q_OBJECT

public:
    /// Filters from now on, as long as it lives. Needs a QApplication.
    explicit CarefulInput(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace dossier
