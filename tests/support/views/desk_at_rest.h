#pragma once

#include "app/omega/game.h"
#include "app/omega/session_desk.h"
#include "app/specter/desk.h"
#include "app/specter/game.h"
#include "app/window/desk.h"

#include <QDir>
#include <QTemporaryDir>

namespace dossier::test
{

/// A desk with settings of its own in a folder that goes away, in English and dark unless told otherwise.
class DeskAtRest
{
public:
    /// Every step is asked for, unless those without a choice run by themselves as they do for people.
    explicit DeskAtRest(const Preferences &preferences = {}, bool runsSteps = false);

    [[nodiscard]] Desk &desk() { return *m_desk; }

    [[nodiscard]] MainWindow &window() { return m_desk->window(); }

    /// A path in the folder.
    [[nodiscard]] QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }

    /// Writes a file into the folder and returns its path.
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const;

    /// The page that is shown, by the name of its class.
    [[nodiscard]] QString page();

    /// What the frame of the window says.
    [[nodiscard]] QString title();

    /// What the message above the page says; empty when there is none.
    [[nodiscard]] QString message();

    /// Presses a key with the window, as a person would.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Desk> m_desk;
};

} // namespace dossier::test
