#pragma once

#include "views/kit/game_face.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <set>
#include <utility>
#include <vector>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;

namespace dossier
{

/// The property of an action that begins something new: its key is no page's, also where it waits for another page.
inline constexpr const char *ofNoPage = "ofNoPage";

class FlowingArea;
class PageHeader;

/// What every key does, taken from the actions themselves.
class KeyboardPage : public QWidget
{
    Q_OBJECT

public:
    /// What a game says of its keys stands below those of its page.
    KeyboardPage(const QList<QAction *> &actions, const GameFaces &games, QWidget *parent);

    /// This page, begun anew: the keys of the page where one is come first, then those of the whole window; those of
    /// other pages are folded away. It is asked before that page goes, and told which game is played, if one is.
    KeyboardPage *begun(const QString &game);

signals:
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row
    {
        const QAction *action;
        QLabel *key;
        QLabel *text;
    };

    void layOut(const QList<QAction *> &actions);
    void order();
    [[nodiscard]] bool isHere(const QAction &action) const;
    int addRows(const std::function<bool(const QAction *)> &wanted, int line, bool shown = true);
    void unfold();
    /// What the games say of their keys: that game, or all others.
    [[nodiscard]] QStringList saidOf(const QString &game, bool others) const;
    void tellOfGames();
    void retranslate();

    PageHeader *m_header;
    QList<Row> m_rows;
    /// Actions that not every page has: where one of them works, its key is told before those that work everywhere.
    std::set<const QAction *> m_ofSomePages;
    QGridLayout *m_grid = nullptr;
    /// Above the keys of the page where one was, of the whole window, and of other pages.
    QLabel *m_here;
    QLabel *m_ofGame;
    QLabel *m_everywhere;
    QLabel *m_others;
    QPushButton *m_unfold;
    bool m_folded = true;
    QLabel *m_elsewhere;
    QString m_game;
    std::vector<std::pair<QString, const char *>> m_ofGames;
    FlowingArea *m_area;
};

} // namespace dossier
