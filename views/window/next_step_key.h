#pragma once

#include <QObject>

class QAction;

namespace dossier
{

class DeskActions;
class MainWindow;

/// The keys of the next step: Ctrl+Enter everywhere, and Enter unless a field, a list, a space or a focused button
/// uses it (`CarefulInput` keeps such a key press from the window). Without a desk they press the default button of
/// the page that is shown.
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
