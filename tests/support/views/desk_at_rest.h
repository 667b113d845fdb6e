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

/// A desk with settings of its own in a temporary folder, in English and dark by default.
class DeskAtRest
{
public:
    /// By default every step needs a command; `runsSteps` runs those without a choice automatically, as for users.
    explicit DeskAtRest(const Preferences &preferences = {}, bool runsSteps = false);

    [[nodiscard]] Desk &desk() { return *m_desk; }

    [[nodiscard]] MainWindow &window() { return m_desk->window(); }

    /// A path in the folder.
    [[nodiscard]] QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }

    /// Writes a file into the folder and returns its path.
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const;

    /// The page that is shown, by the name of its class.
    [[nodiscard]] QString page();

    /// Returns the title of the window.
    [[nodiscard]] QString title();

    /// Returns the message above the page; empty when there is none.
    [[nodiscard]] QString message();

    /// Presses a key with the window, as a person would.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Desk> m_desk;
};

} // namespace dossier::test
