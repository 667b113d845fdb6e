#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace dossier
{

/// Saves what a person has typed without being asked: soon after the first change that is not saved yet, and when the
/// program or the desktop's session ends. Who goes on typing does not put it off, so that a program that is killed
/// loses no more than the pause. Needs a QCoreApplication.
class DelayedSave : public QObject
{
    Q_OBJECT

public:
    /// In milliseconds.
    static constexpr int usualPause = 1000;

    explicit DelayedSave(std::function<void()> save, int pause = usualPause);

    /// Something has changed that is to be saved.
    void noteChange();

    /// Saves at once what has changed, if anything has.
    void flush();

    /// There is nothing to save any more.
    void cancel() { m_timer.stop(); }

    [[nodiscard]] bool isPending() const { return m_timer.isActive(); }

private:
    std::function<void()> m_save;
    QTimer m_timer;
};

} // namespace dossier
