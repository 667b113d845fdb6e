#include "app/window/background_work.h"

#include <exception>

namespace dossier
{

BackgroundWork::~BackgroundWork()
{
    stop();
}

void BackgroundWork::begin(const Work &work, const std::function<void()> &done)
{
    stop();
    m_work = work;
    m_done = done;
    start();
}

void BackgroundWork::cancel()
{
    stop();
    m_work = {};
}

void BackgroundWork::pause()
{
    stop();
    for (const auto &thread : m_threads)
        thread->wait();
    const auto restart = [this, run = m_run]
    {
        if (run == m_run)
            start();
    };
    if (m_work)
        QMetaObject::invokeMethod(this, restart, Qt::QueuedConnection);
}

void BackgroundWork::stop()
{
    ++m_run;
    for (const auto &thread : m_threads)
        thread->requestInterruption();
}

void BackgroundWork::start()
{
    const Report report = [this, run = ++m_run](const std::function<void()> &what)
    {
        const auto unlessCancelled = [this, run, what]
        {
            if (run == m_run)
                what();
        };
        QMetaObject::invokeMethod(this, unlessCancelled, Qt::QueuedConnection);
    };
    const auto end = [this]
    {
        m_work = {};
        m_done();
    };
    const auto all = [report, end, work = m_work]
    {
        std::exception_ptr fault;
        try
        {
            work(report);
        }
        catch (...)
        {
            fault = std::current_exception();
        }
        report(end);
        if (fault)
            report([fault] { std::rethrow_exception(fault); });
    };
    QThread *thread = m_threads.emplace_back(QThread::create(all)).get();
    connect(thread, &QThread::finished, this,
        [this, thread] { std::erase_if(m_threads, [&](const auto &one) { return one.get() == thread; }); });
    thread->start();
}

} // namespace dossier
