#pragma once

#include <QObject>

namespace dossier
{

class DeskActions;
class MainWindow;

/// The key of the next step, where no desk takes it: it presses what is bright on the page that is shown.
class NextStepKey : public QObject
{
    Q_OBJECT

public:
    NextStepKey(const DeskActions &desk, MainWindow *window);
};

} // namespace dossier
