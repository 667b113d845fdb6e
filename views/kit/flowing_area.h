#pragma once

#include <QScrollArea>

namespace dossier
{

/// Scrolls a page up and down and gives its paragraphs the height that they need at the width there is, which a plain
/// scroll area does not.
class FlowingArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit FlowingArea(QWidget *parent);

    /// Shows a page that has a layout, and owns it.
    void setPage(QWidget *page);

    /// The height that the page needs at the width there is.
    [[nodiscard]] int neededHeight() const { return m_needed; }

signals:
    void neededHeightChanged();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    int m_needed = 0;
};

} // namespace dossier
