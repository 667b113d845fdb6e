#pragma once

#include "views/kit/flowing_area.h"

namespace dossier
{

/// A scroll area for texts, a few lines high. Text out of sight is scrolled to, also by the tab and arrow keys, and is
/// in the tooltip. New texts begin at the top.
class ReadingArea : public FlowingArea
{
    Q_OBJECT

public:
    explicit ReadingArea(QWidget *parent);

    /// Sets the height in lines of text. With `areKept` false: as high as the texts need, at most `lines`, or more
    /// where the window is high. With `areKept` true: always `lines`, fewer where the window is low.
    void setLines(int lines, bool areKept);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fitHeight();
    [[nodiscard]] int linesOfShare(int lineHeight) const;

    QString m_text;
    int m_lines = 1;
    bool m_areKept = false;
};

} // namespace dossier
