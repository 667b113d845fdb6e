#pragma once

#include <QApplication>

#include <functional>

namespace dossier
{

/// An application in which no slot and no event ends the program: an exception that they let out is told, and
/// `onEscaped` is called once the event is over.
class GuardedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    std::function<void()> onEscaped{};

    bool notify(QObject *receiver, QEvent *event) override;
};

} // namespace dossier
