#pragma once

#include <QObject>

class QAction;

namespace dossier
{

class DeskActions;
class MainWindow;

/// The keys of the next step: Ctrl+Enter wherever the keyboard is, and Enter where no field, list, space or focused
/// button takes it (`CarefulInput` keeps such a stroke from the window). Where no desk does the next step, they press
/// the default button of the page that is shown.
class NextStepKey : public QObject
{
    Q_OBJECT

public:
    NextStepKey(const DeskActions &desk, MainWindow *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void pressDefault();

    MainWindow &m_window;
    QAction &m_step;
};

} // namespace dossier
