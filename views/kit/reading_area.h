#pragma once

#include "views/kit/flowing_area.h"

namespace dossier
{

/// Texts that scroll in a few lines. What has no room in sight is scrolled to, by the tab and arrow keys, too, and told
/// by the tooltip. Other texts begin at the top.
class ReadingArea : public FlowingArea
{
    Q_OBJECT

public:
    explicit ReadingArea(QWidget *parent);

    /// Sets the height in lines of text: as high as the texts ask for, at most so many lines, or more where the window
    /// is high; or so many lines whatever the texts ask for, fewer where the window is low.
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
