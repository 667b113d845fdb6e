#pragma once

#include "views/kit/game_face.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <set>
#include <vector>

class QAction;
class QGridLayout;
class QLabel;

namespace dossier
{

/// The property of an action that begins another game than the one that is played: its key leads away from the page.
inline constexpr const char *ofAnotherGame = "ofAnotherGame";

class FlowingArea;
class PageHeader;

/// What every key does, taken from the actions themselves.
class KeyboardPage : public QWidget
{
    Q_OBJECT

public:
    /// What the games say of their keys stands below the actions.
    KeyboardPage(const QList<QAction *> &actions, const GameFaces &games, QWidget *parent);

    /// This page, begun anew: the keys that work on the page where one is come first, and it is asked before that page
    /// goes.
    KeyboardPage *begun();

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
    int addRows(const std::function<bool(const QAction *)> &wanted, int line);
    void retranslate();

    PageHeader *m_header;
    QList<Row> m_rows;
    /// Actions that not every page has: where one of them works, its key is told before those that work everywhere.
    std::set<const QAction *> m_ofSomePages;
    QGridLayout *m_grid = nullptr;
    /// Above the keys of the page where one was, and above the others.
    QLabel *m_here;
    QLabel *m_others;
    QLabel *m_elsewhere;
    std::vector<const char *> m_ofGames;
    FlowingArea *m_area;
};

} // namespace dossier
