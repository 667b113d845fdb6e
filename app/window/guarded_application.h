#pragma once

#include <QApplication>

#include <functional>

namespace dossier
{

/// An application in which no slot and no event ends the program: it reports an exception that escapes from them, and
/// calls `onEscaped` after the event.
class GuardedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    std::function<void()> onEscaped{};

    bool notify(QObject *receiver, QEvent *event) override;
};

} // namespace dossier
