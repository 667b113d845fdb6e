#pragma once

#include "views/kit/preferences.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace dossier
{

/// Watches for events that close the curtain without a request: no input for a while, a screen vanishes, another
/// program comes to the front.
class Curtain : public QObject
{
    Q_OBJECT

public:
    /// Needs a QApplication.
    Curtain();

    void wear(const Preferences &preferences);

    /// Sets the permitted time without input; zero for no limit.
    void setIdleLimit(std::chrono::milliseconds limit);

signals:
    /// The curtain has to close now.
    void due();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTimer m_idle;
    bool m_onFocusLoss = false;
};

} // namespace dossier
