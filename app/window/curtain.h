#pragma once

#include "views/kit/preferences.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace dossier
{

/// Watches for events that close the curtain without a request: no input for a while, a screen vanishes, another
/// program comes to the front. Pages that one seat alone may see are covered earlier.
class Curtain : public QObject
{
    Q_OBJECT

public:
    /// Needs a QApplication.
    Curtain();

    void wear(const Preferences &preferences);

    /// Sets the permitted time without input; zero for no limit.
    void setIdleLimit(std::chrono::milliseconds limit);

    /// Sets the time without input after which the curtain locks; zero for no limit.
    void setLockLimit(std::chrono::milliseconds limit);

    /// Sets the time without input after which nobody seems to read a secret page.
    void setUnattended(std::chrono::milliseconds limit);

signals:
    /// The curtain has to close now.
    void due();
    /// The curtain has to lock now.
    void lockDue();
    /// In that many seconds the pages of single seats are covered, unless somebody touches the machine.
    void secretsDueSoon(int seconds);
    /// Somebody has touched the machine after all.
    void attended();
    /// Secret pages of single seats have to be covered: nobody is at the machine, or the window has left the screen.
    void secretsDue();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTimer m_idle;
    QTimer m_lock;
    QTimer m_unattended;
    /// Fires before that one, so that a reader can stay.
    QTimer m_warning;
    bool m_onFocusLoss = false;
};

} // namespace dossier
