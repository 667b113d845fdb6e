#pragma once

#include "tests/support/views/desk_at_rest.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

class QWidget;

namespace dossier
{
class BoardView;
}

namespace dossier::test
{

/// Plays a scenario's steps on the real window, as a person with a keyboard and a mouse would. A step is a line of a
/// verb and its object:
///
///     open FILE            in the folder of the scenario, or of what the test saved; `again FILE` restarts first
///     save FILE            saves there
///     key CTRL+X           presses keys where the focus is
///     go C7                puts the board's cursor on a space
///     size 1280 800        resizes the window
///     chance 2 0 5         the random numbers for dice and cards of Conquest, in order
///     space B3             clicks a space of Conquest's board
///     button TEXT          clicks the button of that name
///     field NAME = TEXT    types into the field of that name and leaves it
///     language it, theme light
///     verdict TEXT, read TEXT, page NAME, message TEXT, title TEXT, clipboard TEXT: a part of the shown text
///     says TEXT            some text on the window must contain TEXT
///     file NAME = OTHER    the saved file must equal the one in the scenario's folder
class WindowPlayer
{
public:
    /// Files for comparison are in the scenario's folder.
    explicit WindowPlayer(const QString &scenario);

    /// Does one step. Returns the failure, or nothing.
    std::optional<QString> play(const QString &line);

private:
    using Step = std::optional<QString> (WindowPlayer::*)(const QString &);

    static Step stepOf(const QString &verb);
    void start();
    [[nodiscard]] QString pathOf(const QString &file) const;
    [[nodiscard]] BoardView &board() const;
    std::optional<QString> open(const QString &file);
    std::optional<QString> save(const QString &file);
    std::optional<QString> again(const QString &file);
    std::optional<QString> pressKeys(const QString &keys);
    std::optional<QString> go(const QString &space);
    std::optional<QString> resize(const QString &size);
    std::optional<QString> drawBy(const QString &numbers);
    std::optional<QString> clickSpace(const QString &address);
    std::optional<QString> click(const QString &name);
    std::optional<QString> type(const QString &what);
    std::optional<QString> speak(const QString &language);
    std::optional<QString> wear(const QString &theme);
    std::optional<QString> expectVerdict(const QString &text);
    std::optional<QString> expectRead(const QString &text);
    std::optional<QString> expectPage(const QString &name);
    std::optional<QString> expectMessage(const QString &text);
    std::optional<QString> expectTitle(const QString &text);
    std::optional<QString> expectClipboard(const QString &text);
    std::optional<QString> expectSaid(const QString &text);
    std::optional<QString> expectFile(const QString &what);

    [[nodiscard]] QWidget *named(const QString &name) const;

    QString m_scenario;
    QTemporaryDir m_saved;
    std::unique_ptr<DeskAtRest> m_at;
    QList<int> m_draws;
};

} // namespace dossier::test
