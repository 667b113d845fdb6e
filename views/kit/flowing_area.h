#pragma once

#include <QPointer>
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

    /// Lets that part of the page stay where it is seen, while for a moment all around it gets another size.
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
