#pragma once

#include "views/session/moment_words.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

/// A plain panel for news that everybody has to read: large in the middle of a page, or low over the edge of its
/// board. One press anywhere on it, its button or Escape closes it; the next one waits until then.
class MomentPanel : public QFrame
{
    Q_OBJECT

public:
    /// Covers a part of the page, which owns it; when the page has a board, the lower edge of that.
    explicit MomentPanel(QWidget *page, QWidget *board = nullptr);

    /// Queues that moment after the one shown.
    void showMoment(MomentWords words);

    /// Shows the next one, or closes; false when nothing was shown.
    bool dismiss();

    /// Announces the shown moment again when more is known of it.
    void sayAgain();

    /// Sets the font size of the headline, in pixels, and all else in proportion; by default it follows the text
    /// size.
    void setFontSize(int pixels);

    /// Drops the queued moments.
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
    /// Says the first in the current language.
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
