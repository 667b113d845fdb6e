#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace dossier
{

/// Widgets one after another in as many lines as the width asks for, as words in a paragraph. It has no margins.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    /// `gap` pixels lie between two widgets and between two lines.
    explicit FlowLayout(QWidget *parent = nullptr, int gap = 6);
    ~FlowLayout() override;
    Q_DISABLE_COPY_MOVE(FlowLayout)

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Places the items, if they are to be, and returns the height that they take.
    int flow(const QRect &rect, bool place) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace dossier
