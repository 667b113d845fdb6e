#include "app/window/curtain.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr std::chrono::minutes unattendedLimit{1};

bool isTouch(const QEvent &event)
{
    switch (event.type())
    {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TabletPress:
    case QEvent::TabletMove:
        return true;
    default:
        return false;
    }
}

void setLimit(QTimer &timer, std::chrono::milliseconds limit)
{
    timer.setInterval(limit);
    if (limit.count() > 0)
        timer.start();
    else
        timer.stop();
}

} // namespace

Curtain::Curtain()
{
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &Curtain::due);
    m_lock.setSingleShot(true);
    connect(&m_lock, &QTimer::timeout, this, &Curtain::lockDue);
    m_unattended.setSingleShot(true);
    m_warning.setSingleShot(true);
    setUnattended(unattendedLimit);
    connect(&m_unattended, &QTimer::timeout, this, &Curtain::secretsDue);
    connect(&m_warning, &QTimer::timeout, this,
        [this]
        {
            const auto left = m_unattended.intervalAsDuration() - m_warning.intervalAsDuration();
            emit secretsDueSoon(static_cast<int>(std::chrono::ceil<std::chrono::seconds>(left).count()));
        });
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &Curtain::due);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this,
        [this](Qt::ApplicationState state)
        {
            if (m_onFocusLoss && state != Qt::ApplicationActive)
                emit due();
        });
    qGuiApp->installEventFilter(this);
}

void Curtain::wear(const Preferences &preferences)
{
    m_onFocusLoss = preferences.curtainOnFocusLoss;
    setIdleLimit(std::chrono::minutes(preferences.curtainMinutes));
    setLockLimit(std::chrono::minutes(std::max(preferences.lockMinutes, 0)));
}

void Curtain::setIdleLimit(std::chrono::milliseconds limit)
{
    setLimit(m_idle, limit);
}

void Curtain::setLockLimit(std::chrono::milliseconds limit)
{
    setLimit(m_lock, limit);
}

void Curtain::setUnattended(std::chrono::milliseconds limit)
{
    m_unattended.start(limit);
    m_warning.start(limit * 3 / 4);
}

bool Curtain::eventFilter(QObject *watched, QEvent *event)
{
    if (isTouch(*event))
    {
        if (!m_warning.isActive())
            emit attended();
        m_unattended.start();
        m_warning.start();
        for (QTimer *timer : {&m_idle, &m_lock})
            if (timer->interval() > 0)
                timer->start();
    }
    const bool isWindow = watched->isWidgetType() && static_cast<QWidget *>(watched)->isWindow();
    if (isWindow && event->type() == QEvent::WindowStateChange && static_cast<QWidget *>(watched)->isMinimized())
        emit secretsDue();
    return QObject::eventFilter(watched, event);
}

} // namespace dossier
