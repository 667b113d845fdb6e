#pragma once

#include <QObject>
#include <QThread>

#include <functional>
#include <memory>
#include <vector>

namespace dossier
{

/// Deletes a thread once it has finished.
struct WaitForThread
{
    void operator()(QThread *thread) const
    {
        thread->wait();
        delete thread;
    }
};

/// Work that makes texts in a thread of its own, one at a time. It reads files through connections of its own, and
/// stops when its thread is requested to. An exception of it is thrown again in the thread of this object.
class BackgroundWork : public QObject
{
public:
    /// Runs a function in the thread of this object, unless the work was cancelled meanwhile.
    using Report = std::function<void(const std::function<void()> &)>;
    using Work = std::function<void(const Report &)>;

    BackgroundWork() = default;
    ~BackgroundWork() override;
    Q_DISABLE_COPY_MOVE(BackgroundWork)

    /// Begins work in place of any other. `done` runs at its end.
    void begin(const Work &work, const std::function<void()> &done);

    /// Stops the work: nothing of it is reported any more.
    void cancel();

    /// Waits until no text is being made, because the language changes; the work then begins again from its start.
    void pause();

private:
    void start();
    void stop();

    Work m_work;
    std::function<void()> m_done;
    /// The number of starts and stops so far.
    int m_run = 0;
    /// The running thread, and those that are stopping.
    std::vector<std::unique_ptr<QThread, WaitForThread>> m_threads;
};

} // namespace dossier
