#pragma once

#include "views/kit/game_face.h"
#include "views/kit/screen.h"

#include <QList>

#include <map>
#include <set>

class QAction;

namespace dossier
{

/// Property of an action that begins something new: its key belongs to no page, even while it waits for another page.
inline constexpr const char *ofNoPage = "ofNoPage";

/// Lists all keys and their actions, taken from the actions themselves.
class KeyboardPage : public Screen
{
public:
    /// A game's own remarks on its keys are below those of its page.
    KeyboardPage(QList<QAction *> actions, GameFaces games, Action<> back, QWidget *parent);

    /// Updates the keys: those of the page in front come first, then those of the whole window; those of other pages
    /// are folded away. It is called before that page is left, with the game being played, if any.
    KeyboardPage *begun(const QString &game);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Keys = QList<const QAction *>;

    void watch(const QAction &action);
    [[nodiscard]] bool isHere(const QAction &action) const;
    [[nodiscard]] Part made();
    /// Returns the remarks of that game on its keys, or of all others.
    [[nodiscard]] QString saidOf(bool isOthers) const;
    void unfold();

    const QList<QAction *> m_actions;
    const GameFaces m_games;
    const Action<> m_back;
    /// Actions that only some pages have: when one of them works, its key is listed before those that work
    /// everywhere.
    std::set<const QAction *> m_ofSomePages;
    std::map<const QAction *, QString> m_tips;
    Keys m_here;
    Keys m_everywhere;
    Keys m_others;
    QString m_game;
    bool m_isFolded = true;
};

} // namespace dossier
