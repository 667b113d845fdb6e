#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace dossier
{

/// Saves typed text automatically: soon after the first unsaved change, and when the program or the desktop's session
/// ends. Further typing does not postpone the save, so that a killed program loses no more than the pause. Needs a
/// QCoreApplication.
class DelayedSave : public QObject
{
    Q_OBJECT

public:
    /// Usual pause, in milliseconds.
    static constexpr int usualPause = 1000;

    explicit DelayedSave(std::function<void()> save, int pause = usualPause);
    ~DelayedSave() override;
    Q_DISABLE_COPY_MOVE(DelayedSave)

    /// Saves all pending changes of the program at once.
    static void flushAll();

    /// Notes a change that must be saved.
    void noteChange();

    /// Saves pending changes at once, if there are any.
    void flush();

    /// Drops pending changes.
    void cancel() { m_timer.stop(); }

    [[nodiscard]] bool isPending() const { return m_timer.isActive(); }

private:
    std::function<void()> m_save;
    QTimer m_timer;
};

} // namespace dossier
