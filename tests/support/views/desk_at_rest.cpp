#include "tests/support/views/desk_at_rest.h"

#include "tests/support/views/settle.h"
#include "views/kit/appearance.h"
#include "views/window/message_bar.h"

#include <QFile>
#include <QStackedWidget>
#include <QTest>
#include <QWindow>

namespace dossier::test
{

DeskAtRest::DeskAtRest(const Preferences &preferences, bool runsSteps)
{
    loadResources();
    QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0"));
    const QString settings = path(QStringLiteral("settings.ini"));
    Settings(settings).setPreferences(preferences);
    Settings(settings).setRunsSteps(runsSteps);
    Settings(settings).setKnowsSigns();
    m_desk = std::make_unique<Desk>(settings, path(QStringLiteral("unsaved")));
    // A test may give commands for longer than a minute without touching anything.
    m_desk->curtain().setUnattended(std::chrono::hours(1));
    window().resize(1280, 860);
    window().show();
    window().activateWindow();
    if (!QTest::qWaitForWindowActive(&window()))
        qFatal("the window is not active");
    settle();
}

QString DeskAtRest::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a file of the test");
    return file.fileName();
}

QString DeskAtRest::page()
{
    const QWidget *shown = window().findChild<QStackedWidget *>()->currentWidget();
    return shown->objectName().isEmpty()
        ? QString::fromLatin1(shown->metaObject()->className()).section(QStringLiteral("::"), -1)
        : shown->objectName();
}

QString DeskAtRest::title()
{
    return window().windowHandle()->title();
}

QString DeskAtRest::message()
{
    const MessageBar &bar = window().message();
    return bar.isVisible() ? bar.text() : QString();
}

void DeskAtRest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&window(), key, modifiers);
    QCoreApplication::processEvents();
}

} // namespace dossier::test
