#pragma once

#include <QPointer>
#include <QScrollArea>

namespace dossier
{

/// Scrolls a page vertically and gives its paragraphs the height that they need at the present width, which a plain
/// scroll area does not.
class FlowingArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit FlowingArea(QWidget *parent);

    /// Shows a page that has a layout, and owns it.
    void setPage(QWidget *page);

    /// Height that the page needs at the present width.
    [[nodiscard]] int neededHeight() const { return m_needed; }

    /// Keeps that part of the page at its visible position while everything around it is resized.
    void holdInSight(QWidget *part);

signals:
    void neededHeightChanged();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void announceText();
    void scrollBack();

    int m_needed = 0;
    QPointer<QWidget> m_held;
    int m_heldAt = 0;
};

} // namespace dossier
