#pragma once

#include "views/session/moment_words.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

/// A plain panel for what everybody has to take in: large in the middle of a page, or low over the edge of its board.
/// It goes by one press anywhere on it, by its button and by Escape; the next one waits until then.
class MomentPanel : public QFrame
{
    Q_OBJECT

public:
    /// Lies over the page, which owns it; where the page has a board, over the lower edge of that.
    explicit MomentPanel(QWidget *page, QWidget *board = nullptr);

    /// Shows that after what is shown still.
    void showMoment(MomentWords words);

    /// Shows the next one, or goes; false when nothing was shown.
    bool dismiss();

    /// More is known of what is shown: says it again.
    void sayAgain();

    /// The headline is written so many pixels high, and all else in proportion; without it as text is everywhere.
    void setFontSize(int pixels);

    /// Forgets what waits.
    void clear();

    /// Treats the shown moments as read and hides them; moments that were not visible yet stay queued.
    void acknowledge();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOutLarge();
    void layOutLow();
    void showFirst();
    /// Says the first in the language that is spoken.
    void write();
    void leave();
    void fit();
    void retranslate();

    QWidget *m_over;
    QList<MomentWords> m_waiting;
    /// True when the first of them has been on the screen.
    bool m_wasSeen = false;
    QLabel *m_headline;
    QLabel *m_sentence;
    QPushButton *m_continue;
};

} // namespace dossier
